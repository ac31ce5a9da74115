import { once } from "node:events";
import { createServer } from "node:net";
import { SetupProblem } from "../scripts/shared/setup-problem.ts";

/** Both addresses that a browser tries for "localhost". */
const localAddresses = ["127.0.0.1", "::1"];

/**
 * Resolves when nobody listens on `port` of this machine. Otherwise rejects with a
 * SetupProblem that names `use` and, as the way out, `variable`.
 */
export async function requireFreePort(port: number, use: string, variable: string): Promise<void> {
  for (const address of localAddresses) {
    const probe = createServer();
    try {
      await once(probe.listen(port, address), "listening");
    } catch (error) {
      // A machine without IPv6 has no ::1; then nothing can listen there either.
      if ((error as NodeJS.ErrnoException).code === "EADDRNOTAVAIL") continue;
      throw new SetupProblem(
        `Port ${port} for ${use} is taken: stop the program that uses it, or set ${variable} to another port.`,
      );
    } finally {
      probe.close();
    }
  }
}

/** A port of this machine that is free now, for a server nobody needs to know the address of. */
export async function findFreePort(): Promise<number> {
  const probe = createServer().listen(0, "127.0.0.1");
  await once(probe, "listening");
  const address = probe.address();
  probe.close();
  await once(probe, "close");
  if (address === null || typeof address === "string") throw new Error("A TCP server has a port.");
  return address.port;
}

import { randomInt } from "node:crypto";
import { once } from "node:events";
import { createServer } from "node:net";
import { SetupProblem } from "./setup-problem.ts";

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

/**
 * A port of this machine that is free now, for a server nobody needs to know the address of. Below those that systems
 * give to outgoing connections (Linux from 32768, others from 49152), one of which could have it before the server does.
 */
export async function findFreePort(): Promise<number> {
  const port = randomInt(20_000, 32_768);
  const probe = createServer();
  try {
    await once(probe.listen(port, "127.0.0.1"), "listening");
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EADDRINUSE") throw error;
    return findFreePort();
  }
  probe.close();
  await once(probe, "close");
  return port;
}

import { randomInt } from "node:crypto";
import { once } from "node:events";
import { createServer } from "node:net";
import { SetupProblem } from "./setup-problem.ts";

const localAddresses = ["127.0.0.1", "::1"];

/** Rejects with a SetupProblem that names `use` and `variable` when a program listens on `port` of this machine. */
export async function requireFreePort(port: number, use: string, variable: string): Promise<void> {
  for (const address of localAddresses) {
    const probe = createServer();
    try {
      await once(probe.listen(port, address), "listening");
    } catch (error) {
      // Without IPv6 there is no ::1.
      if ((error as NodeJS.ErrnoException).code === "EADDRNOTAVAIL") continue;
      throw new SetupProblem(
        `Port ${port} for ${use} is taken: stop the program that uses it, or set ${variable} to another port.`,
      );
    } finally {
      probe.close();
    }
  }
}

/** A free port, below the ephemeral ports (Linux from 32768, others from 49152) that an outgoing connection may take. */
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

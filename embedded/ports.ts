import { randomInt } from "node:crypto";
import { once } from "node:events";
import { createServer } from "node:net";
import { SetupProblem } from "./setup-problem.ts";

export async function requireFreePort(port: number): Promise<void> {
  for (const address of ["127.0.0.1", "::1"]) {
    const probe = createServer();
    try {
      await once(probe.listen(port, address), "listening");
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === "EADDRNOTAVAIL") continue;
      throw new SetupProblem(
        `Poort ${port} is bezet. Staat de website al aan in een ander venster? Sluit dat dan, of zet SITE_PORT op een ander getal.`,
      );
    } finally {
      probe.close();
    }
  }
}

/** A free port below those for outgoing connections (Linux from 32768, others from 49152). */
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

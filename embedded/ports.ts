import { randomInt } from "node:crypto";
import { once } from "node:events";
import { createServer } from "node:net";
import { SetupProblem } from "./setup-problem.ts";

/** Listens on the port for a moment. Rejects when the port is taken. */
async function tryPort(port: number, address: string): Promise<void> {
  const probe = createServer().listen(port, address);
  await once(probe, "listening");
  await once(probe.close(), "close");
}

/** Rejects with a SetupProblem when something listens on the port, over IPv4 or IPv6. */
export async function requireFreePort(port: number): Promise<void> {
  for (const address of ["127.0.0.1", "::1"])
    await tryPort(port, address).catch(({ code }) => {
      if (code === "EADDRNOTAVAIL") return;
      throw new SetupProblem(
        `Poort ${port} is bezet. Staat de website al aan in een ander venster? Sluit dat dan, of zet SITE_PORT op een ander getal.`,
      );
    });
}

/** Finds a free port below those for outgoing connections (Linux from 32768, others from 49152). `draw` picks one. */
export function findFreePort(draw = () => randomInt(20_000, 32_768)): Promise<number> {
  const port = draw();
  const retry = (error: NodeJS.ErrnoException) => {
    if (error.code !== "EADDRINUSE") throw error;
    return findFreePort(draw);
  };
  return tryPort(port, "127.0.0.1").then(() => port, retry);
}

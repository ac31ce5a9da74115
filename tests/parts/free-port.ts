import { findFreePort } from "../../embedded/ports.ts";

/** Starts a listener on a free port, and tries another when a program took it meanwhile. */
export async function onFreePort<Started>(start: (port: number) => Promise<Started>): Promise<Started> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await start(await findFreePort());
    } catch (error) {
      if (attempt === 3 || !/EADDRINUSE|AddrInUse|is bezet/.test(String(error))) throw error;
    }
  }
}

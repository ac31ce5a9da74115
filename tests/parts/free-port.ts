/** Starts what listens on a free port, and once more when a program took it meanwhile. */
export async function onFreePort<Started>(start: () => Promise<Started>): Promise<Started> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await start();
    } catch (error) {
      if (attempt === 3 || !/EADDRINUSE|AddrInUse|is bezet/.test(String(error))) throw error;
    }
  }
}

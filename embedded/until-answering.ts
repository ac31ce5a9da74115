/**
 * Resolves once `url` answers, whatever it answers. Rejects when `failed` rejects
 * first, or with an Error after `withinMs`.
 */
export async function untilAnswering(url: string, failed: Promise<never>, withinMs: number): Promise<void> {
  const deadline = Date.now() + withinMs;
  // The last attempt is abandoned with the race, so it must not count as unhandled.
  await Promise.race([failed, poll(url, deadline)]);
}

async function poll(url: string, deadline: number): Promise<void> {
  while (Date.now() < deadline) {
    try {
      await fetch(url, { signal: AbortSignal.timeout(1_000) });
      return;
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
  throw new Error("it does not answer.");
}

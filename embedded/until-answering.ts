/** Resolves once `url` answers. Rejects with `failed`, or after `withinMs`. */
export async function untilAnswering(url: string, failed: Promise<never>, withinMs: number): Promise<void> {
  const deadline = Date.now() + withinMs;
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

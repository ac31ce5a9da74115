export const schedulerHeader = "x-scheduler-secret";

/** Compares digests, so that the time of the comparison says nothing about the secret. */
export async function isSecret(given: string, expected: string): Promise<boolean> {
  const [left, right] = await Promise.all([digest(given), digest(expected)]);
  return left.every((byte, index) => byte === right[index]);
}

async function digest(text: string): Promise<Uint8Array> {
  return new Uint8Array(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text)));
}

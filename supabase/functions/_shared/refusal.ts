/** The seconds to wait, from the `details` of `private.refuse` (supabase/migrations); undefined without any. */
export function retryAfterSeconds(details: unknown): number | undefined {
  const seconds = /^Retry-After: (\d+)$/.exec(String(details))?.[1];
  return seconds === undefined ? undefined : Number(seconds);
}

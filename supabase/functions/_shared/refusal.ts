/**
 * The seconds after which to try again, from the `details` of a refusal by `private.refuse` in supabase/migrations;
 * undefined where there are none. They repeat the header Retry-After, which a page of another origin cannot read.
 */
export function retryAfterSeconds(details: unknown): number | undefined {
  const seconds = /^Retry-After: (\d+)$/.exec(String(details))?.[1];
  return seconds === undefined ? undefined : Number(seconds);
}

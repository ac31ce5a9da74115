/*
 * How the database says no to a request, see `private.refuse` in supabase/migrations. Pure and
 * without imports, because the function is deployed without the rest of the project.
 */

/**
 * After how many seconds to try again, of the `details` in an answer; undefined where it does
 * not say. They repeat the header Retry-After, which a page of another origin cannot read.
 */
export function retryAfterSeconds(details: unknown): number | undefined {
  const seconds = /^Retry-After: (\d+)$/.exec(String(details))?.[1];
  return seconds === undefined ? undefined : Number(seconds);
}

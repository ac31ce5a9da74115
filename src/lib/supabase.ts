import type { SupabaseClient } from "@supabase/supabase-js";
import { env } from "./env";

export type { AuthError, Session, SupabaseClient, User } from "@supabase/supabase-js";

/**
 * A request goes on when the visitor leaves the page, also from its preflight. Browsers allow that for 64 KiB under way
 * at a time; the longest quote request (`fieldLimits`) is a third of that.
 */
const outliving: typeof fetch = (input, init) => fetch(input, { ...init, keepalive: true });

let client: Promise<SupabaseClient> | undefined;

/**
 * The one door to supabase-js. The library (some 43 kB) is fetched at the first
 * call, so call it when a visitor is about to need it. Rejects when the library
 * cannot be fetched; the next call then tries again.
 */
export function getSupabase(): Promise<SupabaseClient> {
  client ??= import("@supabase/supabase-js").then(
    ({ createClient }) => createClient(env.supabaseUrl, env.supabaseKey, { global: { fetch: outliving } }),
    (error) => {
      client = undefined;
      throw error;
    },
  );
  return client;
}

/**
 * Inserts a row as supabase-js does, for where that cannot be fetched. Resolves to the HTTP status, and to the answer
 * of the REST interface where that refused; rejects when there is no answer.
 */
export async function insertWithoutLibrary(table: string, row: object, signal: AbortSignal) {
  const response = await outliving(`${env.supabaseUrl}/rest/v1/${table}`, {
    method: "POST",
    headers: {
      apikey: env.supabaseKey,
      Authorization: `Bearer ${env.supabaseKey}`,
      "Content-Type": "application/json",
      Prefer: "return=minimal",
    },
    body: JSON.stringify(row),
    signal,
  });
  const error: { details?: unknown } | undefined = response.ok
    ? undefined
    : await response.json().catch(() => ({}));
  return { status: response.status, error };
}

/**
 * Whether this browser holds a session of supabase-js, which stores it under
 * `sb-<first label of the host>-auth-token`. Lets the app skip loading the
 * library for everybody who never signed in.
 */
export function hasStoredSession(): boolean {
  try {
    const project = new URL(env.supabaseUrl).hostname.split(".")[0];
    return localStorage.getItem(`sb-${project}-auth-token`) !== null;
  } catch {
    // Storage can be blocked altogether; then there is no session either.
    return false;
  }
}

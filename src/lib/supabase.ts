import type { SupabaseClient } from "@supabase/supabase-js";
import { env } from "./env";

export type { AuthError, Session, SupabaseClient, User } from "@supabase/supabase-js";

/**
 * A request outlives its page, also while it waits for a preflight. Browsers allow bodies of 64 KiB for that; within
 * `fieldLimits` none has half of it.
 */
const options = {
  global: {
    fetch: (input: RequestInfo | URL, init?: RequestInit) => fetch(input, { ...init, keepalive: true }),
  },
};

let client: Promise<SupabaseClient> | undefined;

/**
 * The one door to supabase-js. The library (some 43 kB) is fetched at the first
 * call, so call it when a visitor is about to need it. Rejects when the library
 * cannot be fetched; the next call then tries again.
 */
export function getSupabase(): Promise<SupabaseClient> {
  client ??= import("@supabase/supabase-js").then(
    ({ createClient }) => createClient(env.supabaseUrl, env.supabaseKey, options),
    (error) => {
      client = undefined;
      throw error;
    },
  );
  return client;
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

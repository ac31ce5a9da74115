import type { SupabaseClient } from "@supabase/supabase-js";
import { env } from "./env";

export type { AuthError, Session, SupabaseClient, User } from "@supabase/supabase-js";

/** A request outlives its page, also during its preflight. The limit is 64 KiB; `fieldLimits` keeps ours under half. */
const options = {
  global: {
    fetch: (input: RequestInfo | URL, init?: RequestInit) => fetch(input, { ...init, keepalive: true }),
  },
};

let client: Promise<SupabaseClient> | undefined;

/** supabase-js (43 kB), fetched at the first call. Rejects when that fails; the next call tries again. */
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

/** Whether supabase-js stored a session here, under `sb-<first label of the host>-auth-token`. */
export function hasStoredSession(): boolean {
  try {
    const project = new URL(env.supabaseUrl).hostname.split(".")[0];
    return localStorage.getItem(`sb-${project}-auth-token`) !== null;
  } catch {
    // Storage can be blocked altogether; then there is no session either.
    return false;
  }
}

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

/** Where supabase-js keeps the session: under the first label of the host. */
const sessionKey = () => `sb-${new URL(env.supabaseUrl).hostname.split(".")[0]}-auth-token`;

/** Whether a session is stored here, or comes in the URL of a recovery link. */
export function hasStoredSession(): boolean {
  try {
    return localStorage.getItem(sessionKey()) !== null || location.hash.startsWith("#access_token=");
  } catch {
    return false;
  }
}

/** Ends the session on this device at once, then on the server. Rejects when the server does not hear of it. */
export async function endSession(token: string | undefined): Promise<void> {
  localStorage.removeItem(sessionKey());
  if (!token) return;
  const { auth } = await getSupabase();
  const { error } = await auth.admin.signOut(token, "local");
  if (error) throw error;
}

import type { SupabaseClient, SupabaseClientOptions } from "@supabase/supabase-js";
import { reloadOnce } from "./browser/reload";
import { env } from "./env";

export type {
  AuthError,
  PostgrestSingleResponse,
  Session,
  SupabaseClient,
  VerifyTokenHashParams,
} from "@supabase/supabase-js";

/** What is sent outlives its page, also during its preflight. Browsers allow that up to 64 KiB, less than a photograph. */
const fetchToTheEnd: typeof fetch = (input, init) =>
  fetch(input, { ...init, keepalive: !(init?.body instanceof FormData) });

const fetchLibrary = () => import("@supabase/supabase-js");

/** Fetches supabase-js (43 kB) ahead of time. Never rejects: whoever calls a client meets the failure again. */
export const prepareClient = () => fetchLibrary().catch(() => {});

/** A client of supabase-js, fetched at the first call. Where that fails the page reloads if it can, as Firefox won't fetch a module twice. */
function lazyClient(options: SupabaseClientOptions<"public">): () => Promise<SupabaseClient> {
  let client: Promise<SupabaseClient> | undefined;
  return () => {
    client ??= fetchLibrary().then(
      ({ createClient }) => {
        const url = new URL(env.supabaseUrl, location.href).href;
        return createClient(url, env.supabaseKey, { ...options, global: { fetch: fetchToTheEnd } });
      },
      async (error) => {
        client = undefined;
        await reloadOnce();
        throw error;
      },
    );
    return client;
  };
}

export const formsClient = lazyClient({
  auth: { storageKey: "forms", persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
  db: { timeout: 30_000 },
});

const sessionKey = "staff-session";

export const staffClient = lazyClient({ auth: { storageKey: sessionKey, detectSessionInUrl: false } });

export function hasStoredSession(): boolean {
  try {
    return localStorage.getItem(sessionKey) !== null;
  } catch {
    return false;
  }
}

/** Takes from this device what staff left on it, also a session under the library's own key, where it was before. */
export function forgetStaff(): void {
  try {
    for (const key of Object.keys(localStorage))
      if (/^staff-|^sb-.+-auth-token$/.test(key)) localStorage.removeItem(key);
  } catch (error) {
    console.warn("This device keeps nothing:", error);
  }
}

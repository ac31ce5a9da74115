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

/** A fetch that continues when its page is closed. Browsers limit that to 64 KiB, so photographs go without `keepalive`. */
const fetchToTheEnd: typeof fetch = (input, init) =>
  fetch(input, { ...init, keepalive: !(init?.body instanceof FormData) });

const fetchLibrary = () => import("@supabase/supabase-js");

/** Fetches supabase-js (43 kB) ahead of time. Never rejects; the call of a client tries again. */
export const prepareClient = () => fetchLibrary().catch(() => {});

/** A client of supabase-js, fetched at the first call. If that fails, reloads: Firefox never fetches a failed module again. */
function lazyClient(options: SupabaseClientOptions<"public">) {
  let client: Promise<SupabaseClient> | undefined;
  const get = (): Promise<SupabaseClient> => {
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
  return Object.assign(get, { isMade: () => client !== undefined });
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

/** Removes all staff data from this device, and a session under the library's default key, which earlier releases used. */
export function forgetStaff(): void {
  try {
    for (const key of Object.keys(localStorage))
      if (/^staff-|^sb-.+-auth-token$/.test(key)) localStorage.removeItem(key);
  } catch (error) {
    console.warn("This device keeps nothing:", error);
  }
}

import type { SupabaseClient, SupabaseClientOptions } from "@supabase/supabase-js";
import { reloadOnce } from "./browser/reload";
import { env } from "./env";

export type {
  AuthError,
  Session,
  SupabaseClient,
  VerifyTokenHashParams,
} from "@supabase/supabase-js";

/** For the library, and for each call of a form. */
const timeoutMs = 30_000;

/** A fetch that continues when its page is closed. Browsers limit that to 64 KiB, so photographs go without `keepalive`. */
const fetchToTheEnd: typeof fetch = (input, init) =>
  fetch(input, { ...init, keepalive: !(init?.body instanceof FormData) });

const fetchLibrary = () => import("@supabase/supabase-js");

/** Fetches supabase-js (43 kB) ahead of time. Never rejects; the call of a client tries again. */
export const prepareClient = () => fetchLibrary().catch(() => {});

/** Rejects where a network neither answers nor fails; a browser waits minutes for code. */
const silence = () =>
  new Promise<never>((_, reject) => setTimeout(reject, timeoutMs, new Error("supabase-js did not come")));

/** A client of supabase-js, fetched at the first call. If that fails, reloads: Firefox never fetches a failed module again. */
function lazyClient(options: SupabaseClientOptions<"public">) {
  let client: Promise<SupabaseClient> | undefined;

  async function make(): Promise<SupabaseClient> {
    const { createClient } = await fetchLibrary().catch(async (error) => {
      // Nobody waits any more after the silence: a reload would come while the visitor types.
      if (client) await reloadOnce();
      throw error;
    });
    const url = new URL(env.supabaseUrl, location.href).href;
    return createClient(url, env.supabaseKey, { ...options, global: { fetch: fetchToTheEnd } });
  }

  const get = (): Promise<SupabaseClient> => {
    client ??= Promise.race([make(), silence()]).catch((error) => {
      client = undefined;
      throw error;
    });
    return client;
  };
  return Object.assign(get, { isMade: () => client !== undefined });
}

export const formsClient = lazyClient({
  auth: { storageKey: "forms", persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
  db: { timeout: timeoutMs },
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

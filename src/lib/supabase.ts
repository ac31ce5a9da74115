import type { Session, SupabaseClient, SupabaseClientOptions } from "@supabase/supabase-js";
import { reloadOnce } from "./browser/reload";
import { env } from "./env";

export type {
  AuthError,
  Session,
  SupabaseClient,
  VerifyTokenHashParams,
} from "@supabase/supabase-js";

/** How long a call may take. Staff are told sooner, because their page still shows what it read before. */
const [formsMs, staffMs] = [30_000, 8_000];

/** A fetch that continues when its page is closed. Browsers limit that to 64 KiB, so photographs go without `keepalive`. */
const fetchToTheEnd: typeof fetch = (input, init) =>
  fetch(input, { ...init, keepalive: !(init?.body instanceof FormData) });

/** Also ends the calls for a session, which the library's own limit leaves out. */
const fetchInTime: typeof fetch = (input, init) =>
  fetchToTheEnd(input, { ...init, signal: init?.signal ?? AbortSignal.timeout(staffMs) });

const fetchLibrary = () => import("@supabase/supabase-js");

/** Fetches supabase-js (43 kB) ahead of time. Never rejects; the call of a client tries again. */
export const prepareClient = () => fetchLibrary().catch(() => {});

/** Rejects when the network neither answers nor fails, because a browser would wait minutes for code. */
const inTime = <Result>(work: Promise<Result>, timeoutMs: number) =>
  Promise.race([
    work,
    new Promise<never>((_, reject) =>
      setTimeout(reject, timeoutMs, new Error("There was no answer in time")),
    ),
  ]);

/** A client of supabase-js, fetched at the first call. If that fails, reloads: Firefox never fetches a failed module again. */
function lazyClient(timeoutMs: number, options: SupabaseClientOptions<"public">) {
  let client: Promise<SupabaseClient> | undefined;

  async function make(): Promise<SupabaseClient> {
    const { createClient } = await fetchLibrary().catch(async (error) => {
      // After the time-out nobody waits for it any more, and a reload would interrupt somebody who types.
      if (client) await reloadOnce();
      throw error;
    });
    const url = new URL(env.supabaseUrl, location.href).href;
    return createClient(url, env.supabaseKey, options);
  }

  const get = (): Promise<SupabaseClient> => {
    client ??= inTime(make(), timeoutMs).catch((error) => {
      client = undefined;
      throw error;
    });
    return client;
  };
  return Object.assign(get, { isMade: () => client !== undefined });
}

export const formsClient = lazyClient(formsMs, {
  auth: { storageKey: "forms", persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
  // Not for the function, which may take longer to mail.
  db: { timeout: formsMs },
  global: { fetch: fetchToTheEnd },
});

/** Begins every key of what staff keep on the device. */
export const staffPrefix = "staff-";

const sessionKey = `${staffPrefix}session`;

export const staffClient = lazyClient(staffMs, {
  auth: { storageKey: sessionKey, detectSessionInUrl: false },
  global: { fetch: fetchInTime },
});

/** The stored session, renewed if need be. Rejects when the server does not do that in time, and keeps the session. */
export async function readSession(): Promise<Session | null> {
  const { auth } = await staffClient();
  const { data, error } = await inTime(auth.getSession(), staffMs);
  // The library has deleted a session that the server refuses.
  if (error && hasStoredSession()) throw error;
  return data.session;
}

/** The client of staff for calls about requests. The library would wait much longer for a session to be renewed. */
export async function requestsClient(): Promise<SupabaseClient> {
  await readSession();
  return staffClient();
}

export function hasStoredSession(): boolean {
  try {
    return localStorage.getItem(sessionKey) !== null;
  } catch {
    return false;
  }
}

/** Removes all staff data from this device. */
export function forgetStaff(): void {
  try {
    for (const key of Object.keys(localStorage))
      if (key.startsWith(staffPrefix)) localStorage.removeItem(key);
  } catch (error) {
    console.warn("This device keeps nothing:", error);
  }
}

import type { Session, SupabaseClient, SupabaseClientOptions } from "@supabase/supabase-js";
import { reloadOnce } from "./browser/reload";
import { env } from "./env";

export type {
  AuthError,
  Session,
  SupabaseClient,
  VerifyTokenHashParams,
} from "@supabase/supabase-js";

/** How long the call of a form may take. */
const formsMs = 30_000;

/** How long a call of staff may take. */
let staffMs = 30_000;

export function limitStaffCalls(timeoutMs: number): void {
  staffMs = timeoutMs;
}

/** A fetch that continues when its page is closed. Browsers limit that to 64 KiB, so photographs go without `keepalive`. */
const fetchToTheEnd: typeof fetch = (input, init) =>
  fetch(input, { ...init, keepalive: !(init?.body instanceof FormData) });

/** Auth's codes for a session that has ended: https://supabase.com/docs/guides/auth/debugging/error-codes */
const endedSessionCodes = [
  "bad_jwt",
  "refresh_token_already_used",
  "refresh_token_not_found",
  "session_expired",
  "session_not_found",
  "user_banned",
  "user_not_found",
];

/** Whether Auth says with this error that the session has ended. */
export const isSessionEnded = ({ code, name }: { code?: string; name?: string }) =>
  endedSessionCodes.includes(code ?? "") || name === "AuthSessionMissingError";

/** Whether the answer is a refusal to renew a session that comes from something in front of Auth, or that passes. */
async function isPassingRefusal(address: string, answer: Response): Promise<boolean> {
  if (!address.includes("grant_type=refresh_token") || answer.ok) return false;
  const { code, error_code } = await answer
    .clone()
    .json()
    .catch(() => ({}));
  return !isSessionEnded({ code: error_code ?? code });
}

/** A fetch whose limit holds for the calls for a session too, which the library's own leaves out. */
const fetchForStaff: typeof fetch = async (input, init) => {
  const answer = await fetchToTheEnd(input, {
    ...init,
    signal: init?.signal ?? AbortSignal.timeout(staffMs),
  });
  // After any other refusal than a 503 the library would sign the user out.
  return (await isPassingRefusal(String(input), answer)) ? new Response(null, { status: 503 }) : answer;
};

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
function lazyClient(
  limitMs: () => number,
  options: SupabaseClientOptions<"public">,
  follow: (client: SupabaseClient) => void = () => {},
) {
  let client: Promise<SupabaseClient> | undefined;

  async function make(): Promise<SupabaseClient> {
    const { createClient } = await fetchLibrary().catch(async (error) => {
      // After the time-out nobody waits for it any more, and a reload would interrupt somebody who types.
      if (client) await reloadOnce();
      throw error;
    });
    const url = new URL(env.supabaseUrl, location.href).href;
    const newClient = createClient(url, env.supabaseKey, options);
    follow(newClient);
    return newClient;
  }

  function get(): Promise<SupabaseClient> {
    client ??= inTime(make(), limitMs()).catch((error) => {
      client = undefined;
      throw error;
    });
    return client;
  }

  return {
    get,
    isMade: () => client !== undefined,
    /** Makes the next call get a new client. */
    async leave() {
      const formerClient = client;
      client = undefined;
      await (await formerClient)?.auth.dispose();
    },
  };
}

export const { get: formsClient } = lazyClient(() => formsMs, {
  auth: { storageKey: "forms", persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
  // The function has no limit here, because it may take longer to mail.
  db: { timeout: formsMs },
  global: { fetch: fetchToTheEnd },
});

/** Every key of what staff keep on the device begins with this. */
export const staffPrefix = "staff-";

const sessionKey = `${staffPrefix}session`;

let reportSession: (session: Session | null) => void = () => {};

/** From then on `report` gets each session of staff, and null at its end. It replaces the `report` before it. */
export function followSession(report: typeof reportSession): void {
  reportSession = report;
}

const staff = lazyClient(
  () => staffMs,
  {
    // The page reads twice a minute, and each call renews the session.
    auth: { storageKey: sessionKey, autoRefreshToken: false, detectSessionInUrl: false },
    global: { fetch: fetchForStaff },
  },
  ({ auth }) =>
    auth.onAuthStateChange((event, session) => {
      if (event !== "INITIAL_SESSION") reportSession(session);
    }),
);
export const { get: staffClient, isMade: isStaffClientMade } = staff;

/** The stored session, renewed if need be. Rejects when the server does not do that in time, and keeps the session. */
export async function readSession(): Promise<Session | null> {
  try {
    const { auth } = await staffClient();
    const { data, error } = await inTime(auth.getSession(), staffMs);
    // The library has deleted a session that the server refuses.
    if (error && hasStoredSession()) throw error;
    return data.session;
  } catch (error) {
    // This client would not ask again for a minute. Without room on the device it holds the session.
    if (hasStoredSession()) void staff.leave();
    throw error;
  }
}

/** Whether the device keeps something under this key; false when it refuses storage. */
export function isStored(key: string): boolean {
  try {
    return localStorage.getItem(key) !== null;
  } catch {
    return false;
  }
}

export const hasStoredSession = () => isStored(sessionKey);

/** Removes all staff data from this device. */
export function forgetStaff(): void {
  try {
    for (const key of Object.keys(localStorage))
      if (key.startsWith(staffPrefix)) localStorage.removeItem(key);
  } catch (error) {
    console.warn("This device keeps nothing:", error);
  }
}

import { hasStoredSession, reportSession, sessionKey } from "./staff-session.ts";
import { fetchToTheEnd, inTime, lazyClient, type Session } from "./supabase.ts";

/** How long a call of staff may take. */
let staffMs = 30_000;

export function limitStaffCalls(timeoutMs: number): void {
  staffMs = timeoutMs;
}

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

/** Whether a session is not renewed although it has not ended: a proxy refused, or Auth refuses for a while. */
async function isPassingRefusal(address: string, answer: Response): Promise<boolean> {
  if (!address.includes("grant_type=refresh_token") || answer.ok) return false;
  const { code, error_code } = await answer
    .clone()
    .json()
    .catch(() => ({}));
  return !isSessionEnded({ code: error_code ?? code });
}

/** A fetch with a timeout for every call, because the library's own timeout does not cover calls to Auth. */
const fetchForStaff: typeof fetch = async (input, init) => {
  const answer = await fetchToTheEnd(input, {
    ...init,
    signal: init?.signal ?? AbortSignal.timeout(staffMs),
  });
  // The answer becomes a 503, because after other refusals the library would sign the user out.
  return (await isPassingRefusal(String(input), answer)) ? new Response(null, { status: 503 }) : answer;
};

const staff = lazyClient(
  () => staffMs,
  {
    // No timer has to renew the session, because the page reads twice a minute and each call renews it.
    auth: { storageKey: sessionKey, autoRefreshToken: false, detectSessionInUrl: false },
    global: { fetch: fetchForStaff },
  },
  ({ auth }) =>
    auth.onAuthStateChange((event, session) => {
      if (event !== "INITIAL_SESSION") reportSession(session);
    }),
);
export const { get: staffClient, isMade: isStaffClientMade } = staff;

/** Returns the stored session, renewed if need be. Rejects when the server is not in time, and keeps the session. */
export async function readSession(): Promise<Session | null> {
  try {
    const { auth } = await staffClient();
    const { data, error } = await inTime(auth.getSession(), staffMs);
    // A session that is still stored was not refused, because the library deletes a refused session.
    if (error && hasStoredSession()) throw error;
    return data.session;
  } catch (error) {
    // The next call gets a new client, because this one would not ask again for a minute. On a full device the session
    // is not stored, so the client that has the session in memory stays.
    if (hasStoredSession()) void staff.leave();
    throw error;
  }
}

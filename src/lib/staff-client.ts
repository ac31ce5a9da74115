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

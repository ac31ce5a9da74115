import { isSessionEnded, readSession, staffClient } from "../lib/staff-client.ts";
import { isStored, staffPrefix } from "../lib/staff-session.ts";
import type { SupabaseClient } from "../lib/supabase.ts";

/** This key is stored from sign-in to sign-out. When it is stored without a session, the session has expired. */
const signedInKey = `${staffPrefix}signed-in`;

/** Whether somebody signed in on this device and did not sign out. */
export const wasSignedIn = () => isStored(signedInKey);

/** Notes on the device that somebody signed in. On a full device there is no note. */
export function rememberSigningIn(): void {
  // While another tab signs out, a key that is written again would stay behind.
  if (wasSignedIn()) return;
  try {
    localStorage.setItem(signedInKey, "");
  } catch (error) {
    console.warn("This device is full:", error);
  }
}

/** Asks Auth whether the session has ended, and then removes it. For when another part of the back end fails. */
export async function hasSessionEnded(): Promise<boolean> {
  const { auth } = await staffClient();
  const { error } = await auth.getUser();
  if (!error || !isSessionEnded(error)) return false;
  // The session may only need renewal, when the device's clock is slow.
  const renewal = await auth.refreshSession();
  if (!renewal.error || !isSessionEnded(renewal.error)) return false;
  await auth.signOut({ scope: "local" });
  return true;
}

/** The client of staff for calls about requests. Rejects when nobody is signed in, or the session is not renewed in time. */
export async function requestsClient(): Promise<SupabaseClient> {
  if (!(await readSession()))
    throw Object.assign(new Error("Nobody is signed in"), { code: "session_not_found" });
  return staffClient();
}

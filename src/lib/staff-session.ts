import type { Session } from "./supabase.ts";

/* Every page loads this module. The client of staff (staff-client.ts) comes once a session is stored or asked for. */

/** The prefix of every key under which the device keeps data of staff. */
export const staffPrefix = "staff-";

export const sessionKey = `${staffPrefix}session`;

type Follower = (session: Session | null) => void;

let follower: Follower = () => {};

/** Makes `next` the only follower. It gets each session of staff, and null when a session ends. */
export function followSession(next: Follower): void {
  follower = next;
}

export const reportSession: Follower = (session) => follower(session);

/** Whether the device keeps something under this key; false when the browser refuses storage. */
export function isStored(key: string): boolean {
  try {
    return localStorage.getItem(key) !== null;
  } catch {
    return false;
  }
}

/** Whether a session of staff is stored on this device. The session may have expired. */
export const hasStoredSession = () => isStored(sessionKey);

/** Removes all staff data from this device. */
export function forgetStaff(): void {
  try {
    // The session goes first, because another tab that still finds it stores the other keys again.
    localStorage.removeItem(sessionKey);
    for (const key of Object.keys(localStorage))
      if (key.startsWith(staffPrefix)) localStorage.removeItem(key);
  } catch (error) {
    console.warn("This device keeps nothing:", error);
  }
}

import { staffClient } from "../lib/staff-client.ts";
import { forgetStaff } from "../lib/staff-session.ts";
import type { AuthError, SupabaseClient } from "../lib/supabase.ts";

/* Calls of Supabase Auth, in a module of their own: only staff need it, and every page loads auth-provider.tsx. */

export { readSession } from "../lib/staff-client.ts";

export interface AuthResult {
  error: (Error & Partial<Pick<AuthError, "status">>) | null;
}

export type SignUpOptions = NonNullable<Parameters<SupabaseClient["auth"]["signUp"]>[0]["options"]>;

const loadAuth = async () => (await staffClient()).auth;

export async function signUp(email: string, password: string, options?: SignUpOptions): Promise<AuthResult> {
  return (await loadAuth()).signUp({ email, password, options });
}

export async function signIn(email: string, password: string): Promise<AuthResult> {
  return (await loadAuth()).signInWithPassword({ email, password });
}

/** Ends the session of this token on the server, and removes the session from this device. */
export async function signOut(token?: string): Promise<AuthResult> {
  const auth = await loadAuth();
  const { error } = token ? await auth.admin.signOut(token, "local") : { error: null };
  // Supabase may have stored a renewed session meanwhile. On a full device it keeps the session in memory.
  await auth.signOut({ scope: "local" });
  forgetStaff();
  // A session that has already ended is no failure.
  return { error: [401, 403, 404].includes(error?.status ?? 0) ? null : error };
}

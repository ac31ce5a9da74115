import { staffClient } from "../lib/staff-client.ts";
import { forgetStaff } from "../lib/staff-session.ts";
import type { AuthError, SupabaseClient } from "../lib/supabase.ts";

/* What the server does for an account. Every page loads auth-provider.tsx, and only staff need this module. */

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

/** Ends the session of this token, and what the library keeps of it. */
export async function signOut(token?: string): Promise<AuthResult> {
  const auth = await loadAuth();
  const { error } = token ? await auth.admin.signOut(token, "local") : { error: null };
  // The library may have renewed the session meanwhile, and keeps it in memory when the device is full.
  await auth.signOut({ scope: "local" });
  forgetStaff();
  // A session that has already ended is no failure.
  return { error: [401, 403, 404].includes(error?.status ?? 0) ? null : error };
}

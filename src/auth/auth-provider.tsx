import { createContext, type ReactNode, useContext, useEffect, useState } from "react";
import { createStore, useStore } from "../hooks/use-store.ts";
import { type ToastApi, useToast } from "../hooks/use-toast.ts";
import { followSession, forgetStaff, hasStoredSession } from "../lib/staff-session.ts";
import type { Session } from "../lib/supabase.ts";
import type { AuthResult, SignUpOptions } from "./auth-actions.ts";

const loadActions = () => import("./auth-actions.ts");

/** Holds the session. Fetches the actions only when a session is stored or one of them is called. */
function createAuth(toast: ToastApi) {
  // The session is undefined until the stored one is read.
  const store = createStore<Session | null | undefined>(undefined);

  /** Reads the stored session. After that the library itself reports each change of the session. */
  async function readStoredSession(): Promise<void> {
    if (!hasStoredSession()) return store.set(null);
    if (store.read()) return;
    store.set(
      await loadActions()
        .then(({ readSession }) => readSession())
        .catch(() => null),
    );
  }

  /** Shows the toast of the specification when an action fails. */
  async function perform(failure: string, action: () => Promise<AuthResult>) {
    toast.hide();
    const { error } = await action().catch((error?: Error): AuthResult => ({ error: error ?? new Error() }));
    // When an error of the server has no message, auth-js gives the answer as JSON in its place.
    const text = error?.message?.replace(/^\{.*\}$/s, "") || "Something went wrong";
    if (error) toast.show({ variant: "destructive", title: failure, text });
    return { error };
  }

  /** Removes the session here before it tells the server: the user may close the page once the page looks signed out. */
  async function endSession(): Promise<AuthResult> {
    const token = store.read()?.access_token;
    store.set(null);
    forgetStaff();
    return (await loadActions()).signOut(token);
  }

  return {
    store,
    readStoredSession,
    actions: {
      signUp: (email: string, password: string, options?: SignUpOptions) =>
        perform("Sign up Failed", async () => (await loadActions()).signUp(email, password, options)),
      signIn: (email: string, password: string) =>
        perform("Sign in Failed", async () => (await loadActions()).signIn(email, password)),
      signOut: () => perform("Sign out Failed", endSession),
      /** Signs out without a toast, for a screen that reports a failure in its own words. */
      endSession,
    },
  };
}

/** The context's value never changes, because a change would make React render parts that are not hydrated yet. */
const AuthContext = createContext<ReturnType<typeof createAuth> | undefined>(undefined);

/** The user, the session and the actions; `loading` until they are known. Throws outside an `AuthProvider`. */
export function useAuth() {
  const auth = useContext(AuthContext);
  if (!auth) throw new Error("useAuth needs an AuthProvider above it");
  const session = useStore(auth.store);
  return {
    user: session?.user ?? null,
    session: session ?? null,
    loading: session === undefined,
    ...auth.actions,
  };
}

/** Gives its children the session. Reads the session again when another tab stored or removed a session. */
export function AuthProvider({ children }: { children: ReactNode }) {
  const toast = useToast();
  const [auth] = useState(() => createAuth(toast));
  useEffect(() => {
    followSession(auth.store.set);
    void auth.readStoredSession();
    window.addEventListener("storage", auth.readStoredSession);
    return () => window.removeEventListener("storage", auth.readStoredSession);
  }, [auth]);
  return <AuthContext value={auth}>{children}</AuthContext>;
}

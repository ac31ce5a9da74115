import { createContext, type ReactNode, useContext, useEffect, useState, useSyncExternalStore } from "react";
import { type ToastApi, useToast } from "../hooks/use-toast";
import {
  type AuthError,
  forgetSession,
  hasStoredSession,
  type Session,
  type SupabaseClient,
  staffClient,
  type User,
  type VerifyTokenHashParams,
} from "../lib/supabase";

interface AuthState {
  user: User | null;
  session: Session | null;
  /** True until the initial session is read; where none is stored, that is at once. */
  loading: boolean;
}

interface AuthResult {
  error: (Error & Partial<Pick<AuthError, "status">>) | null;
}

type SignUpOptions = NonNullable<Parameters<SupabaseClient["auth"]["signUp"]>[0]["options"]>;

const signedOut: AuthState = { user: null, session: null, loading: false };
const initial: AuthState = { ...signedOut, loading: true };

/** Holds user and session; fetches supabase-js only where a session is stored or an action is called. */
function createAuth(toast: ToastApi) {
  let state = initial;
  let isFollowing = false;
  const listeners = new Set<() => void>();

  function keep(session: Session | null) {
    state = session ? { user: session.user, session, loading: false } : signedOut;
    for (const listener of listeners) listener();
  }

  async function follow() {
    if (isFollowing) return;
    isFollowing = true;
    try {
      const { auth } = await staffClient();
      auth.onAuthStateChange((_event, session) => keep(session));
      keep((await auth.getSession()).data.session);
    } catch (error) {
      console.error("The stored session could not be read:", error);
      isFollowing = false;
      keep(null);
    }
  }

  async function perform(action: (client: SupabaseClient) => Promise<AuthResult>, failure?: string) {
    void follow();
    toast.hide();
    const { error } = await staffClient()
      .then(action)
      .catch((error: Error): AuthResult => ({ error }));
    if (error && failure)
      toast.show({ variant: "destructive", title: failure, text: error.message || "Something went wrong" });
    return { error };
  }

  /** Empties page and device at once, also where no answer comes: auth-js keeps the session then. */
  async function signOut() {
    keep(null);
    const result = await perform(async ({ auth }) => {
      const { error } = await auth.signOut({ scope: "local" });
      return { error: error?.status === 0 ? null : error };
    }, "Sign out Failed");
    forgetSession();
    return result;
  }

  return {
    read: () => state,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    /** Looks for a session; again when another tab signed in or out. */
    look: () => (hasStoredSession() ? void follow() : keep(null)),
    actions: {
      /** `options` goes to Supabase as it is: metadata, redirect URL, captcha. */
      signUp: (email: string, password: string, options?: SignUpOptions) =>
        perform(({ auth }) => auth.signUp({ email, password, options }), "Sign up Failed"),
      signIn: (email: string, password: string) =>
        perform(({ auth }) => auth.signInWithPassword({ email, password }), "Sign in Failed"),
      verifyLink: (link: VerifyTokenHashParams) => perform(({ auth }) => auth.verifyOtp(link)),
      signOut,
    },
  };
}

/** Its value never changes: React would render late parts of a page anew, which are not hydrated yet. */
const AuthContext = createContext<ReturnType<typeof createAuth> | undefined>(undefined);

/** User, session, whether they are known, and the actions. Throws outside an `AuthProvider`: a programming error. */
export function useAuth() {
  const auth = useContext(AuthContext);
  if (!auth) throw new Error("useAuth needs an AuthProvider above it");
  return { ...useSyncExternalStore(auth.subscribe, auth.read, () => initial), ...auth.actions };
}

export function AuthProvider({ children }: { children: ReactNode }) {
  const toast = useToast();
  const [auth] = useState(() => createAuth(toast));
  useEffect(() => {
    auth.look();
    window.addEventListener("storage", auth.look);
    return () => window.removeEventListener("storage", auth.look);
  }, [auth]);
  return <AuthContext value={auth}>{children}</AuthContext>;
}

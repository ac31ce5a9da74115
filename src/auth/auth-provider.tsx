import { createContext, type ReactNode, useCallback, useContext, useEffect, useMemo, useState } from "react";
import { useToast } from "../hooks/use-toast";
import {
  type AuthError,
  getSupabase,
  hasStoredSession,
  type Session,
  type SupabaseClient,
  type User,
} from "../lib/supabase";

interface AuthState {
  user: User | null;
  session: Session | null;
  /** True until a stored session has been read. */
  loading: boolean;
}

interface AuthResult {
  error: AuthError | Error | null;
}

interface Auth extends AuthState {
  /** `options` goes to Supabase as it is: metadata, redirect address, captcha. */
  signUp(email: string, password: string, options?: SignUpOptions): Promise<AuthResult>;
  signIn(email: string, password: string): Promise<AuthResult>;
  signOut(): Promise<AuthResult>;
}

type SignUpOptions = NonNullable<Parameters<SupabaseClient["auth"]["signUp"]>[0]["options"]>;

const AuthContext = createContext<Auth | undefined>(undefined);

/** Throws outside an `AuthProvider`: a programming error. */
export function useAuth(): Auth {
  const auth = useContext(AuthContext);
  if (!auth) throw new Error("useAuth needs an AuthProvider above it");
  return auth;
}

/** Holds user and session; fetches supabase-js only where a session is stored or an action is called. */
export function AuthProvider({ children }: { children: ReactNode }) {
  const [active, setActive] = useState(hasStoredSession);
  const [state, setState] = useState<AuthState>({ user: null, session: null, loading: active });
  const toast = useToast();

  useEffect(() => {
    if (!active) return;
    let unsubscribe: (() => void) | undefined;
    let unmounted = false;
    getSupabase()
      .then(async (supabase) => {
        if (unmounted) return;
        const keep = (session: Session | null) =>
          setState({ user: session?.user ?? null, session, loading: false });
        const { data } = supabase.auth.onAuthStateChange((_event, session) => keep(session));
        unsubscribe = () => data.subscription.unsubscribe();
        keep((await supabase.auth.getSession()).data.session);
      })
      .catch((error) => {
        console.error("The stored session could not be read:", error);
        setState({ user: null, session: null, loading: false });
      });
    return () => {
      unmounted = true;
      unsubscribe?.();
    };
  }, [active]);

  const perform = useCallback(
    async (title: string, action: (client: SupabaseClient) => Promise<AuthResult>): Promise<AuthResult> => {
      setActive(true);
      const result = await getSupabase()
        .then(action)
        .catch((error: Error) => ({ error }));
      if (result.error) {
        toast.show({ variant: "destructive", title, text: result.error.message || "Something went wrong" });
      }
      return { error: result.error };
    },
    [toast],
  );

  const auth = useMemo<Auth>(
    () => ({
      ...state,
      signUp: (email, password, options) =>
        perform("Sign up Failed", (client) => client.auth.signUp({ email, password, options })),
      signIn: (email, password) =>
        perform("Sign in Failed", (client) => client.auth.signInWithPassword({ email, password })),
      // On this device only.
      signOut: () => perform("Sign out Failed", (client) => client.auth.signOut({ scope: "local" })),
    }),
    [state, perform],
  );

  return <AuthContext value={auth}>{children}</AuthContext>;
}

// @vitest-environment jsdom
import { cleanup, configure, render, waitFor } from "@testing-library/react";
import { afterAll, afterEach, beforeAll, expect, inject, test, vi } from "vitest";
import { embeddedKeys, embeddedStaff } from "../../embedded/environment.ts";
import { type RunningDatabase, startDatabase } from "../parts/running-database.ts";

let database: RunningDatabase;

// The backend hashes each password, for which a slow machine takes longer than the library's one second.
configure({ asyncUtilTimeout: 30_000 });

beforeAll(async () => {
  // The backend, which runs in this process, signs with Node's own kind, which is not that of the document's window.
  vi.stubGlobal("Uint8Array", Object.getPrototypeOf(Buffer));
  database = await startDatabase(inject("newData"));
  vi.stubEnv("VITE_SUPABASE_URL", database.url);
  vi.stubEnv("VITE_SUPABASE_ANON_KEY", embeddedKeys.publishable);
});

afterAll(() => database?.stop());

// React would otherwise render the toast after the document is gone.
afterEach(cleanup);

const { email, password } = embeddedStaff;

type Auth = ReturnType<typeof import("../../src/auth/auth-provider.tsx").useAuth>;

function AuthReader({ useAuth, seen }: { useAuth: () => Auth; seen: { auth?: Auth } }) {
  seen.auth = useAuth();
  return null;
}

/** Shows the provider around a component that hands out what `useAuth` gives, as after a fresh page load. */
async function openPage() {
  vi.resetModules();
  const { AuthProvider, useAuth } = await import("../../src/auth/auth-provider.tsx");
  const { ToastProvider } = await import("../../src/ui/toast.tsx");
  const seen: { auth?: Auth } = {};
  const page = render(
    <ToastProvider labels={{ region: "Meldingen", close: "Sluiten" }}>
      <AuthProvider>
        <AuthReader useAuth={useAuth} seen={seen} />
      </AuthProvider>
    </ToastProvider>,
  );
  const current = () => {
    if (!seen.auth) throw new Error("The provider has not rendered yet");
    return seen.auth;
  };
  await waitFor(() => expect(current().loading).toBe(false));
  return { page, current };
}

test("a visitor who never signed in has no user, and supabase-js is not loaded for them", async () => {
  localStorage.clear();
  const createClient = vi.fn();
  vi.doMock("@supabase/supabase-js", () => ({ createClient }));
  const { current } = await openPage();
  expect(current()).toMatchObject({ user: null, session: null, loading: false });
  expect(createClient).not.toHaveBeenCalled();
  vi.doUnmock("@supabase/supabase-js");
});

test("signing in and out changes user and session, and a stored session is read again at the next visit", async () => {
  const first = await openPage();
  expect(await first.current().signIn(email, password)).toEqual({ error: null });
  await waitFor(() => expect(first.current().user?.email).toBe(email));
  expect(first.current().session?.access_token).toBeTruthy();
  first.page.unmount();

  const second = await openPage();
  expect(second.current().user?.email).toBe(email);
  expect(await second.current().signOut()).toEqual({ error: null });
  await waitFor(() => expect(second.current().user).toBeNull());
});

const announced = (page: Awaited<ReturnType<typeof openPage>>["page"]) =>
  page.container.querySelector('[role="status"]')?.textContent;

test("a failed sign-up or sign-in shows its toast with the message of the backend", async () => {
  const { page, current } = await openPage();
  const signUp = await current().signUp("bewoner@voorbeeld.example", password);
  expect(signUp.error?.message).toBeTruthy();
  await waitFor(() => expect(announced(page)).toBe(`Sign up Failed ${signUp.error?.message}`));

  const signIn = await current().signIn(email, "fout");
  expect(signIn.error?.message).toBeTruthy();
  await waitFor(() => expect(announced(page)).toBe(`Sign in Failed ${signIn.error?.message}`));
});

test("a failed sign-out shows its toast, and an error without words gets the general text", async () => {
  const { page, current } = await openPage();
  await current().signIn(email, password);
  // The embedded backend never refuses to sign out, so the failure is made here.
  const { getSupabase } = await import("../../src/lib/supabase.ts");
  const supabase = await getSupabase();
  const signOut = vi.spyOn(supabase.auth, "signOut").mockResolvedValue({ error: { message: "" } as never });
  await current().signOut();
  await waitFor(() => expect(announced(page)).toBe("Sign out Failed Something went wrong"));
  signOut.mockRestore();
  await current().signOut();
});

// @vitest-environment jsdom
import { createClient } from "@supabase/supabase-js";
import { cleanup, configure, render, screen, waitFor } from "@testing-library/react";
import { afterAll, afterEach, beforeAll, expect, inject, onTestFinished, test, vi } from "vitest";
import { embeddedKeys, embeddedStaff } from "../../embedded/environment.ts";
import { type RunningDatabase, startDatabase } from "../servers/running-database.ts";

// Spies on the client without replacing it.
vi.mock("@supabase/supabase-js", async (importOriginal) => {
  const library = await importOriginal<typeof import("@supabase/supabase-js")>();
  return { ...library, createClient: vi.fn(library.createClient) };
});

let database: RunningDatabase;
let modules: {
  auth: typeof import("../../src/auth/auth-provider.tsx");
  toast: typeof import("../../src/ui/toast.tsx");
  supabase: typeof import("../../src/lib/supabase.ts");
};

// The backend hashes each password, which can take a slow machine longer than the library's one second.
configure({ asyncUtilTimeout: 120_000 });

beforeAll(async () => {
  // The backend runs in this process and signs with Node's Uint8Array, not with that of jsdom's window.
  vi.stubGlobal("Uint8Array", Object.getPrototypeOf(Buffer));
  database = await startDatabase(inject("newData"));
  vi.stubEnv("VITE_SUPABASE_URL", database.url);
  vi.stubEnv("VITE_SUPABASE_ANON_KEY", embeddedKeys.publishable);
  modules = {
    auth: await import("../../src/auth/auth-provider.tsx"),
    toast: await import("../../src/ui/toast.tsx"),
    supabase: await import("../../src/lib/supabase.ts"),
  };
});

afterAll(() => database?.stop());

afterEach(() => {
  // React would otherwise render the toast after the document is gone.
  cleanup();
  localStorage.clear();
});

const { email, password } = embeddedStaff;

type Auth = ReturnType<typeof modules.auth.useAuth>;

/** Renders the provider around a component that exposes `useAuth`. */
async function openPage() {
  const { AuthProvider, useAuth } = modules.auth;
  const { ToastProvider } = modules.toast;
  const seen: Auth[] = [];
  function AuthReader() {
    seen.push(useAuth());
    return null;
  }
  const page = render(
    <ToastProvider labels={{ region: "Meldingen", close: "Sluiten" }}>
      <AuthProvider>
        <AuthReader />
      </AuthProvider>
    </ToastProvider>,
  );
  const current = () => seen.at(-1) as Auth;
  await waitFor(() => expect(current().loading).toBe(false));
  expect(seen[0]).toMatchObject({ user: null, session: null, loading: true });
  return { page, current };
}

test("a visitor who never signed in does not load supabase-js", async () => {
  const { current } = await openPage();
  expect(current()).toMatchObject({ user: null, session: null, loading: false });
  expect(createClient).not.toHaveBeenCalled();
});

test("signing in gives user and session", async () => {
  const { current } = await openPage();
  expect(await current().signIn(email, password)).toEqual({ error: null });
  await waitFor(() => expect(current().user?.email).toBe(email));
  expect(current().session?.access_token).toBeTruthy();
});

test("a stored session is read again at the next visit", async () => {
  const { current, page } = await openPage();
  await current().signIn(email, password);
  page.unmount();
  expect((await openPage()).current().user?.email).toBe(email);
});

test("signing out takes user and session", async () => {
  const { current } = await openPage();
  await current().signIn(email, password);
  expect(await current().signOut()).toEqual({ error: null });
  await waitFor(() => expect(current()).toMatchObject({ user: null, session: null }));
});

test("signing out empties the device before the server answers", async () => {
  const { current, page } = await openPage();
  await current().signIn(email, password);
  await waitFor(() => expect(current().user?.email).toBe(email));
  let answer = (_: Response) => {};
  const answered = new Promise<Response>((resolve) => {
    answer = resolve;
  });
  const network = vi.spyOn(globalThis, "fetch").mockReturnValue(answered);
  onTestFinished(() => network.mockRestore());
  const signedOut = current().signOut();
  await waitFor(() => expect(current().user).toBeNull());
  expect(Object.keys(localStorage)).toEqual([]);
  await waitFor(() => expect(network).toHaveBeenCalledOnce());
  page.unmount();
  expect((await openPage()).current().user).toBeNull();
  answer(new Response(null, { status: 204 }));
  expect(await signedOut).toEqual({ error: null });
});

test.each<[what: string, title: string, act: (auth: Auth) => ReturnType<Auth["signUp"]>]>([
  ["sign-up", "Sign up Failed", ({ signUp }) => signUp("bewoner@voorbeeld.example", password)],
  ["sign-in", "Sign in Failed", ({ signIn }) => signIn(email, "fout")],
])("a failed %s shows its toast with the message of the backend", async (_what, title, act) => {
  const { current } = await openPage();
  const { error } = await act(current());
  await screen.findByText(title);
  expect(screen.getByText(error?.message ?? "no error")).toBeTruthy();
});

test.each<[when: string, text: string, answer: () => Promise<Response>]>([
  ["the network is gone", "fetch failed", () => Promise.reject(new TypeError("fetch failed"))],
  ["a server fails without words", "Something went wrong", async () => new Response("{}", { status: 502 })],
  [
    "a server refuses without words",
    "Something went wrong",
    async () => Response.json({ error: {} }, { status: 400 }),
  ],
])("a sign-out while %s shows its toast with “%s”", async (_when, text, answer) => {
  const { current } = await openPage();
  await current().signIn(email, password);
  const network = vi.spyOn(globalThis, "fetch").mockImplementation(answer);
  await current().signOut();
  network.mockRestore();
  await screen.findByText("Sign out Failed");
  expect(screen.getByText(text)).toBeTruthy();
});

test("an error without a message shows “Something went wrong”", async () => {
  const { current } = await openPage();
  const { auth } = await modules.supabase.staffClient();
  const signIn = vi.spyOn(auth, "signInWithPassword").mockResolvedValue({ error: {} } as never);
  await current().signIn(email, password);
  signIn.mockRestore();
  await screen.findByText("Sign in Failed");
  expect(screen.getByText("Something went wrong")).toBeTruthy();
});

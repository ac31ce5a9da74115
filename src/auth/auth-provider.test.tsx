import { waitFor } from "@testing-library/react";
import { beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { renderPage } from "../../tests/render-page.tsx";
import { isStaffClientMade, staffClient } from "../lib/staff-client.ts";
import { AuthProvider, useAuth } from "./auth-provider.tsx";

const [email, password] = ["eigenaar@voorbeeld.example", "vier losse woorden samen"];
const user = { id: "1", email };
const session = { access_token: "a.b.c", refresh_token: "r", token_type: "bearer", expires_in: 3600, user };

type Answer = () => Promise<Response>;
const server = vi.fn<(path: string) => ReturnType<Answer>>();

/** Makes the server answer as Supabase Auth does, except with `other` at the path `at`. */
function answering(at = "", other?: Answer) {
  const answers: [path: string, answer: Answer][] = [
    [at, other ?? (async () => Response.json(session))],
    ["/token", async () => Response.json(session)],
    ["/logout", async () => new Response(null, { status: 204 })],
  ];
  server.mockImplementation(
    (path) => answers.find(([part]) => path.includes(part))?.[1]() as ReturnType<Answer>,
  );
}

beforeEach(() => {
  server.mockReset();
  answering();
  vi.stubGlobal("fetch", (address: string) => server(new URL(address).pathname));
});

type Auth = ReturnType<typeof useAuth>;

/** Opens a page that reads `useAuth`. */
async function openPage() {
  const states: Auth[] = [];
  function Reader() {
    states.push(useAuth());
    return null;
  }
  const page = renderPage(
    <AuthProvider>
      <Reader />
    </AuthProvider>,
  );
  const current = () => states.at(-1) as Auth;
  await waitFor(() => expect(current().loading).toBe(false));
  expect(states[0]).toMatchObject({ user: null, session: null, loading: true });
  return { ...page, current };
}

async function openSignedIn() {
  const page = await openPage();
  await page.current().signIn(email, password);
  await waitFor(() => expect(page.current().user?.email).toBe(email));
  return page;
}

test("a visitor who never signed in does not load supabase-js", async () => {
  const { current } = await openPage();
  expect(current()).toMatchObject({ user: null, session: null, loading: false });
  expect(isStaffClientMade()).toBe(false);
});

test("signing in gives user and session", async () => {
  const { current } = await openPage();
  expect(await current().signIn(email, password)).toEqual({ error: null });
  await waitFor(() => expect(current().user?.email).toBe(email));
  expect(current().session?.access_token).toBe(session.access_token);
});

test("a stored session is read again at the next visit", async () => {
  const { unmount } = await openSignedIn();
  unmount();
  expect((await openPage()).current().user?.email).toBe(email);
});

test("signing out takes user and session", async () => {
  const { current } = await openSignedIn();
  expect(await current().signOut()).toEqual({ error: null });
  await waitFor(() => expect(current()).toMatchObject({ user: null, session: null }));
});

test("signing out empties the device before the server answers", async () => {
  const { current, unmount } = await openSignedIn();
  let answer = (_: Response) => {};
  answering("/logout", () => new Promise((resolve) => (answer = resolve)));
  const signedOut = current().signOut();
  await waitFor(() => expect(current().user).toBeNull());
  expect(Object.keys(localStorage)).toEqual([]);
  await waitFor(() => expect(server).toHaveBeenLastCalledWith("/auth/v1/logout"));
  unmount();
  expect((await openPage()).current().user).toBeNull();
  answer(new Response(null, { status: 204 }));
  expect(await signedOut).toEqual({ error: null });
});

test("signing out takes the session before what other tabs store beside it", async () => {
  localStorage.setItem("staff-note", "");
  const { current } = await openSignedIn();
  const removal = vi.spyOn(Storage.prototype, "removeItem");
  onTestFinished(() => removal.mockRestore());
  await current().signOut();
  expect(removal.mock.calls[0]).toEqual(["staff-session"]);
  expect(Object.keys(localStorage)).toEqual([]);
});

const refusal = async () => Response.json({ code: 400, msg: "Not allowed" }, { status: 400 });

test.each<[action: string, title: string, path: string, act: (auth: Auth) => ReturnType<Auth["signUp"]>]>([
  ["sign-up", "Sign up Failed", "/signup", ({ signUp }) => signUp(email, password)],
  ["sign-in", "Sign in Failed", "/token", ({ signIn }) => signIn(email, password)],
])("a failed %s shows its toast with the message of the backend", async (_, title, path, act) => {
  const { current, toast } = await openPage();
  answering(path, refusal);
  expect((await act(current())).error?.message).toBe("Not allowed");
  expect(toast.show).toHaveBeenCalledExactlyOnceWith({ variant: "destructive", title, text: "Not allowed" });
});

test.each<[when: string, text: string, answer: Answer]>([
  ["the network is gone", "fetch failed", () => Promise.reject(new TypeError("fetch failed"))],
  ["a server fails without words", "Something went wrong", async () => new Response("{}", { status: 502 })],
  [
    "a server refuses without words",
    "Something went wrong",
    async () => Response.json({ error: {} }, { status: 400 }),
  ],
])("a sign-out while %s shows its toast with “%s”", async (_, text, answer) => {
  const { current, toast } = await openSignedIn();
  answering("/logout", answer);
  await current().signOut();
  expect(toast.show).toHaveBeenCalledExactlyOnceWith({
    variant: "destructive",
    title: "Sign out Failed",
    text,
  });
});

test.each([
  ["an error without a message", async () => ({ error: {} }) as never],
  ["a rejection with nothing", () => Promise.reject()],
])("%s shows “Something went wrong”", async (_, fail) => {
  const { current, toast } = await openPage();
  const { auth } = await staffClient();
  vi.spyOn(auth, "signInWithPassword").mockImplementationOnce(fail);
  await current().signIn(email, password);
  expect(toast.show).toHaveBeenCalledExactlyOnceWith({
    variant: "destructive",
    title: "Sign in Failed",
    text: "Something went wrong",
  });
});

test("signing out empties the device also when no code can be fetched", async () => {
  const { current } = await openSignedIn();
  vi.doMock("./auth-actions.ts", () => {
    throw new TypeError("Failed to fetch");
  });
  onTestFinished(() => vi.doUnmock("./auth-actions.ts"));
  // The tests above loaded the module.
  vi.resetModules();
  expect((await current().signOut()).error).not.toBeNull();
  expect(Object.keys(localStorage)).toEqual([]);
});

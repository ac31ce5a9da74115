import { setTimeout } from "node:timers/promises";
import { fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { rowOf, storedCallback } from "../../tests/sample-request.ts";

const hour = 3600;
const tokens = { access_token: "a.b.c", refresh_token: "r", token_type: "bearer", user: { id: "1" } };

type Answer = (address: string, signal: AbortSignal) => Promise<Response>;

/** A server that accepts a call and never answers. */
const silence: Answer = (_, signal) =>
  new Promise((_, reject) => signal.addEventListener("abort", () => reject(signal.reason)));

/** Answers as the back end does, with a call-back request of each of these people. */
const requestsOf =
  (...names: string[]): Answer =>
  async (address) => {
    if (address.includes("requests_overview")) return Response.json({ counts: {} });
    return Response.json(names.map((name, index) => rowOf({ ...storedCallback, name, id: index + 1 })));
  };

/** Answers like `requestsOf`, and accepts any password. */
const sessionAndRequestsOf =
  (...names: string[]): Answer =>
  async (address, signal) =>
    address.includes("/token")
      ? Response.json({ ...tokens, expires_in: hour })
      : requestsOf(...names)(address, signal);

const noNetwork: Answer = () => Promise.reject(new TypeError("Failed to fetch"));

const serve = (answer: Answer) =>
  vi.stubGlobal("fetch", (address: string, { signal }: RequestInit) =>
    answer(address, signal as AbortSignal),
  );

/** Opens the page. With `secondsLeft` there is a session, which ends in so many seconds. */
async function open(secondsLeft?: number, address = "/aanvragen") {
  if (secondsLeft) {
    const session = { ...tokens, expires_at: Date.now() / 1000 + secondsLeft };
    localStorage.setItem("staff-session", JSON.stringify(session));
    localStorage.setItem("staff-signed-in", "");
  }
  const { renderPage } = await import("../../tests/render-page.tsx");
  const { AuthProvider } = await import("../auth/auth-provider.tsx");
  const { RequestsScreen } = await import("./requests-screen.tsx");
  const { load } = await import("./load-requests.ts");
  const page = (
    <AuthProvider>
      <RequestsScreen />
    </AuthProvider>
  );
  return renderPage(page, { loader: ({ request }) => load(new URL(request.url).search), address, data: {} });
}

type Page = Awaited<ReturnType<typeof open>>;

/** Waits until the page has set its timer (a fake one) and has finished its first readings. */
async function settle({ router }: Page) {
  while (vi.getTimerCount() === 0 || router.state.revalidation === "loading") await setTimeout(10);
}

const request = (name: string) => screen.findByRole("link", { name: new RegExp(`^${name}`) });
const heading = (name: string) => screen.findByRole("heading", { name });
const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));

async function signIn() {
  const type = (label: RegExp, value: string) =>
    fireEvent.change(screen.getByLabelText(label), { target: { value } });
  await screen.findByLabelText(/^Wachtwoord/);
  type(/^E-mailadres/, "eigenaar@voorbeeld.nl");
  type(/^Wachtwoord/, "vier losse woorden samen");
  press("Aanmelden");
}

/** Opens the request of Piet, and types a note about it. */
async function typeNote(text: string) {
  serve(requestsOf("Piet"));
  await open(hour, "/aanvragen?terugbel=1");
  const note = await screen.findByLabelText<HTMLTextAreaElement>("Notitie");
  fireEvent.input(note, { target: { value: text } });
  return note;
}

beforeEach(() => {
  vi.resetModules();
  window.scrollTo = () => {};
});
afterEach(() => void vi.useRealTimers());

test("a request of the list opens while the server is silent", async () => {
  serve(requestsOf("Piet"));
  await open(hour);
  const link = await request("Piet");
  serve(silence);
  fireEvent.click(link);
  await heading("Piet");
  expect(screen.queryByText(/^Geen verbinding/)).toBeNull();
  await screen.findByText(/^Geen verbinding: dit is de stand van/);
});

test("a slow server is waited for longest at the first reading", async () => {
  const limits = vi.spyOn(AbortSignal, "timeout");
  onTestFinished(() => limits.mockRestore());
  serve(requestsOf("Piet"));
  await open(hour);
  await request("Piet");
  expect(limits.mock.calls[0]).toEqual([30_000]);
  limits.mockClear();
  fireEvent.focus(window);
  await waitFor(() => expect(limits).toHaveBeenCalledWith(8000));
});

test("the list comes at once when the network is back", async () => {
  // The library waits a minute before it asks again. This clock stands still, so that minute never ends.
  vi.useFakeTimers({ toFake: ["Date"] });
  const network = vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  // A timeout of half a second, in place of eight, keeps this test short.
  vi.doMock("../lib/staff-client.ts", async (load) => {
    const client = await load<typeof import("../lib/staff-client.ts")>();
    client.limitStaffCalls(500);
    return { ...client, limitStaffCalls: () => {} };
  });
  onTestFinished(() => {
    network.mockRestore();
    vi.doUnmock("../lib/staff-client.ts");
  });
  serve(noNetwork);
  await open(-hour);
  await screen.findByText(/Er is geen verbinding met de server.*Deze pagina probeert het ook vanzelf/);
  expect(screen.queryByLabelText(/^Wachtwoord/)).toBeNull();
  serve(sessionAndRequestsOf("Piet"));
  await waitFor(() => {
    // The page ignores an event that comes while it reads, so the event is repeated.
    fireEvent(window, new Event("online"));
    screen.getByRole("link", { name: /^Piet/ });
  });
});

test("a page with a problem tries again within five seconds", async () => {
  vi.useFakeTimers({ toFake: ["setInterval"] });
  serve(noNetwork);
  await settle(await open(hour));
  await screen.findByText(/Er is geen verbinding met de server/);
  serve(requestsOf("Piet"));
  vi.advanceTimersByTime(5000);
  await request("Piet");
});

test("Back leads from a search to the list before it", async () => {
  serve(requestsOf("Piet"));
  const { router } = await open(hour);
  const field = await screen.findByRole<HTMLInputElement>("searchbox");
  fireEvent.change(field, { target: { value: "vries" } });
  fireEvent.submit(field.form as HTMLFormElement);
  // The search is in the address a moment before the page shows it.
  await screen.findByRole("link", { name: /^Alle/, current: "page" });
  expect(router.state.location.search).toBe("?toon=alle&zoek=vries");
  await router.navigate(-1);
  await waitFor(() => expect(field.value).toBe(""));
  expect(router.state.location.search).toBe("");
});

test("a new request appears within half a minute", async () => {
  vi.useFakeTimers({ toFake: ["setInterval"] });
  serve(requestsOf("Piet"));
  await settle(await open(hour));
  await request("Piet");
  serve(requestsOf("Piet", "Els"));
  vi.advanceTimersByTime(30_000);
  await request("Els");
});

const refusal =
  (code: string, status = 401): Answer =>
  async () =>
    Response.json({ code: status, error_code: code }, { status });

test("a session that the server ended is named at the first visit", async () => {
  serve(refusal("refresh_token_not_found", 400));
  await open(-hour);
  await screen.findByText(/^Uw sessie is verlopen/);
});

test("a token that is refused for a while signs nobody out", async () => {
  serve(requestsOf("Piet"));
  await open(hour);
  await request("Piet");
  serve(async (address) =>
    address.includes("/auth/")
      ? Response.json(tokens.user)
      : Response.json({ code: "PGRST303" }, { status: 401 }),
  );
  fireEvent.focus(window);
  await screen.findByText(/^De server heeft een storing: dit is de stand van/);
  serve(requestsOf("Piet", "Els"));
  fireEvent.focus(window);
  await request("Els");
});

test.each([
  ["a gateway", refusal("", 401)],
  ["a limit of calls", refusal("over_request_rate_limit", 429)],
])("a session is renewed after %s refused it", async (_, answer) => {
  const answers = [answer];
  serve((address, signal) => (answers.pop() ?? sessionAndRequestsOf("Piet"))(address, signal));
  await open(-hour);
  await request("Piet");
});

test("a session that another tab signed out has not ended by itself", async () => {
  serve(requestsOf("Piet"));
  await open(hour);
  await request("Piet");
  localStorage.clear();
  fireEvent(window, new StorageEvent("storage"));
  await screen.findByLabelText(/^Wachtwoord/);
  await waitFor(() => expect(screen.getByRole("main").getAttribute("aria-busy")).toBe("false"));
  expect(screen.queryByText(/^Uw sessie is verlopen/)).toBeNull();
});

test("the next account sees nothing of the one before", async () => {
  serve(requestsOf("Piet"));
  await open(hour);
  await request("Piet");
  press("Uitloggen");
  serve((address, signal) =>
    (address.includes("/token") ? sessionAndRequestsOf() : noNetwork)(address, signal),
  );
  await signIn();
  await screen.findByText(/^De aanvragen zijn nu niet op te halen/);
  expect(screen.queryByText("Piet")).toBeNull();
});

test.each([
  ["weak", 422, "weak_password", /te makkelijk te raden/],
  ["old", 422, "same_password", /Dit is uw oude wachtwoord/],
  ["good", 503, "", /De server heeft een storing/],
])("a %s password that is refused with %i %s stays typed", async (_, status, error_code, words) => {
  serve(async (address) => {
    if (address.includes("/verify")) return Response.json({ ...tokens, expires_in: hour });
    if (!address.includes("/user")) return requestsOf()(address, new AbortController().signal);
    return Response.json({ code: status, error_code, msg: "No." }, { status });
  });
  await open(undefined, "/aanvragen?token_hash=x");
  const field = await screen.findByLabelText<HTMLInputElement>(/^Nieuw wachtwoord/);
  fireEvent.change(field, { target: { value: "wachtwoord" } });
  fireEvent.click(screen.getByText("Wachtwoord bewaren"));
  await waitFor(() => expect(screen.getByRole("alert").textContent).toMatch(words));
  expect(screen.getByLabelText<HTMLInputElement>(/^Nieuw wachtwoord/).value).toBe("wachtwoord");
});

test("a refused password leaves the link to be used again", async () => {
  const paths: string[] = [];
  serve(async (address) => {
    paths.push(new URL(address).pathname);
    if (address.includes("/user")) return Response.json({ error_code: "weak_password" }, { status: 422 });
    return Response.json({ ...tokens, expires_in: hour });
  });
  await open(undefined, "/aanvragen?token_hash=x");
  fireEvent.change(await screen.findByLabelText(/^Nieuw wachtwoord/), { target: { value: "wachtwoord" } });
  for (const _ of ["first", "second"]) {
    press("Wachtwoord bewaren");
    await screen.findByText(/te makkelijk te raden/);
  }
  expect(paths.filter((path) => path.endsWith("/verify"))).toHaveLength(1);
});

test("the link of a mail is not used up when it is opened", async () => {
  const addresses: string[] = [];
  serve(async (address) => {
    addresses.push(address);
    return Response.json({ ...tokens, expires_in: hour });
  });
  await open(undefined, "/aanvragen?token_hash=x");
  await screen.findByLabelText(/^Nieuw wachtwoord/);
  expect(addresses).toEqual([]);
});

test("the link of a mail that was used before is named", async () => {
  serve(async () => Response.json({ code: 403, error_code: "otp_expired", msg: "No." }, { status: 403 }));
  await open(undefined, "/aanvragen?token_hash=x");
  fireEvent.change(await screen.findByLabelText(/^Nieuw wachtwoord/), { target: { value: "wachtwoord" } });
  press("Wachtwoord bewaren");
  await screen.findByText(/^Die link is verlopen of al gebruikt/);
});

test("without a network a filter keeps the list that was read", async () => {
  serve(requestsOf("Piet"));
  await open(hour);
  await request("Piet");
  serve(noNetwork);
  fireEvent.click(screen.getByRole("link", { name: /^Spam/ }));
  await screen.findByText(/^Geen verbinding: dit is de stand van/);
  await request("Piet");
  expect(screen.getByRole("link", { current: "page" }).textContent).toMatch(/^Open/);
});

test("the link back from a request returns to the search", async () => {
  serve(requestsOf("Piet"));
  const { router } = await open(hour, "/aanvragen?toon=alle&zoek=piet");
  fireEvent.click(await request("Piet"));
  await heading("Piet");
  fireEvent.click(screen.getByRole("link", { name: "Alle aanvragen" }));
  await waitFor(() => expect(router.state.location.search).toBe("?toon=alle&zoek=piet"));
});

test("Back leads to a list that knows what was changed", async () => {
  serve(async (address, signal) =>
    address.includes("/callback_requests") ? Response.json({}) : requestsOf("Piet")(address, signal),
  );
  const { router } = await open(hour);
  fireEvent.click(await request("Piet"));
  await heading("Piet");
  press("Morgen");
  await screen.findByRole("button", { name: "Morgen", pressed: true });
  await waitFor(() => expect(screen.queryByText(/een moment/)).toBeNull());
  serve(silence);
  await router.navigate(-1);
  expect((await request("Piet")).textContent).toContain("terugbellen morgen");
});

test("what a colleague corrected is there when the page comes to the front", async () => {
  serve(requestsOf("Piet"));
  await open(hour, "/aanvragen?terugbel=1");
  await heading("Piet");
  serve(requestsOf("Piet Bakker"));
  fireEvent.focus(window);
  await heading("Piet Bakker");
  expect(screen.getByLabelText<HTMLInputElement>(/^Naam/).value).toBe("Piet Bakker");
});

test("a note outlives the session in which it was typed", async () => {
  const note = await typeNote("Dinsdag langs");
  serve(refusal("session_not_found", 403));
  fireEvent.submit(note.form as HTMLFormElement);
  await screen.findByText(/wat u typte blijft staan/);
  serve(sessionAndRequestsOf("Piet"));
  await signIn();
  expect((await screen.findByLabelText<HTMLTextAreaElement>("Notitie")).value).toBe("Dinsdag langs");
});

test("a note for a request that is gone can still be read", async () => {
  const note = await typeNote("Dinsdag langs");
  serve(async (address, signal) =>
    address.includes("/request_log")
      ? Response.json({ code: "23503" }, { status: 409 })
      : requestsOf()(address, signal),
  );
  fireEvent.submit(note.form as HTMLFormElement);
  await heading("Niet gevonden");
  expect(screen.getByText("Dinsdag langs")).toBeTruthy();
});

test("signing out asks before it throws away what was typed", async () => {
  const note = await typeNote("Dinsdag langs");
  window.confirm = vi.fn().mockReturnValueOnce(false).mockReturnValue(true);
  press("Uitloggen");
  expect(window.confirm).toHaveBeenCalledWith(expect.stringContaining("weggooien wat u typte"));
  expect(note.value).toBe("Dinsdag langs");
  serve(noNetwork);
  press("Uitloggen");
  await screen.findByRole("button", { name: "Aanmelden" });
  expect(Object.keys(localStorage)).toEqual([]);
});

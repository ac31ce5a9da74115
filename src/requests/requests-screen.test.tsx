// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { storedCallback } from "../../tests/sample-request";

vi.stubEnv("VITE_SUPABASE_URL", "/");
vi.stubEnv("VITE_SUPABASE_ANON_KEY", "sb_publishable_test");

const hour = 3600;
const tokens = { access_token: "a.b.c", refresh_token: "r", token_type: "bearer", user: { id: "1" } };

type Answer = (address: string, signal: AbortSignal) => Promise<Response>;

/** A server that accepts a call and never answers. */
const silent: Answer = (_, signal) =>
  new Promise((_, reject) => signal.addEventListener("abort", () => reject(signal.reason)));

/** Answers as the back end does, with these call-back requests of people who are called so. */
const holding =
  (...names: string[]): Answer =>
  async (address) => {
    if (address.includes("requests_overview")) return Response.json({ counts: {}, photosAreFull: false });
    const rows = names.map((name, index) => {
      const { kind, log, photos, is_due, unmailed, created_at, ...request } = { ...storedCallback, name };
      return { kind, id: index + 1, created_at, is_due, unmailed, log, photos, request };
    });
    return Response.json(rows);
  };

const reached = (answer: Answer) =>
  vi.stubGlobal("fetch", (address: string, { signal }: RequestInit) =>
    answer(address, signal as AbortSignal),
  );

/** Opens the page; with a session, one that ends in so many seconds. */
async function open(secondsLeft?: number, address = "/aanvragen") {
  if (secondsLeft) {
    const session = { ...tokens, expires_at: Date.now() / 1000 + secondsLeft };
    localStorage.setItem("staff-session", JSON.stringify(session));
  }
  const { renderPage } = await import("../../tests/render-page");
  const { AuthProvider } = await import("../auth/auth-provider");
  const { RequestsScreen } = await import("./requests-screen");
  const { load } = await import("./read-requests");
  const page = (
    <AuthProvider>
      <RequestsScreen />
    </AuthProvider>
  );
  return renderPage(page, { loader: ({ request }) => load(new URL(request.url).search), address, data: {} });
}

beforeEach(() => {
  vi.resetModules();
  localStorage.clear();
  window.scrollTo = () => {};
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

test("a request of the list opens while the server is silent", async () => {
  reached(holding("Piet"));
  await open(hour);
  const link = await screen.findByRole("link", { name: /^Piet/ });
  reached(silent);
  fireEvent.click(link);
  await screen.findByRole("heading", { name: "Piet" });
  expect(screen.queryByText(/^Geen verbinding/)).toBeNull();
  await screen.findByText(/^Geen verbinding: dit is de stand van/);
});

test("the list comes by itself when a silent server answers again", async () => {
  vi.useFakeTimers({ toFake: ["setInterval", "Date"] });
  reached(silent);
  await open(-hour);
  await screen.findByText(/Er is geen verbinding met de server.*Deze pagina probeert het ook vanzelf/);
  expect(screen.queryByLabelText(/^Wachtwoord/)).toBeNull();
  const renewed = { ...tokens, expires_in: hour };
  reached(async (address, signal) =>
    address.includes("/token") ? Response.json(renewed) : holding("Piet")(address, signal),
  );
  // The library asks no sooner than a minute after a failure.
  vi.setSystemTime(Date.now() + 60_000);
  vi.advanceTimersByTime(30_000);
  await screen.findByRole("link", { name: /^Piet/ });
});

test("Back leads from a search to the list before it", async () => {
  reached(async (address, signal) => holding("Piet")(address, signal));
  const { router } = await open(hour);
  const field = await screen.findByRole<HTMLInputElement>("searchbox");
  fireEvent.change(field, { target: { value: "vries" } });
  fireEvent.submit(field.form as HTMLFormElement);
  await waitFor(() => expect(router.state.location.search).toBe("?toon=alle&zoek=vries"));
  await router.navigate(-1);
  await waitFor(() => expect(field.value).toBe(""));
  expect(router.state.location.search).toBe("");
});

test("a new request appears within half a minute", async () => {
  vi.useFakeTimers({ toFake: ["setInterval"] });
  reached(holding("Piet"));
  await open(hour);
  await screen.findByRole("link", { name: /^Piet/ });
  reached(holding("Piet", "Els"));
  vi.advanceTimersByTime(30_000);
  await screen.findByRole("link", { name: /^Els/ });
});

test("a session that the server ended is named at the first visit", async () => {
  const ended = { code: 400, error_code: "refresh_token_not_found", msg: "Invalid Refresh Token" };
  reached(async () => Response.json(ended, { status: 400 }));
  await open(-hour);
  await screen.findByText(/^Uw sessie is verlopen/);
});

test.each([
  ["weak", 422, "weak_password", /te makkelijk te raden/],
  ["old", 422, "same_password", /Dit is uw oude wachtwoord/],
  ["good", 503, "", /De server heeft een storing/],
])("a %s password that is refused with %i %s stays typed", async (_, status, error_code, words) => {
  reached(async (address) => {
    if (address.includes("/verify")) return Response.json({ ...tokens, expires_in: hour });
    if (!address.includes("/user")) return holding()(address, new AbortController().signal);
    return Response.json({ code: status, error_code, msg: "No." }, { status });
  });
  await open(undefined, "/aanvragen?token_hash=x");
  const field = await screen.findByLabelText<HTMLInputElement>(/^Nieuw wachtwoord/);
  fireEvent.change(field, { target: { value: "wachtwoord" } });
  fireEvent.click(screen.getByText("Wachtwoord bewaren"));
  await waitFor(() => expect(screen.getByRole("alert").textContent).toMatch(words));
  expect(screen.getByLabelText<HTMLInputElement>(/^Nieuw wachtwoord/).value).toBe("wachtwoord");
});

// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import type { ReactNode } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { renderPage } from "../../tests/render-page";

vi.stubEnv("VITE_SUPABASE_URL", "/");
vi.stubEnv("VITE_SUPABASE_ANON_KEY", "sb_publishable_test");
const { AuthProvider } = await import("../auth/auth-provider");
const { NewPasswordForm, SignInForm } = await import("./account-forms");

beforeEach(() => localStorage.clear());
afterEach(cleanup);

const open = (form: ReactNode) => renderPage(<AuthProvider>{form}</AuthProvider>);

const fill = (label: RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

const press = (name: string) => fireEvent.click(screen.getByText(name));

const isTold = (words: RegExp) => waitFor(() => expect(screen.getByRole("alert").textContent).toMatch(words));

function signIn() {
  open(<SignInForm wasSignedIn={false} />);
  fill(/^E-mailadres/, "eigenaar@voorbeeld.nl");
  fill(/^Wachtwoord/, "vier losse woorden samen");
  press("Aanmelden");
}

test("a paused project is not blamed on the internet", async () => {
  // Supabase answers so.
  vi.stubGlobal("fetch", async () => new Response("", { status: 540 }));
  signIn();
  await isTold(/Het ligt niet aan uw internet/);
});

test("a lost network is named at signing in", async () => {
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("Failed to fetch")));
  signIn();
  await isTold(/Kijk of uw internet werkt/);
});

test("a weak password is refused with its reason", async () => {
  const session = { access_token: "a.b.c", refresh_token: "r", expires_in: 3600, user: { id: "1" } };
  const weak = { code: 422, error_code: "weak_password", msg: "Too weak." };
  vi.stubGlobal("fetch", async (address: string) =>
    address.includes("/verify") ? Response.json(session) : Response.json(weak, { status: 422 }),
  );
  open(<NewPasswordForm token={{ token_hash: "x", type: "recovery" }} />);
  fill(/^Nieuw wachtwoord/, "wachtwoord");
  press("Wachtwoord bewaren");
  await isTold(/te makkelijk te raden/);
});

import { fireEvent, screen, waitFor } from "@testing-library/react";
import type { ReactNode } from "react";
import { expect, test, vi } from "vitest";
import { renderPage } from "../../tests/render-page.tsx";
import { AuthProvider } from "../auth/auth-provider.tsx";
import { SignInForm } from "./account-forms.tsx";

const open = (form: ReactNode) => renderPage(<AuthProvider>{form}</AuthProvider>);

const fill = (label: RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

const press = (name: string) => fireEvent.click(screen.getByText(name));

const isTold = (words: RegExp) => waitFor(() => expect(screen.getByRole("alert").textContent).toMatch(words));

function signIn() {
  const { toast } = open(<SignInForm wasSignedIn={false} />);
  fill(/^E-mailadres/, "eigenaar@voorbeeld.nl");
  fill(/^Wachtwoord/, "vier losse woorden samen");
  press("Aanmelden");
  return toast;
}

test("a wrong password is named once", async () => {
  const wrong = { code: 400, error_code: "invalid_credentials", msg: "Invalid login credentials" };
  vi.stubGlobal("fetch", async () => Response.json(wrong, { status: 400 }));
  const toast = signIn();
  await isTold(/wachtwoord klopt niet/);
  expect(toast.show).not.toHaveBeenCalled();
});

test("a paused project is not blamed on the internet", async () => {
  // Supabase answers so for a paused project.
  vi.stubGlobal("fetch", async () => new Response("", { status: 540 }));
  signIn();
  await isTold(/Het ligt niet aan uw internet/);
});

test("a lost network is named at signing in", async () => {
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("Failed to fetch")));
  signIn();
  await isTold(/Kijk of uw internet werkt/);
});

test.each([
  ["over_email_send_rate_limit", 429, /net al een mail/],
  ["validation_failed", 400, /e-mailadres klopt niet/],
])("a mail that is refused with %s is not promised", async (error_code, status, words) => {
  vi.stubGlobal("fetch", async () => Response.json({ code: status, error_code, msg: "No." }, { status }));
  open(<SignInForm wasSignedIn={false} />);
  fill(/^E-mailadres/, "eigenaar@voorbeeld.nl");
  // jsdom knows no `formNoValidate`.
  fill(/^Wachtwoord/, "vergeten");
  press("Wachtwoord vergeten?");
  await isTold(words);
});

import { fireEvent, screen } from "@testing-library/react";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import { renderPage } from "../../tests/render-page.tsx";
import company from "../content/bedrijf.yaml";
import shared from "../content/formulieren/beide.yaml";
import content from "../content/formulieren/terugbellen.yaml";
import { CallbackForm } from "./callback-form.tsx";

const storeRequest = vi.hoisted(() => vi.fn());
vi.mock("../lib/forms/send-request.ts", () => ({ storeRequest }));
vi.mock("../lib/supabase.ts", () => ({ prepareClient: async () => {} }));

const field = (name: string) => screen.getByPlaceholderText<HTMLInputElement>(name);

/** Fills in and sends the form. With `error`, storing the request fails. */
function send(phone: string, error?: Error) {
  storeRequest.mockResolvedValue({ error: error ?? null });
  const { toast } = renderPage(<CallbackForm />);
  field("Uw naam").value = "Jan & Zoë";
  field("Uw telefoonnummer").value = phone;
  fireEvent.submit(document.forms[0] as HTMLFormElement);
  return toast;
}

describe("a call-back request that is not stored", () => {
  const phone = "+31 6 12345678";

  async function fail() {
    vi.spyOn(console, "error").mockImplementation(() => {});
    const toast = send(phone, new Error("429"));
    await screen.findByText(shared.fallback.failed);
    return toast;
  }

  test("is said in the words of the specification", async () => {
    const toast = await fail();
    expect(toast.show).toHaveBeenCalledExactlyOnceWith({
      variant: "destructive",
      title: "Er is iets misgegaan",
      text: "Kon de aanvraag niet versturen. Probeer het later opnieuw.",
    });
    expect(console.error).toHaveBeenCalledWith(expect.any(String), new Error("429"));
  });

  test("keeps the entries", async () => {
    await fail();
    expect(field("Uw naam").value).toBe("Jan & Zoë");
    expect(field("Uw telefoonnummer").value).toBe(phone);
  });

  test("offers the phone and a mail with what was typed", async () => {
    await fail();
    const links = [...(document.activeElement?.querySelectorAll("a") ?? [])].map((link) =>
      link.getAttribute("href"),
    );
    const text = `${content.name.label}: Jan & Zoë\n${content.phone.label}: ${phone}`;
    expect(links).toEqual([
      `tel:${company.phone.dial}`,
      `mailto:${company.email}?subject=${encodeURIComponent(content.mailSubject)}&body=${encodeURIComponent(text)}`,
    ]);
  });
});

test("a number that looks like a link is confirmed as it was typed", async () => {
  send("[bel](tel:112)");
  await screen.findByText("[bel](tel:112)");
  expect(document.querySelector('a[href="tel:112"]')).toBeNull();
});

test("days on which the office is closed are named with the confirmation", async () => {
  const today = new Date().toISOString().slice(0, 10);
  const { closed } = company;
  onTestFinished(() => {
    company.closed = closed;
  });
  company.closed = { from: today, through: today, text: "vandaag" };
  send("06 12345678");
  await screen.findByText("06 12345678");
  expect(document.activeElement?.querySelector("strong:not([hidden])")).toBeTruthy();
});

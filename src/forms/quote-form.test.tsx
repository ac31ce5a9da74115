// @vitest-environment jsdom
import { cleanup, configure, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { MemoryRouter, useLocation } from "react-router-dom";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import {
  fieldLimits,
  type QuoteRequest,
  requiredFields,
} from "../../supabase/functions/_shared/quote-request";
import { quote } from "../../tests/sample-quote";
import shared from "../content/formulieren/beide.yaml";
import content from "../content/formulieren/offerte.yaml";
import { ToastContext } from "../hooks/use-toast";
import { keepDrafts } from "../lib/forms/visitor-drafts";
import { paths } from "../lib/paths";
import { type ContactLinkState, QuoteForm } from "./quote-form";

const storeRequest = vi.hoisted(() => vi.fn());
vi.mock("../lib/forms/send-request", () => ({ storeRequest, notifyOwner: async () => {} }));
vi.mock("../lib/supabase", () => ({ prepareClient: async () => {} }));

const toast = { show: vi.fn(), hide: vi.fn(), prepare: vi.fn() };

function Place() {
  return <p data-testid="path">{useLocation().pathname}</p>;
}

/** Opens the form by a link with this state. */
function openForm(state?: ContactLinkState) {
  cleanup();
  return render(
    <MemoryRouter initialEntries={[{ pathname: paths.contact, state }]}>
      <ToastContext value={toast}>
        <QuoteForm />
        <Place />
      </ToastContext>
    </MemoryRouter>,
  );
}

const ticked = () => screen.getAllByRole<HTMLInputElement>("checkbox").filter(({ checked }) => checked);
const tickedIds = () => ticked().map(({ id }) => id);
const service = (id: string) => document.getElementById(id) as HTMLInputElement;
const field = (name: string) => document.querySelector(`form [name="${name}"]`) as HTMLInputElement;
const type = (name: string, value: string) => fireEvent.input(field(name), { target: { value } });
const submit = () => fireEvent.submit(document.forms[0] as HTMLFormElement);
const errorLines = () =>
  within(screen.getByRole("alert"))
    .getAllByRole("link")
    .map(({ textContent }) => textContent);

function fillIn() {
  fireEvent.click(service("dakgoten"));
  const { services: _, ...texts } = quote;
  for (const [name, text] of Object.entries(texts)) type(name, text);
}

beforeAll(() => {
  // As long as the other tests wait on a slow machine; one second by default.
  configure({ asyncUtilTimeout: 120_000 });
  // jsdom has no layout.
  Element.prototype.scrollIntoView = () => {};
  keepDrafts();
});

beforeEach(() => {
  sessionStorage.clear();
  vi.clearAllMocks();
  storeRequest.mockResolvedValue({ error: null });
});
afterEach(cleanup);

test("without a service a message says so before anything is sent", () => {
  openForm();
  fillIn();
  fireEvent.click(service("dakgoten"));
  submit();
  expect(toast.show).toHaveBeenCalledWith({
    variant: "destructive",
    title: "Oeps! Er is iets misgegaan.",
    text: "Selecteer alstublieft minstens één dienst.",
  });
  expect(storeRequest).not.toHaveBeenCalled();
});

test("two presses in one moment send one request", async () => {
  openForm();
  fillIn();
  const form = document.forms[0] as HTMLFormElement;
  // Both come before React renders.
  for (const _press of [1, 2]) form.dispatchEvent(new Event("submit", { bubbles: true, cancelable: true }));
  await waitFor(() => expect(screen.getByTestId("path").textContent).toBe(paths.thankYou));
  expect(storeRequest).toHaveBeenCalledOnce();
});

test("a program that fills in the hidden field sends nothing", () => {
  openForm();
  fillIn();
  expect(field("homepage").hidden).toBe(true);
  field("homepage").value = "https://spam.example";
  submit();
  expect(screen.getByText(shared.fallback.honeypot)).toBeTruthy();
  expect(storeRequest).not.toHaveBeenCalled();
});

test("after a press with the hidden field filled in, the next one sends", async () => {
  openForm();
  fillIn();
  field("homepage").value = "https://spam.example";
  submit();
  submit();
  await waitFor(() => expect(storeRequest).toHaveBeenCalledWith("contact_submissions", quote));
});

test("the errors of an empty form are listed in the order of its fields", () => {
  openForm();
  submit();
  const controls = [...(document.forms[0]?.elements ?? [])] as HTMLInputElement[];
  const required = [...new Set(controls.map(({ name }) => name))].filter((name) =>
    requiredFields.includes(name),
  );
  expect(errorLines()).toEqual(required.map((name) => content[name as keyof QuoteRequest].errors.missing));
});

test("the list of errors takes focus", () => {
  openForm();
  submit();
  expect(document.activeElement?.contains(screen.getByRole("alert"))).toBe(true);
});

/** What a screen reader says of a control after its name. */
const descriptionOf = (control: Element | null) =>
  control
    ?.getAttribute("aria-describedby")
    ?.split(" ")
    .map((id) => document.getElementById(id)?.textContent)
    .join(" ");

test("each field is described by its hint and its error", () => {
  openForm();
  submit();
  for (const name of ["services", "name", "phone", "email", "message"] as const) {
    const { hint, errors } = { hint: undefined, ...content[name] };
    const described = name === "services" ? document.querySelector("fieldset") : field(name);
    expect(descriptionOf(described)).toBe(
      [hint, `${shared.errors.prefix} ${errors.missing}`].filter(Boolean).join(" "),
    );
  }
});

test("each field with an error is marked as invalid", () => {
  openForm();
  submit();
  for (const name of ["name", "phone", "email", "message"])
    expect(field(name).getAttribute("aria-invalid")).toBe("true");
});

test("the title of a page with errors says so until they are gone", () => {
  document.title = "Contact";
  openForm();
  submit();
  expect(document.title).toBe(`${shared.errors.prefix} Contact`);
  cleanup();
  expect(document.title).toBe("Contact");
});

test("an error goes as soon as its field is right", () => {
  openForm();
  fillIn();
  type("phone", "   ");
  type("email", "geen adres");
  submit();
  expect(errorLines()).toEqual([content.phone.errors.missing, content.email.errors.malformed]);
  type("phone", "06");
  expect(errorLines()).toEqual([content.email.errors.malformed]);
  expect(field("phone").getAttribute("aria-invalid")).toBeNull();
  type("email", quote.email);
  expect(screen.queryByRole("alert")).toBeNull();
});

test("no error appears while somebody types", () => {
  openForm();
  fillIn();
  type("phone", " ");
  submit();
  type("name", "");
  expect(errorLines()).toEqual([content.phone.errors.missing]);
});

test("the next press names the field that was emptied meanwhile", () => {
  openForm();
  fillIn();
  type("name", "");
  submit();
  expect(errorLines()).toEqual([content.name.errors.missing]);
});

test("a text that is too long stays in its field", () => {
  openForm();
  fillIn();
  const long = "x".repeat(fieldLimits.phone + 1);
  type("phone", long);
  submit();
  expect(field("phone").value).toBe(long);
  expect(errorLines()).toHaveLength(1);
  expect(storeRequest).not.toHaveBeenCalled();
});

/** Sends the form to a database that refuses it, and waits until the visitor is told. */
async function failToSend() {
  vi.spyOn(console, "error").mockImplementation(() => {});
  storeRequest.mockResolvedValue({ error: new Error("429") });
  openForm();
  fillIn();
  submit();
  await screen.findByText(shared.fallback.failed);
}

test("a request that is not stored keeps the entries", async () => {
  await failToSend();
  expect(field("name").value).toBe(quote.name);
  expect(tickedIds()).toEqual(["dakgoten"]);
  expect(screen.getByTestId("path").textContent).toBe(paths.contact);
});

/** Sends the form, goes to another page before the failure, and comes back. */
async function failMeanwhile() {
  vi.spyOn(console, "error").mockImplementation(() => {});
  let fail = (_: { error: Error }) => {};
  storeRequest.mockReturnValue(
    new Promise((resolve) => {
      fail = resolve;
    }),
  );
  openForm();
  fillIn();
  submit();
  cleanup();
  fail({ error: new Error("429") });
  await waitFor(() => expect(toast.show).toHaveBeenCalledOnce());
  openForm();
}

test("a visitor who had gone on reads at the form that it was not sent", async () => {
  await failMeanwhile();
  expect(field("name").value).toBe(quote.name);
  expect(screen.getByText(shared.fallback.failed)).toBeTruthy();
  expect(document.activeElement).toBe(document.body);
});

test("a visitor who comes back after it was sent reads nothing of it", async () => {
  await failMeanwhile();
  storeRequest.mockResolvedValue({ error: null });
  submit();
  await waitFor(() => expect(screen.getByTestId("path").textContent).toBe(paths.thankYou));
  openForm();
  expect(screen.queryByText(shared.fallback.failed)).toBeNull();
});

const mailLink = () => screen.getByRole("link", { name: shared.fallback.mail }).getAttribute("href");

test("a message too long for a mail address is left out of it", async () => {
  await failToSend();
  expect(mailLink()).toContain(encodeURIComponent(quote.message));
  type("message", "Het lekt. ".repeat(150));
  submit();
  await waitFor(() => expect(mailLink()).toMatch(/^mailto:[^&]+$/));
});

/** Leaves the field for an e-mail address with a mistyped one, and waits for the question about it. */
async function mistypeEmail() {
  fillIn();
  type("email", "jan@hotmial.nl");
  fireEvent.blur(field("email"));
  return screen.findByText(content.email.suggestion.replace("{adres}", "jan@hotmail.nl"));
}

test("an e-mail address that looks mistyped is asked about", async () => {
  openForm();
  await mistypeEmail();
  expect(descriptionOf(field("email"))).toContain("jan@hotmail.nl");
});

test("the button below that question corrects the address", async () => {
  openForm();
  const question = await mistypeEmail();
  fireEvent.click(screen.getByRole("button", { name: content.email.acceptSuggestion }));
  expect(field("email").value).toBe("jan@hotmail.nl");
  expect(document.activeElement).toBe(field("email"));
  expect(question.isConnected).toBe(false);
});

test("an address that looks mistyped is sent when the visitor leaves it so", async () => {
  openForm();
  await mistypeEmail();
  submit();
  await waitFor(() => expect(storeRequest).toHaveBeenCalledOnce());
  expect(storeRequest.mock.calls[0]?.[1].email).toBe("jan@hotmial.nl");
});

test("the place that the visitor comes from is named at the message", () => {
  openForm({ place: "Verweg Aan Zee" });
  const hint = document.getElementById(`${field("message").id}-hint`);
  expect(hint?.textContent).toContain("Verweg Aan Zee");
  expect(field("message").value).toBe("");
});

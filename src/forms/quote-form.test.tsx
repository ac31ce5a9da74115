import { act, cleanup, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import type { ReactNode } from "react";
import { renderToString } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import {
  fieldLimits,
  type QuoteRequest,
  requiredFields,
} from "../../supabase/functions/_shared/quote-request.ts";
import { quote } from "../../tests/sample-quote.ts";
import company from "../content/bedrijf.yaml";
import shared from "../content/formulieren/beide.yaml";
import content from "../content/formulieren/offerte.yaml";
import { ToastContext } from "../hooks/use-toast.ts";
import { keepDrafts } from "../lib/forms/visitor-drafts.ts";
import { paths } from "../lib/paths.ts";
import { QuoteForm } from "./quote-form.tsx";

const { storeRequest, notifyOwner, sendPhoto } = vi.hoisted(() => ({
  storeRequest: vi.fn(),
  notifyOwner: vi.fn(),
  sendPhoto: vi.fn(),
}));
vi.mock("../lib/forms/send-request.ts", () => ({ storeRequest, notifyOwner }));
vi.mock("../lib/supabase.ts", () => ({ prepareClient: async () => {} }));
vi.mock("../photos/send-photo.ts", () => ({ sendPhoto }));
vi.mock("../photos/shrink.ts", () => ({ shrink: async (file: File) => file }));
// jsdom lacks this function.
URL.createObjectURL = () => "blob:";

const toast = { show: vi.fn(), hide: vi.fn(), prepare: vi.fn() };
let router: ReturnType<typeof createMemoryRouter>;

/** The form on its page. `thankYou` fetches the code of the next page. */
function page(thankYou = async () => ({ element: null as ReactNode })) {
  const routes = [
    { path: paths.contact, element: <QuoteForm /> },
    { path: paths.thankYou, lazy: thankYou },
  ];
  router = createMemoryRouter(routes, { initialEntries: [paths.contact] });
  return (
    <ToastContext value={toast}>
      <RouterProvider router={router} />
    </ToastContext>
  );
}

function openForm(...how: Parameters<typeof page>) {
  cleanup();
  return render(page(...how));
}

/** A promise, and the function that resolves it. */
function later<Value>() {
  let resolve = (_: Value) => {};
  const promise = new Promise<Value>((settle) => {
    resolve = settle;
  });
  return { promise, resolve };
}

const isAt = (path: string) => waitFor(() => expect(router.state.location.pathname).toBe(path));
const tickedIds = () =>
  screen.queryAllByRole<HTMLInputElement>("checkbox", { checked: true }).map(({ id }) => id);
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
  // jsdom has no layout, so it lacks this function.
  Element.prototype.scrollIntoView = () => {};
  keepDrafts();
});

beforeEach(() => {
  vi.clearAllMocks();
  storeRequest.mockResolvedValue({ error: null });
  // This promise never settles, because no form may wait for the mail.
  notifyOwner.mockReturnValue(new Promise(() => {}));
});
afterEach(() => void vi.useRealTimers());

test("no service is chosen for the visitor", () => {
  openForm();
  expect(tickedIds()).toEqual([]);
});

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
  // Both submits come before React renders.
  for (const _press of [1, 2]) form.dispatchEvent(new Event("submit", { bubbles: true, cancelable: true }));
  await isAt(paths.thankYou);
  expect(storeRequest).toHaveBeenCalledOnce();
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
    const control = name === "services" ? document.querySelector("fieldset") : field(name);
    expect(descriptionOf(control)).toBe(
      [hint, `${shared.errors.prefix} ${errors.missing}`].filter(Boolean).join(" "),
    );
  }
});

test("each field with an error is marked as invalid", () => {
  openForm();
  submit();
  const fields = [...screen.getAllByRole("checkbox"), ...["name", "phone", "email", "message"].map(field)];
  for (const control of fields) expect(control.getAttribute("aria-invalid")).toBe("true");
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
async function failToSend(serviceId = "dakgoten") {
  vi.spyOn(console, "error").mockImplementation(() => {});
  storeRequest.mockResolvedValue({ error: new Error("429") });
  openForm();
  fillIn();
  service(serviceId).checked = true;
  submit();
  await screen.findByText(shared.fallback.failed);
}

test("a request that is not stored keeps the entries", async () => {
  await failToSend();
  expect(field("name").value).toBe(quote.name);
  expect(tickedIds()).toEqual(["dakgoten"]);
  expect(router.state.location.pathname).toBe(paths.contact);
});

test("a request that is not stored is said in the words of the specification", async () => {
  await failToSend();
  expect(toast.show).toHaveBeenCalledExactlyOnceWith({
    variant: "destructive",
    title: "❌ Er is iets misgegaan",
    text: "Kon de aanvraag niet versturen. Probeer het later opnieuw of neem telefonisch contact op.",
  });
  expect(console.error).toHaveBeenCalledWith(expect.any(String), new Error("429"));
});

test("a leak that is not stored has the emergency number first", async () => {
  await failToSend("daklekkage");
  const [first] = within(document.activeElement as HTMLElement).getAllByRole("link");
  expect(first?.getAttribute("href")).toBe(`tel:${company.emergencyPhone.dial}`);
});

test("the next press after a failure takes its message away", async () => {
  await failToSend();
  storeRequest.mockResolvedValue({ error: null });
  toast.hide.mockClear();
  submit();
  expect(toast.hide).toHaveBeenCalledOnce();
  await isAt(paths.thankYou);
});

test("a request that takes four seconds asks for patience", () => {
  vi.useFakeTimers();
  storeRequest.mockReturnValue(new Promise(() => {}));
  openForm();
  fillIn();
  submit();
  act(() => vi.advanceTimersByTime(3_999));
  expect(screen.queryByText(shared.slow)).toBeNull();
  act(() => vi.advanceTimersByTime(1));
  expect(screen.getByRole("status").textContent).toBe(shared.slow);
});

test("a form that has its answer asks for no patience later", async () => {
  vi.useFakeTimers();
  vi.spyOn(console, "error").mockImplementation(() => {});
  storeRequest.mockResolvedValue({ error: new Error("429") });
  openForm();
  fillIn();
  submit();
  await act(async () => {});
  expect(screen.getByText(shared.fallback.failed)).toBeTruthy();
  act(() => vi.advanceTimersByTime(4_000));
  expect(screen.queryByRole("status")).toBeNull();
});

test("a form stays busy after storing until /bedankt comes", async () => {
  const thankYou = later<{ element: ReactNode }>();
  openForm(() => thankYou.promise);
  fillIn();
  submit();
  await waitFor(() => expect(notifyOwner).toHaveBeenCalledOnce());
  expect(screen.getByRole<HTMLButtonElement>("button", { name: "Versturen..." }).disabled).toBe(true);
  thankYou.resolve({ element: null });
  await isAt(paths.thankYou);
});

test("a form that Firefox kept while it was sent begins again", () => {
  const reload = vi.fn();
  vi.stubGlobal("location", { reload });
  storeRequest.mockReturnValue(new Promise(() => {}));
  openForm();
  const comeBack = () => dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }));
  comeBack();
  expect(reload).not.toHaveBeenCalled();
  fillIn();
  submit();
  comeBack();
  expect(reload).toHaveBeenCalledOnce();
  vi.unstubAllGlobals();
});

/** Sends the form, and goes to another page before this result arrives. */
async function leaveBefore(result: { error: Error | null }) {
  vi.spyOn(console, "error").mockImplementation(() => {});
  const answer = later<typeof result>();
  storeRequest.mockReturnValue(answer.promise);
  openForm();
  fillIn();
  submit();
  cleanup();
  answer.resolve(result);
  await waitFor(() => expect(toast.show).toHaveBeenCalledOnce());
}

/** Sends the form, goes to another page before the failure, and comes back. */
async function failMeanwhile() {
  await leaveBefore({ error: new Error("429") });
  openForm();
}

test("a visitor who had gone on reads in a toast that it was sent", async () => {
  await leaveBefore({ error: null });
  expect(toast.show).toHaveBeenCalledWith(
    expect.objectContaining({ variant: "success", title: "Aanvraag verzonden!" }),
  );
});

test("a form that was sent is empty at the next visit", async () => {
  await leaveBefore({ error: null });
  openForm();
  expect(field("name").value).toBe("");
  expect(tickedIds()).toEqual([]);
});

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
  await isAt(paths.thankYou);
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

/** Types a mistyped e-mail address, leaves the field, and waits for the question about the address. */
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

const photoInput = () => document.querySelector("form [type=file]") as HTMLInputElement;

function choosePhoto() {
  const files = [new File(["x"], "dak.jpg", { type: "image/jpeg" })];
  Object.defineProperty(photoInput(), "files", { value: files, configurable: true });
}

/** Sends the form with a photograph, and waits for /bedankt. */
async function sendWithPhoto() {
  openForm();
  fillIn();
  choosePhoto();
  fireEvent.change(photoInput());
  submit();
  await isAt(paths.thankYou);
}

test("the mail about a request waits for its photographs", async () => {
  const photos = later<string>();
  sendPhoto.mockReturnValue(photos.promise);
  await sendWithPhoto();
  await waitFor(() => expect(sendPhoto).toHaveBeenCalledOnce());
  expect(notifyOwner).not.toHaveBeenCalled();
  photos.resolve("arrived");
  await waitFor(() => expect(notifyOwner).toHaveBeenCalledExactlyOnceWith(quote));
  expect(toast.show).not.toHaveBeenCalled();
});

test("the mail waits for no photographs once the page goes away", async () => {
  sendPhoto.mockReturnValue(new Promise(() => {}));
  await sendWithPhoto();
  dispatchEvent(new Event("pagehide"));
  await waitFor(() => expect(notifyOwner).toHaveBeenCalledOnce());
});

test("a toast says on any page that photographs have not arrived", async () => {
  sendPhoto.mockResolvedValue("failed");
  await sendWithPhoto();
  await waitFor(() =>
    expect(toast.show).toHaveBeenCalledWith(
      expect.objectContaining({ title: "Niet al uw foto’s zijn aangekomen" }),
    ),
  );
});

/** Opens the prerendered form. `begin` is what a visitor does with it before the scripts run. */
function openBefore(begin: () => void) {
  const container = document.body.appendChild(document.createElement("div"));
  container.innerHTML = renderToString(page());
  begin();
  return render(page(), { container, hydrate: true });
}

test("a form begun before the scripts ran is ready for a failure", () => {
  openBefore(() => field("name").focus());
  expect(toast.prepare).toHaveBeenCalled();
});

test("a photograph chosen before the scripts ran goes along", async () => {
  openBefore(choosePhoto);
  await screen.findByRole("img", { name: /dak\.jpg/ });
});

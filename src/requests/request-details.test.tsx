import { act, cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { useLoaderData, useRevalidator } from "react-router-dom";
import { beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { serviceOptions } from "../../supabase/functions/_shared/quote-request.ts";
import { renderPage } from "../../tests/render-page.tsx";
import { storedQuote } from "../../tests/sample-request.ts";
import { RequestDetails } from "./request-details.tsx";
import type { StoredRequest } from "./stored-request.ts";

const { change, deleteLine, deleteRequest, readPhoto, readOthers } = vi.hoisted(() => ({
  change: vi.fn(),
  deleteLine: vi.fn(),
  deleteRequest: vi.fn(),
  readPhoto: vi.fn(),
  readOthers: vi.fn(),
}));
vi.mock(import("./change-requests.ts"), async (original) => ({
  ...(await original()),
  change,
  deleteLine,
  deleteRequest,
}));
vi.mock(import("./read-requests.ts"), async (original) => ({ ...(await original()), readPhoto, readOthers }));
// jsdom lacks this function.
URL.createObjectURL = () => "blob:";

beforeEach(() => {
  change.mockReset();
  readPhoto.mockReset();
  readOthers.mockReset().mockResolvedValue([]);
});

const open = (changes: Partial<StoredRequest> = {}) =>
  renderPage(<RequestDetails request={{ ...storedQuote, ...changes }} list="." />);

const control = (label: string) => screen.getByLabelText<HTMLInputElement>(label);

test.each([
  ["Bel 06 12345678", /^tel:0612345678$/],
  ["WhatsApp", /^https:\/\/wa\.me\/31612345678$/],
  ["Mail", /^mailto:jan@example\.nl\?subject=Uw%20aanvraag%20bij%20/],
])("a request is answered by %s", (name, address) => {
  open();
  expect(screen.getByRole("link", { name }).getAttribute("href")).toMatch(address);
});

test("a leak says so until somebody has called", () => {
  const leak = { services: [serviceOptions.daklekkage] };
  open(leak);
  expect(screen.queryByText("Lekkage: bel meteen")).toBeTruthy();
  cleanup();
  open({ ...leak, status: "Afspraak" });
  expect(screen.queryByText("Lekkage: bel meteen")).toBeNull();
});

test("who took a request by phone is named", () => {
  open({ taken_by: "eigenaar@voorbeeld.nl" });
  expect(screen.getByText("telefonisch, door eigenaar@voorbeeld.nl")).toBeTruthy();
});

test("a customer with another request is recognised", async () => {
  readOthers.mockResolvedValue([{ ...storedQuote, id: 2, status: "Gewonnen" }]);
  open();
  await screen.findByText("Deze klant heeft nog een aanvraag");
  const link = screen.getByRole("link", { name: /Gewonnen/, hidden: true });
  expect(link.getAttribute("href")).toBe("/?offerte=2");
});

test("a correction sends only what was changed", async () => {
  change.mockResolvedValue(undefined);
  open();
  fireEvent.input(control("E-mail"), { target: { value: "jan@example.com" } });
  fireEvent.click(screen.getAllByRole("button", { name: "Bewaren", hidden: true })[0] as HTMLElement);
  expect(change).toHaveBeenCalledWith(expect.anything(), { email: "jan@example.com" });
});

test("an e-mail address that was emptied is stored as none", () => {
  change.mockResolvedValue(undefined);
  open();
  fireEvent.input(control("E-mail"), { target: { value: "" } });
  fireEvent.click(screen.getAllByRole("button", { name: "Bewaren", hidden: true })[0] as HTMLElement);
  expect(change).toHaveBeenCalledWith(expect.anything(), { email: null });
});

test("a time to call back needs a day", () => {
  open();
  expect(control("Om (hoeft niet)").disabled).toBe(true);
});

test("a day to call back is stored when its year is whole", () => {
  change.mockReturnValue(new Promise(() => {}));
  open();
  const day = control("Terugbellen op");
  for (const value of ["0002-03-03", "0020-03-03", "0203-03-03", "2031-03-03"])
    fireEvent.change(day, { target: { value } });
  expect(change.mock.calls.map(([, columns]) => columns)).toEqual([
    { call_back_on: "2031-03-03", call_back_at: null },
  ]);
});

test("a day left half typed shows the one that is stored", () => {
  open({ call_back_on: "2030-01-31" });
  const day = control("Terugbellen op");
  fireEvent.change(day, { target: { value: "0203-01-31" } });
  expect(day.value).toBe("0203-01-31");
  fireEvent.blur(day);
  expect(day.value).toBe("2030-01-31");
});

test("without a day the time goes too", () => {
  change.mockReturnValue(new Promise(() => {}));
  open({ call_back_on: "2030-01-31", call_back_at: "14:30:00" });
  fireEvent.change(control("Terugbellen op"), { target: { value: "" } });
  expect(control("Om (hoeft niet)").value).toBe("");
  expect(change).toHaveBeenCalledWith(expect.anything(), { call_back_on: null, call_back_at: null });
});

test("a day that is stored never leaves its field", async () => {
  let request = storedQuote;
  change.mockImplementation(async (_, columns) => {
    request = { ...request, ...columns, message: `Bewaard: ${columns.call_back_on}` };
  });
  const Page = () => <RequestDetails request={useLoaderData()} list="." />;
  renderPage(<Page />, { loader: () => request });
  const field = await screen.findByLabelText("Terugbellen op");
  const values: (string | null)[] = [];
  const observer = new MutationObserver(() => values.push(field.getAttribute("value")));
  observer.observe(field, { attributeFilter: ["value"] });
  onTestFinished(() => observer.disconnect());
  // React numbers transitions from one to ten, over and over, and renders a lower number first, even when it is newer.
  const days = Array.from({ length: 10 }, (_, index) => `2030-01-${10 + index}`);
  for (const value of days) {
    fireEvent.change(field, { target: { value } });
    await screen.findByText(`Bewaard: ${value}`);
    await waitFor(() => expect(screen.queryByText(/een moment/)).toBeNull());
  }
  expect(values).toEqual(days);
});

test("a status that is not stored does not look stored", async () => {
  let fail = (_: Error) => {};
  change.mockReturnValue(
    new Promise((_, reject) => {
      fail = reject;
    }),
  );
  const { toast } = open();
  fireEvent.click(screen.getByRole("button", { name: "Gebeld" }));
  await screen.findByText("Gebeld: een moment...");
  fail(new TypeError("Failed to fetch"));
  await screen.findByText("Gebeld: niet bewaard.");
  expect(screen.getByRole("button", { pressed: true }).textContent).toBe("Nieuw");
  expect(toast.show).toHaveBeenCalledWith(expect.objectContaining({ title: "Niet bewaard" }));
});

test("a status whose answer was lost is not refused once it is read", async () => {
  let request = storedQuote;
  change.mockImplementation(async (_, columns) => {
    request = { ...request, ...columns };
    throw new TypeError("The answer is lost");
  });
  const Page = () => <RequestDetails request={useLoaderData()} list="." />;
  const { toast } = renderPage(<Page />, { loader: () => request });
  fireEvent.click(await screen.findByRole("button", { name: "Gebeld" }));
  await screen.findByRole("button", { name: "Gebeld", pressed: true });
  await waitFor(() => expect(screen.queryByText("Gebeld: niet bewaard.")).toBeNull());
  expect(toast.hide).toHaveBeenCalledAfter(toast.show);
});

test("the day of an appointment is not called a call", () => {
  open({ status: "Afspraak" });
  expect(control("Afspraak op")).toBeTruthy();
});

test("spam is taken back by one press", () => {
  change.mockReturnValue(new Promise(() => {}));
  open({ spam_reason: "links" });
  fireEvent.click(screen.getByRole("button", { name: "Geen spam" }));
  expect(change).toHaveBeenCalledWith(expect.anything(), { spam_reason: null });
});

const line = {
  id: "1",
  is_note: true,
  text: "Dinsdag langs",
  written_at: "2026-11-23T13:05:00Z",
  written_by: null,
};

test.each([
  ["a request", "Aanvraag verwijderen", "De aanvraag van Jan de Vries verwijderen?", deleteRequest],
  ["a line of the log", "Weg: Dinsdag langs", "Dinsdag langs", deleteLine],
])("%s is deleted after a question that names it", async (_, name, words, remove) => {
  remove.mockReturnValue(new Promise(() => {}));
  window.confirm = vi.fn().mockReturnValueOnce(false).mockReturnValue(true);
  open({ log: [line] });
  const button = screen.getByRole("button", { name });
  fireEvent.click(button);
  expect(window.confirm).toHaveBeenCalledWith(expect.stringContaining(words));
  expect(remove).not.toHaveBeenCalled();
  fireEvent.click(button);
  await screen.findByText("Een moment...");
  expect(remove).toHaveBeenCalledOnce();
});

test("a photograph that fails stops no other", async () => {
  readPhoto.mockRejectedValueOnce(new TypeError("Failed to fetch")).mockResolvedValue(new Blob());
  open({ photos: ["one", "two"] });
  await screen.findByRole("img", { name: /^Foto 2 van 2/ });
  await screen.findByText(/^Nog niet alle foto’s zijn opgehaald/);
  expect(screen.queryByRole("img", { name: /^Foto 1/ })).toBeNull();
});

/** Opens a request with a photograph. Returns a function that reads the request again. */
function openWithPhoto() {
  let readAgain = async () => {};
  function Page() {
    readAgain = useRevalidator().revalidate;
    return <RequestDetails request={useLoaderData()} list="." />;
  }
  renderPage(<Page />, { loader: () => ({ ...storedQuote, photos: ["one"] }) });
  return () => act(() => readAgain());
}

test("a photograph that failed is there after the next reading", async () => {
  readPhoto.mockRejectedValueOnce(new TypeError("Failed to fetch")).mockResolvedValue(new Blob());
  const readAgain = openWithPhoto();
  await screen.findByText(/^Nog niet alle foto’s zijn opgehaald/);
  await readAgain();
  await screen.findByRole("img", { name: /^Foto 1/ });
  expect(screen.queryByText(/^Nog niet alle foto’s/)).toBeNull();
});

test("a photograph keeps loading while the request is read again", async () => {
  let arrive = (_: Blob) => {};
  readPhoto.mockReturnValue(
    new Promise((resolve) => {
      arrive = resolve;
    }),
  );
  const readAgain = openWithPhoto();
  await waitFor(() => expect(readPhoto).toHaveBeenCalledOnce());
  await readAgain();
  arrive(new Blob());
  await screen.findByRole("img", { name: /^Foto 1/ });
  expect(readPhoto).toHaveBeenCalledOnce();
});

test("a photograph that does not open says so", async () => {
  readPhoto.mockResolvedValue(new Blob());
  open({ photos: ["one"] });
  fireEvent.error(await screen.findByRole("img", { name: /^Foto 1/ }));
  await screen.findByText("Deze foto is niet te openen.");
  expect(screen.queryByRole("img", { name: /^Foto 1/ })).toBeNull();
});

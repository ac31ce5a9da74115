import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { renderPage } from "../../tests/render-page.tsx";
import { TextField } from "../ui/field.tsx";
import { DraftForm } from "./draft-form.tsx";
import { type Draft, hasDrafts, readDraft } from "./staff-drafts.ts";

const store = vi.fn<(draft: Draft) => Promise<void>>();

beforeEach(() => void store.mockReset().mockResolvedValue());

function openForm(isStored = false) {
  cleanup();
  return renderPage(
    <DraftForm draftKey="test" isStored={() => isStored} store={store}>
      {(draft) => (
        <TextField label="Notitie" name="text" required={false} defaultValue={draft?.get("text") ?? ""} />
      )}
    </DraftForm>,
  );
}

const field = () => screen.getByLabelText<HTMLInputElement>("Notitie");
const type = (value: string) => fireEvent.input(field(), { target: { value } });
const save = () => fireEvent.click(screen.getByRole("button", { name: "Bewaren" }));
const isIdle = () => screen.findByRole("button", { name: "Bewaren" });
const storedIds = () => store.mock.calls.map(([draft]) => draft.get("id"));

test("what was typed is there again", () => {
  openForm();
  type("Dinsdag langs");
  openForm();
  expect(field().value).toBe("Dinsdag langs");
  expect(screen.getByText("Nog niet bewaard.")).toBeTruthy();
});

test("what is stored leaves no draft", async () => {
  openForm();
  type("Dinsdag langs");
  save();
  await waitFor(() => expect(field().value).toBe(""));
  expect(screen.queryByText("Nog niet bewaard.")).toBeNull();
  expect(hasDrafts()).toBe(false);
});

test("a full device empties the form all the same", async () => {
  const full = vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("", "QuotaExceededError");
  });
  onTestFinished(() => full.mockRestore());
  openForm();
  type("Dinsdag langs");
  save();
  await waitFor(() => expect(field().value).toBe(""));
});

test("what is not stored stays in the form", async () => {
  store.mockRejectedValue(new TypeError("Failed to fetch"));
  const { toast } = openForm();
  type("Dinsdag langs");
  save();
  await waitFor(() =>
    expect(toast.show).toHaveBeenCalledWith(expect.objectContaining({ title: "Niet bewaard" })),
  );
  expect(field().value).toBe("Dinsdag langs");
  expect(readDraft("test")?.get("text")).toBe("Dinsdag langs");
});

test("a text whose answer was lost is gone once it is read", () => {
  openForm();
  type("Dinsdag langs");
  openForm(true);
  expect(field().value).toBe("");
  expect(hasDrafts()).toBe(false);
});

test("what is typed meanwhile stays", async () => {
  openForm();
  type("Dinsdag langs");
  save();
  type("Dinsdag langs, of woensdag");
  await isIdle();
  expect(field().value).toBe("Dinsdag langs, of woensdag");
});

test("the same text is sent again under the same id", async () => {
  store.mockRejectedValue(new TypeError("Failed to fetch"));
  openForm();
  type("Dinsdag langs");
  save();
  await isIdle();
  save();
  await isIdle();
  type("Woensdag langs");
  save();
  const [first, second, third] = storedIds();
  expect(second).toBe(first);
  expect(third).not.toBe(first);
});

test("spaces alone are not sent", () => {
  openForm();
  type("  ");
  save();
  expect(store).not.toHaveBeenCalled();
});

test("what is wiped out is not kept", () => {
  openForm();
  type("Dinsdag langs");
  type("");
  expect(hasDrafts()).toBe(false);
});

test("two presses send once", async () => {
  openForm();
  type("Dinsdag langs");
  save();
  fireEvent.click(screen.getByRole("button"));
  await isIdle();
  expect(store).toHaveBeenCalledOnce();
});

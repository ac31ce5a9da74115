import { beforeAll, expect, test } from "vitest";
import { keepDrafts, restoreDraft } from "./visitor-drafts.ts";

const values = (form: HTMLFormElement) => [...new FormData(form)].filter(([, value]) => value !== "");

function openForm(): HTMLFormElement {
  document.body.innerHTML = `<form id="quote">
    <input type="checkbox" name="services" value="Dakgoten"><input type="checkbox" name="services" value="Pannendak">
    <input name="name"><input name="phone"><textarea name="message"></textarea>
  </form>`;
  return document.forms[0] as HTMLFormElement;
}

const control = (form: HTMLFormElement, name: string) => form.elements.namedItem(name) as HTMLInputElement;

function type(form: HTMLFormElement, name: string, text: string) {
  control(form, name).value = text;
  control(form, name).dispatchEvent(new Event("input", { bubbles: true }));
}

beforeAll(keepDrafts);

test("what was typed is there again", () => {
  const form = openForm();
  form.querySelector<HTMLInputElement>("[value=Dakgoten]")?.click();
  type(form, "message", "Het lekt.\nGraag snel.");
  const later = openForm();
  restoreDraft(later);
  expect(values(later)).toEqual([
    ["services", "Dakgoten"],
    ["message", "Het lekt.\nGraag snel."],
  ]);
});

test("what was typed stays in its tab", () => {
  type(openForm(), "name", "Jan");
  expect(sessionStorage.getItem("draft-quote")).toContain("Jan");
  expect(localStorage).toHaveLength(0);
  expect(document.cookie).toBe("");
});

test("what was typed since is not replaced by the draft", () => {
  type(openForm(), "name", "Jan");
  const later = openForm();
  control(later, "name").value = "Piet";
  restoreDraft(later);
  expect(values(later)).toEqual([["name", "Piet"]]);
});

test("a draft of fields and options that are gone is ignored", () => {
  sessionStorage.setItem("draft-quote", "services=Zonnepanelen&budget=5");
  const form = openForm();
  restoreDraft(form);
  expect(values(form)).toEqual([]);
});

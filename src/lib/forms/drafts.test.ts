// @vitest-environment jsdom
import { beforeEach, expect, test } from "vitest";
import { keepDrafts, restoreDraft } from "./drafts";

const values = (form: HTMLFormElement) => [...new FormData(form)].filter(([, value]) => value !== "");

function openForm(): HTMLFormElement {
  document.body.innerHTML = `<form id="quote">
    <input type="checkbox" name="services" value="Dakgoten"><input type="checkbox" name="services" value="Pannendak">
    <input name="name"><input name="phone"><textarea name="message"></textarea>
  </form>`;
  return document.forms[0] as HTMLFormElement;
}

beforeEach(() => sessionStorage.clear());

test("what was typed is there again, except where something was typed since", () => {
  keepDrafts();
  const form = openForm();
  for (const box of form.querySelectorAll<HTMLInputElement>("[value=Dakgoten]")) box.checked = true;
  (form.elements.namedItem("message") as HTMLTextAreaElement).value = "Het lekt.\nGraag snel.";
  const name = form.elements.namedItem("name") as HTMLInputElement;
  name.value = "Jan";
  name.dispatchEvent(new Event("input", { bubbles: true }));

  const later = openForm();
  (later.elements.namedItem("name") as HTMLInputElement).value = "Piet";
  restoreDraft(later);
  expect(values(later)).toEqual([
    ["services", "Dakgoten"],
    ["name", "Piet"],
    ["message", "Het lekt.\nGraag snel."],
  ]);
});

test.each([
  "{",
  "null",
  '{"name":"Jan"}',
  '[null,["name",5],["name"],["services","Zonnepanelen"],["homepage","x"]]',
])("a draft that holds %j is passed over", (draft) => {
  sessionStorage.setItem("draft-quote", draft);
  const form = openForm();
  restoreDraft(form);
  expect(values(form)).toEqual([]);
});

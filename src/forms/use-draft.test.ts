// @vitest-environment jsdom
import { renderHook } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { quoteFields, readLead } from "./lead-fields";
import { useDraft } from "./use-draft";

const empty = { services: [], name: "", phone: "", email: "", message: "" };

function openForm(): HTMLFormElement {
  document.body.innerHTML = `<form>
    <input type="checkbox" name="services" value="Dakgoten"><input type="checkbox" name="services" value="Pannendak">
    <input name="name"><input name="phone"><input name="email"><textarea name="message"></textarea>
  </form>`;
  return document.forms[0] as HTMLFormElement;
}

const restoreIn = (form: HTMLFormElement) =>
  renderHook(() => useDraft({ current: form }, "quote", quoteFields)).result.current;

beforeEach(() => sessionStorage.clear());

test("what was typed is there again, except where something was typed since, until it is forgotten", () => {
  const form = openForm();
  restoreIn(form);
  for (const box of form.querySelectorAll<HTMLInputElement>("[value=Dakgoten]")) box.checked = true;
  (form.elements.namedItem("name") as HTMLInputElement).value = "Jan";
  (form.elements.namedItem("message") as HTMLTextAreaElement).value = "Het lekt.\nGraag snel.";
  form.dispatchEvent(new Event("input"));

  const later = openForm();
  (later.elements.namedItem("name") as HTMLInputElement).value = "Piet";
  const forget = restoreIn(later);
  expect(readLead(later, quoteFields)).toEqual({
    ...empty,
    services: ["Dakgoten"],
    name: "Piet",
    message: "Het lekt.\nGraag snel.",
  });

  forget();
  const last = openForm();
  restoreIn(last);
  expect(readLead(last, quoteFields)).toEqual(empty);
});

test.each([
  "",
  "{",
  "null",
  "5",
  '"tekst"',
  "[null]",
  '[["name","Jan"]]',
  '{"name":5,"phone":null,"email":["a"],"message":{}}',
  '{"services":[null,5]}',
  '{"services":"Dakgoten"}',
  '{"services":["Zonnepanelen"]}',
])("a draft that holds %j is passed over", (draft) => {
  sessionStorage.setItem("draft-quote", draft);
  const form = openForm();
  restoreIn(form);
  expect(readLead(form, quoteFields)).toEqual(empty);
});

test("of a draft that is damaged in part, the rest comes back", () => {
  sessionStorage.setItem("draft-quote", '{"name":"Jan","phone":6,"services":[null,"Pannendak"]}');
  const form = openForm();
  restoreIn(form);
  expect(readLead(form, quoteFields)).toEqual({ ...empty, name: "Jan", services: ["Pannendak"] });
});

import { expect, test } from "vitest";
import { cleanTexts, readRequest } from "./request-fields.ts";

/** The request that a form sends when this was filled in. */
function requestFrom({ name = "Jan", message = "Het lekt." }) {
  document.body.innerHTML = `<form>
    <input type="checkbox" name="services" value="Dakgoten" checked>
    <input type="checkbox" name="services" value="Dakinspectie">
    <input name="name"><input name="budget" value="5"><input name="phone" value=" "><textarea name="message"></textarea>
  </form>`;
  const form = document.forms[0] as HTMLFormElement;
  Object.assign(form.elements.namedItem("name") as HTMLInputElement, { value: name });
  Object.assign(form.elements.namedItem("message") as HTMLTextAreaElement, { value: message });
  cleanTexts(form);
  return readRequest(form);
}

test.each([
  ["a NUL between letters", "J\0an", "Jan"],
  ["an escape and a backspace", "\u001b[1mJan\b", "[1mJan"],
  ["half an emoji", "dak \ud83c!", "dak !"],
  ["a control character of Windows-1252", "één\u0085", "één"],
  ["the space that autofill leaves around a line", "\u00a0 06-12 34 ", "06-12 34"],
])("%s is taken out of a text", (_, name, text) => {
  expect(requestFrom({ name }).name).toBe(text);
});

test.each(["Zoë 🏠 O’Neill", " regel\n\tregel\n ", "עברית"])("%j stays as it is", (message) => {
  expect(requestFrom({ message }).message).toBe(message);
});

test("only the fields that were filled in are sent", () => {
  expect(requestFrom({})).toEqual({ name: "Jan", message: "Het lekt.", services: ["Dakgoten"] });
});

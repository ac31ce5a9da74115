// @vitest-environment jsdom
import { expect, test } from "vitest";
import { cleanText, readRequest } from "./request-fields";

test.each([
  ["a NUL between letters", "J\0an", "Jan"],
  ["an escape and a backspace", "\u001b[1mJan\b", "[1mJan"],
  ["half an emoji", "dak \ud83c", "dak "],
  ["a control character of Windows-1252", "één\u0085", "één"],
])("%s is taken out of a text", (_, pasted, text) => {
  expect(cleanText(pasted)).toBe(text);
});

test.each(["Zoë 🏠 O’Neill", "regel\n\tregel\r\n", "עברית", "06-12 34", ""])("%j stays as it is", (text) => {
  expect(cleanText(text)).toBe(text);
});

test("of a form its fields are read and nothing else, clean, and without what was left empty", () => {
  document.body.innerHTML = `<form>
    <input type="checkbox" name="services" value="Dakgoten" checked>
    <input type="checkbox" name="services" value="Dakinspectie">
    <input name="name" value="J\u0001an"><input name="homepage" value="x">
    <input name="phone" value=" ">
  </form>`;
  const [form] = document.forms;
  expect(form && readRequest(form, ["name", "phone", "services"])).toEqual({
    name: "Jan",
    services: ["Dakgoten"],
  });
});

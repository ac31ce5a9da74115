// @vitest-environment jsdom
import { expect, test } from "vitest";
import { serviceOptions } from "../../supabase/functions/_shared/quote-request";
import { cleanText, readLead, shownLead } from "./lead-fields";

const quote = {
  services: ["Dakgoten", "Anders / Weet niet"],
  name: "Jan de Vries",
  phone: "06 12345678",
  email: "jan@voorbeeld.example",
  message: "Het lekt.\nGraag snel.",
};

test("the choices of the quote form are those of the specification", () => {
  expect(Object.entries(serviceOptions)).toEqual([
    ["dakrenovatie", "Dakrenovatie"],
    ["pannendak", "Pannendak"],
    ["bitumen", "Bitumen Dakbedekking"],
    ["dakisolatie", "Dakisolatie"],
    ["daklekkage", "Daklekkage (Spoed)"],
    ["dakonderhoud", "Dakonderhoud"],
    ["dakinspectie", "Dakinspectie"],
    ["dakgoten", "Dakgoten"],
    ["anders", "Anders / Weet niet"],
  ]);
});

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

test("of a form its fields are read and nothing else", () => {
  document.body.innerHTML = `<form>
    <input type="checkbox" name="services" value="Dakgoten" checked>
    <input type="checkbox" name="services" value="Dakinspectie">
    <input name="name" value="Jan"><input name="homepage" value="x">
  </form>`;
  const [form] = document.forms;
  expect(form && readLead(form, ["services", "name", "phone"])).toEqual({
    services: ["Dakgoten"],
    name: "Jan",
    phone: "",
  });
});

test("what was sent is shown under the labels of the form", () => {
  const content = { services: { label: "Waarmee?" }, name: { label: "Hoe heet u?" } };
  expect(shownLead(quote, ["services", "name"], content)).toEqual([
    { name: "services", label: "Waarmee?", value: "Dakgoten, Anders / Weet niet" },
    { name: "name", label: "Hoe heet u?", value: "Jan de Vries" },
  ]);
});

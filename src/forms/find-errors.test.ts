import { expect, test } from "vitest";
import { fieldLimits } from "../../supabase/functions/_shared/quote-request.ts";
import { findErrors } from "./find-errors.ts";

const field = (label: string) => ({ label, errors: { missing: `${label} ontbreekt` } });
const content = {
  services: field("Dienst"),
  name: field("Naam"),
  phone: field("Telefoon"),
  email: { label: "E-mail", errors: { missing: "E-mail ontbreekt", malformed: "E-mail klopt niet" } },
  message: field("Bericht"),
};
const words = { heading: "", prefix: "", tooLong: "{veld}: hoogstens {grens}, nu {aantal}" };

const filledIn = {
  name: "Jan",
  phone: "06",
  email: "jan@voorbeeld.example",
  message: "Het lekt.",
  services: "Dakgoten",
};

/** The messages for a form with these texts. */
function messagesAbout(texts: Partial<typeof filledIn>, required = "required"): string[] {
  const { services, ...values } = { ...filledIn, ...texts };
  document.body.innerHTML = `<form>
    <input type="checkbox" name="services" value="Dakgoten" data-minimum-one ${services && "checked"}>
    <input name="name" required><input name="phone" type="tel" ${required}>
    <input name="email" type="email" required><textarea name="message" required></textarea>
  </form>`;
  const form = document.forms[0] as HTMLFormElement;
  for (const [name, value] of Object.entries(values))
    (form.elements.namedItem(name) as HTMLInputElement).value = value;
  return findErrors(form, content, words).map(({ message }) => message);
}

test("a text that is not required may be left empty", () => {
  expect(messagesAbout({ phone: " " }, "")).toEqual([]);
});

test.each([
  ["name", "Naam: hoogstens 200, nu 201"],
  ["phone", "Telefoon: hoogstens 100, nu 101"],
  ["message", "Bericht: hoogstens 5.000, nu 5.001"],
] as const)("%s: a text that is too long is named with both numbers", (name, message) => {
  expect(messagesAbout({ [name]: "é".repeat(fieldLimits[name] + 1) })).toEqual([message]);
});

test.each(["name", "phone", "message"] as const)("%s: the longest text fits", (name) => {
  expect(messagesAbout({ [name]: "🏠".repeat(fieldLimits[name]) })).toEqual([]);
});

test("an address that is too long is not also called wrong", () => {
  expect(messagesAbout({ email: "x".repeat(321) })).toEqual(["E-mail: hoogstens 320, nu 321"]);
});

import { expect, test } from "vitest";
import { problemWith, tidy } from "./questions.ts";

test.each(["www.vandam.nl", "https://www.vandam.nl/", " http://WWW.vandam.nl "])(
  "%j is a good address",
  (text) => {
    expect(tidy("VITE_SITE_URL", text)).toBe("https://www.vandam.nl");
  },
);

test("the addresses of staff may stand with any sign between them", () => {
  expect(tidy("STAFF", "Piet@vandam.nl; kim@vandam.nl")).toBe("piet@vandam.nl,kim@vandam.nl");
});

test.each([
  ["VITE_SITE_URL", "www.vandam.nl/contact", /alleen het adres/],
  ["VITE_SITE_URL", "vandam", /zoals www\.vandam\.nl/],
  ["MAIL_TO", "piet@vandam.nl, kim@vandam.nl", /één mailadres/],
  ["STAFF", "piet", /mailadressen met een komma/],
  ["SMTP_HOST", "mail.vandam.nl:587", /De poort is 465, want 25 en 587 laat Supabase niet door/],
  ["SMTP_HOST", "https://mail.vandam.nl", /alleen de naam/],
  ["SMTP_PASSWORD", "", /niet leeg/],
])("%s: %j gets its reason", (name, text, reason) => {
  expect(problemWith(name, tidy(name, text))).toMatch(reason);
});

import { expect, test } from "vitest";
import { fieldLabels, fieldLimits, serviceLabels } from "../../supabase/functions/_shared/quote-request.ts";
import { composeCollectedMail } from "../../supabase/functions/send-quote-email/collected-mail.ts";
import { composeConfirmation, spokenName } from "../../supabase/functions/send-quote-email/confirmation.ts";
import { composeMail } from "../../supabase/functions/send-quote-email/mail.ts";
import type { StoredRequest } from "../../supabase/functions/send-quote-email/outbox.ts";
import { testCompany } from "../parts/running-function.ts";
import { quote } from "../sample-quote.ts";

const company = { ...testCompany, confirmationSender: "website@dakdekker.example" };
const envelope = {
  company,
  from: company.confirmationSender,
  to: "eigenaar@dakdekker.example",
  siteUrl: "https://www.dakdekker.example",
};

/** What the database adds to a request. */
const stored = { id: 12, created_at: "2026-11-21T05:30:00Z", photos: 0 };

const compose = (changes: object) =>
  composeMail(
    { kind: "quote", id: 1, message_id: "abc", request: { ...quote, ...stored, ...changes } },
    envelope,
  );

const collect = (...request: StoredRequest[]) =>
  composeCollectedMail({ id: 1, message_id: "abc", kind: "collected", request }, envelope);

test("a mail about no leak is not urgent, and no program answers it", () => {
  expect(compose({}).headers).toEqual({ "Auto-Submitted": "auto-generated" });
});

test("the longest request gives a subject of 120 characters, and its message whole", () => {
  const longest = Object.entries(fieldLimits).map(([field, limit]) => [field, "x".repeat(limit)]);
  const { text, subject } = compose({ ...Object.fromEntries(longest), services: serviceLabels });
  expect(text).toContain("x".repeat(fieldLimits.message));
  expect(subject).toHaveLength(120);
});

test("a name cannot pass for other fields, nor a message for another", () => {
  const { text } = compose({
    name: `Jan\n${fieldLabels.phone}: 0900 1234`,
    message: "Zie foto\u202egpj.exe",
  });
  expect(text).toContain(`${fieldLabels.name}: Jan ${fieldLabels.phone}: 0900 1234\n`);
  expect(text).toContain("Zie foto gpj.exe\n");
});

test.each([
  ["jan@bäcker.example", "jan@xn--bcker-gra.example"],
  ["jan@example.nl, eve@evil.example", undefined],
  ["Jan <jan@example.nl>", undefined],
  ["jan@localhost", undefined],
])("an answer to %s goes to %s, and the address stands in the text as typed", (email, address) => {
  const { replyTo, text } = compose({ email });
  expect(replyTo?.address).toBe(address);
  expect(text).toContain(`${fieldLabels.email}: ${email}\n`);
  expect(text.includes("Bel daarom, en beantwoord deze mail niet.")).toBe(!address);
});

test("a collected mail names each request with phone, first words, photographs and link, leaks first", () => {
  const leak = { ...quote, ...stored, services: ["Daklekkage (Spoed)"], photos: 2 };
  const callback = { ...stored, name: "Piet", phone: "035 123" };
  expect(collect({ kind: "quote", request: leak }, { kind: "callback", request: callback })).toMatchObject({
    to: envelope.to,
    subject: "SPOED: 2 aanvragen in één mail, daklekkages: 1",
    messageId: "<abc@dakdekker.example>",
    headers: { Importance: "high", "Auto-Submitted": "auto-generated" },
    text: [
      "SPOED. Bel meteen: Jan de Vries, 06 12345678",
      "Deze aanvragen krijgt u samen, omdat er veel tegelijk binnenkwamen of omdat ze op spam lijken. Er kunnen klanten bij zijn.",
      "SPOED, daklekkage: Offerteaanvraag van Jan de Vries, 06 12345678, ontvangen 21 november 2026 om 06:30\nHet lekt bij de schoorsteen. Wanneer kunt u komen?\nFoto’s in uw lijst: 2\nhttps://www.dakdekker.example/aanvragen?offerte=12",
      "Terugbelverzoek van Piet, 035 123, ontvangen 21 november 2026 om 06:30\nhttps://www.dakdekker.example/aanvragen?terugbel=12",
      "Alle aanvragen: https://www.dakdekker.example/aanvragen",
    ].join("\n\n"),
  });
});

test("what a spammer typed stays on its line of a collected mail, without links and at its length", () => {
  const name = `Piet\r\n- Vals${" ".repeat(60)}- SPOED\u2800\u3164\u00a0vals`;
  const message = `Zie https://evil.example/x en www.evil.example ${"x".repeat(500)}`;
  const { subject, headers, text } = collect({
    kind: "quote",
    request: { ...quote, ...stored, name, message },
  });
  expect([subject, headers.Importance]).toEqual(["1 aanvraag in één mail", undefined]);
  const [said = "", words = ""] = text.split("\n\n")[1]?.split("\n") ?? [];
  expect(said).toMatch(/^Offerteaanvraag van Piet - Vals - SPOED vals, 06 12345678, /);
  expect(words).toMatch(/^Zie \(link\) en \(link\) x+…$/);
  expect(words).toHaveLength(120);
});

test("about a leak, the emergency number comes before everything else", () => {
  const { text } = composeConfirmation({ ...quote, services: ["Daklekkage (Spoed)"] }, company);
  expect(text).toMatch(/^Beste Jan de Vries,\n\nLekt het nu\? Bel 06 500 000 00/);
});

test.each([
  [["Anders / Weet niet"], "Samen met u bekijken wij wat uw dak nodig heeft."],
  [["Dakgoten", "Pannendak", "Anders / Weet niet"], "U vroeg naar dakgoten, een pannendak en iets anders."],
])("who chose %j reads that in a sentence", (services, sentence) => {
  expect(composeConfirmation({ ...quote, services }, company).text).toContain(
    `Uw aanvraag is bij ons binnen. ${sentence}\n`,
  );
});

test.each([
  ["Jan de Vries", "Jan de Vries"],
  ["  J.P.  van ’t Hof-D'Haene ", "J. P. van ’t Hof-D'Haene"],
  ["Zoë Ñandú Yıldız-Åse\u0301", "Zoë Ñandú Yıldız-Åsé"],
  ["李 Дмитрий", ""],
  ["https://evil.com/pad?x=1", "https evil. com pad x"],
  ["www．evil．com", "www. evil. com"],
  ["Jan\u202egpj.exe", "Jan gpj. exe"],
  ["Bel 0900 - 1234 of ⓪⑨⓪⓪", "Bel - of"],
  ["🏠 — !", ""],
  ["a".repeat(200), "a".repeat(40)],
])("a visitor's name in the greeting: %j is %j", (typed, spoken) => {
  expect(spokenName(typed)).toBe(spoken);
});

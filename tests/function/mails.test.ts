import { describe, expect, test } from "vitest";
import { fieldLabels, fieldLimits, serviceLabels } from "../../supabase/functions/_shared/quote-request.ts";
import { composeCollectedMail } from "../../supabase/functions/send-quote-email/collected-mail.ts";
import { composeConfirmation, spokenName } from "../../supabase/functions/send-quote-email/confirmation.ts";
import { composeMail } from "../../supabase/functions/send-quote-email/mail.ts";
import type { MailedRequest } from "../../supabase/functions/send-quote-email/outbox.ts";
import { quote } from "../sample-quote.ts";
import { testCompany } from "../servers/running-function.ts";

const company = { ...testCompany, sendsConfirmation: true };
const envelope = {
  company,
  from: "website@dakdekker.example",
  to: "eigenaar@dakdekker.example",
  siteUrl: "https://www.dakdekker.example",
};

/** What the database adds to a request. */
const stored = { id: 12, created_at: "2026-11-21T05:30:00Z", photos: 0 };

const compose = (changes: object, to = envelope.to) =>
  composeMail(
    { kind: "quote", id: 1, message_id: "abc", request: { ...quote, ...stored, ...changes } },
    { ...envelope, to },
  );

const collect = (...request: MailedRequest[]) =>
  composeCollectedMail({ id: 1, message_id: "abc", kind: "collected", request }, envelope);

test("a mail about no leak is not urgent", () => {
  expect(compose({}).headers.Importance).toBeUndefined();
});

test("a mail to the owner tells programs not to answer", () => {
  expect(compose({}).headers["Auto-Submitted"]).toBe("auto-generated");
});

test("who mails from his own address is told to click on the visitor's", () => {
  expect(compose({}, envelope.from.toUpperCase()).text).toContain("Klik op het e-mailadres hierboven om ");
});

describe("of the longest request", () => {
  const longest = Object.entries(fieldLimits).map(([field, limit]) => [field, "x".repeat(limit)]);
  const { text, subject } = compose({ ...Object.fromEntries(longest), services: serviceLabels });

  test("the mail has the whole message", () => {
    expect(text).toContain("x".repeat(fieldLimits.message));
  });

  test("the subject has 120 characters", () => {
    expect(subject).toHaveLength(120);
  });
});

test("a name cannot pass for another field", () => {
  const { text } = compose({ name: `Jan\n${fieldLabels.phone}: 0900 1234` });
  expect(text).toContain(`${fieldLabels.name}: Jan ${fieldLabels.phone}: 0900 1234\n`);
});

test("a message cannot pass for another one by turning its letters around", () => {
  expect(compose({ message: "Zie foto\u202egpj.exe" }).text).toContain("Zie foto gpj.exe\n");
});

describe.each([
  ["jan@bäcker.example", "jan@xn--bcker-gra.example"],
  ["jan@example.nl, eve@evil.example", undefined],
  ["Jan <jan@example.nl>", undefined],
  ["jan@localhost", undefined],
])("where the address is %s", (email, address) => {
  const { replyTo, text } = compose({ email });

  test(`an answer goes to ${address ?? "nobody"}`, () => {
    expect(replyTo?.address).toBe(address);
  });

  test("the mail has it as it was typed", () => {
    expect(text).toContain(`${fieldLabels.email}: ${email}\n`);
  });

  test("the owner is told to phone when nobody can be answered", () => {
    expect(text.includes("Bel daarom, en beantwoord deze mail niet.")).toBe(!address);
  });
});

describe("a collected mail", () => {
  const leak = { ...quote, ...stored, services: ["Daklekkage (Spoed)"], photos: 2 };
  const callback = { ...stored, name: "Piet", phone: "035 123" };
  const mail = collect({ kind: "quote", request: leak }, { kind: "callback", request: callback });
  const [first, why, ...requests] = mail.text.split("\n\n");

  test("goes to the owner", () => {
    expect(mail.to).toBe(envelope.to);
  });

  test("is urgent where a leak is in it", () => {
    expect(mail.subject).toBe("SPOED: 2 aanvragen in één mail, daklekkages: 1");
    expect(mail.headers.Importance).toBe("high");
  });

  test("tells programs not to answer", () => {
    expect(mail.headers["Auto-Submitted"]).toBe("auto-generated");
  });

  test("begins with whom to phone", () => {
    expect(first).toBe("SPOED. Bel meteen: Jan de Vries, 06 12345678");
  });

  test("says why there are several requests in it", () => {
    expect(why).toMatch(/^Deze aanvragen krijgt u samen, omdat /);
  });

  test("names each request in a few lines, with its link", () => {
    expect(requests).toEqual([
      "SPOED, daklekkage: Offerteaanvraag van Jan de Vries, 06 12345678, ontvangen 21 november 2026 om 06:30\nHet lekt bij de schoorsteen. Wanneer kunt u komen?\nFoto’s in uw lijst: 2\nhttps://www.dakdekker.example/aanvragen?offerte=12",
      "Terugbelverzoek van Piet, 035 123, ontvangen 21 november 2026 om 06:30\nhttps://www.dakdekker.example/aanvragen?terugbel=12",
      "Alle aanvragen: https://www.dakdekker.example/aanvragen",
    ]);
  });
});

describe("of a spammer's request, a collected mail", () => {
  const name = `Piet\r\n- Vals${" ".repeat(60)}- SPOED\u2800\u3164\u00a0vals`;
  const message = `Zie https://evil.example/x en www.evil.example ${"x".repeat(500)}`;
  const mail = collect({ kind: "quote", request: { ...quote, ...stored, name, message } });
  const [said = "", words = ""] = mail.text.split("\n\n")[1]?.split("\n") ?? [];

  test("is not urgent by a word in its name", () => {
    expect([mail.subject, mail.headers.Importance]).toEqual(["1 aanvraag in één mail", undefined]);
  });

  test("keeps the name on its line", () => {
    expect(said).toMatch(/^Offerteaanvraag van Piet - Vals - SPOED vals, 06 12345678, /);
  });

  test("has no link", () => {
    expect(words).toMatch(/^Zie \(link\) en \(link\) x+…$/);
  });

  test("has 120 characters of the message", () => {
    expect(words).toHaveLength(120);
  });
});

test("about a leak, the emergency number comes before everything else", () => {
  const { text } = composeConfirmation(
    { ...quote, services: ["Daklekkage (Spoed)"] },
    company,
    envelope.from,
  );
  expect(text).toMatch(/^Beste Jan de Vries,\n\nLekt het nu\? Bel 06 500 000 00/);
});

test.each([
  ["nothing in particular", ["Anders / Weet niet"], "Samen met u bekijken wij wat uw dak nodig heeft."],
  [
    "several services",
    ["Dakgoten", "Pannendak", "Anders / Weet niet"],
    "U vroeg naar dakgoten, een pannendak en iets anders.",
  ],
])("who chose %s reads that in a sentence", (_, services, sentence) => {
  expect(composeConfirmation({ ...quote, services }, company, envelope.from).text).toContain(
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
])("%j is greeted as %j", (typed, spoken) => {
  expect(spokenName(typed)).toBe(spoken);
});

test("a greeting has 40 letters of a long name", () => {
  expect(spokenName("a".repeat(200))).toBe("a".repeat(40));
});

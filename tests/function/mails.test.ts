import { describe, expect, test } from "vitest";
import { fieldLabels, fieldLimits, serviceLabels } from "../../supabase/functions/_shared/quote-request.ts";
import {
  composeCollectedMail,
  composeWordlessMail,
} from "../../supabase/functions/send-quote-email/collected-mail.ts";
import { composeConfirmation } from "../../supabase/functions/send-quote-email/confirmation.ts";
import { composeMail } from "../../supabase/functions/send-quote-email/mail.ts";
import type { MailedQuote, MailedRequest } from "../../supabase/functions/send-quote-email/outbox.ts";
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
const databaseFields = { id: 12, created_at: "2026-11-21T05:30:00Z", photos: 0 };

const key = { id: 1, message_id: "abc" };

const quoteWith = (changes: object): MailedQuote => ({
  kind: "quote",
  request: { ...quote, ...databaseFields, ...changes },
});

const compose = (changes: object, to = envelope.to) =>
  composeMail({ ...key, ...quoteWith(changes) }, { ...envelope, to });

const collect = (...request: MailedRequest[]) =>
  composeCollectedMail({ ...key, kind: "collected", request }, envelope);

const oneLine = (text: string) => text.replace(/\s+/g, " ");

describe("the owner's mail about a leak", () => {
  const changes = {
    phone: "+31 (0)6 12345678 of 035 1234567",
    services: ["Daklekkage (Spoed)", "Dakgoten"],
  };
  const mail = compose(changes);

  test("comes from the website", () => {
    expect(mail.from).toEqual({ name: company.name, address: envelope.from });
  });

  test("goes to the owner alone", () => {
    expect(mail.to).toBe(envelope.to);
  });

  test("is answered to the visitor", () => {
    expect(mail.replyTo).toEqual({ name: "Jan de Vries", address: "jan@example.nl" });
  });

  test("has the same id whenever it goes again", () => {
    expect(mail.messageId).toBe("<abc@dakdekker.example>");
  });

  test("says in its subject that it is urgent", () => {
    expect(mail.subject).toBe("SPOED: Offerteaanvraag van Jan de Vries: Daklekkage, Dakgoten");
  });

  test("is marked as urgent", () => {
    expect(mail.headers).toMatchObject({ Importance: "high", "X-Priority": "1" });
  });

  test("begins with whom to phone", () => {
    expect(mail.text).toMatch(/^SPOED\. Bel Jan de Vries meteen: \+31 \(0\)6 12345678 of 035 1234567\n/);
  });

  test("has its first line in its own ink, which a dark screen turns", () => {
    const line = /<body[^>]+>\s*<p style="((?!color)[^"])*">SPOED\. Bel Jan de Vries meteen: /;
    expect(mail.html).toMatch(line);
  });

  test.each(Object.entries(fieldLabels))("has the %s that was filled in", (field, label) => {
    const value = [{ ...quote, ...changes }[field as keyof typeof quote]].flat().join(", ");
    expect(oneLine(mail.text)).toContain(`${label}: ${oneLine(value)}`);
  });

  test("has a number to tap", () => {
    const link = '<a href="tel:+31612345678">+31 (0)6 12345678 of 035 1234567</a>';
    expect(mail.html).toContain(link);
  });

  test("has an address to tap", () => {
    expect(mail.html).toContain('<a href="mailto:jan@example.nl">jan@example.nl</a>');
  });

  test("keeps the lines of the message", () => {
    expect(mail.html).toContain("Het lekt bij de schoorsteen.<br>\nWanneer kunt u komen?");
  });
});

test("the line of an urgent mail shows what was typed as text", () => {
  const { html } = compose({ name: "<b>Jan</b>", services: ["Daklekkage (Spoed)"] });
  expect(html).toContain("SPOED. Bel &lt;b&gt;Jan&lt;/b&gt; meteen: ");
});

test("a mail about no leak is not urgent", () => {
  expect(Object.keys(compose({}).headers)).toEqual(["Auto-Submitted"]);
});

test("a mail to the owner tells programs not to answer", () => {
  expect(compose({}).headers["Auto-Submitted"]).toBe("auto-generated");
});

test("a mail without its photographs says that they are in the list", () => {
  expect(compose({ photos: 1 }).text).toContain("Foto’s: 1, te zien in uw lijst\n");
});

test("who mails from his own address is told to click on the visitor's", () => {
  expect(compose({}, envelope.from.toUpperCase()).text).toContain("Klik op het e-mailadres hierboven om ");
});

describe("of the longest request", () => {
  const longestTexts = Object.entries(fieldLimits).map(([field, limit]) => [field, "x".repeat(limit)]);
  const { text, subject } = compose({ ...Object.fromEntries(longestTexts), services: serviceLabels });

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
  const leak = { ...quote, ...databaseFields, services: ["Daklekkage (Spoed)"], photos: 2 };
  const callback = { ...databaseFields, name: "Piet", phone: "035 123" };
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
  const mail = collect({ kind: "quote", request: { ...quote, ...databaseFields, name, message } });
  const [firstLine = "", words = ""] = mail.text.split("\n\n")[1]?.split("\n") ?? [];

  test("is not urgent by a word in its name", () => {
    expect([mail.subject, mail.headers.Importance]).toEqual(["1 aanvraag in één mail", undefined]);
  });

  test("keeps the name on its line", () => {
    expect(firstLine).toMatch(/^Offerteaanvraag van Piet - Vals - SPOED vals, 06 12345678, /);
  });

  test("has no link", () => {
    expect(words).toMatch(/^Zie \(link\) en \(link\) x+…$/);
  });

  test("has 120 characters of the message", () => {
    expect(words).toHaveLength(120);
  });
});

const refusedFields = { name: "Jan GTUBE", phone: "06–12345678 GTUBE", message: "Het lekt. GTUBE" };
const refusedLeak = quoteWith({ ...refusedFields, services: ["Daklekkage (Spoed)"] });
const refusedCallback: MailedRequest = { kind: "callback", request: { ...databaseFields, ...refusedFields } };

describe.each([
  ["in a mail of its own", refusedLeak, "SPOED: 1 aanvraag in één mail, daklekkages: 1"],
  [
    "in a collected mail",
    { kind: "collected" as const, request: [refusedCallback, refusedLeak] },
    "SPOED: 2 aanvragen in één mail, daklekkages: 1",
  ],
])("words that the mail server refuses, %s", (_, about, subject) => {
  const mail = composeWordlessMail({ ...key, lease: "", attempts: 3, ...about }, envelope);

  test("are left out", () => {
    expect(mail.text).not.toContain("GTUBE");
  });

  test("leave the number to phone", () => {
    expect(mail.text).toContain("SPOED, daklekkage: Offerteaanvraag van 0612345678, ontvangen ");
  });

  test("leave the subject urgent", () => {
    expect(mail.subject).toBe(subject);
  });
});

describe("the visitor's mail", () => {
  const sender = "website@mail.dakdekker.example";
  const mail = composeConfirmation({ ...quote, services: ["Dakgoten", "Dakinspectie"] }, company, sender);

  test("comes from the company, at the address of all its mails", () => {
    expect(mail.from).toEqual({ name: company.name, address: sender });
  });

  test("goes to the visitor", () => {
    expect(mail.to).toEqual({ name: "", address: quote.email });
  });

  test("is answered to the company", () => {
    expect(mail.replyTo).toEqual({ name: company.name, address: company.email });
  });

  test("has an id of the sender's domain", () => {
    expect(mail.messageId).toMatch(/^<[0-9a-f-]{36}@mail\.dakdekker\.example>$/);
  });

  test("tells programs not to answer", () => {
    expect(mail.headers["Auto-Submitted"]).toBe("auto-generated");
  });

  test("is not marked as urgent", () => {
    expect(Object.keys(mail.headers)).toEqual(["Auto-Submitted"]);
  });

  test("says in its subject that the request is in", () => {
    expect(mail.subject).toBe("Wij hebben uw aanvraag ontvangen");
  });

  test("says what follows", () => {
    expect(mail.text.split(/\n+/)).toEqual([
      "Goedendag,",
      "Uw aanvraag is bij ons binnen. Het gaat over dakgoten en een dakinspectie.",
      "Wat gebeurt er nu?",
      "1. Wij lezen uw aanvraag.",
      "2. Binnen 24 uur bellen of mailen wij u, om een afspraak te maken.",
      "3. Wij bekijken uw dak. Daarna krijgt u een offerte. U zit nergens aan vast.",
      "Lekt het nu? Bel 06 500 000 00, dag en nacht.",
      "Wilt u iets aanvullen of foto’s sturen? Beantwoord dan deze mail.",
      "Heeft u niets aangevraagd? Dan heeft iemand uw adres ingevuld. Laat het ons weten, dan wissen wij de aanvraag.",
      "Met vriendelijke groet,",
      company.name,
      "035 541 00 00",
    ]);
  });
});

const closedDays = {
  from: "2026-12-24",
  through: "2027-01-02",
  text: "van 24 december tot en met 2 januari",
};
/** The text of the visitor's mail at a time near the days on which the office is closed. */
const confirmationAt = (time: string) =>
  composeConfirmation(quote, { ...company, closed: closedDays }, envelope.from, Date.parse(time)).text;

const closedLine = `Ons kantoor is gesloten ${closedDays.text}, maar bij spoed nemen wij dag en nacht op: 06 500 000 00.`;

test.each([
  ["says nothing of it eight days before", "2026-12-16T12:00:00Z", false],
  ["says so a week before", "2026-12-17T12:00:00Z", true],
  ["says so on the last day", "2027-01-02T22:00:00Z", true],
  ["says nothing of it afterwards", "2027-01-03T12:00:00Z", false],
])("of an office that closes, the visitor's mail %s", (_, now, says) => {
  const text = confirmationAt(now);
  expect(text.includes(closedLine)).toBe(says);
  expect(text).toContain(company.emergencyPhone);
});

test.each([
  ["within 24 hours before the office closes", "2026-12-22T22:00:00Z", "Binnen 24 uur"],
  ["once it is open when 24 hours would not hold", "2026-12-23T12:00:00Z", "Zodra ons kantoor weer open is,"],
])("the visitor's mail promises an answer %s", (_, now, answer) => {
  expect(confirmationAt(now)).toContain(`2. ${answer} bellen of mailen wij u`);
});

test("about a leak, the emergency number comes before everything else", () => {
  const { text } = composeConfirmation(
    { ...quote, services: ["Daklekkage (Spoed)"] },
    company,
    envelope.from,
  );
  expect(text).toMatch(/^Goedendag,\n\nLekt het nu\? Bel 06 500 000 00/);
});

test.each([
  ["nothing in particular", ["Anders / Weet niet"], "Samen met u bekijken wij wat uw dak nodig heeft."],
  [
    "several services",
    ["Dakgoten", "Pannendak", "Anders / Weet niet"],
    "Het gaat over dakgoten, een pannendak en iets anders.",
  ],
])("who chose %s reads that in a sentence", (_, services, sentence) => {
  expect(composeConfirmation({ ...quote, services }, company, envelope.from).text).toContain(
    `Uw aanvraag is bij ons binnen. ${sentence}\n`,
  );
});

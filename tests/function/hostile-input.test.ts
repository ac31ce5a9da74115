import fc from "fast-check";
import { JSDOM } from "jsdom";
import { extract } from "letterparser";
import { describe, expect, test, vi } from "vitest";
import { embeddedKeys } from "../../embedded/environment.ts";
import {
  fieldLimits,
  type QuoteRequest,
  serviceLabels,
  type TextFieldName,
} from "../../supabase/functions/_shared/quote-request.ts";
import { composeConfirmation } from "../../supabase/functions/send-quote-email/confirmation.ts";
import { composeMail } from "../../supabase/functions/send-quote-email/mail.ts";
import { isPlainAddress } from "../../supabase/functions/send-quote-email/mail-text.ts";
import { parseQuoteRequest } from "../../supabase/functions/send-quote-email/request.ts";
import { testCompany } from "../parts/running-function.ts";
import { messageIdOf } from "../parts/scripted-mail-server.ts";
import { quote } from "../sample-quote.ts";
import { startParts } from "./parts.ts";

/** Without a digit, so that each in a confirmation is the visitor's. */
const company = {
  ...testCompany,
  phone: "(kantoor)",
  emergencyPhone: "(spoed)",
  confirmationSender: "website@dakdekker.example",
};

const { database, mailServer, edgeFunction, callAsScheduler } = await startParts(company);
// What is tried here is the content of requests; the limits have tests of their own.
await database.exec(
  "update private.settings set mails_per_hour = 1e6, mails_per_day = 1e6, confirmations_per_day = 1e6",
);
// Where the embedded interface reports every refusal.
vi.spyOn(console, "error").mockImplementation(() => {});

const textFields = Object.keys(fieldLimits) as TextFieldName[];

/** One text for each way in which forms, mails, databases and screens have been broken before. */
const nastyTexts: Record<string, string> = {
  "CRLF and a header": "Jan\r\n\tBcc: eve@evil.example",
  "line separators": "Jan\u2028Bcc: eve@evil.example\u0085Subject: x",
  "an end of mail": "a\r\n.\r\nMAIL FROM:<eve@evil.example>\r\nRCPT TO:<eve@evil.example>",
  "encoded words side by side": "=?utf-8?Q?a?==?utf-8?B?4oCu?==\u0007?utf-8?B?4oCu?\u0007=",
  "closing tags": "</td></tr></table></html><script>alert(1)</script><svg/onload=alert(1)//",
  "attribute break-out": '" onmouseover="alert(1)" x=\'&#x3c;b&#x3e;',
  "right-to-left override": "Jan\u202Egpj.exe a\u2066b\u2069c\u2067d",
  "zero width and combining": `J\u200ban\u200d\ufeffZ${"\u0300".repeat(60)}`,
  "half an emoji": "\ud83c",
  NUL: "Jan\u0000Piet",
  "control characters": "\u0001\u0007\u001b[31mrood\u007f\uffff\ufffe",
  formula: '=HYPERLINK("https://evil.example","x")',
  "two addresses": "jan@example.nl, eve@evil.example",
  "address with a name": '"Jan" <eve@evil.example>',
};

const wrongValues: unknown[] = [1, ["Jan"], { toString: "Jan" }];

const unknownFields = ["spam_reason", "__proto__", ""];

const rawBodies = [
  "",
  '{"name":"Jan"',
  "null",
  `${"[".repeat(5_000)}${"]".repeat(5_000)}`,
  `{"name":"Eve",${JSON.stringify(quote).slice(1)}`,
  `${JSON.stringify(quote).slice(0, -1)},"services":["Zonnepanelen"]}`,
  JSON.stringify([quote, { ...quote, name: "Piet" }]),
  " ".repeat(1024 * 1024),
];

/** Every body goes to the table and to the function. A reply goes to the address, beside the name, so that is tried apart. */
const corpus: string[] = [
  ...[...Object.values(nastyTexts), ...wrongValues].flatMap((value, index) => [
    JSON.stringify({ ...quote, name: value, phone: value, message: value, email: `jan${index}@example.nl` }),
    JSON.stringify({ ...quote, email: value }),
  ]),
  ...unknownFields.map((field) => `{${JSON.stringify(field)}:"2020-01-01",${JSON.stringify(quote).slice(1)}`),
  ...rawBodies,
];

/** Sends a body to the table with the visitor's key. */
function toTable(body: string) {
  const headers = { apikey: embeddedKeys.publishable, "content-type": "application/json" };
  return fetch(`${database.url}/rest/v1/contact_submissions`, { method: "POST", headers, body });
}

/** Refusals that the embedded interface answers with 500, where the hosted service says 400. */
const refusals = /violates (check|not-null) constraint|Invalid input for string type/;

async function expectNoFault(response: Response) {
  const text = await response.text();
  if (response.status < 500) return;
  expect([response.status, text]).toEqual([500, expect.stringMatching(refusals)]);
}

/** Whether every stored row is one that the function would accept: the rules are the same everywhere. */
async function expectOnlyGoodRows() {
  const rows = await database.rows<{ quote: QuoteRequest }>(
    "select jsonb_strip_nulls(private.sent_fields(to_jsonb(q))) as quote from contact_submissions as q",
  );
  for (const row of rows) expect(parseQuoteRequest(JSON.stringify(row.quote))).toEqual({ ok: true, ...row });
}

/** Marks that make one text look like another. */
const misleading = /[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]/u;

/**
 * What a mail program shows of the headers, read by a parser that is not by the maker of the library
 * that wrote them: no mark that misleads, and an answer goes to one address, or to the website's own.
 */
function expectOneReading(mail: string) {
  const { subject, from, to, replyTo = [] } = extract(mail);
  expect(subject ?? "").not.toMatch(misleading);
  expect([from?.address, ...(to ?? []).map(({ address }) => address)]).toEqual([
    "website@dakdekker.example",
    "eigenaar@dakdekker.example",
  ]);
  const answered = Array.isArray(replyTo) ? replyTo : [replyTo];
  expect(answered.length).toBeLessThanOrEqual(1);
  for (const { name, address } of answered) {
    expect(`${name ?? ""}${address}`).not.toMatch(misleading);
    expect(address).toMatch(/^[^\s,;<>()]+@example\.nl$/);
  }
}

/**
 * What a mail program could make of a text that a stranger had sent to somebody: an address, a link, a number to call.
 * The mail's own numbers are those of its three steps and of the 24 hours.
 */
function expectNothingToTap(text: string) {
  const own = /^[123]\. |24 uur/gm;
  expect(text.replace(own, "")).not.toMatch(/\p{N}|:\/\/|@|[^\s.]\.[\p{L}\p{N}]/u);
}

/** A confirmation goes to one plain address, and nothing of what was typed leads anywhere. */
function expectHarmless(mail: string) {
  const { subject, from, to, replyTo, text = "" } = extract(mail);
  expect(subject).toBe("Wij hebben uw aanvraag ontvangen");
  expect(from?.address).toBe(company.confirmationSender);
  expect(replyTo).toMatchObject([{ address: company.email }]);
  expect(to).toHaveLength(1);
  expect(isPlainAddress(to?.[0]?.address ?? "")).toBe(true);
  expect(text).not.toMatch(/evil\.\S|<|06 12345678|schoorsteen/);
  expectNothingToTap(text);
}

test("the corpus: nothing breaks, no row is outside the rules, and mail goes to the owner and to plain addresses only", async () => {
  for (const body of corpus) {
    const stored = await toTable(body);
    await expectNoFault(stored);
    const answer = await fetch(edgeFunction.url, { method: "POST", body });
    expect([202, 400, 413], body.slice(0, 200)).toContain(answer.status);
    await answer.body?.cancel();
  }
  await expectOnlyGoodRows();

  await database.pass("2 minutes");
  // Some are still being sent for the call that came with them.
  const unsent = "select from private.outbox where state = 'waiting'";
  await expect.poll(async () => (await callAsScheduler()) && database.rows(unsent)).toEqual([]);
  const rows = await database.rows<{ email: string; is_collected: boolean; is_confirmed: boolean }>(
    `select email, is_collected, exists (select from private.confirmations as c where c.quote_id = o.quote_id) as is_confirmed
     from contact_submissions as q join private.outbox as o on o.quote_id = q.id`,
  );
  expect(rows.length).toBeGreaterThan(15);
  const confirmed = rows.filter(({ is_confirmed }) => is_confirmed).map(({ email }) => email);
  const plain = rows.filter(({ email, is_collected }) => !is_collected && isPlainAddress(email));
  expect(new Set(plain.map(({ email }) => email.toLowerCase())).size).toBe(confirmed.length);
  // One is collected, as it has a link in its name.
  const toBeMailed = rows.filter(({ is_collected }) => !is_collected).length + 1;
  await expect.poll(() => mailServer.accepted.length).toBe(toBeMailed + confirmed.length);
  const toVisitors = mailServer.accepted.filter((mail) => /^Auto-Submitted:/m.test(mail));
  const toOwner = mailServer.accepted.filter((mail) => !toVisitors.includes(mail));
  expect(toVisitors).toHaveLength(confirmed.length);
  expect(new Set(mailServer.accepted.map(messageIdOf)).size).toBe(mailServer.accepted.length);
  const recipients = ["eigenaar@dakdekker.example", ...confirmed.map((email) => email.toLowerCase())];
  expect([...mailServer.recipients].sort()).toEqual(recipients.sort());
  for (const mail of toVisitors) expectHarmless(mail);
  for (const mail of toOwner) {
    const headers = mail.slice(0, mail.indexOf("\r\n\r\n"));
    expect(headers).not.toMatch(/^(bcc|cc|x-evil|mail from|rcpt to):/im);
    expect(headers.match(/^(to|from|subject|message-id|reply-to):/gim)?.length).toBeLessThanOrEqual(5);
    expectOneReading(mail);
  }
}, 120_000);

/** Any text at all, with halves of emoji and control characters more often than chance would bring them. */
const anyText = fc.oneof(
  fc.string({ unit: "binary", maxLength: 300 }),
  fc.string({ unit: "grapheme", maxLength: 300 }),
  fc.constantFrom(...Object.values(nastyTexts)),
);

const storableText = (limit: number) =>
  anyText
    .map((text) => [...text.replaceAll("\0", "")].slice(0, limit).join(""))
    .filter((text) => text.isWellFormed() && text.trim() !== "");

const anyQuote = fc.record({
  ...(Object.fromEntries(textFields.map((field) => [field, storableText(fieldLimits[field])])) as Record<
    TextFieldName,
    fc.Arbitrary<string>
  >),
  services: fc.subarray([...serviceLabels], { minLength: 1 }),
});

describe("Whatever is typed", () => {
  const envelope = {
    company,
    from: "website@dakdekker.example",
    to: "eigenaar@dakdekker.example",
    siteUrl: "https://www.dakdekker.example",
  };
  const leased = { id: 1, lease: "", message_id: "1" };
  const ownElements = "HTML HEAD BODY H1 H2 TABLE TBODY TR TH TD UL LI P A".split(" ");

  test("the mail has no element and no link that is not ours", () => {
    const { window } = new JSDOM();
    const parser = new window.DOMParser();
    fc.assert(
      fc.property(anyQuote, fc.nat(), (quote, id) => {
        const request = { ...quote, id, created_at: "2026-11-21T09:30:00Z" };
        const { html = "", text } = composeMail({ ...leased, kind: "quote", request }, envelope);
        const link = `${envelope.siteUrl}/aanvragen?offerte=${id}`;
        expect([text.endsWith(link), html.includes(`href="${link}"`)]).toEqual([true, true]);
        const document = parser.parseFromString(html, "text/html");
        for (const element of document.querySelectorAll("*")) {
          expect(ownElements).toContain(element.tagName);
          for (const { name, value } of element.attributes) {
            expect(["style", "lang", "scope", "dir", "href"]).toContain(name);
            if (name === "href")
              expect(value).toMatch(
                /^(tel:[\d+]+|mailto:[^\s<>"]+|https:\/\/www\.dakdekker\.example\/aanvragen\?offerte=\d+)$/,
              );
          }
        }
      }),
      { numRuns: 50 },
    );
  });

  test("the confirmation greets with a name that leads nowhere, and is on the point otherwise", () => {
    fc.assert(
      fc.property(anyQuote, fc.emailAddress(), (request, email) => {
        const { to, subject, text } = composeConfirmation({ ...request, email }, company);
        expect([to, subject]).toEqual([{ name: "", address: email }, "Wij hebben uw aanvraag ontvangen"]);
        const [greeting = "", ...rest] = text.split("\n");
        expect(greeting).toMatch(
          /^(Goedendag|Beste ['’]?\p{Script=Latin}[\p{Script=Latin}\p{M}.'’ -]{0,39}),$/u,
        );
        expectNothingToTap(greeting);
        expectNothingToTap(rest.join("\n"));
      }),
      { numRuns: 500 },
    );
  });
});

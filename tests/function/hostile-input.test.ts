import { JSDOM } from "jsdom";
import { extract } from "letterparser";
import { expect, test, vi } from "vitest";
import { embeddedKeys } from "../../embedded/environment.ts";
import { plainAddress } from "../../supabase/functions/_shared/email-address.ts";
import { fieldLimits } from "../../supabase/functions/_shared/quote-request.ts";
import { quote } from "../sample-quote.ts";
import { testCompany } from "../servers/running-function.ts";
import { startFunction } from "./start-function.ts";

const company = { ...testCompany, sendsConfirmation: true };

const { database, mailServer, edgeFunction, callAsScheduler } = await startFunction(company);
// These tests are about the content of requests. The limits have their own tests.
await database.exec(
  "update private.settings set mails_per_hour = 1e6, mails_per_day = 1e6, confirmations_per_day = 1e6",
);

/** One text for each known way to break forms, mails, databases and screens. */
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

const asQuote = (changes: object) => JSON.stringify({ ...quote, ...changes });

/** Bodies for the table and the function. Each text is tried in the fields, and separately as the address of a reply. */
const corpus: [what: string, body: string][] = [
  ...Object.entries({
    ...nastyTexts,
    "a number": 1,
    "a list": ["Jan"],
    "an object": { toString: "Jan" },
  }).flatMap(([what, value], index): [string, string][] => [
    [what, asQuote({ name: value, phone: value, message: value, email: `jan${index}@example.nl` })],
    [`${what}, as the address`, asQuote({ email: value })],
  ]),
  ...["spam_reason", "__proto__", ""].map((field): [string, string] => [
    `a field called "${field}"`,
    `{${JSON.stringify(field)}:"2020-01-01",${asQuote({}).slice(1)}`,
  ]),
  ["the longest name", asQuote({ name: "x".repeat(fieldLimits.name), email: "lang@example.nl" })],
  ["nothing", ""],
  ["half an object", '{"name":"Jan"'],
  ["null", "null"],
  ["five thousand lists in each other", `${"[".repeat(5_000)}${"]".repeat(5_000)}`],
  ["a field given twice", `{"name":"Eve",${asQuote({}).slice(1)}`],
  ["a service that is none", `${asQuote({}).slice(0, -1)},"services":["Zwembad"]}`],
  ["two requests at once", JSON.stringify([quote, { ...quote, name: "Piet" }])],
  ["a megabyte of spaces", " ".repeat(1024 * 1024)],
];

/** Refusals that the embedded interface answers with 500, where the hosted service says 400. */
const refusals = /violates (check|not-null) constraint|Invalid input for string type/;

const ownElements = "HTML HEAD BODY H2 TABLE TBODY TR TH TD UL LI P A BR".split(" ");
const ownAttributes =
  /^(style|lang|scope|dir)=|^href=(tel:[\d+]+|mailto:[^\s<>"]+|https:\/\/www\.dakdekker\.example\/aanvragen\?(offerte|terugbel)=\d+)$/;

/** Marks that make one text look like another. */
const misleadingMarks = /[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]/u;

/** The sender, receiver and reply address of a mail to the owner or of a confirmation. */
const addressees =
  /^website@dakdekker\.example,(eigenaar@dakdekker\.example(,[^\s,;<>()]+@example\.nl)?|[^\s,;<>()]+@example\.nl,info@dakdekker\.example)$/i;

/** Sends a body as a browser does, first to the table and then to the function. */
async function send([what, body]: [what: string, body: string]) {
  const headers = { apikey: embeddedKeys.publishable, "content-type": "application/json" };
  const response = await fetch(`${database.url}/rest/v1/contact_submissions`, {
    method: "POST",
    headers,
    body,
  });
  const reason = await response.text();
  const answer = await fetch(edgeFunction.url, { method: "POST", body });
  await answer.body?.cancel();
  return { what, tableStatus: response.status, reason, functionStatus: answer.status };
}

const answers: Awaited<ReturnType<typeof send>>[] = [];
for (const attempt of corpus) answers.push(await send(attempt));

await database.pass("2 minutes");
const patience = { timeout: 300_000, interval: 500 };
/** Returns the mails that are not sent yet. Some of them are still being sent by the call for their own request. */
const unsent = () => database.rows("select from private.outbox where state = 'waiting'");
await vi.waitUntil(async () => (await callAsScheduler()) && (await unsent()).length === 0, patience);
const rows = await database.rows<{ email: string; is_collected: boolean }>(
  "select lower(email) as email, is_collected from contact_submissions as q join private.outbox as o on o.quote_id = q.id",
);
const alone = rows.filter(({ is_collected }) => !is_collected).map(({ email }) => email);
const confirmedAddresses = [...new Set(alone.filter(plainAddress))];
// One more mail is the collected one, about the request with a link in its name.
const expectedMails = alone.length + 1 + confirmedAddresses.length;
await vi.waitUntil(() => mailServer.accepted.length >= expectedMails, patience);
const { accepted: mails, offered: receivers } = mailServer;

/** The parser has another author than the library that wrote the mails, so the two do not share a mistake. */
const parsedMails = mails.map(extract);
const replyAddresses = ({ replyTo = [] }: (typeof parsedMails)[number]) => [replyTo].flat();

test.each(answers)("$what is stored or refused", ({ tableStatus, reason }) => {
  if (tableStatus >= 500) expect([tableStatus, reason]).toEqual([500, expect.stringMatching(refusals)]);
});

test.each(answers)("the function answers $what", ({ functionStatus }) => {
  expect([202, 400, 413]).toContain(functionStatus);
});

test("most of it is stored, as a customer may have typed it", () => {
  expect(rows.length).toBeGreaterThan(15);
});

test("each stored request is mailed once", () => {
  expect(mails).toHaveLength(expectedMails);
});

test("mails go to the owner and those who asked alone", () => {
  expect([...new Set(receivers)].sort()).toEqual(
    ["eigenaar@dakdekker.example", ...confirmedAddresses].sort(),
  );
});

test("no mail has a header that was typed", () => {
  for (const mail of mails) {
    const headers = mail.slice(0, mail.indexOf("\r\n\r\n"));
    expect(headers).not.toMatch(/^(bcc|cc|x-evil|mail from|rcpt to):/im);
    expect(headers.match(/^(to|from|subject|message-id|reply-to):/gim)?.length).toBeLessThanOrEqual(5);
  }
});

test("no line of a mail is longer than 998 bytes", () => {
  for (const line of mails.join("\r\n").split("\r\n")) expect(line.length).toBeLessThanOrEqual(998);
});

test("no mail has an element or a link that was typed", () => {
  const parser = new new JSDOM().window.DOMParser();
  for (const { html = "" } of parsedMails)
    for (const { tagName, attributes } of parser.parseFromString(html, "text/html").querySelectorAll("*")) {
      expect(ownElements).toContain(tagName);
      for (const { name, value } of attributes) expect(`${name}=${value}`).toMatch(ownAttributes);
    }
});

test("no mail has a sender, receiver or reply address that was made up", () => {
  for (const mail of parsedMails) {
    const addresses = [mail.from, ...(mail.to ?? []), ...replyAddresses(mail)].map(
      (mailbox) => mailbox?.address,
    );
    expect(addresses.join()).toMatch(addressees);
  }
});

test("no subject or name in a mail passes for another text", () => {
  for (const mail of parsedMails)
    for (const text of [mail.subject, ...replyAddresses(mail).map(({ name }) => name)])
      expect(text ?? "").not.toMatch(misleadingMarks);
});

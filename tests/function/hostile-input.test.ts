import { JSDOM } from "jsdom";
import { extract } from "letterparser";
import { expect, test } from "vitest";
import { embeddedKeys } from "../../embedded/environment.ts";
import { plainAddress } from "../../supabase/functions/_shared/email-address.ts";
import { testCompany } from "../parts/running-function.ts";
import { quote } from "../sample-quote.ts";
import { startParts } from "./parts.ts";

const company = { ...testCompany, confirmationSender: "website@dakdekker.example" };

const { database, mailServer, edgeFunction, callAsScheduler } = await startParts(company);
// What is tried here is the content of requests; the limits have tests of their own.
await database.exec(
  "update private.settings set mails_per_hour = 1e6, mails_per_day = 1e6, confirmations_per_day = 1e6",
);

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

/** Every body goes to the table and to the function. A reply goes to the address, beside the name, so that is tried apart. */
const corpus: string[] = [
  ...[...Object.values(nastyTexts), 1, ["Jan"], { toString: "Jan" }].flatMap((value, index) => [
    JSON.stringify({ ...quote, name: value, phone: value, message: value, email: `jan${index}@example.nl` }),
    JSON.stringify({ ...quote, email: value }),
  ]),
  ...["spam_reason", "__proto__", ""].map(
    (field) => `{${JSON.stringify(field)}:"2020-01-01",${JSON.stringify(quote).slice(1)}`,
  ),
  "",
  '{"name":"Jan"',
  "null",
  `${"[".repeat(5_000)}${"]".repeat(5_000)}`,
  `{"name":"Eve",${JSON.stringify(quote).slice(1)}`,
  `${JSON.stringify(quote).slice(0, -1)},"services":["Zwembad"]}`,
  JSON.stringify([quote, { ...quote, name: "Piet" }]),
  " ".repeat(1024 * 1024),
];

/** Refusals that the embedded interface answers with 500, where the hosted service says 400. */
const refusals = /violates (check|not-null) constraint|Invalid input for string type/;

const ownElements = "HTML HEAD BODY H2 TABLE TBODY TR TH TD UL LI P A BR".split(" ");
const ownAttributes =
  /^(style|lang|scope|dir)=|^href=(tel:[\d+]+|mailto:[^\s<>"]+|https:\/\/www\.dakdekker\.example\/aanvragen\?(offerte|terugbel)=\d+)$/;

/** Marks that make one text look like another. */
const misleading = /[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]/u;

/** From, to, and who is answered: of a mail to the owner, or of a confirmation. */
const addressees =
  /^website@dakdekker\.example,(eigenaar@dakdekker\.example(,[^\s,;<>()]+@example\.nl)?|[^\s,;<>()]+@example\.nl,info@dakdekker\.example)$/i;

/** Reads the headers with a parser that is not by the maker of the library that wrote them. */
function expectOneReading(mail: string) {
  const headers = mail.slice(0, mail.indexOf("\r\n\r\n"));
  expect(headers).not.toMatch(/^(bcc|cc|x-evil|mail from|rcpt to):/im);
  expect(headers.match(/^(to|from|subject|message-id|reply-to):/gim)?.length).toBeLessThanOrEqual(5);
  const { subject = "", from, to, replyTo = [], html = "" } = extract(mail);
  for (const { tagName, attributes } of new JSDOM(html).window.document.querySelectorAll("*")) {
    expect(ownElements).toContain(tagName);
    for (const { name, value } of attributes) expect(`${name}=${value}`).toMatch(ownAttributes);
  }
  const answered = [replyTo].flat();
  const addresses = [from, ...(to ?? []), ...answered].map((mailbox) => mailbox?.address).join();
  expect(addresses).toMatch(addressees);
  for (const text of [subject, ...answered.map(({ name = "" }) => name)])
    expect(text).not.toMatch(misleading);
}

test("nothing typed breaks the site, brings a mail elsewhere, or an element or link into a mail", async () => {
  const table = `${database.url}/rest/v1/contact_submissions`;
  const headers = { apikey: embeddedKeys.publishable, "content-type": "application/json" };
  for (const body of corpus) {
    const stored = await fetch(table, { method: "POST", headers, body });
    const reason = await stored.text();
    if (stored.status >= 500) expect([stored.status, reason]).toEqual([500, expect.stringMatching(refusals)]);
    const answer = await fetch(edgeFunction.url, { method: "POST", body });
    expect([202, 400, 413], body.slice(0, 200)).toContain(answer.status);
    await answer.body?.cancel();
  }

  await database.pass("2 minutes");
  // Some are still being sent for the call that came with them.
  const unsent = "select from private.outbox where state = 'waiting'";
  await expect.poll(async () => (await callAsScheduler()) && database.rows(unsent)).toEqual([]);
  const rows = await database.rows<{ email: string; is_collected: boolean }>(
    "select lower(email) as email, is_collected from contact_submissions as q join private.outbox as o on o.quote_id = q.id",
  );
  expect(rows.length).toBeGreaterThan(15);
  const alone = rows.filter(({ is_collected }) => !is_collected).map(({ email }) => email);
  const confirmed = [...new Set(alone.filter(plainAddress))];
  // One is collected, as it has a link in its name.
  await expect.poll(() => mailServer.accepted.length).toBe(alone.length + 1 + confirmed.length);
  expect([...new Set(mailServer.offered)].sort()).toEqual(
    ["eigenaar@dakdekker.example", ...confirmed].sort(),
  );
  for (const mail of mailServer.accepted) expectOneReading(mail);
}, 120_000);

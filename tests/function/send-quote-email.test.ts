import { JSDOM } from "jsdom";
import { extract } from "letterparser";
import { describe, expect, test } from "vitest";
import { fieldLimits, serviceLabels } from "../../supabase/functions/_shared/quote-request.ts";
import { readConfiguration } from "../../supabase/functions/send-quote-email/configuration.ts";
import { composeMail } from "../../supabase/functions/send-quote-email/mail.ts";
import { secretsFor, testCompany, withFunction } from "../parts/running-function.ts";
import { quote } from "../sample-quote.ts";
import { envelope, startParts, stored } from "./parts.ts";

const { mailServer, edgeFunction, storeQuote, callAsBrowser } = await startParts();

const call = (init: RequestInit) => fetch(edgeFunction.url, { method: "POST", ...init });

const compose = (changes: object) =>
  composeMail(
    { kind: "quote", id: 1, message_id: "abc", request: { ...quote, ...stored, ...changes } },
    envelope,
  );

const refusal = (status: number, code: string) => [
  status,
  { error: { code, message: expect.stringMatching(/\S/) } },
];

test("the owner's mail has all that was filled in, with links to tap, and a reply goes to the visitor", async () => {
  const changes = {
    phone: "+31 (0)6 12345678 of 035 1234567",
    services: ["Daklekkage (Spoed)", "Dakgoten"],
  };
  await storeQuote(changes);
  await callAsBrowser(changes);
  await expect.poll(() => mailServer.accepted).toHaveLength(1);
  const [source = ""] = mailServer.accepted;
  const { from, to, replyTo, subject, text, html = "" } = extract(source);
  expect({ from, to, replyTo, subject }).toMatchObject({
    from: { name: "Dakbedrijf De Noké", address: "website@dakdekker.example" },
    to: [{ address: "eigenaar@dakdekker.example" }],
    replyTo: [{ name: "Jan de Vries", address: "jan@example.nl" }],
    subject: "SPOED: Offerteaanvraag van Jan de Vries: Daklekkage (Spoed), Dakgoten",
  });
  expect(source.match(/^(X-)?.*(Priority|Importance): .*/gim)?.sort()).toEqual([
    "Importance: high",
    "X-Priority: 1",
  ]);
  for (const line of [
    "SPOED. Bel Jan de Vries meteen: +31 (0)6 12345678 of 035 1234567\n\nNaam:      Jan de Vries\n",
    "Telefoon:  +31 (0)6 12345678 of 035 1234567\n",
    "E-mail:    jan@example.nl\n",
    "Diensten:  Daklekkage (Spoed), Dakgoten\n",
    "Het lekt bij de schoorsteen.\nWanneer kunt u komen?",
  ])
    expect(text?.replaceAll("\r\n", "\n")).toContain(line);
  for (const part of [
    '<html lang="nl">',
    '<a href="tel:+31612345678">+31 (0)6 12345678 of 035 1234567</a>',
    '<a href="mailto:jan@example.nl">jan@example.nl</a>',
    "<li>Daklekkage (Spoed)</li><li>Dakgoten</li>",
    "Het lekt bij de schoorsteen.<br>\nWanneer kunt u komen?",
  ])
    expect(html).toContain(part);
  const [first] = new JSDOM(html).window.document.body.children;
  expect(first?.textContent).toMatch(/^SPOED\. Bel Jan de Vries meteen: /);
  // In the ink of the mail itself.
  expect(first?.getAttribute("style")).not.toContain("color");
});

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
  const { text } = compose({ name: "Jan\nTelefoon:  0900 1234", message: "Zie foto\u202egpj.exe" });
  expect(text).toContain("Naam:      Jan Telefoon: 0900 1234\n");
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
  expect(text).toContain(`E-mail:    ${email}\n`);
  expect(text.includes("Bel daarom, en beantwoord deze mail niet.")).toBe(!address);
});

test.each<[string, RequestInit, number, string]>([
  ["another method", { method: "PUT" }, 405, "method_not_allowed"],
  ["half an object", { body: '{"name":"Jan"' }, 400, "invalid_request"],
  ["null", { body: "null" }, 400, "invalid_request"],
  ["a list", { body: JSON.stringify([quote]) }, 400, "invalid_request"],
  ["more than 64 KB", { body: JSON.stringify(quote).padEnd(64 * 1024 + 1) }, 413, "body_too_large"],
  ["another website", { headers: { origin: "https://evil.example" } }, 403, "origin_not_allowed"],
])("a call with %s is refused", async (_, init, status, code) => {
  const response = await call(init);
  expect([response.status, await response.json()]).toEqual(refusal(status, code));
});

test.each([
  ["https://www.dakdekker.example", true],
  ["https://dakdekker.example", true],
  ["https://dakdekker.example.evil.example", false],
  ["null", false],
])("the website %s may call with a whole 64 KB: %s", async (origin, may) => {
  const permission = await call({ method: "OPTIONS", headers: { origin } });
  const response = await call({ body: JSON.stringify(quote).padEnd(64 * 1024), headers: { origin } });
  expect([permission.status, response.status]).toEqual(may ? [204, 202] : [403, 403]);
  for (const { headers } of [permission, response]) {
    expect(headers.get("access-control-allow-origin")).toBe(may ? origin : null);
    expect(headers.get("vary")).toMatch(/\borigin\b/);
  }
  expect(permission.headers.get("access-control-allow-headers")).toBe(
    may ? "authorization, apikey, content-type, x-client-info" : null,
  );
});

describe("When a secret is missing or unusable", () => {
  const working: Record<string, string | undefined> = secretsFor(465, "http://127.0.0.1:1");
  const read = (changes: typeof working) =>
    readConfiguration((name) => ({ ...working, ...changes })[name], testCompany);

  test("the answer is 500 and the log names every one of them, the answer none", async () => {
    const required = Object.keys(working).filter((name) => !/_PORT|_KEYS/.test(name));
    await withFunction(Object.fromEntries(required.map((name) => [name, " "])), async ({ url, log }) => {
      const response = await callAsBrowser({}, url);
      const answer = await response.json();
      expect([response.status, answer]).toEqual(refusal(500, "not_configured"));
      for (const name of required) {
        expect(JSON.stringify(answer)).not.toContain(name);
        expect(log()).toContain(`${name} is not set.`);
      }
    });
  });

  test("SMTP_PORT is 465 where it is not set, which works there", () => {
    expect(read({ SMTP_PORT: undefined }).smtp.port).toBe(465);
  });

  test.each([
    [{ SMTP_PORT: "25" }, "SMTP_PORT 25 is blocked on hosted Supabase; use 465."],
    [{ SMTP_PORT: "70000" }, "SMTP_PORT is not a port number."],
    [{ SUPABASE_SECRET_KEYS: "null" }, "SUPABASE_SECRET_KEYS has no key named default."],
    [{ SCHEDULER_SECRET: "kort" }, "SCHEDULER_SECRET is under 16 characters."],
    [{ MAIL_TO: "jan@dak.example, els@dak.example" }, "MAIL_TO is not one plain e-mail address."],
    [{ MAIL_FROM: "Dakbedrijf <website@dak.example>" }, "MAIL_FROM is not one plain e-mail address."],
  ] as const)("%j is named with what is wrong", (changes, message) => {
    expect(() => read(changes)).toThrow(message);
  });
});

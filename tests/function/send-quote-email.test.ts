import { JSDOM } from "jsdom";
import { extract } from "letterparser";
import { describe, expect, test } from "vitest";
import { fieldLimits, serviceLabels } from "../../supabase/functions/_shared/quote-request.ts";
import { readConfiguration } from "../../supabase/functions/send-quote-email/configuration.ts";
import { composeMail } from "../../supabase/functions/send-quote-email/mail.ts";
import { secretsFor, testCompany, withFunction } from "../parts/running-function.ts";
import { quote } from "../sample-quote.ts";
import { envelope, startParts, stored } from "./parts.ts";

const { mailServer, edgeFunction, store, callAsBrowser } = await startParts();

const post = (body: BodyInit, headers: HeadersInit = {}) =>
  fetch(edgeFunction.url, { method: "POST", body, headers });

/** The one mail after a quote that is stored and accepted. */
async function mailFor(changes: object = {}) {
  mailServer.accepted = [];
  await store("contact_submissions", { ...quote, ...changes });
  const response = await callAsBrowser(changes);
  expect([response.status, await response.json()]).toEqual([202, { ok: true }]);
  await expect.poll(() => mailServer.accepted).toHaveLength(1);
  const [source = ""] = mailServer.accepted;
  const { text = "", html = "", ...mail } = extract(source);
  return { ...mail, source, html, text: text.replaceAll("\r\n", "\n") };
}

const compose = (changes: object) =>
  composeMail(
    { kind: "quote", id: 1, message_id: "abc", request: { ...quote, ...stored, ...changes } },
    envelope,
  );

async function expectRefusal(response: Response, status: number, code: string) {
  expect([response.status, await response.json()]).toEqual([
    status,
    { error: { code, message: expect.stringMatching(/\S/) } },
  ]);
  expect(mailServer.offered).toBe(0);
}

describe("The owner gets a mail", () => {
  test("about a leak as urgent: in the subject, in the headers, and before everything else", async () => {
    const marks = /^(X-)?.*(Priority|Importance): .*/gim;
    const leak = await mailFor({ services: ["Daklekkage (Spoed)", "Dakgoten"] });
    expect(leak.subject).toBe("SPOED: Offerteaanvraag van Jan de Vries: Daklekkage (Spoed), Dakgoten");
    expect(leak.text).toMatch(/^SPOED\. Bel Jan de Vries meteen: 06 12345678\n\nNaam: /);
    const [first] = new JSDOM(leak.html).window.document.body.children;
    expect(first?.textContent).toBe("SPOED. Bel Jan de Vries meteen: 06 12345678");
    // In the ink of the mail itself.
    expect(first?.getAttribute("style")).not.toContain("color");
    expect(leak.source.match(marks)?.sort()).toEqual(["Importance: high", "X-Priority: 1"]);
    const other = await mailFor();
    expect(other.source).not.toMatch(marks);
    expect(other.source).toMatch(/^Auto-Submitted: auto-generated\r$/m);
  });

  test("to which a reply goes to the visitor, with all that was filled in, as text and with links to tap", async () => {
    const changes = {
      phone: "+31 (0)6 12345678 of 035 1234567",
      services: ["Daklekkage (Spoed)", "Dakgoten"],
    };
    const { from, to, replyTo, text, html } = await mailFor(changes);
    expect({ from, to, replyTo }).toMatchObject({
      from: { name: "Dakbedrijf De Noké", address: "website@dakdekker.example" },
      to: [{ address: "eigenaar@dakdekker.example" }],
      replyTo: [{ name: "Jan de Vries", address: "jan@example.nl" }],
    });
    expect([...mailServer.recipients]).toEqual(["eigenaar@dakdekker.example"]);
    expect(text).toContain("Naam:      Jan de Vries\n");
    expect(text).toContain("Telefoon:  +31 (0)6 12345678 of 035 1234567\n");
    expect(text).toContain("E-mail:    jan@example.nl\n");
    expect(text).toContain("Diensten:  Daklekkage (Spoed), Dakgoten\n");
    expect(text).toContain("Het lekt bij de schoorsteen.\nWanneer kunt u komen?");
    expect(html).toContain('<a href="tel:+31612345678">+31 (0)6 12345678 of 035 1234567</a>');
    expect(html).toContain('<a href="mailto:jan@example.nl">jan@example.nl</a>');
    expect(html).toContain("<li>Daklekkage (Spoed)</li><li>Dakgoten</li>");
    expect(html).toContain("Het lekt bij de schoorsteen.<br>\nWanneer kunt u komen?");
    expect(html).toContain('<html lang="nl">');
  });

  test("with a subject of at most 120 characters, and the longest message whole", () => {
    const longest = Object.entries(fieldLimits).map(([field, limit]) => [field, "x".repeat(limit)]);
    const { text, subject } = compose({ ...Object.fromEntries(longest), services: serviceLabels });
    expect(text).toContain("x".repeat(fieldLimits.message));
    expect(subject).toHaveLength(120);
  });

  test("in which a name cannot pass for other fields, nor a message for another", () => {
    const { text } = compose({ name: "Jan\nTelefoon:  0900 1234", message: "Zie foto\u202egpj.exe" });
    expect(text).toContain("Naam:      Jan Telefoon: 0900 1234\n");
    expect(text).toContain("Zie foto gpj.exe\n");
  });
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

describe("A wrong call is refused and mails nothing", () => {
  test("another method, which hears what works", async () => {
    for (const method of ["PUT", "PATCH", "DELETE"]) {
      const response = await fetch(edgeFunction.url, { method });
      expect(response.headers.get("allow")).toBe("POST, GET, HEAD, OPTIONS");
      await expectRefusal(response, 405, "method_not_allowed");
    }
  });

  test("what is no JSON object", async () => {
    for (const body of ['{"name":"Jan"', "null", JSON.stringify([quote])])
      await expectRefusal(await post(body), 400, "invalid_request");
  });

  test("more than 64 KB", async () => {
    const body = (size: number) => JSON.stringify(quote).padEnd(size, " ");
    expect((await post(body(64 * 1024), { "content-type": "application/json" })).status).toBe(202);
    await expectRefusal(await post(body(64 * 1024 + 1)), 413, "body_too_large");
  });
});

test.each([
  ["https://www.dakdekker.example", true],
  ["https://dakdekker.example", true],
  ["https://evil.example", false],
  ["https://dakdekker.example.evil.example", false],
  ["null", false],
])("the website %s may call: %s", async (origin, may) => {
  const permission = await fetch(edgeFunction.url, { method: "OPTIONS", headers: { origin } });
  const response = await post(JSON.stringify(quote), { origin });
  expect([permission.status, response.status]).toEqual(may ? [204, 202] : [403, 403]);
  for (const { headers } of [permission, response]) {
    expect(headers.get("access-control-allow-origin")).toBe(may ? origin : null);
    expect(headers.get("vary")).toMatch(/\borigin\b/);
  }
  if (may)
    expect(Object.fromEntries(permission.headers)).toMatchObject({
      "access-control-allow-methods": "POST",
      "access-control-allow-headers": "authorization, apikey, content-type, x-client-info",
    });
  else await expectRefusal(response, 403, "origin_not_allowed");
});

describe("When a secret is missing or unusable", () => {
  const working = secretsFor(465, "http://127.0.0.1:1");
  const required = Object.keys(working).filter((name) => !/_PORT|_KEYS/.test(name));

  const read = (changes: Record<string, string | undefined>) => {
    const secrets = { ...working, ...changes };
    return readConfiguration((name) => secrets[name], testCompany);
  };
  test("the answer is 500 and the log names every one of them, the answer none", async () => {
    const secrets = { ...working, ...Object.fromEntries(required.map((name) => [name, " "])) };
    await withFunction(secrets, async ({ url, log }) => {
      const response = await callAsBrowser({}, url);
      const text = await response.clone().text();
      await expectRefusal(response, 500, "not_configured");
      for (const name of required) {
        expect(text).not.toContain(name);
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

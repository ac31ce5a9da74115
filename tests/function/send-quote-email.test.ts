import { JSDOM } from "jsdom";
import { extract } from "letterparser";
import { describe, expect, test } from "vitest";
import { fieldLimits, serviceLabels } from "../../supabase/functions/_shared/quote-request.ts";
import { readConfiguration } from "../../supabase/functions/send-quote-email/configuration.ts";
import { secretsFor, testCompany, withFunction } from "../parts/running-function.ts";
import { quote } from "../sample-quote.ts";
import { startParts } from "./parts.ts";

const { mailServer, edgeFunction, store, callAsBrowser } = await startParts();

const post = (body: BodyInit, headers: HeadersInit = {}) =>
  fetch(edgeFunction.url, { method: "POST", body, headers });

/** Sends a quote that is stored and must be accepted, and returns the one mail that follows. */
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

  test("also when the longest texts and all services are sent", async () => {
    const longest = Object.entries(fieldLimits).map(([field, limit]) => [field, "x".repeat(limit)]);
    const changes = { ...Object.fromEntries(longest), services: serviceLabels };
    const { text, subject = "" } = await mailFor(changes);
    expect(text).toContain(changes.message);
    expect([...subject].length).toBeLessThanOrEqual(120);
  });

  test("which answers an address whose umlaut the browser left as typed", async () => {
    const { replyTo, text } = await mailFor({ email: "jan@bäcker.example" });
    expect(replyTo).toMatchObject([{ address: "jan@xn--bcker-gra.example" }]);
    expect(text).toContain("E-mail:    jan@bäcker.example\n");
  });

  test("without Reply-To when the address could be misread, but with it in the text", async () => {
    for (const email of ["jan@example.nl, eve@evil.example", "Jan <jan@example.nl>", "jan@localhost"]) {
      const { replyTo, text } = await mailFor({ email });
      expect(replyTo ?? []).toEqual([]);
      expect(text).toContain(`E-mail:    ${email}\n`);
      expect(text).toContain("Bel daarom, en beantwoord deze mail niet.");
    }
  });

  test("in which a name cannot pass for other fields, nor a message for another", async () => {
    const { text } = await mailFor({ name: "Jan\nTelefoon:  0900 1234", message: "Zie foto\u202egpj.exe" });
    expect(text).toContain("Naam:      Jan Telefoon: 0900 1234\n");
    expect(text).toContain("Zie foto gpj.exe\n");
  });
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

describe("Websites that may call", () => {
  test.each(["https://www.dakdekker.example", "https://dakdekker.example"])("%s may", async (origin) => {
    const permission = await fetch(edgeFunction.url, { method: "OPTIONS", headers: { origin } });
    expect([permission.status, Object.fromEntries(permission.headers)]).toMatchObject([
      204,
      {
        "access-control-allow-origin": origin,
        "access-control-allow-methods": "POST",
        "access-control-allow-headers": "authorization, apikey, content-type, x-client-info",
      },
    ]);
    const { status, headers } = await post(JSON.stringify(quote), { origin });
    expect([status, headers.get("access-control-allow-origin")]).toEqual([202, origin]);
    expect(headers.get("vary")).toMatch(/\borigin\b/);
  });

  test.each(["https://evil.example", "https://dakdekker.example.evil.example", "null"])(
    "%s may not",
    async (origin) => {
      const permission = await fetch(edgeFunction.url, { method: "OPTIONS", headers: { origin } });
      await expectRefusal(permission, 403, "origin_not_allowed");
      const response = await post(JSON.stringify(quote), { origin });
      expect(response.headers.get("access-control-allow-origin")).toBeNull();
      await expectRefusal(response, 403, "origin_not_allowed");
    },
  );
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

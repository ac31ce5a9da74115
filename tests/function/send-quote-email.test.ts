import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { type EdgeFunction, startEdgeFunction } from "../../embedded/edge-function.ts";
import { type RunningDatabase, startDatabase } from "../../embedded/parts/running-database.ts";
import {
  type Inbox,
  secretsFor,
  startInbox,
  testCompany,
  withFunction,
} from "../../embedded/parts/running-function.ts";
import { fieldLimits, serviceLabels } from "../../supabase/functions/_shared/quote-request.ts";
import {
  type ConfigurationError,
  readConfiguration,
} from "../../supabase/functions/send-quote-email/configuration.ts";

const quote = {
  name: "Jan de Vries",
  phone: "06 - 1234 5678",
  email: "jan@example.nl",
  message: "Het lekt bij de schoorsteen.\nWanneer kunt u komen?",
  services: ["Daklekkage (Spoed)", "Dakgoten"],
};

let inbox: Inbox;
let database: RunningDatabase;
let edgeFunction: EdgeFunction;

beforeAll(async () => {
  inbox = await startInbox();
  database = await startDatabase(inject("newData"));
  edgeFunction = await startEdgeFunction(secretsFor(inbox.smtpPort, database.url), testCompany);
});

afterAll(async () => {
  await edgeFunction?.stop();
  await database?.stop();
  await inbox?.stop();
});

function post(body: BodyInit, headers: HeadersInit = {}, url = edgeFunction.url) {
  return fetch(url, { method: "POST", body, headers });
}

function sendQuote(changes: object = {}, url?: string) {
  return post(JSON.stringify({ ...quote, ...changes }), {}, url);
}

/** Sends a quote that is stored and must be accepted, and returns the one mail that follows. */
async function mailFor(changes: object = {}) {
  await database.storeOnly({ ...quote, ...changes });
  const response = await sendQuote(changes);
  expect([response.status, await response.json()]).toEqual([202, { ok: true }]);
  const mails = await inbox.takeMails(1);
  expect(mails).toHaveLength(1);
  // biome-ignore lint/style/noNonNullAssertion: the line above says that it is there.
  return mails[0]!;
}

async function expectRefusal(response: Response, status: number, code: string) {
  expect([response.status, await response.json()]).toEqual([
    status,
    { error: { code, message: expect.stringMatching(/\S/) } },
  ]);
  expect(await inbox.takeMails(0)).toEqual([]);
}

describe("The owner gets a mail", () => {
  test("from the website, to the owner, and a reply goes to the visitor", async () => {
    const mail = await mailFor();
    expect(mail.from).toEqual([{ name: "Dakbedrijf De Noké", address: "website@dakdekker.example" }]);
    expect(mail.to).toEqual([{ name: "", address: "eigenaar@dakdekker.example" }]);
    expect(mail.replyTo).toEqual([{ name: "Jan de Vries", address: "jan@example.nl" }]);
    expect(mail.envelope.to).toMatchObject([{ address: "eigenaar@dakdekker.example" }]);
    expect(mail.subject).toBe("SPOED: Offerteaanvraag van Jan de Vries: Daklekkage (Spoed), Dakgoten");
  });

  test("about a leak as urgent, in the subject and in the headers", async () => {
    const priority = ({ headers }: { headers: Record<string, string> }) => [
      headers["x-priority"],
      headers.importance,
      headers.priority,
    ];
    const leak = await mailFor();
    expect(leak.subject).toMatch(/^SPOED: Offerteaanvraag van Jan/);
    expect(leak.text).toContain("SPOED: er is een daklekkage. Bel Jan de Vries meteen.\n");
    // As the inbox reads "1 (Highest)" and "High".
    expect(priority(leak)).toEqual(["high", "high", "urgent"]);
    const other = await mailFor({ services: ["Dakgoten"] });
    expect(other.subject).toMatch(/^Offerteaanvraag/);
    expect(priority(other)).toEqual([undefined, undefined, undefined]);
  });

  test("with everything the visitor filled in, as text", async () => {
    const { text } = await mailFor();
    expect(text).toContain("Naam:      Jan de Vries\n");
    expect(text).toContain("Telefoon:  06 - 1234 5678\n");
    expect(text).toContain("E-mail:    jan@example.nl\n");
    expect(text).toContain("Diensten:  Daklekkage (Spoed), Dakgoten\n");
    expect(text).toContain("Het lekt bij de schoorsteen.\nWanneer kunt u komen?");
  });

  test("with everything the visitor filled in, as HTML with a number to tap", async () => {
    const { html } = await mailFor();
    expect(html).toContain('<a href="tel:0612345678">06 - 1234 5678</a>');
    expect(html).toContain('<a href="mailto:jan@example.nl">jan@example.nl</a>');
    expect(html).toContain("<li>Daklekkage (Spoed)</li><li>Dakgoten</li>");
    expect(html).toContain("Het lekt bij de schoorsteen.\nWanneer kunt u komen?");
    expect(html).toContain('<html lang="nl">');
  });

  test("also when the longest texts and all services are sent", async () => {
    const longest = Object.fromEntries(
      Object.entries(fieldLimits).map(([field, limit]) => [field, "x".repeat(limit)]),
    );
    const mail = await mailFor({ ...longest, services: serviceLabels });
    expect(mail.text).toContain(longest.message);
    expect([...mail.subject].length).toBeLessThanOrEqual(120);
  });

  test("with letters of every language and emoji intact", async () => {
    const mail = await mailFor({ name: "Zoë Ñandú 李 🏠", message: "Dak één ☔" });
    expect(mail.subject).toContain("Zoë Ñandú 李 🏠");
    expect(mail.replyTo?.[0]?.name).toBe("Zoë Ñandú 李 🏠");
    expect(mail.text).toContain("Dak één ☔");
  });

  test("without Reply-To when the address could be misread, but with the address in the text", async () => {
    for (const email of [
      "jan@example.nl, eve@evil.example",
      "Jan <jan@example.nl>",
      "jan",
      "jan@localhost",
    ]) {
      const mail = await mailFor({ email });
      expect(mail.replyTo).toBeUndefined();
      expect(mail.text).toContain(`E-mail:    ${email}\n`);
      expect(mail.text).toContain("Bel daarom, en beantwoord deze mail niet.");
    }
  });
});

describe("What a visitor types stays text", () => {
  test.each(["name", "phone", "email", "message"])("%s: HTML arrives escaped", async (field) => {
    const { html } = await mailFor({ [field]: `<img src=x onerror="alert('1')">&` });
    expect(html).toContain("&lt;img src=x onerror=&quot;alert(&#39;1&#39;)&quot;&gt;&amp;");
    expect(html).not.toContain("<img");
  });

  test("a phone number cannot break out of its link", async () => {
    const { html } = await mailFor({ phone: `06"><script>alert(1)</script>` });
    expect(html).toContain('<a href="tel:061">');
    expect(html).not.toContain("<script");
  });

  test.each(["name", "phone", "email"])("%s: a line break adds no header and no recipient", async (field) => {
    for (const lineBreak of ["\r\n", "\n", "\r", "\u2028"]) {
      const mail = await mailFor({
        [field]: `jan@example.nl${lineBreak}Bcc: eve@evil.example${lineBreak}X-Evil: 1`,
      });
      expect(mail.envelope.to).toMatchObject([{ address: "eigenaar@dakdekker.example" }]);
      expect(mail.bcc).toBeUndefined();
      expect(Object.keys(mail.headers)).not.toContain("x-evil");
      expect(mail.text).toMatch(/jan@example\.nl Bcc: eve@evil\.example X-Evil: 1\n/);
    }
  });

  test("a name cannot pass for other fields of the mail", async () => {
    const { text } = await mailFor({ name: "Jan\nTelefoon:  0900 1234" });
    expect(text).toContain("Naam:      Jan Telefoon:  0900 1234\n");
  });

  test("marks that turn the reading direction around are left out", async () => {
    const mail = await mailFor({ name: "Jan\u202Etxt.exe", message: "a\u2066b\u0007c" });
    expect(mail.subject).toContain("Jan txt.exe");
    expect(mail.text).toContain("a b c");
  });

  test("a mail that would end early in SMTP arrives whole", async () => {
    const { text } = await mailFor({
      message: "eerste regel\r\n.\r\nMAIL FROM:<eve@evil.example>\r\nlaatste regel",
    });
    expect(text).toContain("eerste regel\n.\nMAIL FROM:<eve@evil.example>\nlaatste regel");
  });
});

describe("A wrong call is refused and mails nothing", () => {
  test.each(["GET", "PUT", "PATCH", "DELETE"])("%s gets 405 and the method that works", async (method) => {
    const response = await fetch(edgeFunction.url, { method });
    expect(response.headers.get("allow")).toBe("POST, OPTIONS");
    await expectRefusal(response, 405, "method_not_allowed");
  });

  test.each(["", "geen JSON", "{", '{"name":"Jan"'])("a body that is not JSON: %j", async (body) => {
    await expectRefusal(await post(body), 400, "invalid_json");
  });

  test.each(["null", "[]", '"tekst"', "1", "{}"])("JSON that is no quote request: %s", async (body) => {
    await expectRefusal(await post(body), 400, "invalid_request");
  });

  test.each(Object.entries(fieldLimits))(
    "%s over %i characters, empty, missing or no text",
    async (field, limit) => {
      for (const value of ["x".repeat(limit + 1), "", " \n", undefined, null, 1, ["x"], {}]) {
        await expectRefusal(await sendQuote({ [field]: value }), 400, "invalid_request");
      }
    },
  );

  test.each([
    ["no service", []],
    ["an unknown service", ["Zonnepanelen"]],
    ["the id of a service", ["dakgoten"]],
    ["a service twice", ["Dakgoten", "Dakgoten"]],
    ["an empty place", ["Dakgoten", null]],
    ["one text", "Dakgoten"],
    ["an object", { 0: "Dakgoten", length: 1 }],
    ["nothing", undefined],
  ])("services: %s", async (_, services) => {
    await expectRefusal(await sendQuote({ services }), 400, "invalid_request");
  });

  test.each(["to", "subject", "html", "id", "created_at", "constructor"])(
    "an extra field: %s",
    async (field) => {
      await expectRefusal(await sendQuote({ [field]: "eve@evil.example" }), 400, "invalid_request");
    },
  );

  test("more than 16 KB", async () => {
    const body = (size: number) => JSON.stringify(quote).padEnd(size, " ");
    await database.storeOnly(quote);
    expect((await post(body(16 * 1024))).status).toBe(202);
    expect(await inbox.takeMails(1)).toHaveLength(1);
    await expectRefusal(await post(body(16 * 1024 + 1)), 413, "body_too_large");
    await expectRefusal(await post(body(1024 * 1024)), 413, "body_too_large");
  });
});

test.each(["text/plain;charset=UTF-8", "application/json", "application/octet-stream"])(
  "the body is read as JSON when it says it is %s",
  async (type) => {
    await database.storeOnly(quote);
    expect((await post(JSON.stringify(quote), { "content-type": type })).status).toBe(202);
    expect(await inbox.takeMails(1)).toHaveLength(1);
  },
);

describe("Websites that may call", () => {
  test.each(["https://www.dakdekker.example", "https://dakdekker.example"])("%s may", async (origin) => {
    const permission = await fetch(edgeFunction.url, { method: "OPTIONS", headers: { origin } });
    expect(permission.status).toBe(204);
    expect(permission.headers.get("access-control-allow-origin")).toBe(origin);
    expect(permission.headers.get("access-control-allow-methods")).toBe("POST");
    const allowed = permission.headers.get("access-control-allow-headers")?.split(", ");
    expect(allowed).toEqual(
      expect.arrayContaining(["apikey", "authorization", "content-type", "x-client-info"]),
    );
    await database.storeOnly(quote);
    const response = await post(JSON.stringify(quote), { origin });
    expect(response.status).toBe(202);
    expect(response.headers.get("access-control-allow-origin")).toBe(origin);
    expect(response.headers.get("vary")).toBe("origin");
    expect(await inbox.takeMails(1)).toHaveLength(1);
  });

  test("its scripts can read why a call was refused", async () => {
    const origin = "https://dakdekker.example";
    expect((await post("geen JSON", { origin })).headers.get("access-control-allow-origin")).toBe(origin);
  });

  test.each(["https://evil.example", "https://dakdekker.example.evil.example", "null"])(
    "%s may not",
    async (origin) => {
      const permission = await fetch(edgeFunction.url, { method: "OPTIONS", headers: { origin } });
      expect(permission.headers.get("access-control-allow-origin")).toBeNull();
      expect(permission.status).toBe(403);
      const response = await post(JSON.stringify(quote), { origin });
      expect(response.headers.get("access-control-allow-origin")).toBeNull();
      await expectRefusal(response, 403, "origin_not_allowed");
    },
  );
});

describe("When a secret is missing or unusable", () => {
  const working = secretsFor(465, "http://127.0.0.1:1");
  const required = [
    "ALLOWED_ORIGINS",
    "MAIL_FROM",
    "MAIL_TO",
    "SMTP_HOST",
    "SMTP_USER",
    "SMTP_PASSWORD",
    "SUPABASE_URL",
    "SCHEDULER_SECRET",
  ];

  const read = (changes: Record<string, string | undefined>) => {
    const secrets = { ...working, ...changes };
    return readConfiguration((name) => secrets[name], testCompany);
  };
  const refused = (code: ConfigurationError["code"], message: string) =>
    expect.objectContaining({ code, message });

  test("the answer is 500 and the log names every one of them, the answer none", async () => {
    const secrets = { ...working, ...Object.fromEntries(required.map((name) => [name, " "])) };
    await withFunction(secrets, async ({ url, log }) => {
      const response = await sendQuote({}, url);
      const text = await response.clone().text();
      await expectRefusal(response, 500, "not_configured");
      for (const name of required) {
        expect(text).not.toContain(name);
        expect(log()).toContain(`${name} is not set.`);
      }
    });
  });

  test("so it is with a port that the hosted service blocks", async () => {
    const secrets = { ...secretsFor(inbox.smtpPort, database.url), SMTP_PORT: "587" };
    await withFunction(secrets, async ({ url, log }) => {
      await expectRefusal(await sendQuote({}, url), 500, "smtp_port_blocked");
      expect(log()).toContain("SMTP_PORT 587 is blocked on hosted Supabase; use 465.");
    });
  });

  test.each(required)("%s is named, also when it is missing alone", (name) => {
    for (const value of [" ", undefined])
      expect(() => read({ [name]: value })).toThrow(refused("not_configured", `${name} is not set.`));
  });

  test.each(["25", "587"])("SMTP_PORT %s is blocked", (port) => {
    expect(() => read({ SMTP_PORT: port })).toThrow(
      refused("smtp_port_blocked", `SMTP_PORT ${port} is blocked on hosted Supabase; use 465.`),
    );
  });

  test("but without SMTP_PORT it is 465, which works there", () => {
    expect(read({ SMTP_PORT: undefined }).smtp.port).toBe(465);
  });

  test.each(["smtp", "0", "70000", "2.5"])("SMTP_PORT %s is no port", (port) => {
    expect(() => read({ SMTP_PORT: port })).toThrow(
      refused("not_configured", "SMTP_PORT is not a port number."),
    );
  });

  test.each(["", "geen JSON", "null", "{}"])("SUPABASE_SECRET_KEYS %j has no key", (keys) => {
    expect(() => read({ SUPABASE_SECRET_KEYS: keys })).toThrow(
      refused("not_configured", "SUPABASE_SECRET_KEYS has no key named default."),
    );
  });

  test("but the key of an older project will do", () => {
    const older = { SUPABASE_SECRET_KEYS: undefined, SUPABASE_SERVICE_ROLE_KEY: "eyJ.older.key" };
    expect(read(older).database.key).toBe("eyJ.older.key");
  });

  test("a SCHEDULER_SECRET of four letters can be guessed", () => {
    expect(() => read({ SCHEDULER_SECRET: "kort" })).toThrow(
      refused("not_configured", "SCHEDULER_SECRET is under 16 characters."),
    );
  });
});

import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { type IncomingMessage, request } from "node:http";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { embeddedKeys, embeddedStaff } from "../../embedded/environment.ts";
import { requireContent } from "../../scripts/content/check.ts";
import { runScript, type SiteEnvironment, siteEnvironment, startSite } from "./running-site.ts";

const quote = {
  name: "Jan de Vries",
  phone: "06 12345678",
  email: "jan@example.nl",
  message: "Het lekt.",
  services: ["Dakgoten"],
};

let directory: string;
let environment: SiteEnvironment;
let site: Awaited<ReturnType<typeof startSite>>;

beforeAll(async () => {
  directory = mkdtempSync(join(tmpdir(), "embedded-"));
  environment = await siteEnvironment(directory);
  site = await startSite(environment);
});

afterAll(async () => {
  await site?.stop();
  rmSync(directory, { recursive: true, force: true });
});

/** The headers that supabase-js sends along. */
function withKey(key: string) {
  return { apikey: key, authorization: `Bearer ${key}`, "content-type": "application/json" };
}

const visitor = withKey(embeddedKeys.publishable);

function insert(table: string, row: object, headers: HeadersInit = visitor) {
  return fetch(`${site.url}/rest/v1/${table}`, { method: "POST", headers, body: JSON.stringify(row) });
}

function callFunction(headers: HeadersInit, method = "POST") {
  const body = method === "POST" ? JSON.stringify(quote) : undefined;
  return fetch(`${site.url}/functions/v1/send-quote-email`, { method, headers, body });
}

function canConnect(port: string, host: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(Number(port), host);
    socket.once("connect", () => resolve(true)).once("error", () => resolve(false));
    socket.once("connect", () => socket.destroy());
  });
}

/** The names in both tables, read by the account that the start prints. */
async function storedNames(): Promise<string[]> {
  const headers = { ...visitor };
  const body = JSON.stringify(embeddedStaff);
  const login = await fetch(`${site.url}/auth/v1/token?grant_type=password`, {
    method: "POST",
    headers,
    body,
  });
  const { access_token: token } = (await login.json()) as { access_token: string };
  const answer = await fetch(`${site.url}/rest/v1/requests?select=name`, {
    headers: { ...visitor, authorization: `Bearer ${token}` },
  });
  return ((await answer.json()) as { name: string }[]).map(({ name }) => name);
}

test("the start says where the site and the inbox are, and how to see the requests", async () => {
  expect(site.printed.stdout).toContain(`http://localhost:${environment.SITE_PORT}`);
  expect(site.printed.stdout).toContain(`http://localhost:${environment.EMBEDDED_INBOX_PORT}`);
  const { email, password } = embeddedStaff;
  expect(site.printed.stdout).toContain(`${site.url}/aanvragen  (${email}, ${password})`);
  expect(await (await fetch(site.url)).text()).toContain('<html lang="nl"');
  expect((await fetch(site.inboxUrl)).status).toBe(200);
});

test("the site is pointed at the embedded backend", async () => {
  const script = await (await fetch(`${site.url}/src/lib/env.ts`)).text();
  expect(script).toContain(`"VITE_SUPABASE_URL": "${site.url}"`);
  expect(script).toContain(`"VITE_SUPABASE_ANON_KEY": "${embeddedKeys.publishable}"`);
  expect(script).toContain(`"VITE_SITE_URL": "${site.url}"`);
});

describe("With the visitor's key", () => {
  test("both forms' rows are stored, and none can be read", async () => {
    expect((await insert("contact_submissions", quote)).status).toBe(201);
    expect((await insert("callback_requests", { name: "Piet", phone: "06" })).status).toBe(201);
    const answer = await fetch(`${site.url}/rest/v1/contact_submissions`, { headers: visitor });
    expect(await answer.json()).toEqual([]);
  });

  test("a row outside the rules is not stored", async () => {
    expect((await insert("contact_submissions", { ...quote, services: ["Zonnepanelen"] })).ok).toBe(false);
    // Of another name: a repeat of a stored one would be accepted, and not stored either.
    const other = { ...quote, name: "Eve" };
    expect((await insert("contact_submissions", { ...other, created_at: "2020-01-01" })).ok).toBe(false);
    expect((await insert("contact_submissions", { ...other, id: 1000 })).ok).toBe(false);
    expect(await storedNames()).not.toContain("Eve");
  });

  test("the edge function puts a mail in the inbox, and the visitor's confirmation after it", async () => {
    await insert("contact_submissions", quote);
    expect(await (await callFunction({ ...visitor, origin: site.url })).json()).toEqual({ ok: true });
    const { email, confirmationSender } = requireContent()["bedrijf.yaml"];
    type Address = { address: string };
    const mails = async () =>
      (
        (await (await fetch(`${site.inboxUrl}/email`)).json()) as {
          subject: string;
          from: Address[];
          to: Address[];
        }[]
      ).map(({ subject, from, to }) => [subject, from[0]?.address, to[0]?.address]);
    const toOwner = ["Offerteaanvraag van Jan de Vries: Dakgoten", "website@dakdekker.example", email];
    const toVisitor = ["Wij hebben uw aanvraag ontvangen", confirmationSender, quote.email];
    // maildev lists a mail a moment after it accepted it.
    await expect
      .poll(mails)
      .toEqual(expect.arrayContaining(confirmationSender ? [toOwner, toVisitor] : [toOwner]));
  });

  test("a call-back is in the inbox too, once the scheduler asked for it", async () => {
    await insert("callback_requests", { name: "Bel mij", phone: "06" });
    const scheduler = { ...visitor, "x-scheduler-secret": embeddedKeys.schedulerSecret };
    expect(await (await callFunction(scheduler)).json()).toMatchObject({ ok: true, failed: 0 });
    const inbox = async () => (await fetch(`${site.inboxUrl}/email`)).text();
    await expect.poll(inbox).toContain("Terugbelverzoek van Bel mij");
  });

  test("the outbox cannot be worked with", async () => {
    for (const name of ["lease_mails", "clean_up", "lease_digest"]) {
      expect((await insert(`rpc/${name}`, {})).status).toBe(401);
    }
    const elsewhere = await insert("outbox", {}, { ...visitor, "content-profile": "private" });
    expect(elsewhere.status).toBe(406);
  });

  test("nobody can sign up", async () => {
    const body = JSON.stringify({ email: "jan@example.nl", password: "een-lang-wachtwoord" });
    const answer = await fetch(`${site.url}/auth/v1/signup`, { method: "POST", headers: visitor, body });
    expect(answer.status).toBe(422);
  });
});

describe("Without a key", () => {
  const keyless = { "content-type": "application/json" };

  test("nothing can be stored, read or mailed", async () => {
    expect((await insert("callback_requests", { name: "Eve", phone: "06" }, keyless)).status).toBe(401);
    expect((await fetch(`${site.url}/rest/v1/contact_submissions`)).status).toBe(401);
    expect((await callFunction(keyless)).status).toBe(401);
    expect((await callFunction(withKey("sb_publishable_other"))).status).toBe(401);
  });

  test("a browser may ask beforehand what it may send", async () => {
    const answer = await callFunction({ origin: site.url }, "OPTIONS");
    expect(answer.status).toBe(204);
    expect(answer.headers.get("access-control-allow-origin")).toBe(site.url);
  });
});

test("an unknown function does not exist", async () => {
  const answer = await fetch(`${site.url}/functions/v1/other`, { method: "POST", headers: visitor });
  expect(answer.status).toBe(404);
});

test("a second start says in one line that the port is taken, and by what variable to change it", async () => {
  const second = await runScript("build/serve.ts", environment);
  expect(second.exitCode).toBe(1);
  expect(second.stderr).toBe(
    `Port ${environment.SITE_PORT} for the site is taken: stop the program that uses it, or set SITE_PORT to another port.\n`,
  );
});

test("it stays when its standard input ends, as that of a service does", async () => {
  site.closeInput();
  // Long enough for Vite to have heard of it, had anybody read that input.
  await storedNames();
  expect((await fetch(site.url)).status).toBe(200);
});

test("a second site on the same data is refused in one line", async () => {
  const others = await siteEnvironment(directory);
  const second = await runScript("build/serve.ts", others);
  expect(second.exitCode).toBe(1);
  expect(second.stderr).toMatch(/^The stored data is in use by process \d+ \(.*\): stop that first.*\n$/);
});

describe("The inbox is for its own page", () => {
  const inbox = (path: string, init: RequestInit) => fetch(site.inboxUrl + path, init);
  const mails = async () => ((await (await fetch(`${site.inboxUrl}/email`)).json()) as unknown[]).length;

  test.each(["https://evil.example", "null", "http://localhost:1"])(
    "a page of %s can neither read nor empty it",
    async (origin) => {
      const before = await mails();
      expect(before).toBeGreaterThan(0);
      const read = await inbox("/email", { headers: { origin } });
      expect([read.status, await read.text()]).toEqual([403, "This inbox is for this machine only."]);
      expect(read.headers.get("access-control-allow-origin")).toBeNull();
      expect((await inbox("/email/all", { method: "DELETE", headers: { origin } })).status).toBe(403);
      expect(await mails()).toBe(before);
    },
  );

  test("nor can one that had its own name point to this machine", async () => {
    // `fetch` would not send another name along.
    const { statusCode } = await new Promise<IncomingMessage>((resolve, reject) =>
      request(`${site.inboxUrl}/email`, { headers: { host: "evil.example" } }, resolve)
        .on("error", reject)
        .end(),
    );
    expect(statusCode).toBe(403);
  });

  test("its own page may", async () => {
    expect((await inbox("/email", { headers: { origin: site.inboxUrl } })).status).toBe(200);
    expect(await (await inbox("/", {})).text()).toContain("<title>MailDev");
  });
});

test.each(["EMBEDDED_SMTP_PORT", "EMBEDDED_INBOX_PORT"] as const)(
  "a taken %s is named in one line",
  async (variable) => {
    const others = {
      ...(await siteEnvironment(join(directory, "other"))),
      [variable]: environment[variable],
    };
    const second = await runScript("build/serve.ts", others);
    expect(second.exitCode).toBe(1);
    expect(second.stderr).toMatch(
      new RegExp(`^Port ${environment[variable]} for .* set ${variable} to another port\\.\n$`),
    );
  },
);

test("stopping ends every part, and what was stored is there after a restart", async () => {
  expect(await site.stop("SIGTERM")).toBe(0);
  for (const port of [
    environment.SITE_PORT,
    environment.EMBEDDED_SMTP_PORT,
    environment.EMBEDDED_INBOX_PORT,
  ]) {
    expect(await canConnect(port, "127.0.0.1")).toBe(false);
  }
  expect(existsSync(join(directory, "in-use.json"))).toBe(false);
  site = await startSite(environment);
  expect(await storedNames()).toContain("Jan de Vries");
});

test("also after a crash it starts again with everything in place", async () => {
  expect(await site.stop("SIGKILL")).toBeNull();
  site = await startSite(environment);
  expect(await storedNames()).toContain("Piet");
});

test("db:reset empties both tables, while the site runs and while it does not", async () => {
  expect((await runScript("owner/reset-database.ts", environment)).stdout).toContain(
    "contact_submissions: 1 removed",
  );
  expect(await storedNames()).toEqual([]);

  await insert("callback_requests", { name: "Klaas", phone: "06" });
  await site.stop();
  expect((await runScript("owner/reset-database.ts", environment)).stdout).toContain(
    "callback_requests: 1 removed",
  );
  site = await startSite(environment);
  expect(await storedNames()).toEqual([]);
});

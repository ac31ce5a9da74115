import { cpSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { type IncomingMessage, request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { holdDataDirectory } from "../../embedded/data-directory.ts";
import { openDatabase } from "../../embedded/database.ts";
import { embeddedKeys, embeddedStaff } from "../../embedded/environment.ts";
import { requireFreePort } from "../../embedded/ports.ts";
import { requireContent } from "../../scripts/content/check.ts";
import { quote } from "../sample-quote.ts";
import { type SiteEnvironment, startNewSite, type startSite } from "./running-site.ts";

let directory: string;
let environment: SiteEnvironment;
let site: Awaited<ReturnType<typeof startSite>>;

beforeAll(async () => {
  directory = mkdtempSync(join(tmpdir(), "embedded-"));
  cpSync(inject("newData"), directory, { recursive: true });
  ({ environment, site } = await startNewSite(directory));
});

afterAll(async () => {
  await site?.stop();
  rmSync(directory, { recursive: true, force: true });
});

/** The headers that supabase-js sends. */
function withKey(key: string) {
  return { apikey: key, authorization: `Bearer ${key}`, "content-type": "application/json" };
}

const visitor = withKey(embeddedKeys.publishable);

function insert(table: string, row: object, headers: HeadersInit = visitor) {
  return fetch(`${site.url}/rest/v1/${table}`, { method: "POST", headers, body: JSON.stringify(row) });
}

const callFunction = (headers: HeadersInit) =>
  fetch(`${site.url}/functions/v1/send-quote-email`, {
    method: "POST",
    headers,
    body: JSON.stringify(quote),
  });

const mails = async () => (await (await fetch(`${site.inboxUrl}/email`)).json()) as { subject: string }[];

test("the start says where the site and the inbox are", () => {
  expect(site.printed.stdout).toContain(`http://localhost:${environment.SITE_PORT}`);
  expect(site.printed.stdout).toContain(`${site.inboxUrl}/`);
});

test("the start says how to sign in at the requests", () => {
  const { email, password } = embeddedStaff;
  expect(site.printed.stdout).toContain(`${site.url}/aanvragen  (${email}, ${password})`);
});

test("the site answers", async () => {
  expect(await (await fetch(site.url)).text()).toContain('<html lang="nl"');
});

test("the inbox answers", async () => {
  expect(await (await fetch(`${site.inboxUrl}/`)).text()).toContain("<title>MailDev");
});

test("the site sends to this backend, by a path of its own origin", async () => {
  const script = await (await fetch(`${site.url}/src/lib/env.ts`)).text();
  expect(script).toContain('"VITE_SUPABASE_URL": "/"');
  expect(script).toContain(`"VITE_SUPABASE_ANON_KEY": "${embeddedKeys.publishable}"`);
  expect(script).toContain(`"VITE_SITE_URL": "${site.url}"`);
});

test("behind a proxy too, a request reaches the inbox", async () => {
  await insert("contact_submissions", quote);
  expect(await (await callFunction({ ...visitor, origin: site.url })).json()).toEqual({ ok: true });
  const { confirmationSender } = requireContent()["bedrijf.yaml"];
  const expected = [expect.stringContaining(quote.name)];
  if (confirmationSender) expected.push("Wij hebben uw aanvraag ontvangen");
  // maildev lists a mail a moment after it accepted it.
  const subjects = async () => (await mails()).map(({ subject }) => subject);
  await expect.poll(subjects).toEqual(expect.arrayContaining(expected));
});

const keyless = { "content-type": "application/json" };

test.each<[what: string, ask: () => Promise<Response>]>([
  ["stored", () => insert("callback_requests", { name: "Eve", phone: "06" }, keyless)],
  ["read", () => fetch(`${site.url}/rest/v1/contact_submissions`)],
  ["mailed", () => callFunction(keyless)],
  ["mailed with a wrong key", () => callFunction(withKey("sb_publishable_other"))],
])("without a key nothing can be %s", async (_what, ask) => {
  expect((await ask()).status).toBe(401);
});

test("a function that does not exist answers 404", async () => {
  const answer = await fetch(`${site.url}/functions/v1/other`, { method: "POST", headers: visitor });
  expect(answer.status).toBe(404);
});

test("the site stays when its standard input ends, as that of a service does", async () => {
  site.closeInput();
  // By then Vite would have ended if it read that input.
  await mails();
  expect((await fetch(site.url)).status).toBe(200);
});

const askFrom = (origin: string, path: string, method = "POST", body?: object) =>
  fetch(site.url + path, { method, headers: { ...visitor, origin }, body: body && JSON.stringify(body) });

describe.each(["https://evil.example", "null", "http://localhost:1"])("a page of %s", (origin) => {
  test.each<[what: string, path: string, method: string, body?: object]>([
    ["sign in", "/auth/v1/token?grant_type=password", "POST", embeddedStaff],
    ["store", "/rest/v1/callback_requests", "POST", { name: "Eve", phone: "06" }],
    ["call the function", "/functions/v1/send-quote-email", "POST", quote],
    ["read the inbox", "/mails/email", "GET"],
    ["empty the inbox", "/mails/email/all", "DELETE"],
  ])("cannot %s", async (_what, path, method, body) => {
    const answer = await askFrom(origin, path, method, body);
    expect(answer.status).toBe(403);
    expect(await answer.text()).toContain("this machine only");
  });
});

// `fetch` cannot send either header.
test.each([
  ["another host name that points to this machine", "/mails/email", { host: "evil.example" }],
  ["a path with a dot in it", "/./rest/v1/callback_requests", { ...visitor, origin: "https://evil.example" }],
] as const)("%s opens nothing", async (_way, path, headers) => {
  const { statusCode } = await new Promise<IncomingMessage>((resolve, reject) =>
    request(site.url, { path, headers }, resolve).on("error", reject).end(),
  );
  expect(statusCode).toBe(403);
});

test("the site's own pages can sign in", async () => {
  const answer = await askFrom(site.url, "/auth/v1/token?grant_type=password", "POST", embeddedStaff);
  expect(answer.status).toBe(200);
});

test("the site's own pages can read the inbox", async () => {
  expect((await askFrom(site.url, "/mails/email", "GET")).status).toBe(200);
});

test("a second site on the same data is refused in one line", () => {
  expect(() => holdDataDirectory(directory)).toThrow(/^De website staat al aan, .*$/);
});

test("a port that is taken is refused in a line that says what to do", async () => {
  await expect(requireFreePort(Number(environment.SITE_PORT))).rejects.toThrow(
    /^Poort \d+ is bezet\. .* zet SITE_PORT op een ander getal\.$/,
  );
});

test("what was stored is there after a crash", async () => {
  expect((await insert("callback_requests", { name: "Piet", phone: "06" })).status).toBe(201);
  expect(await site.stop("SIGKILL")).toBeNull();
  const { postgres, close } = await openDatabase(directory);
  const { rows } = await postgres.query("select name from callback_requests");
  await close();
  expect(rows).toContainEqual({ name: "Piet" });
});

test("damaged data is named in a line that says what can be done", async () => {
  writeFileSync(join(directory, "postgres/global/pg_control"), "");
  await expect(openDatabase(directory)).rejects.toThrow(
    /^De aanvragen in .* zijn niet te lezen \(.*\)\. Zet er een kopie van terug, of haal de map weg om leeg te beginnen\.$/,
  );
});

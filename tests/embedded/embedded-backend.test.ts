import { cpSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { type IncomingMessage, request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
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

/** The headers that supabase-js sends along. */
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

test("the start says where the site and the inbox are, and the site is pointed at this backend", async () => {
  expect(site.printed.stdout).toContain(`http://localhost:${environment.SITE_PORT}`);
  expect(site.printed.stdout).toContain(`${site.inboxUrl}/`);
  const { email, password } = embeddedStaff;
  expect(site.printed.stdout).toContain(`${site.url}/aanvragen  (${email}, ${password})`);
  expect(await (await fetch(site.url)).text()).toContain('<html lang="nl"');
  expect(await (await fetch(`${site.inboxUrl}/`)).text()).toContain("<title>MailDev");
  const script = await (await fetch(`${site.url}/src/lib/env.ts`)).text();
  expect(script).toContain('"VITE_SUPABASE_URL": "/"');
  expect(script).toContain(`"VITE_SUPABASE_ANON_KEY": "${embeddedKeys.publishable}"`);
  expect(script).toContain(`"VITE_SITE_URL": "${site.url}"`);
});

test("behind a proxy too, the edge function puts a mail in the inbox, and the confirmation after it", async () => {
  await insert("contact_submissions", quote);
  expect(await (await callFunction({ ...visitor, origin: site.url })).json()).toEqual({ ok: true });
  const { confirmationSender } = requireContent()["bedrijf.yaml"];
  const expected = ["Offerteaanvraag van Jan de Vries: Dakgoten"];
  if (confirmationSender) expected.push("Wij hebben uw aanvraag ontvangen");
  // maildev lists a mail a moment after it accepted it.
  const subjects = async () => (await mails()).map(({ subject }) => subject);
  await expect.poll(subjects).toEqual(expect.arrayContaining(expected));
});

test("without a key nothing can be stored, read or mailed", async () => {
  const keyless = { "content-type": "application/json" };
  expect((await insert("callback_requests", { name: "Eve", phone: "06" }, keyless)).status).toBe(401);
  expect((await fetch(`${site.url}/rest/v1/contact_submissions`)).status).toBe(401);
  expect((await callFunction(keyless)).status).toBe(401);
  expect((await callFunction(withKey("sb_publishable_other"))).status).toBe(401);
});

test("it stays when its standard input ends, as that of a service does", async () => {
  site.closeInput();
  // Long enough for Vite to have heard of it, had anybody read that input.
  await mails();
  expect((await fetch(site.url)).status).toBe(200);
});

test("another website, on this machine too, can neither use the backend nor the inbox; their own pages can", async () => {
  const { url } = site;
  const ask = (path: string, origin: string, method = "POST", body?: object) =>
    fetch(url + path, { method, headers: { ...visitor, origin }, body: body && JSON.stringify(body) });
  const before = await mails();
  expect(before.length).toBeGreaterThan(0);
  for (const origin of ["https://evil.example", "null", "http://localhost:1"])
    for (const answer of [
      await ask("/auth/v1/token?grant_type=password", origin, "POST", embeddedStaff),
      await ask("/rest/v1/callback_requests", origin, "POST", { name: "Eve", phone: "06" }),
      await ask("/functions/v1/send-quote-email", origin, "POST", quote),
      await ask("/mails/email", origin, "GET"),
      await ask("/mails/email/all", origin, "DELETE"),
    ])
      expect([answer.status, await answer.text()]).toEqual([
        403,
        expect.stringContaining("this machine only"),
      ]);
  // DNS rebinding, a name of its own that points to this machine, and a path with a dot: `fetch` sends neither.
  for (const [path, headers] of [
    ["/mails/email", { host: "evil.example" }],
    ["/./rest/v1/callback_requests", { ...visitor, origin: "https://evil.example" }],
  ] as const) {
    const { statusCode } = await new Promise<IncomingMessage>((resolve, reject) =>
      request(url, { path, headers }, resolve).on("error", reject).end(),
    );
    expect(statusCode).toBe(403);
  }
  expect(await mails()).toEqual(expect.arrayContaining(before));
  expect((await ask("/auth/v1/token?grant_type=password", url, "POST", embeddedStaff)).status).toBe(200);
  expect((await ask("/mails/email", url, "GET")).status).toBe(200);
});

test("a second site on the same data is refused in one line", () => {
  expect(() => holdDataDirectory(directory)).toThrow(/^De website staat al aan, .*$/);
});

test("a port that is taken is refused, with what to do", async () => {
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

test("damaged data is named in one line, with what can be done", async () => {
  writeFileSync(join(directory, "postgres/global/pg_control"), "");
  await expect(openDatabase(directory)).rejects.toThrow(
    /^De aanvragen in .* zijn niet te lezen \(.*\)\. Zet er een kopie van terug, of haal de map weg om leeg te beginnen\.$/,
  );
});

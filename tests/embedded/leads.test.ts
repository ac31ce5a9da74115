import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { embeddedKeys } from "../../embedded/environment.ts";
import { runScript, type SiteEnvironment, siteEnvironment, startSite } from "./running-site.ts";

let directory: string;
let environment: SiteEnvironment;
let site: Awaited<ReturnType<typeof startSite>>;

beforeAll(async () => {
  directory = mkdtempSync(join(tmpdir(), "leads-"));
  cpSync(inject("newData"), directory, { recursive: true });
  environment = await siteEnvironment(directory);
  site = await startSite(environment);
  const quote = { phone: "+31 6 12345678", email: "jan@example.nl", services: ["Dakgoten"] };
  await send("contact_submissions", { ...quote, name: "Jan", message: 'Het lekt, "al dagen".\nEn nu?' });
  await send("contact_submissions", { ...quote, name: "=1+1", message: "Het waait.;=HYPERLINK(A1)" });
  await send("callback_requests", { name: "Piet https://a.example", phone: "06" });
});

afterAll(async () => {
  await site?.stop();
  rmSync(directory, { recursive: true, force: true });
});

/** Sends it as the website does. */
async function send(path: string, body: object) {
  const headers = { apikey: embeddedKeys.publishable, "content-type": "application/json" };
  const answer = await fetch(`${site.url}/rest/v1/${path}`, {
    method: "POST",
    headers,
    body: JSON.stringify(body),
  });
  expect(answer.ok).toBe(true);
}

const leads = (...options: string[]) => runScript("owner/leads.ts", environment, { options });

test("without options, both kinds are shown with their mark and their mail", async () => {
  const { stdout } = await leads();
  expect(stdout).toMatch(
    /Offerteaanvragen, de nieuwste bovenaan.*Jan.*Terugbelverzoeken, de nieuwste bovenaan.*Piet/s,
  );
  expect(stdout).toContain("'links'");
  expect(stdout).toMatch(/'(wacht|verstuurd)'/);
});

test.each([
  [["--filter=WAAIT"], ["=1+1"]],
  [["--kind=terugbellen"], ["Piet"]],
  [["--spam"], ["Piet"]],
  [
    ["--since=2000-01-01", "--filter", "jan@example.nl", "--kind", "offerte"],
    ["=1+1", "Jan"],
  ],
  [["--since=2999-01-01"], []],
])("%j shows %j", async (options, names) => {
  const { stdout, exitCode } = await leads(...options);
  expect(exitCode).toBe(0);
  expect(["Jan", "=1+1", "Piet"].filter((name) => stdout.includes(`'${name}`)).sort()).toEqual(names);
});

test("--csv gives every request in a file that a Dutch Excel takes for what it is", async () => {
  const { stdout } = await leads("--csv", "--kind=offerte");
  const [head, first = "", ...others] = stdout.split("\r\n");
  expect(head).toBe(
    '\uFEFF"ontvangen";"soort";"naam";"telefoon";"e-mail";"diensten";"bericht";"spam";"mail"',
  );
  expect(first).toMatch(
    /^"\d\d-\d\d-\d{4} \d\d:\d\d";"offerte";"'=1\+1";"'\+31 6 12345678";"jan@example\.nl";"Dakgoten";"Het waait\.;'=HYPERLINK\(A1\)";"";"(wacht|verstuurd)"$/,
  );
  expect(others[0]).toContain(';"Het lekt, ""al dagen"".\nEn nu?";"";');
  expect(others.slice(1)).toEqual([""]);
});

test.each([
  [["--since=1-11-2026"], '--since is "1-11-2026": schrijf een dag als 2026-11-01.\n'],
  [["--since=2026-02-30"], '--since is "2026-02-30": schrijf een dag als 2026-11-01.\n'],
  [["--kind=mail"], '--kind is "mail": schrijf offerte of terugbellen.\n'],
])("%j is refused in one line", async (options, message) => {
  expect(await leads(...options)).toEqual({ exitCode: 1, stdout: "", stderr: message });
});

test("an unknown option is answered with the ones there are", async () => {
  const { stderr, exitCode } = await leads("--filer=x");
  expect(exitCode).toBe(1);
  expect(stderr).toContain("--filter TEKST");
  expect((await leads("--help")).stdout).toContain("--filter TEKST");
});

describe("From a hosted project", () => {
  // The running site stands in for it: the same interface, reached with an address and a key. It
  // is told apart by the data directory, which is empty here.
  const hosted = (SUPABASE_URL: string, SUPABASE_SECRET_KEY: string) =>
    runScript("owner/leads.ts", {
      ...environment,
      EMBEDDED_DATA_DIR: join(directory, "empty"),
      SUPABASE_URL,
      SUPABASE_SECRET_KEY,
    });

  test("the same is read with its address and secret key", async () => {
    expect((await hosted(site.url, embeddedKeys.secret)).stdout).toContain("'Jan'");
  });

  test.each([
    ["a wrong key", () => hosted(site.url, "sb_secret_other"), "The database answered 401"],
    ["an address without a key", () => hosted(site.url, ""), "SUPABASE_SECRET_KEY ontbreekt"],
    ["a key without an address", () => hosted("", embeddedKeys.secret), "SUPABASE_URL ontbreekt"],
    [
      "a publishable key",
      () => hosted(site.url, embeddedKeys.publishable),
      "SUPABASE_SECRET_KEY is geen geheime sleutel",
    ],
    [
      "an address without encryption",
      () => hosted("http://project.supabase.co", embeddedKeys.secret),
      "SUPABASE_URL is niet goed",
    ],
  ])("%s is refused", async (_, attempt, message) => {
    const { exitCode, stderr } = await attempt();
    expect(exitCode).toBe(1);
    expect(stderr).toContain(message);
  });
});

test("the requests are there too while the site does not run", async () => {
  await site.stop();
  expect((await leads()).stdout).toContain("'Jan'");
});

import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { embeddedKeys } from "../../embedded/environment.ts";
import { type RunningDatabase, startDatabase } from "../../embedded/parts/running-database.ts";
import { runScript, siteEnvironment } from "./running-site.ts";

/* A database with its interface stands in for a hosted project; the site on this machine is in embedded-backend.test.ts. */
let database: RunningDatabase;

beforeAll(async () => {
  database = await startDatabase(inject("newData"));
  const quote = { phone: "+31 6 12345678", email: "jan@example.nl", services: ["Dakgoten"] };
  for (const [name, message] of [
    ["Jan", 'Het lekt, "al dagen".\nEn nu?'],
    ["=1+1", "Het waait.;=HYPERLINK(A1)"],
  ])
    await database.insert("contact_submissions", { ...quote, name, message });
  await database.insert("callback_requests", { name: "Piet https://a.example", phone: "06" });
});

afterAll(() => database?.stop());

async function leads(options: string[], project = {}) {
  const environment = {
    ...(await siteEnvironment("no-such-directory")),
    SUPABASE_URL: database.url,
    SUPABASE_SECRET_KEY: embeddedKeys.secret,
    ...project,
  };
  return runScript("owner/leads.ts", environment, { options });
}

test("without options, both kinds are shown with their mark and their mail", async () => {
  const { stdout } = await leads([]);
  expect(stdout).toMatch(
    /Offerteaanvragen, de nieuwste bovenaan.*Jan.*Terugbelverzoeken, de nieuwste bovenaan.*Piet/s,
  );
  expect(stdout).toContain("'links'");
  expect(stdout).toContain("'wacht'");
});

test.each([
  [["--filter=WAAIT"], ["=1+1"]],
  [["--kind=terugbellen", "--unmailed"], ["Piet"]],
  [["--spam"], ["Piet"]],
  [
    ["--since=2000-01-01", "--filter", "jan@example.nl"],
    ["=1+1", "Jan"],
  ],
  [["--since=2999-01-01"], []],
])("%j shows %j", async (options, names) => {
  const { stdout, exitCode } = await leads(options);
  expect(exitCode).toBe(0);
  expect(["Jan", "=1+1", "Piet"].filter((name) => stdout.includes(`'${name}`)).sort()).toEqual(names);
});

test("--csv gives every request in a file that a Dutch Excel reads as text", async () => {
  const { stdout } = await leads(["--csv", "--kind=offerte"]);
  const [head, first = "", ...others] = stdout.split("\r\n");
  expect(head).toBe(
    '\uFEFF"ontvangen";"soort";"naam";"telefoon";"e-mail";"diensten";"bericht";"spam";"mail"',
  );
  expect(first).toMatch(
    /^"\d\d-\d\d-\d{4} \d\d:\d\d";"offerte";"'=1\+1";"'\+31 6 12345678";"jan@example\.nl";"Dakgoten";"Het waait\.;'=HYPERLINK\(A1\)";"";"wacht"$/,
  );
  expect(others[0]).toContain(';"Het lekt, ""al dagen"".\nEn nu?";"";');
  expect(others.slice(1)).toEqual([""]);
});

test.each([
  [["--since=2026-02-30"], {}, '--since is "2026-02-30": schrijf een dag als 2026-11-01.'],
  [["--kind=mail"], {}, '--kind is "mail": schrijf offerte of terugbellen.'],
  [["--filer=x"], {}, "--filter TEKST"],
  [[], { SUPABASE_SECRET_KEY: "sb_secret_other" }, "The database answered 401"],
  [[], { SUPABASE_SECRET_KEY: embeddedKeys.publishable }, "SUPABASE_SECRET_KEY ontbreekt of is niet goed."],
  [[], { SUPABASE_URL: "http://project.supabase.co" }, "SUPABASE_URL ontbreekt of is niet goed."],
  [[], { SUPABASE_URL: "", SUPABASE_SECRET_KEY: "" }, "De site draait niet op deze computer: start die"],
])("%j with %j is refused, with the reason", async (options, project, message) => {
  const { exitCode, stdout, stderr } = await leads(options, project);
  expect([exitCode, stdout]).toEqual([1, ""]);
  expect(stderr).toContain(message);
});

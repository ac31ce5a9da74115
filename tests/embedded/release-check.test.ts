import { once } from "node:events";
import { readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, expect, inject, test } from "vitest";
import { type EdgeFunction, startEdgeFunction } from "../../embedded/edge-function.ts";
import { embeddedKeys } from "../../embedded/environment.ts";
import { findInBackend, type ReleaseBackend } from "../../scripts/checks/release/backend.ts";
import { forward } from "../parts/forward.ts";
import { type RunningDatabase, startDatabase } from "../parts/running-database.ts";
import { type Inbox, secretsFor, startInbox, testCompany, withFunction } from "../parts/running-function.ts";
import { scratchCopy } from "../scratch-copy.ts";
import { runScript, siteEnvironment } from "./running-site.ts";

/*
 * The embedded backend, set up as a hosted project is: with the table grants that the
 * migrations leave, sign-ups off, and the schedule's schemas, which exist there only.
 */
const siteUrl = "https://www.dakdekker.example";

let database: RunningDatabase;
let inbox: Inbox;
let functionUrl: string;
let edgeFunction: EdgeFunction;
let project: Awaited<ReturnType<typeof startProject>>;
let backend: ReleaseBackend;

/** One address for the whole project, as on the hosted service; sign-ups can be turned on and off. */
async function startProject() {
  const signUp = { disable_signup: true };
  const server = createServer((request, response) => {
    const { apikey } = request.headers;
    const isKnown = apikey === embeddedKeys.publishable || apikey === embeddedKeys.secret;
    const answer = (status: number, body: object) =>
      response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
    if (request.url === "/auth/v1/settings") answer(isKnown ? 200 : 401, isKnown ? signUp : {});
    else if (!request.url?.startsWith("/functions/"))
      forward(request, response, database.url + request.url, () => response.destroy());
    else if (isKnown) forward(request, response, functionUrl, () => answer(503, {}));
    else answer(401, {});
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  // A test that computes for a while must not find its connection closed meanwhile.
  server.keepAliveTimeout = 120_000;
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    signUp,
    async stop() {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
}

beforeAll(async () => {
  database = await startDatabase(inject("newData"));
  inbox = await startInbox();
  edgeFunction = await startEdgeFunction(secretsFor(inbox.smtpPort, database.url), testCompany);
  functionUrl = edgeFunction.url;
  project = await startProject();
  // The embedded interface grants everything on its first request, unlike the hosted one.
  await database.insert("callback_requests", {});
  await database.exec(`
    create schema cron;
    create table cron.job (jobid bigint, jobname text, active boolean);
    create table cron.job_run_details
      (jobid bigint, status text, return_message text, start_time timestamptz, end_time timestamptz);
    create schema vault;
    create table vault.decrypted_secrets (name text, decrypted_secret text);
  `);
});

beforeEach(async () => {
  await database.exec(`
    alter table if exists public.elsewhere rename to callback_requests;
    revoke all on public.contact_submissions, public.callback_requests from anon, authenticated;
    grant insert (name, phone, email, message, services) on public.contact_submissions to anon;
    grant insert (name, phone) on public.callback_requests to anon;
    insert into private.staff (user_id) select id from auth.users on conflict do nothing;
    update private.settings set max_photo_bytes = default;
    truncate cron.job, cron.job_run_details, vault.decrypted_secrets;
    insert into cron.job values (1, 'mail-requests', true);
    insert into vault.decrypted_secrets values
      ('project_url', '${project.url}/'), ('scheduler_secret', '${embeddedKeys.schedulerSecret}');
  `);
  project.signUp.disable_signup = true;
  functionUrl = edgeFunction.url;
  backend = {
    url: project.url,
    key: embeddedKeys.publishable,
    siteUrl,
    schedulerSecret: embeddedKeys.schedulerSecret,
    migrations: readdirSync("supabase/migrations").flatMap((file) => /^\d{14}/.exec(file) ?? []),
  };
});

afterAll(async () => {
  await project?.stop();
  await edgeFunction?.stop();
  await inbox?.stop();
  await database?.stop();
});

/** Puts a function with these secrets in the place of the working one. */
const withSecrets = (secrets: Record<string, string>, look: () => Promise<void>) =>
  withFunction({ ...secretsFor(inbox.smtpPort, database.url), ...secrets }, ({ url }) => {
    functionUrl = url;
    return look();
  });

/** What must be fixed, as texts. */
async function toFix(given: Partial<ReleaseBackend> = {}): Promise<string[]> {
  const findings = await findInBackend({ ...backend, ...given });
  return findings.filter(({ kind }) => kind === "fix").map(({ text }) => text);
}

test("a project with everything in place has nothing to fix, and looking stores and sends nothing", async () => {
  const confirmationSender = "website@dakdekker.example";
  expect(await findInBackend({ ...backend, confirmationSender })).toEqual([]);
  for (const table of ["public.contact_submissions", "public.callback_requests", "private.outbox"])
    expect(await database.rows(`select * from ${table}`)).toEqual([]);
  expect(await inbox.takeMails(0)).toEqual([]);
});

const wrong: [what: string, given: Partial<ReleaseBackend> | string, expected: RegExp][] = [
  ["a key of another project", { key: "sb_publishable_other" }, /^VITE_SUPABASE_ANON_KEY hoort niet bij/],
  ["a project that is down", { url: "http://127.0.0.1:1" }, /^http:\/\/127\.0\.0\.1:1 antwoordt niet/],
  ["another website", { siteUrl: "https://www.other.example" }, /other\.example toe aan ALLOWED_ORIGINS/],
  ["another secret", { schedulerSecret: "another-altogether" }, /^SCHEDULER_SECRET is hier anders dan bij/],
  ["a missing migration", { migrations: ["20991231000000"] }, /^De database mist 1 .*: 20991231000000\. Zet/],
  [
    "visitors who can read",
    "grant select on public.callback_requests to anon",
    /^Bezoekers mogen de tabel callback_requests opvragen/,
  ],
  [
    "a missing grant",
    "revoke insert on public.callback_requests from anon",
    /^Bezoekers mogen niets in de tabel callback_requests zetten/,
  ],
  [
    "a missing table",
    "alter table public.callback_requests rename to elsewhere",
    /^De tabel callback_requests ontbreekt/,
  ],
  ["a schedule that was never made", "truncate cron.job", /^De planning ontbreekt/],
  [
    "an address of another project in Vault",
    "update vault.decrypted_secrets set decrypted_secret = 'https://other.supabase.co' where name = 'project_url'",
    /^In Vault is project_url "https:\/\/other\.supabase\.co"/,
  ],
  [
    "a list of requests that nobody may see",
    "delete from private.staff",
    /^Niemand kan de aanvragen op \/aanvragen bekijken/,
  ],
  [
    "a missing secret in Vault",
    "delete from vault.decrypted_secrets where name = 'scheduler_secret'",
    /^In Vault ontbreekt scheduler_secret/,
  ],
];

test.each(wrong)("%s is to be fixed", async (_, given, expected) => {
  if (typeof given === "string") await database.exec(given);
  const found = await toFix(typeof given === "string" ? {} : given);
  expect(found).toEqual([expect.stringMatching(expected)]);
});

const asked: [what: string, given: Partial<ReleaseBackend> | string, expected: RegExp][] = [
  [
    "what cannot be seen without the scheduler's secret",
    { schedulerSecret: undefined },
    /^Niet bekeken: de migraties, de planning en de mailserver/,
  ],
  [
    "a failed run by schedule, with its reason,",
    `insert into cron.job_run_details values
      (1, 'succeeded', '1 row', now() - interval '2 minutes', now()),
      (1, 'failed', 'ERROR: Vault has no project_url', now() - interval '1 minute', now())`,
    /\(failed: ERROR: Vault has no project_url\)/,
  ],
  [
    "a sender of confirmations that the owner's mails do not come from",
    { confirmationSender: "ander@dakdekker.example" },
    / van ander@dakdekker\.example .* van website@dakdekker\.example \(MAIL_FROM\)/,
  ],
  [
    "the room for photographs before it is full",
    "update private.settings set max_photo_bytes = -1",
    /ruimte voor foto’s/,
  ],
];

test.each(asked)("%s is asked about", async (_, given, expected) => {
  if (typeof given === "string") await database.exec(given);
  const findings = await findInBackend({ ...backend, ...(typeof given === "string" ? {} : given) });
  expect(findings).toEqual([{ kind: "confirm", text: expect.stringMatching(expected) }]);
});

test("open sign-ups, and a function that is not there", async () => {
  project.signUp.disable_signup = false;
  functionUrl = `${database.url}/elsewhere`;
  expect(await toFix()).toEqual([
    expect.stringContaining("Vreemden kunnen een account aanmaken"),
    expect.stringContaining("npm run deploy:backend"),
  ]);
});

test("every missing secret of the function is named to the holder of the scheduler's secret, none to others", () =>
  withSecrets({ SMTP_HOST: "", MAIL_TO: " ", SMTP_PORT: "587" }, async () => {
    const [text] = await toFix();
    for (const name of ["SMTP_HOST", "MAIL_TO", "SMTP_PORT 587"]) expect(text).toContain(name);
    expect(await toFix({ schedulerSecret: undefined })).toEqual([
      expect.stringMatching(/^De functie mist instellingen\. Welke, staat in haar logboek/),
    ]);
    for (const secret of ["", "wrong-but-long-enough-to-be-one"]) {
      const answer = await fetch(functionUrl, { headers: { "x-scheduler-secret": secret } });
      expect(await answer.text()).not.toMatch(/SMTP_HOST|MAIL_TO|migrations/);
    }
  }));

test("a mail server that does not take the password", () =>
  withSecrets({ SMTP_PASSWORD: "wrong" }, async () => {
    expect(await toFix()).toEqual([expect.stringMatching(/^De mailserver laat de functie niet toe \(.+\)/)]);
  }));

test("the command prints both lists in Dutch, the check of content in its own words, and fails", async () => {
  const folder = scratchCopy();
  try {
    const company = join(folder, "src/content/bedrijf.yaml");
    writeFileSync(company, readFileSync(company, "utf8").replace(/^phone: /m, "phone: bel "));
    const { url, key, schedulerSecret = "" } = backend;
    const { exitCode, stdout, stderr } = await runScript(
      "checks/check-release.ts",
      {
        ...(await siteEnvironment("")),
        VITE_SUPABASE_URL: url,
        VITE_SUPABASE_ANON_KEY: key,
        VITE_SITE_URL: siteUrl,
        SCHEDULER_SECRET: schedulerSecret,
      },
      { folder },
    );
    expect(stderr).toBe("");
    expect(stdout).toMatch(/^\nEerst in orde te maken \(\d+\)\n- De teksten zijn nog niet in orde/);
    expect(stdout).toContain("\n  Bedrijf › Telefoon: ");
    expect(stdout).toContain("- VITE_SITE_URL is nog het voorbeeld uit .env.example.");
    expect(stdout).toMatch(/\nZelf na te gaan \(\d+\)\n/);
    expect(stdout).toMatch(/- Klopt elke belofte op de website\? .* docs\/online-zetten\.md/);
    expect(stdout.trim().split("\n").at(-1)).toBe("De website kan nog niet live.");
    expect(exitCode).toBe(1);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});

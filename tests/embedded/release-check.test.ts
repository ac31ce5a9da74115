import { once } from "node:events";
import { readdirSync, rmSync, statSync, truncateSync } from "node:fs";
import { createServer, request as httpRequest } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, expect, inject, test } from "vitest";
import { type EdgeFunction, startEdgeFunction } from "../../embedded/edge-function.ts";
import { embeddedKeys } from "../../embedded/environment.ts";
import { functionGateway } from "../../embedded/function-gateway.ts";
import { type RunningDatabase, startDatabase } from "../../embedded/parts/running-database.ts";
import { type Inbox, secretsFor, startInbox, testCompany } from "../../embedded/parts/running-function.ts";
import { findInBackend, type ReleaseBackend } from "../../scripts/checks/release/backend.ts";
import { scratchCopy } from "../../scripts/shared/scratch-copy.ts";
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
    functionGateway(functionUrl)(request, response, () => {
      if (request.url === "/auth/v1/settings") {
        const known = request.headers.apikey === embeddedKeys.publishable;
        response.writeHead(known ? 200 : 401).end(JSON.stringify(known ? signUp : {}));
        return;
      }
      const { method, headers } = request;
      const forwarded = httpRequest(database.url + request.url, { method, headers }, (answer) => {
        response.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(response);
      });
      request.pipe(forwarded);
    });
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
    revoke all on public.contact_submissions, public.callback_requests from anon, authenticated;
    grant insert (name, phone, email, message, services) on public.contact_submissions to anon;
    grant insert (name, phone) on public.callback_requests to anon;
    insert into private.staff (user_id) select id from auth.users on conflict do nothing;
    truncate cron.job, cron.job_run_details, vault.decrypted_secrets;
    insert into cron.job values (1, 'mail-leads', true);
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

/** What must be fixed, as texts. */
async function toFix(given: Partial<ReleaseBackend> = {}): Promise<string[]> {
  const findings = await findInBackend({ ...backend, ...given });
  return findings.filter(({ kind }) => kind === "fix").map(({ text }) => text);
}

test("a project with everything in place has nothing to fix; that no alarm is set is asked about", async () => {
  expect(await findInBackend(backend)).toEqual([
    { kind: "confirm", text: expect.stringContaining("ALERT_WEBHOOK_URL is leeg") },
  ]);
});

test("looking stores nothing and sends nothing", async () => {
  await findInBackend(backend);
  for (const table of [
    "public.contact_submissions",
    "public.callback_requests",
    "private.outbox",
    "private.rate_limits",
  ]) {
    expect(await database.rows(`select * from ${table}`)).toEqual([]);
  }
  expect(await inbox.takeMails(0)).toEqual([]);
});

test("without the scheduler's secret it says what it could not see", async () => {
  expect(await findInBackend({ ...backend, schedulerSecret: undefined })).toEqual([
    {
      kind: "confirm",
      text: expect.stringMatching(/^Niet bekeken: de migraties, de planning en de mailserver/),
    },
  ]);
});

test("open sign-ups", async () => {
  project.signUp.disable_signup = false;
  expect(await toFix()).toEqual([expect.stringContaining("Vreemden kunnen een account aanmaken")]);
});

test("a key of another project", async () => {
  expect(await toFix({ key: "sb_publishable_other" })).toEqual([
    expect.stringContaining("VITE_SUPABASE_ANON_KEY hoort niet bij"),
  ]);
});

test("a project that does not answer", async () => {
  expect(await toFix({ url: "http://127.0.0.1:1" })).toEqual([
    expect.stringMatching(/^http:\/\/127\.0\.0\.1:1 antwoordt niet \(.*\)/),
  ]);
});

test.each<[string, string, RegExp]>([
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
])("%s", async (_, spoil, expected) => {
  await database.exec(spoil);
  expect(await toFix()).toEqual([expect.stringMatching(expected)]);
});

test("a missing table", async () => {
  await database.exec("alter table public.callback_requests rename to elsewhere");
  try {
    expect(await toFix()).toContainEqual(expect.stringMatching(/^De tabel callback_requests ontbreekt/));
  } finally {
    await database.exec("alter table public.elsewhere rename to callback_requests");
  }
});

test("a migration that was not applied is named", async () => {
  const migrations = [...backend.migrations, "20991231000000"];
  expect(await toFix({ migrations })).toEqual([
    expect.stringMatching(/^De database mist 1 migratie\(s\): 20991231000000\. Zet/),
  ]);
});

test("the reason of a failed run by schedule is passed on", async () => {
  await database.exec(`insert into cron.job_run_details values
    (1, 'succeeded', '1 row', now() - interval '2 minutes', now()),
    (1, 'failed', 'ERROR: Vault has no project_url', now() - interval '1 minute', now())`);
  expect(await findInBackend(backend)).toContainEqual({
    kind: "confirm",
    text: expect.stringContaining("(failed: ERROR: Vault has no project_url)"),
  });
});

test("a sender of confirmations that the owner's mails do not come from is asked about", async () => {
  const asked = async (confirmationSender: string) =>
    (await findInBackend({ ...backend, confirmationSender })).map(({ kind, text }) => `${kind}: ${text}`);
  expect(await asked("website@dakdekker.example")).toHaveLength(1);
  expect(await asked("ander@dakdekker.example")).toContainEqual(
    expect.stringMatching(
      /^confirm: .* van ander@dakdekker\.example .* van website@dakdekker\.example \(MAIL_FROM\)/,
    ),
  );
});

test("a function that does not know the website, or the secret", async () => {
  expect(await toFix({ siteUrl: "https://www.other.example" })).toEqual([
    expect.stringContaining("voeg https://www.other.example toe aan ALLOWED_ORIGINS"),
  ]);
  expect(await toFix({ schedulerSecret: "another-secret-altogether" })).toEqual([
    expect.stringContaining("SCHEDULER_SECRET is hier anders dan bij de functie"),
  ]);
});

test("a function that is not there", async () => {
  const elsewhere = createServer((_, response) => response.writeHead(404).end()).listen(0, "127.0.0.1");
  await once(elsewhere, "listening");
  functionUrl = `http://127.0.0.1:${(elsewhere.address() as AddressInfo).port}`;
  try {
    expect(await toFix()).toEqual([
      expect.stringContaining("npx supabase functions deploy send-quote-email"),
    ]);
  } finally {
    elsewhere.close();
  }
});

test("every missing secret of the function is named to who has the scheduler's secret, and none to a stranger", async () => {
  const secrets = {
    ...secretsFor(inbox.smtpPort, database.url),
    SMTP_HOST: "",
    MAIL_TO: " ",
    SMTP_PORT: "587",
  };
  const other = await startEdgeFunction(secrets, testCompany);
  functionUrl = other.url;
  try {
    const [text] = await toFix();
    for (const name of ["SMTP_HOST", "MAIL_TO", "SMTP_PORT 587"]) expect(text).toContain(name);
    const [unspecific] = await toFix({ schedulerSecret: undefined });
    expect(unspecific).toMatch(/^De functie mist instellingen\. Welke, staat in haar logboek/);
    for (const secret of ["", "wrong-but-long-enough-to-be-one"]) {
      const answer = await fetch(other.url, { headers: { "x-scheduler-secret": secret } });
      expect(await answer.text()).not.toMatch(/SMTP_HOST|MAIL_TO/);
    }
  } finally {
    await other.stop();
  }
});

test("a mail server that does not take the password", async () => {
  const secrets = { ...secretsFor(inbox.smtpPort, database.url), SMTP_PASSWORD: "wrong" };
  const other = await startEdgeFunction(secrets, testCompany);
  functionUrl = other.url;
  try {
    expect(await toFix()).toEqual([expect.stringMatching(/^De mailserver laat de functie niet toe \(.+\)/)]);
  } finally {
    await other.stop();
  }
});

test("the command prints both lists in Dutch, and fails while something must be fixed", async () => {
  const { url, key, siteUrl, schedulerSecret = "" } = backend;
  const { exitCode, stdout, stderr } = await runScript("checks/check-release.ts", {
    ...(await siteEnvironment("")),
    VITE_SUPABASE_URL: url,
    VITE_SUPABASE_ANON_KEY: key,
    VITE_SITE_URL: siteUrl,
    SCHEDULER_SECRET: schedulerSecret,
  });
  expect(stderr).toBe("");
  expect(stdout).toMatch(/^\nEerst in orde te maken \(\d+\)\n- /);
  expect(stdout).toContain("- VITE_SITE_URL is nog het voorbeeld uit .env.example.");
  expect(stdout).toMatch(/\nZelf na te gaan \(\d+\)\n/);
  expect(stdout).toContain("- ALERT_WEBHOOK_URL is leeg");
  expect(stdout.trim().split("\n").at(-1)).toBe("De website kan nog niet live.");
  expect(exitCode).toBe(1);
});

test("the command says what is wrong with the texts, in the words of the check of content", async () => {
  const folder = scratchCopy();
  try {
    const services = join(folder, "src/content/diensten");
    const [service = ""] = readdirSync(services);
    const { size } = statSync(join(services, service));
    truncateSync(join(services, service), Math.floor(size / 2));
    const { exitCode, stdout } = await runScript(
      "checks/check-release.ts",
      { ...(await siteEnvironment("")), VITE_SUPABASE_URL: "" },
      { folder },
    );
    expect(stdout).toMatch(
      new RegExp(
        `^\\nEerst in orde te maken \\(\\d+\\)\\n- De teksten zijn nog niet in orde.*\\n  src/content/diensten/${service}`,
      ),
    );
    expect(stdout).toContain("- VITE_SUPABASE_URL ontbreekt.");
    expect(exitCode).toBe(1);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});

test("a stranger's GET is refused, and told nothing", async () => {
  expect((await fetch(edgeFunction.url)).status).toBe(405);
  const answer = await fetch(edgeFunction.url, { headers: { "x-scheduler-secret": "wrong" } });
  expect(answer.status).toBe(401);
  expect(await answer.text()).not.toContain("migrations");
});

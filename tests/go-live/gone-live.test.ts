import { statSync } from "node:fs";
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from "vitest";
import { requireContent } from "../../scripts/content/check.ts";
import {
  moveToCloudflare,
  newOwner,
  type Owner,
  preview,
  resetRecords,
  site,
  unseenByWorkflow,
} from "./new-owner.ts";
import { ref } from "./supabase-stand-in.ts";

/** An owner who has gone live. Each test restores what it changes. */
let owner: Owner;
let firstRun: {
  asked: string[];
  told: string;
  choices: string[];
  siteUrl: unknown;
  origins?: string;
  mails: string[];
};
let askedLater: string[];
let workflow: Record<string, string>;
const state = () => owner.supabase.state;
const rows = (sql: string, values?: unknown[]) => owner.supabase.rows(sql, values);

beforeAll(async () => {
  resetRecords();
  owner = await newOwner();
  await owner.goLive();
  firstRun = {
    told: owner.told.join("\n"),
    asked: owner.asked,
    choices: owner.choices,
    siteUrl: state().auth.site_url,
    origins: state().secrets.ALLOWED_ORIGINS,
    mails: [...owner.mail.accepted],
  };
  await owner.goLive();
  askedLater = owner.asked;
  moveToCloudflare();
  await owner.goLive();
  askedLater.push(...owner.asked);
  workflow = { ...owner.gh.variable, ...owner.gh.secret };
});
beforeEach(() => {
  resetRecords();
  moveToCloudflare();
});
afterAll(() => owner.leave());

const look = () => owner.goLive(workflow);

test("with DNS in place all is done", async () => {
  expect(await owner.goLive()).toEqual([]);
});

test("an owner with a mailbox gets ten questions in all", () => {
  expect(firstRun.asked).toHaveLength(10);
});

test("the mailbox that the owner has is offered first", () => {
  expect(firstRun.choices[0]).toContain("mijn mailbox");
});

test("the runs after the first ask nothing", () => {
  expect(askedLater).toEqual([]);
});

test("the project is named after the company", () => {
  expect(state().project).toMatchObject({ ref, name: requireContent()["bedrijf.yaml"].name });
});

test("the function gets exactly the settings that it needs", () => {
  expect(Object.keys(state().secrets).sort().join()).toBe(
    "ALLOWED_ORIGINS,MAIL_FROM,MAIL_TO,SCHEDULER_SECRET,SMTP_HOST,SMTP_PASSWORD,SMTP_PORT,SMTP_USER",
  );
});

test("strangers cannot make an account", () => {
  expect(state().auth.disable_signup).toBe(true);
});

test("an older session changes no password", () => {
  expect(state().auth.security_update_password_require_reauthentication).toBe(true);
});

test("recovery mails cannot use up the provider's day", () => {
  expect(state().auth.rate_limit_email_sent).toBeLessThanOrEqual(2);
});

test("Supabase mails by the owner's provider", () => {
  expect(state().auth).toMatchObject({ smtp_host: "127.0.0.1", smtp_admin_email: "website@vandam.nl" });
});

test.each(["invite", "recovery"])("the mail of %s is in Dutch and leads to /aanvragen", (type) => {
  expect(state().auth[`mailer_subjects_${type}`]).toMatch(/^(?:Uw toegang|Een nieuw wachtwoord)/);
  expect(state().auth[`mailer_templates_${type}_content`]).toContain(
    `{{ .SiteURL }}/aanvragen?wachtwoord&amp;token_hash={{ .TokenHash }}&amp;type=${type}"`,
  );
});

test("mails link to the preview while the domain is not there", () => {
  expect(firstRun).toMatchObject({ siteUrl: preview, origins: `${preview},${site},https://vandam.nl` });
});

test("mails link to the owner's domain once it shows the site", () => {
  expect(state().auth.site_url).toBe(site);
  expect(state().secrets.ALLOWED_ORIGINS).toBe(`${site},${preview},https://vandam.nl`);
});

test("the CMS gets an address of its own", () => {
  expect(owner.deployments.at(-2)).toEqual(["www.vandam.nl", "beheer.vandam.nl"]);
});

test("GitHub gets what its workflow needs", () => {
  expect(Object.keys(workflow).sort().join()).toBe(
    "CLOUDFLARE_API_TOKEN,SCHEDULER_SECRET,SUPABASE_ACCESS_TOKEN,VITE_EDITOR_REPOSITORY,VITE_SITE_URL,VITE_SUPABASE_ANON_KEY,VITE_SUPABASE_URL",
  );
  expect(workflow.VITE_EDITOR_REPOSITORY).toBe("vandam/website");
});

test("the proof sends a request through each form", () => {
  const subjects = firstRun.mails.map((mail) => /^Subject: (.*)/m.exec(mail)?.[1]);
  expect(subjects).toEqual([expect.stringMatching(/PROEF/), expect.stringMatching(/PROEF/)]);
});

test("the requests of the proof are gone again", async () => {
  expect(await rows("select * from public.requests")).toEqual([]);
});

test("only the owner of the computer can read .env", () => {
  expect(statSync(owner.file).mode & 0o777).toBe(0o600);
});

test("no secret is shown", () => {
  const { SCHEDULER_SECRET, SUPABASE_ACCESS_TOKEN, CLOUDFLARE_API_TOKEN } = workflow;
  const { SMTP_PASSWORD } = state().secrets;
  for (const secret of [SCHEDULER_SECRET, SUPABASE_ACCESS_TOKEN, CLOUDFLARE_API_TOKEN, SMTP_PASSWORD])
    expect(firstRun.told).not.toContain(secret);
});

test("the live site is tried in full", () => {
  expect(owner.commands).toContain("npm run smoke");
});

test("the workflow's check finds nothing wrong", async () => {
  expect(await look()).toEqual([]);
});

describe.each([
  [
    "a secret that differs in Vault",
    "update vault.secrets set secret = 'another'",
    /^In Vault .* scheduler_secret\.$/m,
  ],
  ["a Vault that cannot be read", "update vault.secrets set secret = 'lost'", /invalid ciphertext/],
  [
    "a lost schedule",
    "with lost as (delete from cron.job) delete from net._http_response",
    /kreeg antwoord: nog geen\.$/m,
  ],
])("%s", (_, breaks, said) => {
  beforeAll(() => rows(breaks));

  test("is found by the workflow's check", async () => {
    await look();
    expect(owner.told.at(-1)).toMatch(said);
  });

  test("is mended by the next run", async () => {
    expect(await owner.goLive()).toEqual([]);
  });
});

test.each([
  {
    what: "a migration that was not applied",
    breaks: "update supabase_migrations.schema_migrations set version = '0' || version",
    mends: "update supabase_migrations.schema_migrations set version = substr(version, 2)",
    said: /^De database mist migratie \d{14}\.$/m,
  },
  {
    what: "a call of the schedule that is refused",
    breaks: "insert into net._http_response values (401, null, now() + interval '1 second')",
    mends: "delete from net._http_response where status_code = 401",
    said: /kreeg antwoord: 401\.$/m,
  },
])("the workflow's check finds $what", async ({ breaks, mends, said }) => {
  await rows(breaks);
  await look();
  expect(owner.told.at(-1)).toMatch(said);
  await rows(mends);
});

test("the workflow's check finds that strangers can make an account", async () => {
  state().auth.disable_signup = false;
  await look();
  expect(owner.told.at(-1)).toContain("Vreemden kunnen een account aanmaken.");
  state().auth.disable_signup = true;
});

test("the workflow's check finds a sender that is now refused", async () => {
  owner.mail.fault = "no sender";
  await look();
  expect(owner.told.at(-1)).toMatch(/De mailserver weigert de functie: .*no sender/);
  owner.mail.fault = undefined;
});

test("the workflow's check says what it did not look at", () => {
  expect(unseenByWorkflow()).toEqual(expect.arrayContaining(["Adres en mail", "DNS voor de mail"]));
});

test("the schedule calls nobody while Vault has no address", async () => {
  await rows("delete from vault.secrets where name = 'project_url'");
  expect(await rows("select private.request_mails() as call")).toEqual([{ call: null }]);
  await owner.goLive();
});

const staff = async () =>
  (await rows("select email from private.staff join auth.users on id = user_id order by 1")).map(
    ({ email }) => email,
  );

test("the owner is invited once", () => {
  expect(state().invited).toEqual(["piet@vandam.nl"]);
});

test("the owner sees the requests", async () => {
  expect(await staff()).toEqual(["piet@vandam.nl"]);
});

/** Adds a colleague who may see the requests, until the test ends. */
async function addColleague(email: string) {
  await rows("insert into auth.users (email) values ($1)", [email]);
  await rows("select private.add_staff($1)", [email]);
  onTestFinished(forgetColleagues);
}

async function forgetColleagues() {
  owner.set("STAFF", "piet@vandam.nl");
  await rows("delete from auth.users where email <> 'piet@vandam.nl'");
  await rows("delete from private.staff where user_id not in (select id from auth.users)");
}

test("a colleague who is named is invited", async () => {
  onTestFinished(forgetColleagues);
  owner.set("STAFF", "piet@vandam.nl,kim@vandam.nl");
  expect(await owner.goLive()).toEqual([]);
  expect(await staff()).toEqual(["kim@vandam.nl", "piet@vandam.nl"]);
  expect(state().invited.at(-1)).toBe("kim@vandam.nl");
});

test("a colleague who is no longer named loses the account after a yes", async () => {
  await addColleague("jan@vandam.nl");
  owner.answers["Mag ik dat account weghalen"] = true;
  expect(await owner.goLive()).toEqual([]);
  expect(owner.asked).toEqual([expect.stringContaining("jan@vandam.nl")]);
  expect(await rows("select email from auth.users")).toEqual([{ email: "piet@vandam.nl" }]);
  expect(await rows("select from private.staff")).toHaveLength(1);
});

test("a no to taking somebody away is remembered", async () => {
  await addColleague("els@vandam.nl");
  owner.answers["Mag ik dat account weghalen"] = false;
  await owner.goLive();
  await owner.goLive();
  expect(owner.asked).toEqual([]);
  expect(await staff()).toContain("els@vandam.nl");
});

test("an invitation that Supabase does not mail now is left to a later run", async () => {
  onTestFinished(forgetColleagues);
  state().mailsLeft = 0;
  owner.set("STAFF", "piet@vandam.nl,ans@vandam.nl");
  expect(await owner.goLive()).toEqual([
    expect.stringMatching(/Typ over een uur weer .* voor ans@vandam\.nl/),
  ]);
  state().mailsLeft = 100;
});

test("a paused project is restored", async () => {
  Object.assign(state().project ?? {}, { status: "INACTIVE" });
  expect(await owner.goLive()).toEqual([]);
  expect(state().calls).toContain(`POST /v1/projects/${ref}/restore`);
});

test("a Free project is pointed at Pro", async () => {
  state().plan = "free";
  await look();
  expect(owner.told.join("\n")).toContain("Neem Pro: https://supabase.com/dashboard/org/_/billing");
  state().plan = "pro";
});

test("without the program gh it says what to take over by hand", async () => {
  owner.gh.isThere = false;
  expect(await owner.goLive()).toEqual([
    expect.stringMatching(
      /^Op GitHub ontbreekt VITE_SITE_URL.*github\.com\/vandam\/website > Settings > Secrets/,
    ),
  ]);
  owner.gh.isThere = true;
});

test("an owner without GitHub hears first that he can do without it", async () => {
  const { remote } = owner;
  owner.remote = "";
  expect(await owner.goLive()).toEqual([]);
  expect(owner.told[1]).toMatch(/^Deze map staat niet op GitHub\. Dat hoeft ook niet/);
  owner.remote = remote;
});

test("a proof that is not mailed names the provider's own reason", async () => {
  owner.set("PROVEN_SETTINGS", "");
  owner.mail.decide(() => "refuse for good");
  expect(await owner.goLive()).toEqual([
    expect.stringMatching(/^De proef is niet gemaild: .*refuse for good/),
  ]);
  owner.mail.forget();
});

test("a proof whose mails did not arrive is never ✓", async () => {
  owner.set("PROVEN_SETTINGS", "");
  owner.answers["twee mails"] = false;
  expect(await owner.goLive()).toEqual([expect.stringMatching(/kwamen niet goed aan in piet@vandam\.nl/)]);
  owner.answers["twee mails"] = true;
});

test("changed mail settings are proven again", async () => {
  owner.set("MAIL_TO", "info@vandam.nl");
  expect(await owner.goLive()).toEqual([]);
  expect(owner.asked).toEqual([expect.stringContaining("twee mails")]);
});

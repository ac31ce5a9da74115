import { beforeAll, expect, test } from "vitest";
import { databaseSecrets } from "../../embedded/edge-function.ts";
import { requireContent } from "../../scripts/content/check.ts";
import { stepsOfWorkflow, unseenBy } from "../../scripts/go-live/all-steps.ts";
import { readConfiguration } from "../../supabase/functions/send-quote-email/configuration.ts";
import { openEmptyDatabase } from "../database/migrated-database.ts";
import { testCompany } from "../servers/running-function.ts";
import { atCloudflare } from "./dns-records.ts";
import { newOwner, type Owner, preview, site } from "./new-owner.ts";
import { makeProject } from "./supabase-stand-in.ts";

/** An owner who has gone live: first at the preview, then at his own domain. No test here changes anything. */
let owner: Owner;
let originsAtFirst: unknown;
let questionsLater: string[];

beforeAll(async () => {
  const { database } = await openEmptyDatabase();
  await makeProject(database);
  owner = await newOwner(database);
  await owner.goLive();
  originsAtFirst = owner.account.secretOf("ALLOWED_ORIGINS");
  owner.records = atCloudflare;
  expect(await owner.goLive()).toEqual([]);
  questionsLater = owner.questions;
  return owner.leave;
});

test("the second run asks nothing", () => {
  expect(questionsLater).toEqual([]);
});

const { name } = requireContent()["bedrijf.yaml"];

test("the project is made in Frankfurt, under the company's name", () => {
  const region_selection = { type: "specific", code: "eu-central-1" };
  expect(owner.account.state["/v1/projects"]).toMatchObject([
    { name, organization_slug: "org", db_pass: expect.stringMatching(/^\w{64}$/), region_selection },
  ]);
});

test("the function may read the database by a key of its own", () => {
  expect(owner.account.state["/v1/projects/{ref}/api-keys"]).toContainEqual(
    expect.objectContaining({ type: "secret", name: "default" }),
  );
});

test("the function gets all settings that it needs", () => {
  const ofSupabase = databaseSecrets("https://project.supabase.co");
  const get = (name: string) => ofSupabase[name] ?? owner.account.secretOf(name);
  expect(readConfiguration(get, testCompany)).toMatchObject({
    from: "website@vandam.nl",
    to: "piet@vandam.nl",
  });
});

const toRequests = (type: string) =>
  expect.stringContaining(`{{ .SiteURL }}/aanvragen?token_hash={{ .TokenHash }}&amp;type=${type}"`);

test("Supabase signs in and mails as we ask it to", () => {
  expect(owner.account.signIn).toEqual({
    site_url: site,
    uri_allow_list: "",
    disable_signup: true,
    password_min_length: 8,
    security_update_password_require_reauthentication: true,
    mailer_otp_exp: 86_400,
    rate_limit_email_sent: 2,
    smtp_admin_email: "website@vandam.nl",
    smtp_sender_name: name,
    smtp_host: "mail.vandam.nl",
    smtp_port: "465",
    smtp_user: "website@vandam.nl",
    smtp_pass: "the-mail-password",
    mailer_subjects_invite: "Uw toegang tot de aanvragen",
    mailer_subjects_recovery: "Een nieuw wachtwoord",
    mailer_templates_invite_content: toRequests("invite"),
    mailer_templates_recovery_content: toRequests("recovery"),
  });
});

test("mails link to the preview while the domain is not there", () => {
  expect(originsAtFirst).toBe(`${preview},${site},https://vandam.nl`);
});

test("mails link to the owner's domain once it shows the site", () => {
  expect(owner.account.secretOf("ALLOWED_ORIGINS")).toBe(`${site},${preview},https://vandam.nl`);
});

test("visitors get the site with www and without", () => {
  expect([...owner.hosts]).toEqual(expect.arrayContaining(["www.vandam.nl", "vandam.nl"]));
});

test("the CMS gets an address of its own", () => {
  expect([...owner.hosts]).toContain("beheer.vandam.nl");
});

test("the database changes before the function that needs it", () => {
  expect(owner.commands.join("\n")).toMatch(/ db push .*npm run prepare\n\S+.* functions deploy /s);
});

test("the live site is tried in full", () => {
  expect(owner.commands).toContain("npm run smoke");
});

test("GitHub gets what its workflow needs", () => {
  expect(Object.keys(owner.settingsAtGitHub()).sort().join()).toBe(
    "CLOUDFLARE_API_TOKEN,SCHEDULER_SECRET,SUPABASE_ACCESS_TOKEN,VITE_EDITOR_REPOSITORY,VITE_SITE_URL,VITE_SUPABASE_ANON_KEY,VITE_SUPABASE_URL",
  );
});

test("the trial sends a request through each form", () => {
  expect(owner.account.mailedNames).toEqual([
    expect.stringMatching(/^PROEF/),
    expect.stringMatching(/^PROEF/),
  ]);
});

test("the database mails each minute and cleans up each hour", async () => {
  expect(await owner.account.rows("select schedule, command from cron.job order by jobname")).toEqual([
    { schedule: "27 3 * * *", command: expect.stringContaining("job_run_details") },
    { schedule: "17 * * * *", command: "select private.clean_up()" },
    { schedule: "* * * * *", command: "select private.request_mails()" },
  ]);
});

test("the schedule waits for a mail function that is busy", async () => {
  const calls = await owner.account.rows("select timeout_milliseconds as patience from net._http_response");
  expect(calls.length).toBeGreaterThan(0);
  // The mail function begins no mail after 40 s, and the last mail may take 60 s.
  for (const { patience } of calls) expect(patience).toBeGreaterThanOrEqual(100_000);
});

test("the requests of the trial are gone again", async () => {
  expect(await owner.account.rows("select * from public.requests")).toEqual([]);
});

test("the owner is invited once", () => {
  expect(owner.account.calls.filter((call) => call === "POST /auth/v1/invite")).toHaveLength(1);
});

test("the owner sees the requests", async () => {
  expect(await owner.staff()).toEqual(["piet@vandam.nl"]);
});

test("no secret is in the list of processes", () => {
  const secrets = Object.entries(owner.settingsAtGitHub()).filter(([name]) => /SECRET|TOKEN/.test(name));
  for (const [, secret = ""] of [...secrets, ["", "the-mail-password"]])
    expect(owner.commands.join("\n")).not.toContain(secret);
});

test("the workflow's check finds nothing wrong", async () => {
  expect(await owner.check()).toEqual([]);
});

test("a check of the live site ends with 0 where nothing is wrong", async () => {
  expect(await owner.checkStatus()).toBe(0);
});

test("the workflow's check says what it did not look at", () => {
  expect(unseenBy(stepsOfWorkflow)).toEqual(expect.arrayContaining(["Adres en mail", "DNS voor de mail"]));
});

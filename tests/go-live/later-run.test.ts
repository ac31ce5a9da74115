import { beforeAll, beforeEach, expect, test } from "vitest";
import { functionPath } from "../../embedded/environment.ts";
import type { Database } from "../../embedded/migrations.ts";
import { openEmptyDatabase } from "../database/migrated-database.ts";
import { atCloudflare } from "./dns-records.ts";
import { newOwner, type Owner } from "./new-owner.ts";
import { makeProject } from "./supabase-stand-in.ts";

/** An owner who has gone live. */
let owner: Owner;
let database: Database;
const rows = (sql: string) => owner.account.rows(sql);

beforeAll(async () => {
  ({ database } = await openEmptyDatabase());
  await makeProject(database);
});
beforeEach(async () => {
  owner = await newOwner(database);
  owner.records = atCloudflare;
  expect(await owner.goLive()).toEqual([]);
  return owner.leave;
});

const breakdowns = [
  ["another secret in Vault", "update vault.secrets set secret = '616263'", "401"],
  ["a Vault that cannot be read", "update vault.secrets set secret = 'lost'", "nog geen"],
  ["a lost schedule", "delete from cron.job", "nog geen"],
] as const;

test.each(breakdowns)("the workflow's check finds %s", async (_, breaks, answer) => {
  await rows(breaks);
  await rows("delete from net._http_response");
  await owner.account.passMinute();
  expect(await owner.check()).toEqual([expect.stringContaining(`kreeg antwoord: ${answer}.`)]);
});

test.each(breakdowns)("the next run mends %s", async (_, breaks) => {
  await rows(breaks);
  await rows("delete from net._http_response");
  expect(await owner.goLive()).toEqual([]);
});

test("the workflow's check finds that strangers can make an account", async () => {
  owner.account.signIn.disable_signup = false;
  expect(await owner.check()).toEqual(["Vreemden kunnen een account aanmaken."]);
});

test("a check of the live site ends with 1 where something is wrong", async () => {
  owner.textProblems = [{ kind: "fix", text: "Bedrijf › Telefoon: nog een voorbeeld." }];
  expect(await owner.checkStatus()).toBe(1);
});

test("the workflow's check finds a sender that is now refused", async () => {
  owner.account.state[functionPath] = { mailProblem: "550 no sender" };
  expect(await owner.check()).toEqual([
    expect.stringContaining("De mailserver weigert de functie: 550 no sender"),
  ]);
});

test("the schedule calls nobody while Vault has no address", async () => {
  await rows("delete from vault.secrets where name = 'project_url'");
  expect(await rows("select private.request_mails() as call")).toEqual([{ call: null }]);
});

test("three colleagues who are named are invited at once", async () => {
  owner.set("STAFF", "piet@vandam.nl,kim@vandam.nl,bo@vandam.nl,li@vandam.nl");
  expect(await owner.goLive()).toEqual([]);
  expect(await owner.staff()).toEqual(["bo@vandam.nl", "kim@vandam.nl", "li@vandam.nl", "piet@vandam.nl"]);
});

test("after an invitation that fails, strangers cannot use up the mails", async () => {
  owner.account.statuses["POST /auth/v1/invite"] = 500;
  owner.set("STAFF", "piet@vandam.nl,kim@vandam.nl,bo@vandam.nl,li@vandam.nl");
  await owner.goLive();
  expect(owner.account.signIn.rate_limit_email_sent).toBe(2);
});

test("an invitation that Supabase does not mail now is left to a later run", async () => {
  owner.account.statuses["POST /auth/v1/invite"] = 429;
  owner.set("STAFF", "piet@vandam.nl,ans@vandam.nl");
  expect(await owner.goLive()).toEqual([
    expect.stringMatching(/Typ over een uur weer .* voor ans@vandam\.nl/),
  ]);
});

test("a colleague who is no longer named loses the account after a yes", async () => {
  owner.set("STAFF", "piet@vandam.nl,jan@vandam.nl");
  await owner.goLive();
  owner.set("STAFF", "piet@vandam.nl");
  owner.answers["jan@vandam.nl staat er niet meer bij"] = "ja";
  expect(await owner.goLive()).toEqual([]);
  expect(await rows("select email from auth.users")).toEqual([{ email: "piet@vandam.nl" }]);
});

test("a mail service that signs is remembered", async () => {
  owner.set("SMTP_USER", "login");
  owner.set("TRIED_SETTINGS", "");
  owner.answers["als geverifieerd"] = "ja";
  expect(await owner.goLive()).toEqual([]);
  await owner.goLive();
  expect(owner.questions).toEqual([]);
});

test("a no to taking somebody away is remembered", async () => {
  owner.set("STAFF", "piet@vandam.nl,els@vandam.nl");
  await owner.goLive();
  owner.set("STAFF", "piet@vandam.nl");
  owner.answers["els@vandam.nl staat er niet meer bij"] = "nee";
  await owner.goLive();
  await owner.goLive();
  expect(owner.questions).toEqual([]);
  expect(await owner.staff()).toContain("els@vandam.nl");
});

test("a domain that was attached before stays attached", async () => {
  owner.set("SITE_DOMAINS", "www.vandamdakwerken.nl");
  await owner.goLive();
  expect([...owner.hosts]).toContain("www.vandamdakwerken.nl");
});

test("a paused project is restored", async () => {
  Object.assign(owner.account.state["/v1/projects/{ref}"] as object, { status: "INACTIVE" });
  expect(await owner.goLive()).toEqual([]);
  expect(owner.account.calls).toContain("POST /v1/projects/{ref}/restore");
});

test("a trial that is not mailed names the provider's own reason", async () => {
  owner.set("TRIED_SETTINGS", "");
  owner.account.mail = async () => {
    await rows("update private.outbox set last_error = '550 refused for good'");
  };
  expect(await owner.goLive()).toEqual(["De proef is niet gemaild: 550 refused for good"]);
});

test("a trial that is not mailed leaves no request behind", async () => {
  owner.set("TRIED_SETTINGS", "");
  owner.account.mail = async () => {};
  await owner.goLive();
  expect(await rows("select * from public.requests")).toEqual([]);
});

test("a token of another account is asked for again", async () => {
  owner.account.statuses["GET /v1/projects/{ref}"] = 403;
  await owner.goLive();
  expect(owner.questions).toContainEqual(expect.stringContaining("supabase.com/dashboard/account/tokens"));
});

test("Enter alone does not say that the mails of the trial arrived", async () => {
  owner.set("TRIED_SETTINGS", "");
  delete owner.answers["twee mails"];
  expect(await owner.goLive()).toEqual([expect.stringMatching(/kwamen niet goed aan in piet@vandam\.nl/)]);
});

test("changed mail settings are tried again", async () => {
  owner.set("MAIL_TO", "info@vandam.nl");
  expect(await owner.goLive()).toEqual([]);
  expect(owner.questions).toEqual([expect.stringContaining("twee mails")]);
});

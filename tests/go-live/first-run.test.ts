import { beforeAll, beforeEach, expect, test } from "vitest";
import type { Database } from "../../embedded/migrations.ts";
import { openEmptyDatabase } from "../database/migrated-database.ts";
import { atCloudflare, newOwner, type Owner, preview } from "./new-owner.ts";
import { makeProject } from "./supabase-stand-in.ts";

let database: Database;
let owner: Owner;

beforeAll(async () => {
  ({ database } = await openEmptyDatabase());
  await makeProject(database);
});
beforeEach(async () => {
  owner = await newOwner(database);
  return owner.leave;
});

const told = () => owner.told.join("\n");

test("an owner with a mailbox gets ten questions in all", async () => {
  await owner.goLive();
  expect(owner.asked).toHaveLength(10);
});

test("an owner without GitHub hears first that he can do without it", async () => {
  owner.prints["git remote"] = "";
  await owner.goLive();
  expect(owner.told[1]).toMatch(/^Deze map staat niet op GitHub\. Dat hoeft ook niet/);
});

test("without a domain at Cloudflare only DNS is left to do", async () => {
  expect(await owner.goLive()).toEqual([
    expect.stringMatching(
      /^vandam\.nl staat nog niet bij Cloudflare\. Klik op https:\/\/dash\.cloudflare\.com/,
    ),
    expect.stringMatching(/^vandam\.nl heeft geen DMARC\./),
  ]);
});

test("with a domain at Cloudflare nothing is left to do", async () => {
  owner.records = atCloudflare;
  expect(await owner.goLive()).toEqual([]);
});

test("stopped at any question, program or call, it continues from there", async () => {
  owner.records = atCloudflare;
  owner.stopsAtNew = true;
  let left: unknown;
  let runs = 0;
  do {
    left = await owner.goLive();
    runs++;
  } while (owner.isStopped);
  expect(left).toEqual([]);
  expect(runs).toBeGreaterThan(15);
  expect(owner.account.state["/v1/projects"]).toHaveLength(1);
});

test("a mail server that the domain publishes is not asked for", async () => {
  owner.records["SRV _submissions._tcp.vandam.nl"] = [{ name: "smtp.vandam.nl", port: 465 }];
  await owner.goLive();
  expect(owner.asked.join()).not.toContain("De server voor uitgaande mail");
  expect(owner.account.secretOf("SMTP_HOST")).toBe("smtp.vandam.nl");
});

test("example facts keep the site from the owner's domain", async () => {
  owner.records = atCloudflare;
  owner.texts = [{ kind: "fix", text: "Bedrijf › Telefoon: nog een voorbeeld." }];
  expect(await owner.goLive()).toContainEqual(expect.stringMatching(/pas als uw eigen gegevens erin staan/));
  expect(owner.hosts).toEqual(new Set([new URL(preview).hostname]));
});

test("the forms work at the preview when the domain can't be attached", async () => {
  owner.records = atCloudflare;
  owner.failing = /--domain/;
  expect(await owner.goLive()).toEqual([expect.stringMatching(/^Niet gelukt: .*wrangler.* --domain/)]);
  expect(owner.account.secretOf("ALLOWED_ORIGINS")).toContain(preview);
});

test("without the program gh it says what to take over by hand", async () => {
  owner.failing = /^gh /;
  expect(await owner.goLive()).toContainEqual(
    expect.stringMatching(
      /^Op GitHub ontbreekt VITE_SITE_URL.*github\.com\/vandam\/website > Settings > Secrets/,
    ),
  );
});

test("a refused token is asked for again", async () => {
  owner.account.token = "sbp_another";
  await owner.goLive();
  await owner.goLive();
  expect(owner.asked).toEqual([expect.stringContaining("supabase.com/dashboard/account/tokens")]);
});

test("refused mail settings are asked for again", async () => {
  owner.prints["deno run"] = "535 Invalid login";
  await owner.goLive();
  await owner.goLive();
  expect(owner.asked).toHaveLength(4);
});

test.each<[what: string, happens: () => void, said: RegExp]>([
  [
    "a mail server that refuses",
    () => Object.assign(owner.prints, { "deno run": "535 Invalid login" }),
    /✗ Adres en mail:\nDe mailserver weigert: 535 Invalid login\nOpen uw mailprovider, .* website@vandam\.nl/,
  ],
  [
    "Brevo that refuses",
    () => {
      owner.prints["deno run"] = "525 account not activated";
      owner.answers["De server voor uitgaande mail"] = "smtp-relay.brevo.com";
    },
    /account not activated\nOpen https:\/\/app\.brevo\.com: de SMTP key staat bij Settings > SMTP & API/,
  ],
  [
    "a mail server that does not answer",
    () => Object.assign(owner.prints, { "deno run": "connect ECONNREFUSED" }),
    /ECONNREFUSED\nKijk bij uw mailprovider hoe de server heet\. .*Microsoft 365/,
  ],
  [
    "a mail server with the certificate of another host",
    () => Object.assign(owner.prints, { "deno run": "invalid peer certificate: not valid for name" }),
    /not valid for name\nKijk bij uw mailprovider hoe de server heet/,
  ],
  [
    "a mail server that never greets",
    () => Object.assign(owner.prints, { "deno run": "Greeting never received" }),
    /Greeting never received\nKijk bij uw mailprovider hoe de server heet/,
  ],
  [
    "a wrong token of Supabase",
    () => Object.assign(owner.account, { token: "sbp_another" }),
    /✗ Project bij Supabase:\nSupabase kent dit token niet, .* Open https:\/\/supabase\.com\/dashboard\/account\/tokens/,
  ],
  [
    "an account without an organisation",
    () => Object.assign(owner.account.state, { "/v1/organizations": [] }),
    /Open https:\/\/supabase\.com\/dashboard\/new, kies of maak daar de organisatie/,
  ],
  [
    "an account with several organisations",
    () => Object.assign(owner.account.state, { "/v1/organizations": [{ slug: "one" }, { slug: "other" }] }),
    /Open https:\/\/supabase\.com\/dashboard\/new, kies of maak daar de organisatie/,
  ],
  [
    "a project that Supabase refuses to make",
    () => Object.assign(owner.account.refused, { "POST /v1/projects": 402 }),
    /Supabase weigert dit \(402\): Refused\. .* https:\/\/supabase\.com\/dashboard\/org\/_\/billing/,
  ],
  [
    "a project that stays unhealthy",
    () => Object.assign(owner.account, { passMinute: async () => {} }),
    /✗ Project bij Supabase:\nHet is niet klaar \(COMING_UP\): https:\/\/status\.supabase\.com/,
  ],
])("%s is reported with what to do about it", async (_, happens, said) => {
  happens();
  expect(await owner.goLive()).toMatch(/^Verder kan pas als dit in orde is\./);
  expect(told()).toMatch(said);
});

test("no secret is shown, also when a service repeats it", async () => {
  owner.prints["deno run"] = "535 the-mail-password is wrong";
  await owner.goLive();
  expect(told()).toContain("535 ••• is wrong");
});

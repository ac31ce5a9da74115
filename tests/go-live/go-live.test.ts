import { beforeEach, expect, onTestFinished, test } from "vitest";
import {
  moveToCloudflare,
  newOwner,
  type Owner,
  preview,
  records,
  resetRecords,
  site,
  texts,
} from "./new-owner.ts";

const cannotGoOn = expect.stringMatching(/^Verder kan pas als dit in orde is\./);
const withoutDomain = [
  `${site} toont de website nog niet.`,
  expect.stringMatching(
    /^vandam\.nl staat nog niet bij Cloudflare\. Klik op https:\/\/dash\.cloudflare\.com/,
  ),
];
const withoutDmarc = expect.stringMatching(
  /^vandam\.nl heeft geen DMARC: TXT {2}_dmarc {2}v=DMARC1; p=none; rua=mailto:piet@vandam\.nl {2}bij het bedrijf van uw domein \(naamserver ns1\.oldhost\.nl\)/,
);
const service = { "gaan de mails": "service" };

beforeEach(resetRecords);

/** A new owner for one test. */
async function ownOwner(): Promise<Owner> {
  const owner = await newOwner();
  onTestFinished(owner.leave);
  return owner;
}

test.each<[way: string, most: number, changes: Partial<Owner>]>([
  ["no mailbox, but a mail service", 12, { answers: service }],
  ["no GitHub", 9, { remote: "" }],
])("an owner with %s gets %d questions in all", async (_, questions, { answers, remote }) => {
  const owner = await ownOwner();
  Object.assign(owner.answers, answers);
  owner.remote = remote ?? owner.remote;
  expect(await owner.goLive()).toContainEqual(withoutDomain[0]);
  expect(owner.asked).toHaveLength(questions);
});

test("stopped at any question, program or call, it continues from there", async () => {
  const owner = await ownOwner();
  owner.stopsAtNew = true;
  let last: string[] | string = "";
  let runs = 0;
  for (; typeof last === "string" && runs < 60; runs++) {
    last = await owner.goLive();
    if (typeof last === "string") expect(last).toMatch(/^Stopped at/);
  }
  expect(last).toEqual([...withoutDomain, withoutDmarc]);
  expect(runs).toBeGreaterThan(15);
  expect(owner.supabase.state.calls.filter((call) => call === "POST /v1/projects")).toHaveLength(1);
  expect(owner.supabase.state.keys.map(({ type }) => type)).toEqual(["publishable", "secret"]);
});

test("a mail server that the domain publishes is not asked for", async () => {
  const owner = await ownOwner();
  owner.supabase.state.organizations = [];
  records["SRV _submissions._tcp.vandam.nl"] = [{ name: "127.0.0.1", port: owner.mail.port }];
  await owner.goLive();
  expect(owner.told).toContain("✓ Adres en mail: gedaan.");
  expect(owner.asked.join()).not.toContain("De server voor uitgaande mail");
});

test("a sender outside the owner's domain gets a plain warning", async () => {
  const owner = await ownOwner();
  owner.supabase.state.organizations = [];
  owner.answers["Van welk mailadres"] = "piet@gmail.com";
  await owner.goLive();
  expect(owner.told.join()).toContain("Let op: de mails komen niet van vandam.nl, maar van gmail.com.");
});

test("an account with several organisations is asked which one pays", async () => {
  const owner = await ownOwner();
  owner.supabase.state.organizations.push({ slug: "other", name: "Een ander" });
  owner.supabase.state.healthyAfter = 1_000;
  await owner.goLive();
  expect(owner.asked).toContainEqual(expect.stringContaining("Welke organisatie"));
});

test("an account without an organisation is led to the page that makes one", async () => {
  const owner = await ownOwner();
  owner.supabase.state.organizations = [];
  expect(await owner.goLive()).toEqual(cannotGoOn);
  expect(owner.told.at(-1)).toContain("https://supabase.com/dashboard/new,");
});

test("example facts keep the site from the owner's domain", async () => {
  const owner = await ownOwner();
  texts.push({ kind: "fix", text: "Bedrijf › Telefoon: nog een voorbeeld." });
  onTestFinished(() => void texts.pop());
  moveToCloudflare();
  expect(await owner.goLive()).toContainEqual(expect.stringMatching(/pas als uw eigen gegevens erin staan/));
  expect(owner.deployments.flat()).toEqual([]);
});

test.each<[what: string, happens: (owner: Owner) => void, said: RegExp]>([
  [
    "a wrong mail password",
    ({ answers }) => Object.assign(answers, { "Het wachtwoord": "wrong-password" }),
    /✗ Adres en mail:\nDe mailserver weigert: .*535.*\nOpen uw mailprovider, en kijk bij de mailbox website@vandam\.nl/,
  ],
  [
    "a refused sender",
    ({ mail, answers }) => {
      mail.fault = "no sender";
      Object.assign(answers, service);
    },
    /✗ Adres en mail:\nDe mailserver weigert: .*no sender\nOpen uw maildienst/,
  ],
  [
    "a mail server that does not answer",
    ({ answers }) => Object.assign(answers, { "De server voor uitgaande mail": "127.0.0.1:9" }),
    /ECONNREFUSED.*\nKijk bij uw mailprovider hoe de server heet.*Microsoft 365/,
  ],
  [
    "a wrong token of Supabase",
    ({ answers }) => Object.assign(answers, { "supabase.com/dashboard/account/tokens": "sbp_wrong" }),
    /✗ Toegang tot Supabase:\nSupabase kent dit token niet\. Open https:\/\/supabase\.com\/dashboard\/account\/tokens/,
  ],
  [
    "a project that stays unhealthy",
    ({ supabase }) => Object.assign(supabase.state, { healthyAfter: 1_000 }),
    /✗ Project bij Supabase:\nHet is niet klaar \(COMING_UP\): https:\/\/status\.supabase\.com/,
  ],
  [
    "too many calls",
    ({ supabase }) => Object.assign(supabase.state, { tooMany: 1_000 }),
    /Supabase weigert dit \(429\)/,
  ],
])("%s is reported with what to do about it", async (_, happens, said) => {
  const owner = await ownOwner();
  happens(owner);
  expect(await owner.goLive()).toEqual(cannotGoOn);
  expect(owner.told.join("\n")).toMatch(said);
  expect(owner.told.join("\n")).not.toMatch(/wrong-password|sbp_wrong/);
});

test("a token that was refused is asked for again", async () => {
  const owner = await ownOwner();
  owner.supabase.state.token = "sbp_another";
  await owner.goLive();
  await owner.goLive();
  expect(owner.asked).toEqual([expect.stringContaining("supabase.com/dashboard/account/tokens")]);
});

test("the forms work at the preview when the domain can't be attached", async () => {
  const owner = await ownOwner();
  moveToCloudflare();
  owner.letsOverwrite = false;
  expect(await owner.goLive()).toEqual([expect.stringMatching(/^Niet gelukt: .*wrangler.* --domain/)]);
  expect(owner.supabase.state.secrets.ALLOWED_ORIGINS).toContain(preview);
});

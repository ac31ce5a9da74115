import { beforeAll, beforeEach, expect, test } from "vitest";
import type { Database } from "../../embedded/migrations.ts";
import { openEmptyDatabase } from "../database/migrated-database.ts";
import { atCloudflare } from "./dns-records.ts";
import { newOwner, type Owner, preview } from "./new-owner.ts";
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

test("an owner with a mailbox gets ten questions in all", async () => {
  await owner.goLive();
  expect(owner.questions).toHaveLength(10);
});

test("an owner without GitHub hears first that he can do without it", async () => {
  owner.remoteOfFolder = "";
  await owner.goLive();
  expect(owner.messages[1]).toMatch(/^Deze map staat niet op GitHub\. Dat hoeft ook niet/);
});

test("without a domain at Cloudflare only DNS is left to do", async () => {
  expect(await owner.goLive()).toEqual([
    expect.stringMatching(
      /^vandam\.nl staat nog niet bij Cloudflare\. Klik op https:\/\/dash\.cloudflare\.com/,
    ),
    expect.stringMatching(/^vandam\.nl heeft geen DMARC-record/),
  ]);
});

test("with a domain at Cloudflare nothing is left to do", async () => {
  owner.records = atCloudflare;
  expect(await owner.goLive()).toEqual([]);
});

test("stopped at any question, program or call, it continues from there", async () => {
  owner.records = atCloudflare;
  owner.stopsAtNew = true;
  let problems: unknown;
  let runs = 0;
  do {
    problems = await owner.goLive();
    runs++;
  } while (owner.isStopped);
  expect(problems).toEqual([]);
  expect(runs).toBeGreaterThan(15);
  expect(owner.account.state["/v1/projects"]).toHaveLength(1);
});

test("three people are invited in the first run", async () => {
  owner.records = atCloudflare;
  owner.answers["Wie mogen"] = "piet@vandam.nl, kim@vandam.nl, jan@vandam.nl";
  expect(await owner.goLive()).toEqual([]);
  expect(await owner.staff()).toHaveLength(3);
});

test("a mail server that the domain publishes is not asked for", async () => {
  owner.records["SRV _submissions._tcp.vandam.nl"] = [{ name: "smtp.vandam.nl", port: 465 }];
  await owner.goLive();
  expect(owner.questions.join()).not.toContain("De server voor uitgaande mail");
  expect(owner.account.secretOf("SMTP_HOST")).toBe("smtp.vandam.nl");
});

test("example facts keep the site from the owner's domain", async () => {
  owner.records = atCloudflare;
  owner.textProblems = [{ kind: "fix", text: "Bedrijf › Telefoon: nog een voorbeeld." }];
  expect(await owner.goLive()).toContainEqual(expect.stringMatching(/pas als uw eigen gegevens erin staan/));
  expect(owner.hosts).toEqual(new Set([new URL(preview).hostname]));
});

test("the forms work at the preview when the domain can't be attached", async () => {
  owner.records = atCloudflare;
  owner.failingPrograms = /--domain/;
  expect(await owner.goLive()).toEqual([expect.stringMatching(/^Niet gelukt: .*wrangler.* --domain/)]);
  expect(owner.account.secretOf("ALLOWED_ORIGINS")).toContain(preview);
});

test("without the program gh it says what to take over by hand", async () => {
  owner.failingPrograms = /^gh /;
  expect(await owner.goLive()).toContainEqual(
    expect.stringMatching(
      /^Op GitHub ontbreekt VITE_SITE_URL.*github\.com\/vandam\/website > Settings > Secrets/,
    ),
  );
});

test("a wrong token is asked for again at once", async () => {
  owner.answers["supabase.com/dashboard/account/tokens"] = ["sbp_another", owner.account.token];
  await owner.goLive();
  expect(owner.questions).toHaveLength(11);
  expect(owner.account.state["/v1/projects"]).toHaveLength(1);
});

const wrongPassword = { code: "EAUTH", message: "535 Invalid login" };

test("a wrong mail password is asked for again at once, with the name", async () => {
  owner.answers["Het wachtwoord"] = ["wrong", "right"];
  owner.refuseMail = ({ SMTP_PASSWORD }) => (SMTP_PASSWORD === "right" ? undefined : wrongPassword);
  await owner.goLive();
  expect(owner.questions.slice(7, 9)).toEqual([
    expect.stringContaining("De gebruikersnaam"),
    expect.stringContaining("Het wachtwoord"),
  ]);
  expect(owner.account.secretOf("SMTP_PASSWORD")).toBe("right");
});

test("a mail password that stays wrong ends the run after three", async () => {
  owner.refuseMail = () => wrongPassword;
  await owner.goLive();
  expect(owner.questions.filter((question) => question.includes("Het wachtwoord"))).toHaveLength(3);
});

test.each([
  ["an address that the mail server refuses", "EENVELOPE", ["Van welk mailadres", "Op welk ene mailadres"]],
  ["a mail server that does not answer", "ESOCKET", ["De server voor uitgaande mail"]],
])("%s is asked for again alone", async (_, code, questions) => {
  owner.refuseMail = () => ({ code, message: "Refused" });
  await owner.goLive();
  expect(owner.questions.slice(-questions.length)).toEqual(
    questions.map((question) => expect.stringContaining(question)),
  );
});

test("nothing else is done while the mail does not work", async () => {
  owner.refuseMail = () => wrongPassword;
  await owner.goLive();
  expect(owner.account.calls).toEqual([]);
});

test.each<[what: string, happens: () => void, sentence: RegExp]>([
  [
    "a mail server that refuses",
    () => {
      owner.refuseMail = () => wrongPassword;
    },
    /^De mailserver weigert: 535 Invalid login\nKijk bij uw mailprovider naar de naam en het wachtwoord/,
  ],
  [
    "a mail server that refuses an address",
    () => {
      owner.refuseMail = () => ({ code: "EENVELOPE", message: "550 not yours" });
    },
    /550 not yours\nKijk bij uw mailprovider of u mag mailen van website@vandam\.nl/,
  ],
  [
    "Brevo that refuses",
    () => {
      owner.refuseMail = () => ({ code: "EAUTH", message: "525 account not activated" });
      owner.answers["De server voor uitgaande mail"] = "smtp-relay.brevo.com";
    },
    /account not activated\nOpen https:\/\/app\.brevo\.com: de SMTP key staat bij Settings > SMTP & API/,
  ],
  [
    "a mail server that does not answer",
    () => {
      owner.refuseMail = () => ({ code: "ESOCKET", message: "connect ECONNREFUSED" });
    },
    /ECONNREFUSED\nKijk bij uw mailprovider hoe de server heet; u gaf mail\.vandam\.nl\. .*Microsoft 365/,
  ],
  [
    "a token of Supabase that stays wrong",
    () => Object.assign(owner.account, { token: "sbp_another" }),
    /^Supabase kent dit token niet, .* Open https:\/\/supabase\.com\/dashboard\/account\/tokens/,
  ],
  [
    "an account without an organisation",
    () => Object.assign(owner.account.state, { "/v1/organizations": [] }),
    /^Open https:\/\/supabase\.com\/dashboard\/new, kies of maak daar de organisatie/,
  ],
  [
    "an account with several organisations",
    () => Object.assign(owner.account.state, { "/v1/organizations": [{ slug: "one" }, { slug: "other" }] }),
    /^Open https:\/\/supabase\.com\/dashboard\/new, kies of maak daar de organisatie/,
  ],
  [
    "a project that Supabase refuses to make",
    () => Object.assign(owner.account.statuses, { "POST /v1/projects": 402 }),
    /^Supabase weigert dit \(402\): Refused\. .* https:\/\/supabase\.com\/dashboard\/org\/_\/billing/,
  ],
  [
    "a project that stays unhealthy",
    () => Object.assign(owner.account, { passMinute: async () => {} }),
    /^Het is niet klaar \(COMING_UP\): https:\/\/status\.supabase\.com/,
  ],
])("%s ends the run with what to do about it", async (_, happens, sentence) => {
  happens();
  expect(await owner.goLive()).toEqual([expect.stringMatching(sentence)]);
});

test("no secret is shown, also when a service repeats it", async () => {
  owner.refuseMail = () => ({ code: "EAUTH", message: "535 the-mail-password is wrong" });
  await owner.goLive();
  expect(owner.messages.join("\n")).toContain("535 ••• is wrong");
  expect(owner.messages.join("\n")).not.toContain("the-mail-password");
});

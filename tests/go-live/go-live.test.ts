import { spawnSync } from "node:child_process";
import { readdirSync, readFileSync, statSync } from "node:fs";
import { expect, test } from "vitest";
import { refusalOf } from "./management-api-stand-in.ts";
import { newOwner, preview, site } from "./new-owner.ts";
import { ref } from "./supabase-stand-in.ts";

const leftWithoutDns = [
  `${site} toont de website nog niet.`,
  expect.stringMatching(/^vandam\.nl heeft geen DKIM\..*TXT {2}@ {2}v=spf1 include:… mx ~all$/),
  "vandam.nl heeft geen DMARC: TXT  _dmarc  v=DMARC1; p=none; rua=mailto:piet@vandam.nl",
];
const cannotGoOn = expect.objectContaining({ message: "Verder kan pas als dit in orde is." });

test("the stand-in refuses what the service would: paths, parameters, and bodies of another shape", () => {
  const api = (path: string) => new URL(`https://api.supabase.com/v1${path}`);
  const auth = api(`/projects/${ref}/config/auth`);
  expect(refusalOf("PATCH", auth, { smtp_port: "465", site_url: site })).toBeUndefined();
  expect(refusalOf("PATCH", auth, { smtp_port: 465 })).toContain("expected string");
  expect(refusalOf("PATCH", auth, { signups: false })).toContain("signups");
  expect(refusalOf("PUT", auth, {})).toMatch(/^Cannot PUT/);
  expect(refusalOf("GET", api("/projects/short/health?services=db"), undefined)).toMatch(/^ref: /);
  expect(refusalOf("GET", api(`/projects/${ref}/health`), undefined)).toBe("services is required");
  expect(refusalOf("POST", api(`/projects/${ref}/secrets`), [{ name: "SUPABASE_X", value: "" }])).toContain(
    "name",
  );
});

test("one run makes everything but DNS, and a request through each form arrives and is gone again", async () => {
  const owner = await newOwner();
  expect(await owner.goLive()).toEqual(leftWithoutDns);
  const { state, rows } = owner.supabase;
  expect(state.project).toMatchObject({ ref, name: "Van Dam Dakwerken", status: "ACTIVE_HEALTHY" });
  expect(Object.keys(state.secrets).sort().join()).toBe(
    "ALLOWED_ORIGINS,MAIL_FROM,MAIL_TO,SCHEDULER_SECRET,SMTP_HOST,SMTP_PASSWORD,SMTP_PORT,SMTP_USER",
  );
  expect(state.secrets.ALLOWED_ORIGINS).toBe(`${preview},${site},https://vandam.nl`);
  expect(state.auth).toMatchObject({ disable_signup: true, site_url: preview, smtp_host: "127.0.0.1" });
  for (const type of ["invite", "recovery"])
    expect(state.auth[`mailer_templates_${type}_content`]).toContain(
      `{{ .SiteURL }}/aanvragen?wachtwoord&amp;token_hash={{ .TokenHash }}&amp;type=${type}"`,
    );
  const staff =
    "select email from private.staff join auth.users on id = user_id where invited_at is not null";
  expect(await rows(staff)).toEqual([{ email: "piet@vandam.nl" }]);
  expect(state.invited).toEqual(["piet@vandam.nl"]);
  const subjects = owner.mail.accepted.map((mail) => /^Subject: (.*)/m.exec(mail)?.[1]);
  expect(subjects).toEqual([expect.stringMatching(/PROEF/), expect.stringMatching(/PROEF/)]);
  for (const table of ["contact_submissions", "callback_requests"])
    expect(await rows(`select * from public.${table}`)).toEqual([]);
  expect(owner.deployments).toEqual([[]]);
  const { variable, secret } = owner.state.gh;
  expect(Object.keys(variable).sort().join()).toBe("VITE_SITE_URL,VITE_SUPABASE_ANON_KEY,VITE_SUPABASE_URL");
  expect(Object.keys(secret).sort().join()).toBe(
    "CLOUDFLARE_ACCOUNT_ID,CLOUDFLARE_API_TOKEN,SCHEDULER_SECRET,SUPABASE_ACCESS_TOKEN",
  );
  expect(statSync(owner.file).mode & 0o777).toBe(0o600);
  const shown = owner.state.told.join("\n");
  for (const value of [
    ...Object.values(secret).slice(0, 2),
    state.secrets.SMTP_PASSWORD,
    state.keys[1]?.api_key,
  ])
    expect(shown).not.toContain(value);
  expect(shown).toContain(`https://vandam.nl doorstuurt naar ${site}`);

  // Again: nothing is asked or made that is there.
  const created = () =>
    state.calls.filter((call) => /POST .*(?:\/projects|api-keys|restore)$/.test(call)).length;
  const before = created();
  expect(await owner.goLive()).toEqual(leftWithoutDns);
  expect(created()).toBe(before);
  expect(state.invited).toHaveLength(1);
  expect(owner.state.asked.filter((question) => !/formulier|mails over/.test(question))).toEqual([]);
  expect(owner.state.told).toContain("✓ Mail: al gedaan.");

  // With DNS there, the domain comes first everywhere, and only that is left which nobody but the owner can do.
  owner.records["vandam.nl"] = {
    NS: ["anna.ns.cloudflare.com"],
    TXT: ["v=spf1 include:spf.brevo.com mx ~all"],
  };
  owner.records["mail._domainkey.vandam.nl"] = { TXT: ["v=DKIM1; p=abc"] };
  owner.records["_dmarc.vandam.nl"] = { TXT: ["v=DMARC1; p=none"] };
  expect(await owner.goLive()).toEqual([]);
  expect(owner.deployments.at(-1)).toEqual(["www.vandam.nl", "beheer.vandam.nl"]);
  expect(state.auth.site_url).toBe(site);
  expect(state.secrets.ALLOWED_ORIGINS).toBe(`${site},${preview},https://vandam.nl`);
  expect(owner.state.commands.at(-1)).toBe("npm run smoke");

  // The workflow has no .env, and knows what is missing all the same.
  const environment = { ...variable, ...secret, GITHUB_ACTIONS: "true" };
  const look = () => owner.goLive(true, environment, "elsewhere");
  expect(await look()).toEqual([]);
  const wrong: [sql: string, expected: RegExp][] = [
    [
      "update vault.secrets set secret = 'another' where name = 'scheduler_secret'",
      /^In Vault staat een ander/m,
    ],
    [
      "delete from supabase_migrations.schema_migrations where version = (select max(version) from supabase_migrations.schema_migrations)",
      /^De database mist migraties: \d{14}\.$/m,
    ],
    [
      "insert into net._http_response values (401, null, now() + interval '1 second')",
      /kreeg antwoord: 401\.$/m,
    ],
  ];
  for (const [sql] of wrong) await rows(sql);
  state.auth.disable_signup = false;
  expect(await look()).toEqual(cannotGoOn);
  for (const [, expected] of wrong) expect(owner.state.told.at(-1)).toMatch(expected);
  expect(owner.state.told.at(-1)).toContain("Vreemden kunnen een account aanmaken.");
});

test("stopped at any question, program or call and started again, it goes on where it was", async () => {
  const owner = await newOwner();
  owner.state.stopsAtNew = true;
  let last: string[] | Error = new Error();
  let runs = 0;
  for (; last instanceof Error && runs < 60; runs++) {
    last = await owner.goLive();
    if (last instanceof Error) expect(last.message).toMatch(/^Stopped at|niet te bereiken \(Stopped at/);
  }
  expect(last).toEqual(leftWithoutDns);
  expect(runs).toBeGreaterThan(15);
  expect(owner.supabase.state.calls.filter((call) => call === "POST /v1/projects")).toHaveLength(1);
  expect(owner.supabase.state.keys.map(({ type }) => type)).toEqual(["publishable", "secret"]);
});

test("a wrong token is asked again, as is a mail password that the server refuses, and the rest is kept", async () => {
  const owner = await newOwner();
  const { answers } = owner;
  const tries = {
    token: ["sbp_wrong", owner.supabase.state.token],
    password: ["wrong-password", answers["Het wachtwoord"]],
    again: [true, false],
  };
  answers["Nog eens proberen"] = () => tries.again.shift() as boolean;
  answers["Het wachtwoord"] = () => tries.password.shift() as string;
  answers["supabase.com/dashboard/account/tokens"] = () => tries.token.shift() as string;
  expect(await owner.goLive()).toEqual(cannotGoOn);
  expect(owner.state.told.at(-1)).toBe("✗ Toegang tot Supabase:\nSupabase kent dit token niet.");
  expect(owner.state.told).toContainEqual(expect.stringMatching(/^De mailserver weigert: .*535/));
  expect(owner.state.told.join()).not.toContain("wrong-password");
  expect(await owner.goLive()).toEqual(leftWithoutDns);
  expect(owner.state.asked.join()).not.toContain("mailserver");
});

test("a taken name, a project that stays unhealthy and a call too many are said, and the next run goes on", async () => {
  const owner = await newOwner();
  const { state } = owner.supabase;
  owner.state.unpushed = 1;
  expect(await owner.goLive()).toContainEqual(expect.stringMatching(/^Niet alles staat op GitHub/));
  owner.state.unpushed = 0;
  state.takenNames = ["Van Dam Dakwerken"];
  expect(await owner.goLive()).toEqual(
    expect.objectContaining({ message: expect.stringMatching(/\(400\): .*already exists/) }),
  );
  state.takenNames = [];
  state.healthyAfter = 1_000;
  state.tooMany = 3;
  expect(await owner.goLive()).toEqual(cannotGoOn);
  expect(owner.state.told.at(-1)).toContain("Het is niet klaar (COMING_UP): https://status.supabase.com");
  state.tooMany = 1_000;
  expect(await owner.goLive(true)).toEqual(cannotGoOn);
  expect(owner.state.told.at(-1)).toContain("Supabase weigert dit (429)");
  Object.assign(state, { tooMany: 0, healthyAfter: 0, plan: "free" });
  if (state.project) state.project.status = "INACTIVE";
  owner.state.gh.isThere = false;
  expect(await owner.goLive()).toEqual(leftWithoutDns);
  expect(state.calls).toContain(`POST /v1/projects/${ref}/restore`);
  expect(owner.state.told.join("\n")).toContain("Neem Pro.");
  expect(owner.state.told.join("\n")).toMatch(/Installeer gh.*: SCHEDULER_SECRET, VITE_SITE_URL/);
  expect(owner.state.told.join("\n")).not.toContain(state.secrets.SCHEDULER_SECRET);
});

test("settings survive being written and read, whatever is in them", async () => {
  const owner = await newOwner();
  for (const value of ["a b#c", "it's", '$HOME "quoted"', "x=y"]) {
    owner.kept().save("SMTP_PASSWORD", value);
    owner.kept().save("MAIL_TO", "piet@vandam.nl");
    expect(owner.kept().get("SMTP_PASSWORD")).toBe(value);
  }
  expect(() => owner.kept().save("SMTP_PASSWORD", "'\"`")).toThrow("past niet in .env");
  expect(owner.kept().hide("x=y")).toBe("•••");
});

test("the command says which Node it needs, and that it needs a terminal", () => {
  const { status, stderr } = spawnSync(process.execPath, ["--import", "tsx", "scripts/go-live/go-live.ts"], {
    encoding: "utf8",
  });
  const isOld = Number.parseInt(process.versions.node, 10) < 22;
  expect(stderr).toMatch(isOld ? /^Dit kan vanaf Node 22/ : /^Dit stelt vragen: typ het in een terminal\./);
  expect(status).toBe(1);
});

test("the workflows, the guide and the command run one version of each program", () => {
  const files = [
    ".github/workflows/check-and-deploy.yml",
    "docs/deploy.md",
    ...readdirSync("scripts/go-live").map((file) => `scripts/go-live/${file}`),
  ];
  const versions = files.flatMap(
    (file) => readFileSync(file, "utf8").match(/(?:supabase|wrangler)@[\w.]+/g) ?? [],
  );
  expect([...new Set(versions)].sort()).toEqual([
    expect.stringMatching(/^supabase@\d+\.\d+\.\d+$/),
    expect.stringMatching(/^wrangler@\d+\.\d+\.\d+$/),
  ]);
});

import { spawnSync } from "node:child_process";
import { statSync } from "node:fs";
import { expect, test } from "vitest";
import { requireContent } from "../../scripts/content/check.ts";
import { newOwner, preview, site } from "./new-owner.ts";
import { ref } from "./supabase-stand-in.ts";

const { name } = requireContent()["bedrijf.yaml"];
const leftWithoutDns = [
  `${site} toont de website nog niet.`,
  expect.stringMatching(/^vandam\.nl heeft deze DKIM niet: TXT {2}mail\._domainkey {2}v=DKIM1;p=abc/),
  "vandam.nl heeft geen DMARC: TXT  _dmarc  v=DMARC1; p=none; rua=mailto:piet@vandam.nl",
];
const cannotGoOn = expect.stringMatching(/^Verder kan pas als dit in orde is\./);

test("one run makes everything but DNS, the next asks nothing, and with DNS there all is done", async () => {
  const owner = await newOwner();
  expect(await owner.goLive()).toEqual(leftWithoutDns);
  const { state, rows } = owner.supabase;
  expect(state.project).toMatchObject({ ref, name, status: "ACTIVE_HEALTHY" });
  expect(Object.keys(state.secrets).sort().join()).toBe(
    "ALLOWED_ORIGINS,MAIL_FROM,MAIL_TO,SCHEDULER_SECRET,SMTP_HOST,SMTP_PASSWORD,SMTP_PORT,SMTP_USER",
  );
  expect(state.secrets.ALLOWED_ORIGINS).toBe(`${preview},${site},https://vandam.nl`);
  expect(state.auth).toMatchObject({
    disable_signup: true,
    site_url: preview,
    smtp_host: "127.0.0.1",
    security_update_password_require_reauthentication: true,
    mailer_subjects_recovery: "Een nieuw wachtwoord",
  });
  for (const type of ["invite", "recovery"])
    expect(state.auth[`mailer_templates_${type}_content`]).toContain(
      `{{ .SiteURL }}/aanvragen?wachtwoord&amp;token_hash={{ .TokenHash }}&amp;type=${type}"`,
    );
  const staff =
    "select email from private.staff join auth.users on id = user_id where invited_at is not null";
  expect(await rows(staff)).toEqual([{ email: "piet@vandam.nl" }]);
  const { variable, secret } = owner.gh;
  expect(Object.keys(variable).sort().join()).toBe("VITE_SITE_URL,VITE_SUPABASE_ANON_KEY,VITE_SUPABASE_URL");
  expect(Object.keys(secret).sort().join()).toBe(
    "CLOUDFLARE_API_TOKEN,SCHEDULER_SECRET,SUPABASE_ACCESS_TOKEN",
  );

  // A request through each form arrived, and is gone again.
  const subjects = owner.mail.accepted.map((mail) => /^Subject: (.*)/m.exec(mail)?.[1]);
  expect(subjects).toEqual([expect.stringMatching(/PROEF/), expect.stringMatching(/PROEF/)]);
  expect(await rows("select * from public.requests")).toEqual([]);

  expect(statSync(owner.file).mode & 0o777).toBe(0o600);
  const shown = owner.told.join("\n");
  const { SCHEDULER_SECRET, SUPABASE_ACCESS_TOKEN, CLOUDFLARE_API_TOKEN } = secret;
  for (const value of [SCHEDULER_SECRET, SUPABASE_ACCESS_TOKEN, CLOUDFLARE_API_TOKEN])
    expect(shown).not.toContain(value);
  for (const value of [state.secrets.SMTP_PASSWORD, state.keys[1]?.api_key])
    expect(shown).not.toContain(value);
  expect(shown).toContain(`https://vandam.nl doorstuurt naar ${site}`);

  const creations = () =>
    state.calls.filter((call) => /POST .*(?:\/projects|api-keys|restore)$/.test(call)).length;
  const before = creations();
  expect(await owner.goLive()).toEqual(leftWithoutDns);
  expect([creations(), state.invited]).toEqual([before, ["piet@vandam.nl"]]);
  expect(owner.asked.filter((question) => !/formulier|mails over/.test(question))).toEqual([]);
  expect(owner.told).toContain("✓ Adres en mail: al gedaan.");

  owner.records["vandam.nl"] = { NS: ["anna.ns.cloudflare.com"], TXT: ["v=spf1 include:x mx ~all"] };
  owner.records["_dmarc.vandam.nl"] = { TXT: ["v=DMARC1; p=none"] };
  owner.records["mail._domainkey.vandam.nl"] = { TXT: ["v=DKIM1; p=another"] };
  expect(await owner.goLive()).toEqual([expect.stringContaining("heeft deze DKIM niet")]);
  owner.records["mail._domainkey.vandam.nl"] = { TXT: ["v=DKIM1; p=abc"] };
  expect(await owner.goLive()).toEqual([]);
  expect(owner.deployments.slice(0, 4)).toEqual([[], [], [], ["www.vandam.nl", "beheer.vandam.nl"]]);
  expect(state.auth.site_url).toBe(site);
  expect(state.secrets.ALLOWED_ORIGINS).toBe(`${site},${preview},https://vandam.nl`);
  expect(owner.commands.at(-1)).toBe("npm run smoke");

  // The workflow has no .env, and knows what is missing all the same.
  const environment = { ...variable, ...secret };
  const look = () =>
    owner.goLive({ onlyLook: true, steps: owner.steps.ofWorkflow, environment, settingsFile: "elsewhere" });
  expect(await look()).toEqual([]);
  const wrong: [sql: string, expected: RegExp][] = [
    [
      "update vault.secrets set secret = 'another' where name = 'scheduler_secret'",
      /^In Vault ontbreekt of verschilt scheduler_secret\.$/m,
    ],
    [
      "delete from supabase_migrations.schema_migrations where version = (select max(version) from supabase_migrations.schema_migrations)",
      /^De database mist migratie \d{14}\.$/m,
    ],
    [
      "insert into net._http_response values (401, null, now() + interval '1 second')",
      /kreeg antwoord: 401\.$/m,
    ],
  ];
  for (const [sql] of wrong) await rows(sql);
  state.auth.disable_signup = false;
  expect(await look()).toEqual(cannotGoOn);
  for (const [, expected] of wrong) expect(owner.told.at(-1)).toMatch(expected);
  expect(owner.told.at(-1)).toContain("Vreemden kunnen een account aanmaken.");
});

test("stopped at any question, program or call and started again, it goes on where it was", async () => {
  const owner = await newOwner();
  owner.stopsAtNew = true;
  let last: string[] | string = "";
  let runs = 0;
  for (; typeof last === "string" && runs < 60; runs++) {
    last = await owner.goLive();
    if (typeof last === "string") expect(last).toMatch(/^Stopped at/);
  }
  expect(last).toEqual(leftWithoutDns);
  expect(runs).toBeGreaterThan(15);
  expect(owner.supabase.state.calls.filter((call) => call === "POST /v1/projects")).toHaveLength(1);
  expect(owner.supabase.state.keys.map(({ type }) => type)).toEqual(["publishable", "secret"]);
});

test("each refusal is said in Dutch, without a secret, and the run after it goes on", async () => {
  const owner = await newOwner();
  const { answers, supabase } = owner;
  const { state } = supabase;
  const { "Het wachtwoord": password = "" } = answers;
  const rightToken = state.token;
  const faults: [happens: () => void, said: RegExp, ends: () => void][] = [
    [
      () => Object.assign(answers, { "Het wachtwoord": "wrong-password" }),
      /✗ Adres en mail:\nDe mailserver weigert: .*535/,
      () => Object.assign(answers, { "Het wachtwoord": password }),
    ],
    [
      () => Object.assign(answers, { "supabase.com/dashboard/account/tokens": "sbp_wrong" }),
      /✗ Toegang tot Supabase:\nSupabase kent dit token niet\./,
      () => Object.assign(answers, { "supabase.com/dashboard/account/tokens": rightToken }),
    ],
    [
      () => Object.assign(state, { healthyAfter: 1_000, tooMany: 3 }),
      /✗ Project bij Supabase:\nHet is niet klaar \(COMING_UP\): https:\/\/status\.supabase\.com/,
      () => Object.assign(state, { tooMany: 1_000 }),
    ],
    [
      () => {},
      /Supabase weigert dit \(429\)/,
      () => {
        Object.assign(state, { tooMany: 0, healthyAfter: 0, plan: "free" });
        Object.assign(state.project ?? {}, { status: "INACTIVE" });
      },
    ],
  ];
  for (const [happens, said, ends] of faults) {
    happens();
    const end = String(await owner.goLive());
    expect([...owner.told, end].join("\n")).toMatch(said);
    expect(owner.told.join()).not.toMatch(/wrong-password|sbp_wrong/);
    ends();
  }
  owner.gh.isThere = false;
  const withoutGh = expect.stringMatching(/^Op GitHub ontbreekt VITE_SITE_URL.*Installeer .*neem ze zelf/);
  expect(await owner.goLive()).toEqual([...leftWithoutDns, withoutGh]);
  expect(owner.asked.join()).not.toContain("mailserver");
  expect(state.calls).toContain(`POST /v1/projects/${ref}/restore`);
  expect(owner.told.join("\n")).toContain("Neem Pro.");
  expect(owner.told.join("\n")).not.toContain(state.secrets.SCHEDULER_SECRET);
});

test("what is not on GitHub yet is said first", async () => {
  const owner = await newOwner();
  expect(await owner.goLive({ onlyLook: true, steps: owner.steps.texts })).toContainEqual(
    expect.stringMatching(/^Niet alles staat op GitHub/),
  );
});

test("settings survive being written and read, whatever is in them", async () => {
  const { file, settings } = await newOwner();
  const { get, hide, open, save } = settings;
  open(file, {});
  for (const value of ["a b#c", "it's", '$HOME "quoted"', "x=y"]) {
    save("SMTP_PASSWORD", value);
    save("MAIL_TO", "piet@vandam.nl");
    open(file, {});
    expect([get("SMTP_PASSWORD"), get("MAIL_TO")]).toEqual([value, "piet@vandam.nl"]);
  }
  expect(() => save("SMTP_PASSWORD", "'\"`")).toThrow("past niet in .env");
  expect(hide("x=y")).toBe("•••");
});

test("the command says which Node it needs, and that it needs a terminal", () => {
  const { status, stderr } = spawnSync(process.execPath, ["--import", "tsx", "scripts/go-live/go-live.ts"], {
    encoding: "utf8",
  });
  const isOld = Number.parseInt(process.versions.node, 10) < 22;
  expect(stderr).toMatch(isOld ? /^Dit kan vanaf Node 22/ : /^Dit stelt vragen: typ het in een terminal\./);
  expect(status).toBe(1);
});

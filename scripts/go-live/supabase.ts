import { randomBytes } from "node:crypto";
import { readdirSync } from "node:fs";
import { SetupProblem } from "../../embedded/setup-problem.ts";
import type { Readiness } from "../../supabase/functions/_shared/readiness";
import { schedulerHeader } from "../../supabase/functions/send-quote-email/scheduler-secret";
import { ask, reasonOf } from "../checks/backend-probe";
import { type Step, type World, waitFor } from "./steps";

/** The workflow runs the same version. */
const cli = "npx --yes --ignore-scripts supabase@3.1.0";
const tokenPage = "https://supabase.com/dashboard/account/tokens";

const newSecret = () => randomBytes(32).toString("hex");
export const backendOf = ({ settings }: World) => ({
  url: settings.get("VITE_SUPABASE_URL"),
  key: settings.get("VITE_SUPABASE_ANON_KEY"),
});
const refOf = (world: World) => /^https:\/\/([a-z]{20})\.supabase\.co$/.exec(backendOf(world).url)?.[1];

type Method = "GET" | "POST" | "PATCH";

/** Calls https://supabase.com/docs/reference/api with the owner's token. Waits at a 429; throws a SetupProblem at a refusal. */
async function manage<Answer>(world: World, method: Method, path: string, body?: object): Promise<Answer> {
  const { settings, pause } = world;
  const authorization = `Bearer ${settings.get("SUPABASE_ACCESS_TOKEN")}`;
  const headers = { authorization, "content-type": "application/json" };
  for (let wait = 5; ; wait *= 2) {
    const init = { method, headers, body: body && JSON.stringify(body) };
    const response = await fetch(`https://api.supabase.com/v1${path}`, init).catch((error) => {
      throw new SetupProblem(`Supabase is niet te bereiken (${reasonOf(error)}).`);
    });
    const answer = await response.json().catch(() => ({}));
    if (response.ok) return answer;
    if (response.status === 401)
      throw new SetupProblem(`Supabase kent dit token niet. Maak een nieuw: ${tokenPage}`);
    if (response.status !== 429 || wait > 100)
      throw new SetupProblem(
        `Supabase weigert dit (${response.status}): ${settings.hide(`${answer.message}`)}`,
      );
    await pause(Number(response.headers.get("retry-after")) || wait);
  }
}

const project = <Answer>(world: World, method: Method, path = "", body?: object) =>
  manage<Answer>(world, method, `/projects/${refOf(world)}${path}`, body);

/** Runs SQL with all rights; values go as parameters. */
export const query = <Row>(world: World, sql: string, parameters: unknown[] = []) =>
  project<Row[]>(world, "POST", "/database/query", { query: sql, parameters });

type Project = { ref: string; name: string; organization_slug: string; status: string };

async function chooseProject(world: World): Promise<string> {
  const { settings, owner, company } = world;
  const projects = await manage<Project[]>(world, "GET", "/projects");
  const labels = Object.fromEntries(projects.map(({ ref, name }) => [ref, `${name} (${ref})`]));
  const question = "Welk project bij Supabase is voor deze website?";
  const chosen = await owner.choose(question, { ...labels, new: "Een nieuw project" });
  if (chosen !== "new") return chosen;
  const organizations = await manage<{ slug: string; name: string }[]>(world, "GET", "/organizations");
  const slugs = Object.fromEntries(organizations.map(({ slug, name }) => [slug, name]));
  const organization_slug = await owner.choose("Welke organisatie betaalt het project?", slugs);
  const name = await owner.text("Hoe heet het project?", company.name);
  // Nobody can read it later.
  settings.save("SUPABASE_DB_PASSWORD", newSecret());
  const db_pass = settings.get("SUPABASE_DB_PASSWORD");
  const region_selection = { type: "specific", code: "eu-central-1" };
  const body = { name, organization_slug, db_pass, region_selection };
  return (await manage<Project>(world, "POST", "/projects", body)).ref;
}

/** A key named `default`. */
async function keyOf(world: World, kind: "publishable" | "secret"): Promise<string> {
  const keys = await project<{ name: string; type?: string; api_key?: string }[]>(
    world,
    "GET",
    "/api-keys?reveal=true",
  );
  return keys.find(({ type, name }) => type === kind && name === "default")?.api_key ?? "";
}

export const tokenStep = (world: World): Step => ({
  title: "Toegang tot Supabase",
  async look() {
    return [
      await manage(world, "GET", "/organizations").then(
        () => false,
        ({ message }) => message,
      ),
    ];
  },
  async act() {
    const question = `Maak een account op https://supabase.com en een token op ${tokenPage}. Plak het token`;
    world.settings.save("SUPABASE_ACCESS_TOKEN", await world.owner.secret(question));
  },
});

export const projectStep = (world: World): Step => ({
  title: "Project bij Supabase",
  async look() {
    if (!refOf(world)) return ["Er is nog geen project."];
    const { status, organization_slug } = await project<Project>(world, "GET");
    if (status !== "ACTIVE_HEALTHY")
      return [`Het is niet klaar (${status}). Kijk op https://status.supabase.com.`];
    const { plan } = await manage<{ plan: string }>(world, "GET", `/organizations/${organization_slug}`);
    if (plan === "free")
      world.owner.tell("Let op: een gratis project staat na een stille week stil. Neem Pro.");
    return [
      (await keyOf(world, "publishable")) !== backendOf(world).key &&
        "VITE_SUPABASE_ANON_KEY is van een ander project.",
      !(await keyOf(world, "secret")) && "Er is geen secret key die default heet.",
    ];
  },
  async act() {
    const { settings, owner } = world;
    if (!refOf(world))
      settings.save("VITE_SUPABASE_URL", `https://${await chooseProject(world)}.supabase.co`);
    if ((await project<Project>(world, "GET")).status === "INACTIVE")
      await project(world, "POST", "/restore");
    owner.tell("Wachten tot het project klaar is. Dat duurt een paar minuten.");
    const path = "/health?services=auth&services=db&services=rest";
    const health = () => project<{ status: string }[]>(world, "GET", path);
    await waitFor(world, 900, async () =>
      (await health()).every(({ status }) => status === "ACTIVE_HEALTHY"),
    );
    for (const type of ["publishable", "secret"] as const)
      if (!(await keyOf(world, type))) await project(world, "POST", "/api-keys", { type, name: "default" });
    settings.save("VITE_SUPABASE_ANON_KEY", await keyOf(world, "publishable"));
  },
});

/** The same address with www, or without. */
export const otherWww = (site: string) => site.replace(/\/\/(www\.)?/, (_, www) => (www ? "//" : "//www."));

/** Where visitors come from; mails link to the first. */
export function originsOf({ settings }: World): string[] {
  const site = settings.get("VITE_SITE_URL");
  return (settings.get("ALLOWED_ORIGINS") || `${site},${otherWww(site)}`).split(",");
}

const letter = (text: string, type: string) =>
  `<p>${text}</p><p><a href="{{ .SiteURL }}/aanvragen?wachtwoord&amp;token_hash={{ .TokenHash }}&amp;type=${type}">Kies uw wachtwoord</a></p><p>De link werkt één dag. Vroeg u hier niet om? Dan hoeft u niets te doen.</p>`;

/** By name: a deploy token in .env must not become a secret of the function. */
const mailSecrets = ["MAIL_FROM", "MAIL_TO", "SMTP_HOST", "SMTP_PORT", "SMTP_USER", "SMTP_PASSWORD"];

/** Gives function and sign-in their settings; mails link to the first of `origins`. */
export async function configure(world: World, origins = originsOf(world)): Promise<void> {
  const { settings, company } = world;
  settings.save("ALLOWED_ORIGINS", origins.join(","));
  settings.save("SCHEDULER_SECRET", settings.get("SCHEDULER_SECRET") || newSecret());
  const secrets = settings.pick(["ALLOWED_ORIGINS", "SCHEDULER_SECRET", ...mailSecrets]);
  await project(
    world,
    "POST",
    "/secrets",
    Object.entries(secrets).map(([name, value]) => ({ name, value })),
  );
  const smtp = {
    smtp_admin_email: settings.get("MAIL_FROM"),
    smtp_sender_name: company.name,
    smtp_host: settings.get("SMTP_HOST"),
    smtp_port: settings.get("SMTP_PORT"),
    smtp_user: settings.get("SMTP_USER"),
    smtp_pass: settings.get("SMTP_PASSWORD"),
  };
  const access = { disable_signup: true, site_url: origins[0], uri_allow_list: "", mailer_otp_exp: 86_400 };
  await project(world, "PATCH", "/config/auth", { ...access, ...smtp });
  // A Free project may change them only after it has a mail server of its own.
  await project(world, "PATCH", "/config/auth", {
    mailer_subjects_invite: "Uw toegang tot de aanvragen",
    mailer_templates_invite_content: letter("U kunt de aanvragen van uw website bekijken.", "invite"),
    mailer_subjects_recovery: "Een nieuw wachtwoord",
    mailer_templates_recovery_content: letter("U vroeg om een nieuw wachtwoord.", "recovery"),
  });
}

const functionPath = "/functions/v1/send-quote-email";

/** What the deployed function says of itself, its mail server and its database, or in Dutch why it says nothing. */
export async function readReadiness(world: World): Promise<Readiness | string> {
  const headers = { [schedulerHeader]: world.settings.get("SCHEDULER_SECRET") };
  try {
    const { status, json } = await ask(backendOf(world), functionPath, { headers });
    return status === 200
      ? (json as unknown as Readiness)
      : `De mailfunctie geeft antwoord ${status}: ${JSON.stringify(json)}`;
  } catch (error) {
    return `De mailfunctie antwoordt niet (${reasonOf(error)}). Is het project gepauzeerd?`;
  }
}

const keepInVault = `
  select case when known.id is null then vault.create_secret(value, name)::text
    else vault.update_secret(known.id, value)::text end
  from (values ('project_url', $1), ('scheduler_secret', $2)) as given (name, value)
  left join vault.secrets as known using (name)`;

// Cron says "succeeded" of a call that was answered 401 as well.
const lastAnswer = `select coalesce(status_code::text, error_msg) as answer from net._http_response
  where created > now() - interval '3 minutes' order by created desc limit 1`;

export function backendStep(world: World): Step {
  const { settings } = world;
  const answered = async () => (await query<{ answer: string }>(world, lastAnswer))[0]?.answer;
  const run = async (command: string) => {
    const env = settings.pick(["SUPABASE_ACCESS_TOKEN"]);
    const { status } = await world.run(`${cli} ${command} --remote=${refOf(world)} --yes`, { env });
    if (status !== 0) throw new SetupProblem(`Niet gelukt: supabase ${command}. Hierboven staat waarom.`);
  };
  return {
    title: "Database, mailfunctie en planning",
    always: true,
    async look() {
      const readiness = await readReadiness(world);
      if (typeof readiness === "string") return [readiness];
      const { mailProblem, databaseProblem, state } = readiness;
      const auth = await project<Record<string, unknown>>(world, "GET", "/config/auth");
      const migrations = readdirSync("supabase/migrations").flatMap((file) => /^\d{14}/.exec(file) ?? []);
      const missing = migrations.filter((version) => !state?.migrations?.includes(version));
      const isInVault = state?.secret_matches && state.project_url === backendOf(world).url;
      const answer = await answered();
      return [
        auth.disable_signup !== true && "Vreemden kunnen een account aanmaken.",
        !auth.smtp_host && "Supabase mailt zelf nog niet via uw mailprovider.",
        mailProblem !== null && `De mailserver laat de functie niet toe: ${mailProblem}`,
        databaseProblem !== null && `De functie komt niet bij de database: ${databaseProblem}`,
        missing.length > 0 && `De database mist migraties: ${missing.join(", ")}.`,
        !isInVault && "In Vault staat een ander project of geheim.",
        answer !== "200" && `De planning, die elke minuut mailt, kreeg antwoord: ${answer ?? "nog geen"}.`,
      ];
    },
    async act() {
      await configure(world);
      await run("db push");
      // Not [db.vault] of config.toml: the CLI skips it when no migration is new.
      await query(world, keepInVault, [backendOf(world).url, settings.get("SCHEDULER_SECRET")]);
      await world.run("node --import tsx scripts/build/generate.ts");
      await run("functions deploy send-quote-email --use-api");
      await waitFor(world, 180, async () => (await answered()) === "200");
    },
  };
}

export const staffStep = (world: World): Step => ({
  title: "Uw account voor /aanvragen",
  async look() {
    const [row] = await query<{ known: boolean }>(
      world,
      "select exists (select from private.staff) as known",
    );
    return [!row?.known && "Niemand kan de aanvragen bekijken."];
  },
  async act() {
    const { settings, owner } = world;
    const email = await owner.text(
      "Met welk mailadres wilt u de aanvragen bekijken?",
      settings.get("MAIL_TO"),
    );
    const headers = { "content-type": "application/json" };
    const init = { method: "POST", headers, body: JSON.stringify({ email }) };
    const backend = { ...backendOf(world), key: await keyOf(world, "secret") };
    const { status, json } = await ask(backend, "/auth/v1/invite", init);
    if (status !== 200 && json.error_code !== "email_exists")
      throw new SetupProblem(`De uitnodiging ging niet weg (${status}): ${json.msg}`);
    await query(world, "select private.add_staff($1)", [email]);
    owner.tell(
      `${email} krijgt een mail om een wachtwoord te kiezen. Te laat? Dan kan dat op /aanvragen opnieuw.`,
    );
  },
});

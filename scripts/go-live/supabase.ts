import { randomBytes } from "node:crypto";
import { readdirSync } from "node:fs";
import { SetupProblem } from "../../embedded/setup-problem.ts";
import type { Readiness } from "../../supabase/functions/_shared/readiness";
import { schedulerHeader } from "../../supabase/functions/send-quote-email/scheduler-secret";
import { ask, reasonOf } from "../checks/backend-probe";
import { type ApiKey, manage, type Project, tokenPage } from "./management-api";
import type { Settings } from "./settings";
import { type Step, type World, waitFor } from "./steps";

/** The workflow runs the same version. */
const cli = "npx --yes --ignore-scripts supabase@3.1.0";

const newSecret = () => randomBytes(32).toString("hex");
const refOf = ({ settings }: World) =>
  /^https:\/\/([a-z]{20})\.supabase\.co$/.exec(settings.get("VITE_SUPABASE_URL"))?.[1];

/** A call about the project. */
const project = <Answer>(world: World, method: "GET" | "POST" | "PATCH", path = "", body?: object) =>
  manage<Answer>(world, method, `/projects/${refOf(world)}${path}`, body);

/** Runs SQL with all rights; values go as parameters. */
export const query = <Row>(world: World, sql: string, parameters: unknown[] = []) =>
  project<Row[]>(world, "POST", "/database/query", { query: sql, parameters });

export function tokenStep(world: World): Step {
  return {
    title: "Toegang tot Supabase",
    look: () =>
      manage(world, "GET", "/organizations").then(
        () => [],
        (error: Error) => [error.message],
      ),
    async act() {
      const question = `Maak een account op https://supabase.com, en een token op ${tokenPage}. Plak het token`;
      world.settings.save("SUPABASE_ACCESS_TOKEN", await world.owner.secret(question));
    },
  };
}

export function projectStep(world: World): Step {
  const { settings, owner, company } = world;

  async function choose(): Promise<string> {
    const known = await manage<Project[]>(world, "GET", "/projects");
    const labels = Object.fromEntries(known.map(({ ref, name }) => [ref, `${name} (${ref})`]));
    const question = "Welk project bij Supabase is voor deze website?";
    const chosen =
      known.length > 0 && (await owner.choose(question, { ...labels, new: "Een nieuw project" }));
    return chosen && chosen !== "new" ? chosen : create();
  }

  async function create(): Promise<string> {
    const organizations = await manage<{ slug: string; name: string }[]>(world, "GET", "/organizations");
    const labels = Object.fromEntries(organizations.map(({ slug, name }) => [slug, name]));
    const organization_slug = await owner.choose("Welke organisatie betaalt het project?", labels);
    const name = await owner.text("Hoe heet het project?", company.name);
    // Nobody can read it later.
    settings.save("SUPABASE_DB_PASSWORD", newSecret());
    const db_pass = settings.get("SUPABASE_DB_PASSWORD");
    const region_selection = { type: "specific", code: "eu-central-1" };
    const made = { name, organization_slug, db_pass, region_selection };
    return (await manage<Project>(world, "POST", "/projects", made)).ref;
  }

  return {
    title: "Project bij Supabase",
    async look() {
      if (!refOf(world)) return ["Er is nog geen project."];
      const { status, organization_slug } = await project<Project>(world, "GET");
      if (status !== "ACTIVE_HEALTHY")
        return [`Het project is nog niet klaar (${status}). Kijk op https://status.supabase.com.`];
      const { plan } = await manage<{ plan?: string }>(world, "GET", `/organizations/${organization_slug}`);
      if (plan === "free") owner.tell("Let op: een gratis project staat na een stille week stil. Neem Pro.");
      const keys = await keysOf(world);
      return [
        !keys.some(({ api_key }) => api_key === settings.get("VITE_SUPABASE_ANON_KEY")) &&
          "VITE_SUPABASE_ANON_KEY is geen sleutel van dit project.",
        !defaultOf(keys, "secret") && "Het project heeft geen secret key die default heet.",
      ];
    },
    async act() {
      if (!refOf(world)) settings.save("VITE_SUPABASE_URL", `https://${await choose()}.supabase.co`);
      if ((await project<Project>(world, "GET")).status === "INACTIVE")
        await project(world, "POST", "/restore");
      owner.tell("Wachten tot het project klaar is. Dat duurt een paar minuten.");
      const health = () =>
        project<{ status: string }[]>(world, "GET", "/health?services=auth&services=db&services=rest");
      const isHealthy = async () => (await health()).every(({ status }) => status === "ACTIVE_HEALTHY");
      if (!(await waitFor(world, 900, isHealthy))) return;
      for (const type of ["publishable", "secret"])
        if (!defaultOf(await keysOf(world), type))
          await project(world, "POST", "/api-keys", { type, name: "default" });
      settings.save("VITE_SUPABASE_ANON_KEY", defaultOf(await keysOf(world), "publishable")?.api_key ?? "");
    },
  };
}

const keysOf = (world: World) => project<ApiKey[]>(world, "GET", "/api-keys?reveal=true");
const defaultOf = (keys: ApiKey[], kind: string) =>
  keys.find(({ type, name }) => type === kind && name === "default");

/** The same address with www, or without. */
export const otherWww = (site: string) =>
  site.includes("//www.") ? site.replace("//www.", "//") : site.replace("//", "//www.");

/** Where visitors come from; mails link to the first. */
export function originsOf(settings: Settings): string[] {
  const site = settings.get("VITE_SITE_URL");
  return (settings.get("ALLOWED_ORIGINS") || `${site},${otherWww(site)}`).split(",");
}

const letter = (text: string, type: string) =>
  `<p>${text}</p><p><a href="{{ .SiteURL }}/aanvragen?wachtwoord&amp;token_hash={{ .TokenHash }}&amp;type=${type}">Kies uw wachtwoord</a></p><p>De link werkt één dag. Vroeg u hier niet om? Dan hoeft u niets te doen.</p>`;

/** By name: a deploy token in .env must not become a secret of the function. */
const functionSecrets =
  "ALLOWED_ORIGINS MAIL_FROM MAIL_TO SMTP_HOST SMTP_PORT SMTP_USER SMTP_PASSWORD SCHEDULER_SECRET".split(" ");

/** Gives function and sign-in their settings; mails link to the first of `origins`. */
export async function configure(world: World, origins = originsOf(world.settings)): Promise<void> {
  const { settings, company } = world;
  settings.save("ALLOWED_ORIGINS", origins.join(","));
  if (!settings.get("SCHEDULER_SECRET")) settings.save("SCHEDULER_SECRET", newSecret());
  const secrets = functionSecrets.map((name) => ({ name, value: settings.get(name) }));
  await project(world, "POST", "/secrets", secrets);
  await project(world, "PATCH", "/config/auth", {
    disable_signup: true,
    site_url: origins[0],
    uri_allow_list: "",
    mailer_otp_exp: 86_400,
    smtp_admin_email: settings.get("MAIL_FROM"),
    smtp_host: settings.get("SMTP_HOST"),
    smtp_port: settings.get("SMTP_PORT"),
    smtp_user: settings.get("SMTP_USER"),
    smtp_pass: settings.get("SMTP_PASSWORD"),
    smtp_sender_name: company.name,
  });
  // A Free project may change them only after it has a mail server of its own.
  await project(world, "PATCH", "/config/auth", {
    mailer_subjects_invite: "Uw toegang tot de aanvragen",
    mailer_templates_invite_content: letter("U kunt de aanvragen van uw website bekijken.", "invite"),
    mailer_subjects_recovery: "Een nieuw wachtwoord",
    mailer_templates_recovery_content: letter("U vroeg om een nieuw wachtwoord.", "recovery"),
  });
}

const keepInVault = `
  with given (name, value) as (values ('project_url', $1), ('scheduler_secret', $2))
  select coalesce(
    (select vault.update_secret(id, value)::text from vault.secrets as known where known.name = given.name),
    vault.create_secret(value, name)::text
  ) from given`;

const functionPath = "/functions/v1/send-quote-email";

/** What the deployed function says of itself, its mail server and its database; throws a SetupProblem where it doesn't. */
export async function readReadiness({ settings }: World): Promise<Readiness> {
  const backend = { url: settings.get("VITE_SUPABASE_URL"), key: settings.get("VITE_SUPABASE_ANON_KEY") };
  const headers = { [schedulerHeader]: settings.get("SCHEDULER_SECRET") };
  const { status, json } = await ask(backend, functionPath, { headers }).catch((error) => {
    throw new SetupProblem(`${backend.url} antwoordt niet (${reasonOf(error)}). Is het project gepauzeerd?`);
  });
  if (status === 200) return json as unknown as Readiness;
  const reason = (json.error as { message?: string } | undefined)?.message ?? "";
  throw new SetupProblem(`De functie send-quote-email geeft antwoord ${status}. ${reason}`);
}

export function backendStep(world: World): Step {
  const { settings } = world;
  const run = async (command: string) => {
    const env = { SUPABASE_ACCESS_TOKEN: settings.get("SUPABASE_ACCESS_TOKEN") };
    const { status } = await world.run(`${cli} ${command} --remote=${refOf(world)} --yes`, { env });
    if (status !== 0) throw new SetupProblem(`Niet gelukt: supabase ${command}. Hierboven staat waarom.`);
  };
  return {
    title: "Database, mailfunctie en aanmelden",
    always: true,
    async look() {
      const readiness = await readReadiness(world).catch((error: SetupProblem) => error);
      if (readiness instanceof SetupProblem) return [readiness.message];
      const { mailProblem, databaseProblem, state } = readiness;
      const { disable_signup, smtp_host } = await project<Record<string, unknown>>(
        world,
        "GET",
        "/config/auth",
      );
      const migrations = readdirSync("supabase/migrations").flatMap((file) => /^\d{14}/.exec(file) ?? []);
      const missing = migrations.filter((version) => !state?.migrations?.includes(version));
      return [
        disable_signup !== true && "Vreemden kunnen een account aanmaken.",
        !smtp_host && "Supabase mailt zelf nog niet via uw mailprovider.",
        mailProblem !== null && `De mailserver laat de functie niet toe: ${mailProblem}`,
        databaseProblem !== null && `De functie komt niet bij de database: ${databaseProblem}`,
        missing.length > 0 && `De database mist migraties: ${missing.join(", ")}.`,
        !state?.jobs?.includes("mail-requests") && "De planning ontbreekt. Zet pg_cron, pg_net en Vault aan.",
        !(state?.secret_matches && state.project_url === settings.get("VITE_SUPABASE_URL")) &&
          "In Vault staat een ander project of geheim.",
      ];
    },
    async act() {
      await configure(world);
      await run("db push");
      // Not [db.vault] of config.toml: the CLI skips it when no migration is new.
      await query(world, keepInVault, [settings.get("VITE_SUPABASE_URL"), settings.get("SCHEDULER_SECRET")]);
      await world.run("node --import tsx scripts/build/generate.ts");
      await run("functions deploy send-quote-email --use-api");
    },
  };
}

export function scheduleStep(world: World): Step {
  // Cron says "succeeded" of a call that was answered 401 as well.
  const sql = `select coalesce(status_code::text, error_msg) as answer from net._http_response
    where created > now() - interval '3 minutes' order by created desc limit 1`;
  const answer = async () => (await query<{ answer: string }>(world, sql))[0]?.answer;
  return {
    title: "De planning, die elke minuut mailt",
    look: async () => [
      (await answer()) !== "200" && `De planning kreeg antwoord: ${(await answer()) ?? "nog geen"}.`,
    ],
    act: async () => void (await waitFor(world, 180, async () => (await answer()) === "200")),
  };
}

export function staffStep(world: World): Step {
  const { settings, owner } = world;
  const sql = "select exists (select from private.staff) as has_staff";
  return {
    title: "Uw account voor /aanvragen",
    look: async () => [
      !(await query<{ has_staff: boolean }>(world, sql))[0]?.has_staff &&
        "Niemand kan de aanvragen bekijken.",
    ],
    async act() {
      const email = await owner.text(
        "Met welk mailadres wilt u de aanvragen bekijken?",
        settings.get("MAIL_TO"),
      );
      const key = defaultOf(await keysOf(world), "secret")?.api_key ?? "";
      const { status, json } = await ask({ url: settings.get("VITE_SUPABASE_URL"), key }, "/auth/v1/invite", {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify({ email }),
      });
      if (status !== 200 && json.error_code !== "email_exists")
        throw new SetupProblem(`De uitnodiging ging niet weg (${status}): ${json.msg}`);
      await query(world, "select private.add_staff($1)", [email]);
      owner.tell(
        `${email} krijgt een mail om een wachtwoord te kiezen. Te laat? Dan helpt “Wachtwoord vergeten” op /aanvragen.`,
      );
    },
  };
}

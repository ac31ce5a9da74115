import { readdirSync } from "node:fs";
import { SetupProblem } from "../../embedded/setup-problem.ts";
import type { Readiness } from "../../supabase/functions/_shared/readiness";
import { schedulerHeader } from "../../supabase/functions/send-quote-email/scheduler-secret";
import { ask, reasonOf } from "../checks/backend-probe";
import { table } from "./settings";
import { askFor, type Step, type World, waitFor } from "./steps";

/** The workflow runs the same version. */
const cli = "npx --yes --ignore-scripts supabase@3.1.0";

export const backendOf = ({ settings }: World) => ({
  url: settings.get("VITE_SUPABASE_URL"),
  key: settings.get("VITE_SUPABASE_ANON_KEY"),
});
const refOf = (world: World) => /^https:\/\/([a-z]{20})\.supabase\.co$/.exec(backendOf(world).url)?.[1];

/** Calls https://supabase.com/docs/reference/api with the owner's token. Waits at a 429; throws a SetupProblem at a refusal. */
async function manage<Answer>(world: World, path: string, body?: object, method = body ? "POST" : "GET") {
  const { settings, pause } = world;
  const authorization = `Bearer ${settings.get("SUPABASE_ACCESS_TOKEN")}`;
  const headers = { authorization, "content-type": "application/json" };
  const address = `https://api.supabase.com/v1${path.replace("{ref}", refOf(world) ?? "")}`;
  for (let wait = 5; ; wait *= 2) {
    const response = await fetch(address, { method, headers, body: body && JSON.stringify(body) }).catch(
      (error) => {
        throw new SetupProblem(`Supabase is niet te bereiken (${reasonOf(error)}).`);
      },
    );
    const answer = await response.json().catch(() => ({}));
    if (response.ok) return answer as Answer;
    if (response.status === 401) throw new SetupProblem("Supabase kent dit token niet.");
    if (response.status !== 429 || wait > 100)
      throw new SetupProblem(settings.hide(`Supabase weigert dit (${response.status}): ${answer.message}`));
    await pause(Number(response.headers.get("retry-after")) || wait);
  }
}

/** Runs SQL with all rights; values go as parameters. */
export const query = <Row>(world: World, sql: string, parameters: unknown[] = []) =>
  manage<Row[]>(world, "/projects/{ref}/database/query", { query: sql, parameters });

type Project = { ref: string; name: string; organization_slug: string; status: string };
type Key = { name: string; type?: string; api_key?: string };

/** The reference of the project that the owner chooses, or of a new one, named after the company. */
async function chooseProject(world: World): Promise<string> {
  const labels: Record<string, string> = {};
  for (const { ref, name } of await manage<Project[]>(world, "/projects")) labels[ref] = `${name} (${ref})`;
  for (const { slug, name } of await manage<{ slug: string; name: string }[]>(world, "/organizations"))
    labels[`new ${slug}`] = `Een nieuw project, betaald door ${name}`;
  const chosen = await world.owner.choose("Welk project bij Supabase is voor deze website?", labels);
  if (!chosen.startsWith("new ")) return chosen;
  const made = {
    name: world.company.name,
    organization_slug: chosen.slice(4),
    // Nobody can read it later.
    db_pass: world.settings.getOrMake("SUPABASE_DB_PASSWORD"),
    region_selection: { type: "specific", code: "eu-central-1" },
  };
  return (await manage<Project>(world, "/projects", made)).ref;
}

/** A key named `default`. */
async function keyOf(world: World, kind: string): Promise<string> {
  const keys = await manage<Key[]>(world, "/projects/{ref}/api-keys?reveal=true");
  return keys.find(({ type, name }) => type === kind && name === "default")?.api_key ?? "";
}

export const tokenStep = (world: World): Step => ({
  title: "Toegang tot Supabase",
  async look() {
    const refusal = await manage(world, "/organizations").catch((error: SetupProblem) => error);
    return [refusal instanceof SetupProblem && refusal.message];
  },
  act: () => askFor(world, ["SUPABASE_ACCESS_TOKEN"]),
});

export const projectStep = (world: World): Step => ({
  title: "Project bij Supabase",
  async look() {
    if (!refOf(world)) return ["Er is nog geen project."];
    const { status, organization_slug } = await manage<Project>(world, "/projects/{ref}");
    if (status !== "ACTIVE_HEALTHY") return [`Het is niet klaar (${status}): https://status.supabase.com`];
    const { plan } = await manage<{ plan: string }>(world, `/organizations/${organization_slug}`);
    if (plan === "free")
      world.owner.tell("Let op: een gratis project staat na een stille week stil. Neem Pro.");
    const isOther = (await keyOf(world, "publishable")) !== backendOf(world).key;
    return [
      isOther && "VITE_SUPABASE_ANON_KEY is van een ander project.",
      !(await keyOf(world, "secret")) && "Er is geen secret key die default heet.",
    ];
  },
  async act() {
    const { settings, owner } = world;
    if (!refOf(world))
      settings.save("VITE_SUPABASE_URL", `https://${await chooseProject(world)}.supabase.co`);
    const { status } = await manage<Project>(world, "/projects/{ref}");
    if (status === "INACTIVE") await manage(world, "/projects/{ref}/restore", undefined, "POST");
    owner.tell("Wachten tot het project klaar is. Dat duurt een paar minuten.");
    const path = "/projects/{ref}/health?services=auth&services=db&services=rest";
    const health = () => manage<{ status: string }[]>(world, path);
    await waitFor(world, 900, async () =>
      (await health()).every(({ status }) => status === "ACTIVE_HEALTHY"),
    );
    for (const type of ["publishable", "secret"])
      if (!(await keyOf(world, type)))
        await manage(world, "/projects/{ref}/api-keys", { type, name: "default" });
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

/** Gives function and sign-in their settings; mails link to the first of `origins`. */
export async function configure(world: World, origins = originsOf(world)): Promise<void> {
  const { settings, company } = world;
  settings.save("ALLOWED_ORIGINS", origins.join(","));
  settings.getOrMake("SCHEDULER_SECRET");
  const names = Object.keys(table).filter((name) => table[name]?.function);
  const secrets = names.map((name) => ({ name, value: settings.get(name) }));
  await manage(world, "/projects/{ref}/secrets", secrets);
  const mailServer = {
    smtp_admin_email: settings.get("MAIL_FROM"),
    smtp_sender_name: company.name,
    smtp_host: settings.get("SMTP_HOST"),
    smtp_port: settings.get("SMTP_PORT"),
    smtp_user: settings.get("SMTP_USER"),
    smtp_pass: settings.get("SMTP_PASSWORD"),
  };
  const texts = {
    mailer_subjects_invite: "Uw toegang tot de aanvragen",
    mailer_templates_invite_content: letter("U kunt de aanvragen van uw website bekijken.", "invite"),
    mailer_subjects_recovery: "Een nieuw wachtwoord",
    mailer_templates_recovery_content: letter("U vroeg om een nieuw wachtwoord.", "recovery"),
  };
  const access = { disable_signup: true, site_url: origins[0], uri_allow_list: "", mailer_otp_exp: 86_400 };
  // A Free project may change the texts only after it has a mail server of its own.
  for (const change of [{ ...access, ...mailServer }, texts])
    await manage(world, "/projects/{ref}/config/auth", change, "PATCH");
}

export const functionPath = "/functions/v1/send-quote-email";

/** What the deployed function says of itself, its mail server and its database, or in Dutch why it says nothing. */
export async function readReadiness(world: World): Promise<Readiness | string> {
  const headers = { [schedulerHeader]: world.settings.get("SCHEDULER_SECRET") };
  try {
    const { status, json, text } = await ask(backendOf(world), functionPath, { headers });
    if (status === 200) return json as unknown as Readiness;
    return `De mailfunctie geeft antwoord ${status}: ${text}`;
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
      const auth = await manage<Record<string, unknown>>(world, "/projects/{ref}/config/auth");
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
    const sql = "select exists (select from private.staff) as known";
    return [!(await query<{ known: boolean }>(world, sql))[0]?.known && "Niemand kan de aanvragen bekijken."];
  },
  async act() {
    const question = "Met welk mailadres wilt u de aanvragen bekijken?";
    const email = await world.owner.text(question, world.settings.get("MAIL_TO"), Boolean);
    const headers = { "content-type": "application/json" };
    const init = { method: "POST", headers, body: JSON.stringify({ email }) };
    const key = await keyOf(world, "secret");
    const { status, json, text } = await ask({ ...backendOf(world), key }, "/auth/v1/invite", init);
    if (status !== 200 && json.error_code !== "email_exists")
      throw new SetupProblem(`De uitnodiging ging niet weg (${status}): ${text}`);
    await query(world, "select private.add_staff($1)", [email]);
    world.owner.tell(
      `${email} krijgt een mail om een wachtwoord te kiezen. Te laat? Vraag er een op /aanvragen.`,
    );
  },
});

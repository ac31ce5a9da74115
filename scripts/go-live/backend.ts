import { readdirSync, readFileSync } from "node:fs";
import { parse } from "smol-toml";
import { schedulerHeader } from "../../supabase/functions/send-quote-email/scheduler-secret";
import { ask } from "../checks/backend-probe";
import { requireContent } from "../content/check";
import { mailSettings } from "./mail";
import { backend, manage, projectRef, query } from "./project";
import { show } from "./run";
import { get, getOrMake, pick, save } from "./settings";
import { type Step, tell, waitFor } from "./steps";

const cli = "npx --yes --ignore-scripts supabase@3.1.0";

export const otherWww = (site: string) => site.replace(/\/\/(www\.)?/, (_, www) => (www ? "//" : "//www."));

/** The origins that visitors use. Mails link to the first. */
export function origins(): string[] {
  const site = get("VITE_SITE_URL");
  return (get("ALLOWED_ORIGINS") || `${site},${otherWww(site)}`).split(",");
}

type EmailSettings = { secure_password_change: boolean; otp_expiry: number; template: Templates };
type Templates = Record<string, { subject: string; content_path: string }>;
type AuthSettings = { enable_signup: boolean; minimum_password_length: number; email: EmailSettings };

/** Configures the function, and sign-in as in the embedded back end. Mails link to `first`. */
export async function configure(first = origins()[0] ?? ""): Promise<void> {
  save("ALLOWED_ORIGINS", [...new Set([first, ...origins()])].join());
  getOrMake("SCHEDULER_SECRET");
  const secrets = Object.entries(pick([...mailSettings, "ALLOWED_ORIGINS", "SCHEDULER_SECRET"]));
  await manage(
    "/projects/{ref}/secrets",
    secrets.map(([name, value]) => ({ name, value })),
  );
  const { auth } = parse(readFileSync("supabase/config.toml", "utf8")) as unknown as { auth: AuthSettings };
  const access = {
    site_url: first,
    uri_allow_list: "",
    disable_signup: !auth.enable_signup,
    password_min_length: auth.minimum_password_length,
    security_update_password_require_reauthentication: auth.email.secure_password_change,
    mailer_otp_exp: auth.email.otp_expiry,
    // Per hour, so that a stranger who asks for recovery mails cannot use up the provider's day (decision 9).
    rate_limit_email_sent: 2,
    smtp_admin_email: get("MAIL_FROM"),
    smtp_sender_name: requireContent()["bedrijf.yaml"].name,
    smtp_host: get("SMTP_HOST"),
    smtp_port: get("SMTP_PORT"),
    smtp_user: get("SMTP_USER"),
    smtp_pass: get("SMTP_PASSWORD"),
  };
  const texts = Object.entries(auth.email.template).flatMap(([kind, { subject, content_path }]) => [
    [`mailer_subjects_${kind}`, subject],
    [`mailer_templates_${kind}_content`, readFileSync(content_path, "utf8")],
  ]);
  // A Free project may change the texts only once it has its own mail server.
  for (const change of [access, Object.fromEntries(texts)])
    await manage("/projects/{ref}/config/auth", change, "PATCH");
}

export const functionPath = "/functions/v1/send-quote-email";

async function findFunctionProblem(): Promise<string | false> {
  const headers = { [schedulerHeader]: get("SCHEDULER_SECRET") };
  const { status, json, text } = await ask(backend(), functionPath, { headers });
  if (status !== 200)
    return `De mailfunctie geeft antwoord ${status}: ${text}. Haar log staat op https://supabase.com/dashboard/project/${projectRef()}/functions/send-quote-email/logs`;
  return (
    json.mailProblem !== null &&
    `De mailserver weigert de functie: ${json.mailProblem}\nTyp npm run go-live -- SMTP_PASSWORD voor een nieuw wachtwoord.`
  );
}

const vaultValues = () => [backend().url, get("SCHEDULER_SECRET")];
const inVault = "(values ('project_url', $1), ('scheduler_secret', $2)) as given (name, value)";

/** Deletes each secret first, because one that Vault can no longer decrypt can't be updated. */
async function keepInVault(): Promise<void> {
  await query("delete from vault.secrets where name in ('project_url', 'scheduler_secret')");
  await query(`select vault.create_secret(value, name) from ${inVault}`, vaultValues());
}

// Cron also says "succeeded" when the answer was 401.
const problemsOfDatabase = `
  select 'De database mist migratie ' || version || '.' as problem from string_to_table($3, ',') as version
    where version not in (select version from supabase_migrations.schema_migrations)
  union all select 'In Vault ontbreekt of verschilt ' || name || '.' from ${inVault}
    where (name, value) not in (select name, decrypted_secret from vault.decrypted_secrets)
  union all select 'De planning, die elke minuut mailt, kreeg antwoord: ' || coalesce(answer, 'nog geen') || '.'
    from (select (select coalesce(status_code::text, error_msg) from net._http_response
      where created > now() - interval '3 minutes' order by created desc limit 1) as answer) as last
    where answer is distinct from '200'`;

async function findDatabaseProblems(): Promise<string[]> {
  const migrations = readdirSync("supabase/migrations").map((file) => file.split("_")[0]);
  const values = [...vaultValues(), migrations.join()];
  return (await query<{ problem: string }>(problemsOfDatabase, values)).map(({ problem }) => problem);
}

export const backendStep: Step = {
  title: "Database, mailfunctie en planning",
  always: true,
  async look() {
    const auth = await manage<Record<string, unknown>>("/projects/{ref}/config/auth");
    return [
      auth.disable_signup !== true && "Vreemden kunnen een account aanmaken.",
      !auth.smtp_host && "Supabase mailt zelf nog niet via uw mailprovider.",
      await findFunctionProblem(),
      ...(await findDatabaseProblems()),
    ];
  },
  async act() {
    const env = pick(["SUPABASE_ACCESS_TOKEN"]);
    await configure();
    await show(`${cli} db push --remote=${projectRef()} --yes`, env);
    // [db.vault] of config.toml would not do: the CLI skips it when no migration is new.
    await keepInVault();
    await query("select private.schedule_jobs()");
    await show("node --import tsx scripts/build/generate.ts");
    await show(`${cli} functions deploy send-quote-email --use-api --remote=${projectRef()} --yes`, env);
    tell("Wachten tot de planning de mailfunctie heeft bereikt.");
    await waitFor(180, async () => (await findDatabaseProblems()).length === 0);
  },
};

import { readFileSync } from "node:fs";
import { parse } from "smol-toml";
import { functionPath } from "../../embedded/environment.ts";
import { schedulerHeader } from "../../supabase/functions/send-quote-email/scheduler-secret.ts";
import { mailSettings } from "./mail.ts";
import { outside } from "./outside.ts";
import { backend, callProject, manage, projectRef, query } from "./project.ts";
import { get, getOrMake, origins, pick, save, site } from "./settings.ts";
import { installTools, npxTool, type Step, show, waitFor } from "./steps.ts";
import { company } from "./texts.ts";
import { isLive, workersAddress } from "./website.ts";

const cli = `${npxTool} supabase`;
/** The page on which a developer reads the log of the mail function. */
export const functionLogs = () =>
  `https://supabase.com/dashboard/project/${projectRef()}/functions/send-quote-email/logs`;

export const deployStep: Step = {
  title: "Database en mailfunctie",
  always: true,
  async findProblems() {
    const { status } = await callProject(functionPath);
    return [status === 404 && "De mailfunctie staat er nog niet."];
  },
  async act() {
    const env = pick(["SUPABASE_ACCESS_TOKEN"]);
    await installTools();
    await show(`${cli} db push --project-ref ${projectRef()} --yes`, env);
    // This command writes the company's facts, which are deployed with the function.
    await show("npm run prepare");
    await show(`${cli} functions deploy send-quote-email --use-api --project-ref ${projectRef()} --yes`, env);
  },
};

/** The settings of supabase/config.toml that this command copies to the hosted project's sign-in. */
interface AuthSettings {
  enable_signup: boolean;
  minimum_password_length: number;
  email: {
    secure_password_change: boolean;
    otp_expiry: number;
    template: Record<string, { subject: string; content_path: string }>;
  };
}

async function configureSignIn(): Promise<void> {
  const { auth } = parse(readFileSync("supabase/config.toml", "utf8")) as unknown as { auth: AuthSettings };
  const access = {
    site_url: origins()[0],
    uri_allow_list: "",
    disable_signup: !auth.enable_signup,
    password_min_length: auth.minimum_password_length,
    security_update_password_require_reauthentication: auth.email.secure_password_change,
    mailer_otp_exp: auth.email.otp_expiry,
    smtp_admin_email: get("MAIL_FROM"),
    smtp_sender_name: company().name,
    smtp_host: get("SMTP_HOST"),
    smtp_port: get("SMTP_PORT"),
    smtp_user: get("SMTP_USER"),
    smtp_pass: get("SMTP_PASSWORD"),
  };
  const texts = Object.entries(auth.email.template).flatMap(([kind, { subject, content_path }]) => [
    [`mailer_subjects_${kind}`, subject],
    [`mailer_templates_${kind}_content`, readFileSync(content_path, "utf8")],
  ]);
  // The mail server is set first, because a Free project may change the texts only once it has its own mail server.
  for (const change of [access, Object.fromEntries(texts)])
    await manage("/projects/{ref}/config/auth", change, "PATCH");
}

async function findFunctionProblem(): Promise<string | false> {
  const headers = { [schedulerHeader]: get("SCHEDULER_SECRET") };
  const { status, json, text } = await callProject(functionPath, { headers });
  if (status !== 200)
    return `De mailfunctie geeft antwoord ${status}: ${text}. Haar log staat op ${functionLogs()}`;
  return (
    json.mailProblem !== null &&
    `De mailserver weigert de functie: ${json.mailProblem}\nTyp npm run go-live -- SMTP_PASSWORD voor een nieuw wachtwoord.`
  );
}

/** Reads the function's last answer to the schedule. With a wrong secret or schedule there is no status 200. */
async function findScheduleProblem(): Promise<string | false> {
  const [last] = await query<{ answer: string }>(
    `select coalesce(status_code::text, error_msg) as answer from net._http_response
      where created > now() - interval '3 minutes' order by created desc limit 1`,
  );
  return (
    last?.answer !== "200" &&
    `De planning, die elke minuut mailt, kreeg antwoord: ${last?.answer ?? "nog geen"}. Typ npm run go-live.`
  );
}

export const settingsStep: Step = {
  title: "Instellingen van mail, planning en inloggen",
  always: true,
  async findProblems() {
    const auth = await manage<Record<string, unknown>>("/projects/{ref}/config/auth");
    return [
      auth.disable_signup !== true && "Vreemden kunnen een account aanmaken.",
      await findFunctionProblem(),
      await findScheduleProblem(),
    ];
  },
  async act() {
    // Mails link to Cloudflare's address until visitors get the site at its own address.
    const first = (await isLive()) ? site() : workersAddress();
    save("ALLOWED_ORIGINS", [...new Set([first, ...origins()])].join());
    const secret = getOrMake("SCHEDULER_SECRET");
    const secrets = Object.entries(pick([...mailSettings, "ALLOWED_ORIGINS", "SCHEDULER_SECRET"]));
    await manage(
      "/projects/{ref}/secrets",
      secrets.map(([name, value]) => ({ name, value })),
    );
    await configureSignIn();
    await query("select private.schedule_jobs()");
    // The secrets are deleted first, because Vault can't update a secret that it can no longer decrypt. [db.vault] of
    // config.toml would not help, because the CLI skips it when no migration is new.
    await query("delete from vault.secrets where name in ('project_url', 'scheduler_secret')");
    await query(
      "select vault.create_secret($1, 'project_url'), vault.create_secret($2, 'scheduler_secret')",
      [backend().url, secret],
    );
    outside.tell("Wachten tot de planning de mailfunctie heeft bereikt.");
    await waitFor(180, async () => !(await findScheduleProblem()));
  },
};

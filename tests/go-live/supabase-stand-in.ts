import { functionPath } from "../../embedded/environment.ts";
import { applyMigrations, type Database } from "../../embedded/migrations.ts";
import { schedulerHeader } from "../../supabase/functions/send-quote-email/scheduler-secret.ts";
import { connectionOf } from "../database/migrated-database.ts";

export const ref = "qrstabcdefghijklmnop";

/** Schemas that only the hosted service has. Decrypting reads hexadecimals, and fails on any other text. */
const hostedSchemas = `
  create schema auth;
  create table auth.users (id uuid primary key default gen_random_uuid(), email text unique,
    invited_at timestamptz default now(), email_confirmed_at timestamptz);
  create schema vault;
  create table vault.secrets (name text unique, secret text);
  create view vault.decrypted_secrets as
    select name, convert_from(decode(secret, 'hex'), 'utf8') as decrypted_secret from vault.secrets;
  create function vault.create_secret(secret text, name text) returns void language sql
    as $$ insert into vault.secrets values (name, encode(convert_to(secret, 'utf8'), 'hex')) $$;
  create schema net;
  create table net._http_response (headers jsonb, timeout_milliseconds integer, status_code integer, error_msg text, created timestamptz default now());
  create function net.http_post(url text, headers jsonb, body jsonb, timeout_milliseconds integer) returns bigint
    language sql as 'insert into net._http_response (headers, timeout_milliseconds) values (headers, timeout_milliseconds)
      returning 1::bigint';
  create schema cron;
  create table cron.job (jobname text primary key, schedule text, command text);
  create function cron.schedule(jobname text, schedule text, command text) returns bigint language sql
    as 'insert into cron.job values (jobname, schedule, command) on conflict do nothing returning 1::bigint';
`;

/** Makes the database of a project, once for all accounts of a test file. */
export async function makeProject(database: Database): Promise<void> {
  await database.exec(hostedSchemas);
  await applyMigrations(database);
}

const everything =
  "public.contact_submissions, public.callback_requests, private.rate_limits, private.sent_mails, auth.users, vault.secrets, net._http_response, cron.job";

type Body = Record<string, unknown>;

class StatusError extends Error {
  constructor(
    message: string,
    readonly status: number,
  ) {
    super(message);
  }
}

/** A new account at Supabase, which keeps what is sent to each path. Its `database` is a real one, and is emptied. */
export async function openAccount(database: Database) {
  await database.exec(`truncate ${everything} cascade`);
  const { as, insert, mailAll, pass } = connectionOf(database);
  const rows = (sql: unknown, values?: unknown) => as("postgres", String(sql), values as unknown[]);
  const project = { ref, status: "COMING_UP" };
  const signIn: Body = {};
  const state: Record<string, unknown> = {
    "/v1/organizations": [{ slug: "org" }],
    "/v1/projects": [],
    "/v1/projects/{ref}": project,
    "/v1/projects/{ref}/health": [project],
    "/v1/projects/{ref}/api-keys": [{ type: "publishable", name: "default", api_key: "sb_publishable" }],
    "/v1/projects/{ref}/config/auth": signIn,
    "/v1/projects/{ref}/secrets": [],
  };

  /** The calls that do more than keep what was sent. */
  const works: Record<string, (body: Body) => unknown> = {
    "POST /v1/projects/{ref}/database/query": ({ query, parameters }) => rows(query, parameters),
    // Since June 2026 Supabase refuses a project's own mail texts while the project has no mail server of its own.
    "PATCH /v1/projects/{ref}/config/auth": (changes) => {
      if ("mailer_subjects_invite" in changes && !signIn.smtp_host)
        throw new Error("Configure custom SMTP first");
      if (changes.smtp_host && !signIn.smtp_host) signIn.rate_limit_email_sent = 30;
      return Object.assign(signIn, changes);
    },
    "POST /v1/projects/{ref}/restore": () => undefined,
    "POST /rest/v1/contact_submissions": (row) => insert("contact_submissions", row),
    "POST /rest/v1/callback_requests": (row) => insert("callback_requests", row),
    "POST /auth/v1/invite": ({ email }) => {
      if (account.invitations === signIn.rate_limit_email_sent)
        throw new StatusError("over_email_send_rate_limit", 429);
      account.invitations++;
      return rows("insert into auth.users (email) values ($1) on conflict do nothing", [email]);
    },
    [`POST ${functionPath}`]: () => account.mail(),
  };

  /** Adds what was sent to a list, as the service does. */
  function keep(path: string, body: Body): unknown {
    const entries = [body].flat().map((one) => ({ ref, api_key: `sb_${one.type}`, ...one }));
    state[path] = [...(state[path] as unknown[]), ...entries];
    return entries[0];
  }

  const account = {
    token: "sbp_the_right_token",
    state,
    rows,
    signIn,
    secretOf(name: string): string | undefined {
      const secrets = state["/v1/projects/{ref}/secrets"] as { name: string; value: string }[];
      return secrets.findLast((secret) => secret.name === name)?.value;
    },
    /** The status of each call that fails. */
    statuses: {} as Record<string, number>,
    calls: [] as string[],
    mailedNames: [] as string[],
    /** The number of invitations mailed in the present run. The limit is per hour, and each run is in another hour. */
    invitations: 0,
    /** Mails unsent requests, as the function does. */
    async mail(): Promise<void> {
      account.mailedNames.push(...(await mailAll()).alone);
    },
    async answer({ hostname, pathname }: URL, init: RequestInit): Promise<Response> {
      const path = pathname.replace(ref, "{ref}");
      const name = `${init.method} ${path}`;
      const body = init.body ? JSON.parse(String(init.body)) : undefined;
      const refuse = (status: number, message = "Refused") => Response.json({ message }, { status });
      account.calls.push(name);
      if (account.statuses[name]) return refuse(account.statuses[name]);
      const isSignedIn = new Headers(init.headers).get("authorization") === `Bearer ${account.token}`;
      if (hostname === "api.supabase.com" && !isSignedIn) return refuse(401);
      if (init.method === "GET") return path in state ? Response.json(state[path]) : refuse(404);
      try {
        return Response.json((await (works[name] ?? ((sentBody) => keep(path, sentBody)))(body)) ?? null);
      } catch (error) {
        return refuse(error instanceof StatusError ? error.status : 400, String(error));
      }
    },
    runCli(command: string): void {
      if (command.includes("functions deploy")) state[functionPath] ??= { mailProblem: null };
    },
    /** Does what pg_cron and pg_net do in a minute. */
    async passMinute(): Promise<void> {
      project.status = "ACTIVE_HEALTHY";
      if (!state[functionPath]) return;
      await pass("1 minute");
      for (const { command } of await rows("select command from cron.job where jobname = 'mail-requests'"))
        await rows(command).catch(() => {});
      const answers = await rows(
        `update net._http_response set status_code = case headers ->> '${schedulerHeader}' when $1 then 200 else 401 end
          where status_code is null returning status_code`,
        [account.secretOf("SCHEDULER_SECRET")],
      );
      if (answers.some(({ status_code }) => status_code === 200)) await account.mail();
    },
  };
  return account;
}

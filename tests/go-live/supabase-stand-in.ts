import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { json } from "node:stream/consumers";
import { type EdgeFunction, startEdgeFunction } from "../../embedded/edge-function.ts";
import { applyMigrations, type Database } from "../../embedded/migrations.ts";
import { connectionOf } from "../database/migrated-database.ts";
import { testCompany } from "../parts/running-function.ts";
import { refusalOf } from "./management-api-stand-in.ts";

export const ref = "qrstabcdefghijklmnop";
const functionPath = "/functions/v1/send-quote-email";

/** Schemas of the hosted service only. A secret that begins with "lost" can't be decrypted. */
const hostedSchemas = `
  create schema auth;
  create table auth.users (id uuid primary key default gen_random_uuid(), email text unique, invited_at timestamptz default now(), email_confirmed_at timestamptz);
  create function auth.uid() returns uuid language sql as 'select null::uuid';
  create schema vault;
  create table vault.secrets (id uuid primary key default gen_random_uuid(), name text unique, secret text);
  create function vault.decrypted(secret text) returns text language plpgsql
    as $$ begin if secret like 'lost%' then raise 'invalid ciphertext'; end if; return secret; end $$;
  create view vault.decrypted_secrets as select name, vault.decrypted(secret) as decrypted_secret from vault.secrets;
  create function vault.create_secret(new_secret text, new_name text) returns uuid language sql
    as 'insert into vault.secrets (name, secret) values (new_name, new_secret) returning id';
  create schema net;
  create table net.http_request_queue (url text not null, headers jsonb);
  create table net._http_response (status_code integer, error_msg text, created timestamptz default now());
  create function net.http_post(url text, headers jsonb, body jsonb, timeout_milliseconds integer) returns bigint language sql
    as 'insert into net.http_request_queue values (url, headers) returning 1::bigint';
  create schema cron;
  create table cron.job (jobname text primary key, command text);
  create function cron.schedule(job_name text, schedule text, command text) returns bigint language sql
    as 'insert into cron.job values (job_name, command) on conflict do nothing returning 1::bigint';
`;

type Answer = [status: number, body?: unknown];

/** A Supabase account with at most one project: its Management API, its database, and the function under Deno. */
export async function startSupabase(database: Database) {
  const { as, insert } = connectionOf(database);
  const rows = (sql: string, values?: unknown[]) => as("postgres", sql, values);
  const state = {
    token: "sbp_the_right_token",
    organizations: [{ slug: "org", name: "Mijn bedrijf" }],
    plan: "pro",
    /** The number of health checks until the project is healthy. */
    healthyAfter: 2,
    /** The number of calls to answer with 429. */
    tooMany: 0,
    mailsLeft: 100,
    project: undefined as undefined | Record<"ref" | "name" | "status" | "organization_slug", string>,
    keys: [] as { type: string; name: string; api_key: string }[],
    auth: { disable_signup: false } as Record<string, unknown>,
    secrets: {} as Record<string, string>,
    calls: [] as string[],
    invited: [] as unknown[],
  };
  let edgeFunction: EdgeFunction | undefined;

  /** Sign-in, with the secret key. */
  async function auth(call: string, { email }: { email?: string }): Promise<Answer> {
    const [, id] = /^DELETE admin\/users\/(.+)/.exec(call) ?? [];
    if (id) return [200, await rows("delete from auth.users where id = $1", [id])];
    if (state.mailsLeft-- <= 0) return [429, { error_code: "over_email_send_rate_limit" }];
    state.invited.push(email);
    await rows("insert into auth.users (email) values ($1) on conflict do nothing", [email]);
    return [200, {}];
  }

  async function rest(call: string, isSecret: boolean, body: Record<string, unknown>): Promise<Answer> {
    const [, name = ""] = /^rpc\/(\w+)$/.exec(call) ?? [];
    if (!name) return [201, void (await insert(`public.${call}`, body))];
    if (!isSecret) return [401];
    const list = Object.keys(body).map((argument, index) => `${argument} => $${index + 1}`);
    const found = await as(
      "service_role",
      `select * from public.${name}(${list}) as result`,
      Object.values(body),
    );
    return [200, found[0] && "result" in found[0] ? found[0].result : found];
  }

  /** The project's own server, without its function. */
  const server = createServer(async (request, response) => {
    const key = state.keys.find(({ api_key }) => api_key === request.headers.apikey);
    const isSecret = key?.type === "secret";
    const body = (await json(request).catch(() => ({}))) as Record<string, unknown>;
    const [, part, call = ""] = /^\/(\w+)\/v1\/([^?]+)/.exec(request.url ?? "") ?? [];
    const work = async (): Promise<Answer> => {
      if (!key) return [401];
      return part === "auth" ? auth(`${request.method} ${call}`, body) : rest(call, isSecret, body);
    };
    const [status, content = null] = await work().catch((error): Answer => [400, { message: String(error) }]);
    response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(content));
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  async function makeProject({ name }: { name: string }): Promise<Answer> {
    await database.exec(hostedSchemas);
    state.project = { ref, name, status: "COMING_UP", organization_slug: "org" };
    state.keys = [{ type: "publishable", name: "default", api_key: "sb_publishable_of_this_project" }];
    return [201, state.project];
  }

  function health(): Answer {
    if (state.project && state.healthyAfter-- <= 0) state.project.status = "ACTIVE_HEALTHY";
    return [200, ["auth", "db", "rest"].map((name) => ({ name, status: state.project?.status }))];
  }

  function configureAuth(changes: Record<string, unknown>): Answer {
    // Supabase refuses this since June 2026 for a project with the built-in sender.
    if ("mailer_templates_invite_content" in changes && !state.auth.smtp_host)
      return [400, { message: "Configure custom SMTP first" }];
    return [200, Object.assign(state.auth, changes)];
  }

  /** The calls of the Management API, whose bodies the description has allowed. */
  const calls: Record<string, (body: never) => Answer | Promise<Answer>> = {
    "GET /organizations": () => [200, state.organizations],
    "GET /organizations/org": () => [200, { plan: state.plan }],
    "GET /projects": () => [200, [state.project].filter(Boolean)],
    "POST /projects": makeProject,
    "GET /projects/ref": () => [200, state.project],
    "POST /projects/ref/restore": () => [
      200,
      void Object.assign(state.project ?? {}, { status: "COMING_UP" }),
    ],
    "GET /projects/ref/health": health,
    "GET /projects/ref/api-keys": () => [200, state.keys],
    "POST /projects/ref/api-keys": (key: object) => [
      201,
      state.keys.push({ type: "", name: "", ...key, api_key: `sb_secret_${randomUUID()}` }),
    ],
    "GET /projects/ref/config/auth": () => [200, state.auth],
    "PATCH /projects/ref/config/auth": configureAuth,
    "POST /projects/ref/secrets": async (secrets: { name: string; value: string }[]) => {
      for (const { name, value } of secrets) state.secrets[name] = value;
      if (edgeFunction) await startFunction();
      return [201];
    },
    "POST /projects/ref/database/query": ({ query, parameters }: { query: string; parameters?: unknown[] }) =>
      rows(query, parameters).then((found) => [201, found]),
  };

  let runsWith = "";
  async function startFunction(): Promise<void> {
    if (runsWith === JSON.stringify(state.secrets)) return;
    runsWith = JSON.stringify(state.secrets);
    await edgeFunction?.stop();
    const SUPABASE_SECRET_KEYS = JSON.stringify({ default: state.keys.at(-1)?.api_key });
    edgeFunction = await startEdgeFunction(
      { ...state.secrets, SUPABASE_URL: url, SUPABASE_SECRET_KEYS },
      testCompany,
    );
  }

  /** The address of the function or of the rest of the project. */
  const addressOf = (path: string) => (path === functionPath && edgeFunction ? edgeFunction.url : url + path);

  return {
    state,
    rows,
    addressOf,
    /** Answers a call of https://api.supabase.com/v1, or refuses what the description doesn't allow. */
    async managementApi(address: URL, init: RequestInit): Promise<Response> {
      const method = init.method ?? "GET";
      const body = init.body ? JSON.parse(String(init.body)) : undefined;
      const refuse = (status: number, message: string) =>
        Response.json({ message }, { status, headers: { "retry-after": "1" } });
      const refusal = refusalOf(method, address, body);
      if (refusal) return refuse(400, refusal);
      state.calls.push(`${method} ${address.pathname}`);
      if (new Headers(init.headers).get("authorization") !== `Bearer ${state.token}`)
        return refuse(401, "Unauthorized");
      if (state.tooMany-- > 0) return refuse(429, "Too many");
      const call = calls[`${method} ${address.pathname.slice(3).replace(ref, "ref")}`];
      if (!call) return refuse(404, "Not found");
      const [status, answer = null] = await Promise.resolve(call(body as never)).catch(
        (error): Answer => [400, { message: String(error) }],
      );
      return Response.json(answer, { status });
    },
    /** Does what the Supabase CLI does. */
    cli: (command: string) =>
      command.startsWith("functions deploy send-quote-email ") ? startFunction() : applyMigrations(database),
    /** Does what pg_cron and pg_net do in a minute. */
    async passMinute(): Promise<void> {
      if (!edgeFunction) return;
      for (const { command } of await rows("select command from cron.job where jobname = 'mail-requests'"))
        await rows(String(command)).catch(() => {});
      for (const call of await rows("delete from net.http_request_queue returning url, headers")) {
        const init = { method: "POST", headers: call.headers as Record<string, string>, body: "{}" };
        const { status } = await fetch(addressOf(new URL(String(call.url)).pathname), init);
        await rows("insert into net._http_response values ($1, null)", [status]);
      }
    },
    async stop() {
      await edgeFunction?.stop();
      server.closeAllConnections();
      server.close();
    },
  };
}

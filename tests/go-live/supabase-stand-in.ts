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

/** The schemas that only the hosted service has. */
const hostedSchemas = `
  create schema auth;
  create table auth.users (id uuid primary key default gen_random_uuid(), email text unique, invited_at timestamptz, email_confirmed_at timestamptz);
  create function auth.uid() returns uuid language sql as 'select null::uuid';
  create schema vault;
  create table vault.secrets (id uuid primary key default gen_random_uuid(), name text unique, secret text);
  create view vault.decrypted_secrets as select name, secret as decrypted_secret from vault.secrets;
  create function vault.create_secret(new_secret text, new_name text) returns uuid language sql
    as 'insert into vault.secrets (name, secret) values (new_name, new_secret) returning id';
  create function vault.update_secret(secret_id uuid, new_secret text) returns void language sql
    as 'update vault.secrets set secret = new_secret where id = secret_id';
  create schema net;
  create table net.http_request_queue (url text not null, headers jsonb);
  create table net._http_response (status_code integer, error_msg text, created timestamptz default now());
  create function net.http_post(url text, headers jsonb, body jsonb, timeout_milliseconds integer) returns bigint language sql
    as 'insert into net.http_request_queue values (url, headers) returning 1::bigint';
`;

/** An account at Supabase with one project at most: its Management API, its database, and the deployed function under Deno. */
export async function startSupabase(database: Database) {
  const { as, insert } = connectionOf(database);
  const rows = (sql: string, values?: unknown[]) => as("postgres", sql, values);
  const state = {
    token: "sbp_the_right_token",
    /** How many health checks until the project is healthy. */
    healthyAfter: 2,
    plan: "pro",
    /** Calls yet to be answered 429. */
    tooMany: 0,
    project: undefined as
      | undefined
      | { ref: string; name: string; status: string; organization_slug: string },
    keys: [] as { type: string; name: string; api_key: string }[],
    auth: { disable_signup: false } as Record<string, unknown>,
    secrets: {} as Record<string, string>,
    calls: [] as string[],
    invited: [] as string[],
  };
  let edgeFunction: EdgeFunction | undefined;

  /** The project's own address: tables and functions of the database, sign-in, and the function. */
  const server = createServer(async (request, response) => {
    const answer = (status: number, body: unknown) =>
      response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
    const { pathname } = new URL(`http://project${request.url}`);
    const key = state.keys.find(({ api_key }) => api_key === request.headers.apikey);
    const isSecret = key?.type === "secret";
    if (!key) return answer(401, {});
    const body = (await json(request).catch(() => ({}))) as Record<string, unknown>;
    const [, table, call] = /^\/rest\/v1\/(?:(\w+)|rpc\/(\w+))$/.exec(pathname) ?? [];
    if (pathname === "/auth/v1/invite" && isSecret) {
      const [user] = await rows("select email_confirmed_at from auth.users where email = $1", [body.email]);
      if (user?.email_confirmed_at)
        return answer(422, { error_code: "email_exists", msg: "Already registered" });
      await rows("insert into auth.users (email, invited_at) values ($1, now()) on conflict do nothing", [
        body.email,
      ]);
      state.invited.push(String(body.email));
      return answer(200, {});
    }
    try {
      if (call && isSecret) {
        const list = Object.keys(body).map((name, index) => `${name} => $${index + 1}`);
        const values = Object.values(body);
        const found = await as("service_role", `select * from public.${call}(${list}) as result`, values);
        return answer(200, found[0] && "result" in found[0] ? found[0].result : found);
      }
      if (table) {
        await insert(`public.${table}`, body);
        return answer(201, null);
      }
    } catch (error) {
      return answer(400, { message: String(error) });
    }
    answer(404, {});
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  async function manage(
    method: string,
    path: string,
    body: never,
  ): Promise<[status: number, answer: unknown]> {
    const { project } = state;
    if (path === "/organizations") return [200, [{ id: "org", slug: "org", name: "Mijn bedrijf" }]];
    if (path === "/organizations/org") return [200, { id: "org", name: "Mijn bedrijf", plan: state.plan }];
    if (path === "/projects" && method === "GET") return [200, project ? [project] : []];
    if (path === "/projects") {
      const { name } = body as { name: string };
      await database.exec(hostedSchemas);
      state.project = { ref, name, status: "COMING_UP", organization_slug: "org" };
      state.keys = [{ type: "publishable", name: "default", api_key: "sb_publishable_of_this_project" }];
      return [201, state.project];
    }
    if (!project || !path.startsWith(`/projects/${ref}`)) return [404, { message: "Project not found" }];
    switch (`${method} ${path.slice(`/projects/${ref}`.length)}`) {
      case "GET ":
        return [200, project];
      case "POST /restore":
        project.status = "COMING_UP";
        return [200, undefined];
      case "GET /health":
        if (state.healthyAfter-- <= 0) project.status = "ACTIVE_HEALTHY";
        return [200, ["auth", "db", "rest"].map((name) => ({ name, healthy: true, status: project.status }))];
      case "GET /api-keys":
        return [200, state.keys];
      case "POST /api-keys":
        state.keys.push({
          ...(body as { type: string; name: string }),
          api_key: `sb_secret_${randomUUID()}`,
        });
        return [201, state.keys.at(-1)];
      case "GET /config/auth":
        return [200, state.auth];
      case "PATCH /config/auth":
        // Since June 2026, for a project with the built-in sender.
        if (Object.keys(body).some((name) => name.startsWith("mailer_templates")) && !state.auth.smtp_host)
          return [400, { message: "Configure custom SMTP first" }];
        Object.assign(state.auth, body);
        return [200, state.auth];
      case "POST /secrets":
        for (const { name, value } of body as { name: string; value: string }[]) state.secrets[name] = value;
        return [201, undefined];
      case "POST /database/query":
        try {
          const { query, parameters } = body as { query: string; parameters?: unknown[] };
          return [201, await rows(query, parameters)];
        } catch (error) {
          return [400, { message: String(error) }];
        }
    }
    return [404, { message: "Not found" }];
  }

  let runsWith = "";
  const startFunction = async () => {
    if (runsWith === JSON.stringify(state.secrets)) return;
    runsWith = JSON.stringify(state.secrets);
    await edgeFunction?.stop();
    const keys = {
      SUPABASE_URL: url,
      SUPABASE_SECRET_KEYS: JSON.stringify({ default: state.keys.at(-1)?.api_key }),
    };
    edgeFunction = await startEdgeFunction({ ...state.secrets, ...keys }, testCompany);
  };

  /** Where the function, or the rest of the project, answers. */
  const addressOf = (path: string) => (path === functionPath && edgeFunction ? edgeFunction.url : url + path);

  return {
    state,
    rows,
    addressOf,
    /** Answers a call of https://api.supabase.com/v1, or refuses what the description doesn't allow. */
    async managementApi(address: URL, init: RequestInit): Promise<Response> {
      const method = init.method ?? "GET";
      const body = init.body ? JSON.parse(String(init.body)) : undefined;
      const refusal = refusalOf(method, address, body);
      if (refusal) return Response.json({ message: refusal }, { status: 400 });
      state.calls.push(`${method} ${address.pathname}`);
      if (new Headers(init.headers).get("authorization") !== `Bearer ${state.token}`)
        return Response.json({ message: "Unauthorized" }, { status: 401 });
      if (state.tooMany-- > 0)
        return Response.json({ message: "Too many" }, { status: 429, headers: { "retry-after": "1" } });
      const [status, answer] = await manage(method, address.pathname.slice(3), body as never);
      // The secrets of a running function change at once.
      if (address.pathname.endsWith("/secrets") && edgeFunction) await startFunction();
      return answer === undefined ? new Response(null, { status }) : Response.json(answer, { status });
    },
    /** What the Supabase CLI does. */
    async cli(command: string): Promise<void> {
      if (command.startsWith("functions deploy send-quote-email ")) return startFunction();
      await applyMigrations(database);
    },
    /** What pg_cron and pg_net do in a minute. */
    async passMinute(): Promise<void> {
      if (!edgeFunction) return;
      await rows("select private.request_mails()").catch(() => {});
      for (const { url, headers } of await rows(
        "delete from net.http_request_queue returning url, headers",
      )) {
        const { status } = await fetch(addressOf(new URL(String(url)).pathname), {
          method: "POST",
          headers: headers as Record<string, string>,
          body: "{}",
        });
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

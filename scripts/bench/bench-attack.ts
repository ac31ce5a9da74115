/**
 * `node --import tsx scripts/bench/bench-attack.ts`: how long a visitor waits for the database while eight connections send
 * without a pause, in every way that a stranger has. On a real PostgreSQL server of its own, which
 * must be on the PATH; the visitor and the attackers are processes of their own. Takes under two minutes.
 */
import { fork } from "node:child_process";
import { once } from "node:events";
import { createHistogram } from "node:perf_hooks";
import { Client } from "pg";
import { applyMigrations, createSupabaseRoles } from "../../embedded/migrations.ts";
import { findPostgres, sqlOf, startPostgres } from "../../embedded/parts/postgres-server.ts";
import { reportProblem, SetupProblem } from "../shared/setup-problem.ts";

const attackers = 8;
const visits = 200;
const maxAtP95 = 200;
/** An attacker ends itself by then, should nobody else. */
const longestAttackMs = 60_000;

/** What one attacker sends again and again; each is a statement with the number of its turn as $1. */
const attacks: Record<string, { statement: string; source: (turn: number) => string }> = {
  "the same request": {
    statement: "insert into callback_requests (name, phone) values (left('Eve' || $1::text, 3), '06')",
    source: () => "192.0.2.1",
  },
  "another request each time": {
    statement: "insert into callback_requests (name, phone) values ('Eve ' || $1::text, '06')",
    source: () => "192.0.2.1",
  },
  "another request each time, each from another network": {
    statement: "insert into callback_requests (name, phone) values ('Eve ' || $1::text, '06')",
    source: (turn) => `10.${(turn >> 16) & 255}.${(turn >> 8) & 255}.${turn & 255}`,
  },
  "40,000 rows at once": {
    statement:
      "insert into callback_requests (name, phone) select left('Eve' || $1::text, 3), '06' from generate_series(1, 40000)",
    source: () => "192.0.2.1",
  },
  "a megabyte of text": {
    statement:
      "insert into callback_requests (name, phone) values (repeat('http://', 150000) || $1::text, '06')",
    source: () => "192.0.2.1",
  },
};

async function connect(host: string): Promise<Client> {
  const client = new Client({ host, user: "postgres", database: "postgres" });
  await client.connect();
  return client;
}

/** As the REST interface does it: a transaction with the caller's role and headers. */
async function send(client: Client, role: string, source: string, statement: string, turn: number) {
  try {
    await client.query(`begin; set local role ${role}`);
    const headers = JSON.stringify({ "cf-connecting-ip": source });
    await client.query("select set_config('request.headers', $1, true)", [headers]);
    await client.query(statement, [turn]);
    await client.query("commit");
    return "stored";
  } catch (error) {
    await client.query("rollback");
    return JSON.parse((error as Error).message).code as string;
  }
}

/** Sends without a pause until the process is ended, or a minute has passed. */
async function attack(host: string, name: string): Promise<void> {
  const { statement, source } = attacks[name] as (typeof attacks)[string];
  process.once("disconnect", () => process.exit());
  const end = Date.now() + longestAttackMs;
  let turn = 0;
  const loop = async (client: Client) => {
    while (Date.now() < end) {
      const mine = turn++;
      await send(client, "authenticated", source(mine), statement, mine);
    }
  };
  const clients = await Promise.all(Array.from({ length: attackers }, () => connect(host)));
  process.send?.("begun");
  await Promise.all(clients.map(loop));
  process.exit();
}

/** Sends one request after another, each from another network, and prints how long each took. */
async function visit(host: string, what: string): Promise<boolean> {
  const client = await connect(host);
  const times = createHistogram();
  const answers: Record<string, number> = {};
  for (let index = 0; index < visits; index++) {
    const began = performance.now();
    const statement = "insert into callback_requests (name, phone) values ('Bewoner ' || $1::text, '06')";
    const answer = await send(client, "anon", `198.51.${index >> 8}.${index & 255}`, statement, index);
    times.record(Math.ceil(performance.now() - began));
    answers[answer] = (answers[answer] ?? 0) + 1;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  await client.end();
  const p95 = times.percentile(95);
  console.log(
    `${what}: p50 ${times.percentile(50)} ms, p95 ${p95} ms, slowest ${times.max} ms, ${JSON.stringify(answers)}`,
  );
  return p95 < maxAtP95 && answers.stored === visits;
}

async function measure(): Promise<void> {
  const programs = findPostgres();
  if (!programs) throw new SetupProblem("There is no PostgreSQL server on the PATH: install one for this.");
  const server = await startPostgres(programs);
  try {
    const owner = await connect(server.socketDirectory);
    await createSupabaseRoles(sqlOf(owner));
    await applyMigrations(sqlOf(owner));
    // The last cap would end the flood from many networks, and with it what is measured.
    await owner.query("update private.settings set hard_max_per_hour = 1000000");
    if (!(await visit(server.socketDirectory, "nobody attacks"))) process.exitCode = 1;
    for (const name of Object.keys(attacks)) {
      await owner.query("truncate public.callback_requests cascade; truncate private.rate_limits");
      const attacker = fork(process.argv[1] as string, [server.socketDirectory, name]);
      await once(attacker, "message");
      if (!(await visit(server.socketDirectory, name))) process.exitCode = 1;
      attacker.kill("SIGKILL");
      await once(attacker, "exit");
    }
    await owner.end();
  } finally {
    await server.stop();
  }
}

const [, , socket, name] = process.argv;
(socket && name ? attack(socket, name) : measure()).catch(reportProblem);

import { randomUUID } from "node:crypto";
import { PGlite } from "@electric-sql/pglite";
import { Client } from "pg";
import { afterAll, inject } from "vitest";
import { applyMigrations, createSupabaseRoles, type Database } from "../../embedded/migrations.ts";
import { sqlOf } from "../parts/postgres-server.ts";
import { quote } from "../sample-quote.ts";

type Row = Record<string, unknown>;

/** A connection to a database, and ways to be somebody in it. */
export interface DatabaseConnection {
  /** Runs statements with all rights. */
  exec(statements: string): Promise<unknown>;
  /** Rows of a query with all rights. */
  rows<T = Row>(statement: string, parameters?: unknown[]): Promise<T[]>;
  /** Rows of a statement run the way the REST interface does: in a transaction, as the caller's role, with its headers. */
  as<T = Row>(
    role: string,
    statement: string,
    parameters?: unknown[],
    headers?: Record<string, string>,
  ): Promise<T[]>;
  /** Inserts a row as a visitor does, or as another role. */
  insert(table: string, row: object, headers?: Record<string, string>, role?: string): Promise<unknown[]>;
}

/** A database for one test file, as in projects from before 2026, where everything new in `public` is granted to everybody. */
export async function openMigratedDatabase() {
  const { database, connect } = await openEmptyDatabase();
  await database.exec(`
    alter default privileges in schema public grant all on tables to anon, authenticated, service_role;
    alter default privileges in schema public grant all on sequences to anon, authenticated, service_role;
    alter default privileges in schema public grant all on functions to anon, authenticated, service_role;
  `);
  await applyMigrations(database);
  const connection = connectionOf(database);
  const from = (address?: string) => (address === undefined ? undefined : { "cf-connecting-ip": address });
  return {
    ...connection,
    connect,
    addQuote: (changes: object = {}, address?: string) =>
      connection.insert("contact_submissions", { ...quote, ...changes }, from(address)),
    addCallback: (name = "Piet", address?: string) =>
      connection.insert("callback_requests", { name, phone: "035" }, from(address)),
    /** A number of `private.settings`, of which tests don't repeat the value. */
    setting: async (name: string) =>
      (await connection.rows<{ value: number }>(`select ${name} as value from private.settings`))[0]?.value ??
      0,
    /** Deletes all requests with what belongs to them, and restores the settings. */
    empty: () =>
      database.exec(`
        delete from public.contact_submissions; delete from public.callback_requests; delete from private.rate_limits;
        delete from private.settings; insert into private.settings default values;
      `),
  };
}

/** A database of its own with the roles of Supabase and nothing else. */
export async function openEmptyDatabase() {
  const socket = inject("postgresSocket");
  return socket ? createOnServer(socket) : createEmbedded();
}

async function createEmbedded() {
  const database = await PGlite.create();
  afterAll(() => database.close());
  await createSupabaseRoles(database);
  const connect = (): Promise<DatabaseConnection> =>
    Promise.reject(new Error("The embedded Postgres has one."));
  return { database, connect };
}

async function createOnServer(host: string) {
  const name = `test_${randomUUID().replaceAll("-", "")}`;
  const opened: Client[] = [];
  const open = async (database: string) => {
    const client = new Client({ host, user: "postgres", database });
    await client.connect();
    opened.push(client);
    return client;
  };
  const server = await open("postgres");
  await server.query(`create database ${name}`);
  afterAll(() => Promise.all(opened.map((client) => client.end())));
  const database: Database = sqlOf(await open(name));
  await database.exec("grant usage on schema public to anon, authenticated, service_role");
  return { database, connect: async () => connectionOf(sqlOf(await open(name))) };
}

export function connectionOf(database: Database): DatabaseConnection {
  const connection: DatabaseConnection = {
    exec: (statements) => database.exec(statements),
    rows: async <T>(statement: string, parameters?: unknown[]) =>
      (await database.query<T>(statement, parameters)).rows,
    as: async <T>(role: string, statement: string, parameters: unknown[] = [], headers?: object) => {
      const work = async (transaction: Pick<Database, "exec" | "query">) => {
        const asHeaders = "select set_config('request.headers', $1, true)";
        if (headers) await transaction.query(asHeaders, [JSON.stringify(headers)]);
        await transaction.exec(`set local role ${role}`);
        return (await transaction.query<T>(statement, parameters)).rows;
      };
      return (await database.transaction(work)) as T[];
    },
    insert(table, row, headers, role = "anon") {
      const columns = Object.keys(row);
      const places = columns.map((_, index) => `$${index + 1}`);
      const statement = `insert into ${table} (${columns.join()}) values (${places.join()})`;
      return connection.as(role, statement, Object.values(row), headers);
    },
  };
  return connection;
}

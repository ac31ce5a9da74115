import { execFileSync } from "node:child_process";
import { chownSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { Client } from "pg";
import type { TestProject } from "vitest/node";
import { applyMigrations, createSupabaseRoles, type Database } from "../../embedded/migrations.ts";
import { findPostgres, sqlOf } from "../servers/postgres.ts";

declare module "vitest" {
  export interface ProvidedContext {
    /** The socket of a real PostgreSQL server; undefined when the tests use the embedded database. */
    postgresSocket: string;
    /** The templates of new databases: databases on that server, or files for the embedded database. */
    databaseTemplates: { empty: string; migrated: string };
  }
}

/** PostgreSQL refuses to run as root; 65534 is "nobody". */
const postgresUser = process.getuid?.() === 0 ? { uid: 65534, gid: 65534 } : {};

/**
 * Makes the templates of all databases of a run, because starting and migrating a database takes seconds. The templates
 * are on a PostgreSQL server if its programs are on the PATH.
 */
export default async function setup({ vitest }: TestProject): Promise<(() => void) | undefined> {
  if (vitest.getProvidedContext().databaseTemplates) return undefined;
  const directory = mkdtempSync(join(tmpdir(), "postgres-"));
  let stopServer = () => {};
  const cleanUp = () => {
    stopServer();
    stopServer = () => {};
    rmSync(directory, { recursive: true, force: true });
  };
  // A failed or interrupted run also cleans up; otherwise the server would outlive the run.
  process.once("exit", cleanUp);
  const programs = findPostgres();
  if (!programs) {
    console.warn("No PostgreSQL server on the PATH: the database tests run on the embedded one.");
    vitest.provide("databaseTemplates", await writeEmbeddedTemplates(directory));
    return cleanUp;
  }
  stopServer = startServer(programs, directory);
  vitest.provide("databaseTemplates", await createTemplates(directory));
  vitest.provide("postgresSocket", directory);
  return cleanUp;
}

async function writeEmbeddedTemplates(directory: string) {
  const database = await PGlite.create();
  const write = async (name: string) => {
    const file = join(directory, name);
    const data = await database.dumpDataDir("none");
    writeFileSync(file, new Uint8Array(await data.arrayBuffer()));
    return file;
  };
  await createSupabaseRoles(database);
  const empty = await write("empty.tar");
  await migrate(database);
  const migrated = await write("migrated.tar");
  await database.close();
  return { empty, migrated };
}

/** Starts a server that listens on a socket in `directory`. Returns a function that stops it. */
function startServer(programs: string, directory: string): () => void {
  if (postgresUser.uid !== undefined) chownSync(directory, postgresUser.uid, postgresUser.gid);
  const data = join(directory, "data");
  const run = (program: string, ...words: string[]) =>
    execFileSync(join(programs, program), ["-D", data, ...words], {
      ...postgresUser,
      cwd: directory,
      stdio: ["ignore", "ignore", "inherit"],
    });
  // The machine's own locale is not used, because LC_ALL may name one that is not installed.
  run("initdb", "-U", "postgres", "-E", "UTF8", "--no-locale", "-A", "trust", "--no-sync");
  // The server has no TCP address, and no fsync, because losing data in a crash does not matter here.
  run("pg_ctl", "start", "--silent", "--log", join(directory, "log"), "-o", `-h '' -k ${directory} -F`);
  return () => run("pg_ctl", "stop", "--mode=fast");
}

async function createTemplates(host: string) {
  const [empty, migrated] = ["template1", "migrated"];
  const within = async (database: string, work: (database: Database) => Promise<unknown>) => {
    const client = new Client({ host, user: "postgres", database });
    await client.connect();
    await work(sqlOf(client)).finally(() => client.end());
  };
  await within(empty, createSupabaseRoles);
  await within("postgres", (server) => server.exec(`create database ${migrated}`));
  await within(migrated, migrate);
  return { empty, migrated };
}

/** Migrates a database that grants everybody all new objects in `public`, as Supabase projects from before 2026 do. */
async function migrate(database: Database): Promise<void> {
  await database.exec(`
    alter default privileges in schema public grant all on tables to anon, authenticated, service_role;
    alter default privileges in schema public grant all on sequences to anon, authenticated, service_role;
    alter default privileges in schema public grant all on functions to anon, authenticated, service_role;
  `);
  await applyMigrations(database);
}

import { execFileSync } from "node:child_process";
import { chownSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Client } from "pg";
import type { TestProject } from "vitest/node";
import { createSupabaseRoles } from "../../embedded/migrations.ts";
import { findPostgres, sqlOf } from "../servers/postgres-server.ts";

declare module "vitest" {
  export interface ProvidedContext {
    /** The socket of a real PostgreSQL server; without one the tests use the embedded one. */
    postgresSocket: string;
  }
}

/** PostgreSQL refuses to run as root; 65534 is "nobody". */
const unprivileged = process.getuid?.() === 0 ? { uid: 65534, gid: 65534 } : {};

/** Starts one PostgreSQL server for all files of a run. Without one on the PATH each file opens an embedded database. */
export default async function setup({ vitest }: TestProject): Promise<(() => void) | undefined> {
  if (vitest.getProvidedContext().postgresSocket) return undefined;
  const programs = findPostgres();
  if (!programs) {
    console.warn("No PostgreSQL server on the PATH: the database tests run on the embedded one.");
    return undefined;
  }
  const directory = mkdtempSync(join(tmpdir(), "postgres-"));
  if (unprivileged.uid !== undefined) chownSync(directory, unprivileged.uid, unprivileged.gid);
  const data = join(directory, "data");
  const run = (program: string, ...words: string[]) =>
    execFileSync(join(programs, program), ["-D", data, ...words], {
      ...unprivileged,
      cwd: directory,
      stdio: ["ignore", "ignore", "inherit"],
    });
  // Not the locale of this machine: LC_ALL may name one that is not installed.
  run("initdb", "-U", "postgres", "-E", "UTF8", "--no-locale", "-A", "trust", "--no-sync");
  // No TCP address, and no fsync, because losing data in a crash does not matter here.
  run("pg_ctl", "start", "--silent", "--log", join(directory, "log"), "-o", `-h '' -k ${directory} -F`);
  const client = new Client({ host: directory, user: "postgres", database: "postgres" });
  await client.connect();
  // Roles belong to the server, so create them before the test files run in parallel.
  await createSupabaseRoles(sqlOf(client));
  await client.end();
  vitest.provide("postgresSocket", directory);
  return () => {
    run("pg_ctl", "stop", "--mode=fast");
    rmSync(directory, { recursive: true, force: true });
  };
}

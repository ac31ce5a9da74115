import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { PGlite } from "@electric-sql/pglite";
import { SetupProblem } from "./setup-problem.ts";

/** Names only the part of PGlite that is used here, because @supabase/lite has its own version of PGlite. */
export type Database = Pick<PGlite, "exec" | "query"> & {
  transaction(work: (transaction: Pick<PGlite, "exec" | "query">) => Promise<unknown>): Promise<unknown>;
};

const supabaseRoles = { anon: "nologin", authenticated: "nologin", service_role: "nologin bypassrls" };

/** Makes the roles that a Supabase project has from the start. */
export async function createSupabaseRoles(database: Database): Promise<void> {
  for (const [role, rights] of Object.entries(supabaseRoles)) {
    const { rows } = await database.query("select from pg_roles where rolname = $1", [role]);
    if (rows.length === 0)
      await database.exec(`create role ${role} ${rights}; grant usage on schema public to ${role}`);
  }
}

/** Returns the migrations in a folder, in order. Throws a SetupProblem for a file name that the Supabase CLI skips. */
function migrationsIn(directory: string) {
  const files = readdirSync(directory).filter((file) => !file.startsWith("."));
  return files.sort().map((file) => {
    const [, version, name] = /^(\d{14})_(.+)\.sql$/.exec(file) ?? [];
    if (!version)
      throw new SetupProblem(
        `${directory}/${file} has no name of a migration. Call it by fourteen digits of its time and what it does, like 20261123080000_create_tables.sql.`,
      );
    return { file, version, name };
  });
}

/** Applies the new migrations and records them in the same table as the Supabase CLI. Throws a SetupProblem. */
export async function applyMigrations(database: Database, directory = "supabase/migrations"): Promise<void> {
  const migrations = migrationsIn(directory);
  await database.exec(`
    create schema if not exists supabase_migrations;
    create table if not exists supabase_migrations.schema_migrations
      (version text primary key, statements text[], name text);
  `);
  const { rows } = await database.query<{ version: string }>(
    "select version from supabase_migrations.schema_migrations",
  );
  const versions = rows.map((row) => row.version);
  if (versions.some((version) => !migrations.some((migration) => migration.version === version))) {
    throw new SetupProblem(
      "De aanvragen op deze computer zijn van een oudere versie; haal de map .embedded weg.",
    );
  }
  for (const { file, version, name } of migrations) {
    if (versions.includes(version)) continue;
    try {
      await database.transaction(async (transaction) => {
        await transaction.exec(readFileSync(join(directory, file), "utf8"));
        await transaction.query(
          "insert into supabase_migrations.schema_migrations (version, name) values ($1, $2)",
          [version, name],
        );
      });
    } catch (error) {
      const reason = error instanceof Error ? error.message : error;
      throw new SetupProblem(
        `Migration ${file} fails: ${reason}. Correct the file in ${directory} and start again.`,
      );
    }
  }
}

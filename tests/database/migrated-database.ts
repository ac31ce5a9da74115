import { PGlite } from "@electric-sql/pglite";
import { afterAll } from "vitest";
import { applyMigrations, createSupabaseRoles } from "../../embedded/migrations.ts";

type Row = Record<string, unknown>;

/** A database of its own for one test file, with all migrations, and ways to be somebody in it. */
export interface MigratedDatabase {
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
}

/** Opens it as in projects from before 2026, where everything new in `public` is granted to everybody. */
export async function openMigratedDatabase(): Promise<MigratedDatabase> {
  const database = await PGlite.create();
  afterAll(() => database.close());
  await createSupabaseRoles(database);
  await database.exec(`
    alter default privileges in schema public grant all on tables to anon, authenticated, service_role;
    alter default privileges in schema public grant all on functions to anon, authenticated, service_role;
  `);
  await applyMigrations(database);
  return {
    exec: (statements) => database.exec(statements),
    rows: async <T>(statement: string, parameters?: unknown[]) =>
      (await database.query<T>(statement, parameters)).rows,
    as: async <T>(role: string, statement: string, parameters: unknown[] = [], headers?: object) =>
      database.transaction(async (transaction) => {
        if (headers) {
          await transaction.query("select set_config('request.headers', $1, true)", [
            JSON.stringify(headers),
          ]);
        }
        await transaction.exec(`set local role ${role}`);
        return (await transaction.query<T>(statement, parameters)).rows;
      }),
  };
}

import { Client } from "pg";
import type { TestProject } from "vitest/node";
import { createSupabaseRoles } from "../../embedded/migrations.ts";
import { findPostgres, sqlOf, startPostgres } from "../parts/postgres-server.ts";

declare module "vitest" {
  export interface ProvidedContext {
    /** Where the tests find a real PostgreSQL server; without it they take the embedded one. */
    postgresSocket: string;
  }
}

/** Starts one PostgreSQL server for all files of a run. Without one on the PATH each file opens an embedded database. */
export default async function setup({ vitest }: TestProject): Promise<(() => void) | undefined> {
  if (vitest.getProvidedContext().postgresSocket) return undefined;
  const programs = findPostgres();
  if (!programs) {
    console.warn("No PostgreSQL server on the PATH: the database tests run on the embedded one.");
    return undefined;
  }
  // What a crash would lose does not matter here.
  const server = startPostgres(programs, ["fsync=off"]);
  const client = new Client({ host: server.socketDirectory, user: "postgres", database: "postgres" });
  await client.connect();
  // Roles belong to the server, so they are made before the files begin side by side.
  await createSupabaseRoles(sqlOf(client));
  await client.end();
  vitest.provide("postgresSocket", server.socketDirectory);
  return server.stop;
}

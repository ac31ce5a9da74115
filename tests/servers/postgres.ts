import { spawnSync } from "node:child_process";
import { realpathSync } from "node:fs";
import { dirname } from "node:path";
import { type Client, types } from "pg";
import type { Database } from "../../embedded/migrations.ts";

/** The directory of the PostgreSQL binaries on the PATH, if any. */
export function findPostgres(): string | undefined {
  const path = spawnSync("which", ["postgres"], { encoding: "utf8" }).stdout?.trim();
  return path ? dirname(realpathSync(path)) : undefined;
}

// PGlite returns these integers as numbers, so this client does too.
types.setTypeParser(types.builtins.INT8, Number);

/** Gives a connection PGlite's interface. */
export function sqlOf(client: Client): Database {
  const query = (sql: string, parameters?: unknown[]) => client.query(sql, parameters);
  const statements = { exec: query, query } as unknown as Pick<Database, "exec" | "query">;
  // Transactions run one after another, because on one connection simultaneous transactions would become one.
  let last: Promise<unknown> = Promise.resolve();
  return {
    ...statements,
    transaction(work) {
      const turn = last.then(async () => {
        await client.query("begin");
        try {
          const result = await work(statements);
          await client.query("commit");
          return result;
        } catch (error) {
          await client.query("rollback");
          throw error;
        }
      });
      last = turn.catch(() => {});
      return turn;
    },
  };
}

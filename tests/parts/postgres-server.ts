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

// As PGlite returns them.
types.setTypeParser(types.builtins.INT8, Number);

/** A connection with PGlite's interface. */
export function sqlOf(client: Client): Database {
  const statements: Pick<Database, "exec" | "query"> = {
    exec: async (sql) => {
      await client.query(sql);
      return [];
    },
    query: async (sql, parameters) => {
      const { rows, fields, rowCount } = await client.query(sql, parameters);
      return { rows, fields: fields as never, affectedRows: rowCount ?? 0 };
    },
  };
  // Serialized: on one connection concurrent transactions would be one.
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

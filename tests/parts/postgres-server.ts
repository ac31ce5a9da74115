import { execFileSync, spawnSync } from "node:child_process";
import { appendFileSync, chownSync, mkdtempSync, realpathSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { type Client, types } from "pg";
import type { Database } from "../../embedded/migrations.ts";

/** PostgreSQL refuses to run as root; 65534 is "nobody". */
const unprivileged = process.getuid?.() === 0 ? { uid: 65534, gid: 65534 } : {};

/** The directory of the PostgreSQL binaries on the PATH, if any. */
export function findPostgres(): string | undefined {
  const path = spawnSync("which", ["postgres"], { encoding: "utf8" }).stdout?.trim();
  return path ? dirname(realpathSync(path)) : undefined;
}

/** Starts a PostgreSQL server with an empty database; `settings` are lines of postgresql.conf. `pg` takes `socketDirectory` as host. */
export function startPostgres(programs: string, settings: string[] = []) {
  const socketDirectory = mkdtempSync(join(tmpdir(), "postgres-"));
  if (unprivileged.uid !== undefined) chownSync(socketDirectory, unprivileged.uid, unprivileged.gid);
  const data = join(socketDirectory, "data");
  const run = (program: string, ...words: string[]) =>
    execFileSync(join(programs, program), ["-D", data, ...words], {
      ...unprivileged,
      cwd: socketDirectory,
      stdio: ["ignore", "ignore", "inherit"],
    });
  run("initdb", "-U", "postgres", "-E", "UTF8", "-A", "trust", "--no-sync");
  const sockets = [`listen_addresses = ''`, `unix_socket_directories = '${socketDirectory}'`];
  appendFileSync(
    join(data, "postgresql.conf"),
    [...sockets, "max_connections = 100", ...settings, ""].join("\n"),
  );
  run("pg_ctl", "start", "--wait", "--silent", "--log", join(socketDirectory, "log"));
  return {
    socketDirectory,
    stop() {
      run("pg_ctl", "stop", "--mode=fast");
      rmSync(socketDirectory, { recursive: true, force: true });
    },
  };
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

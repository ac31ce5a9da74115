import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { chownSync, mkdtempSync, realpathSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, dirname, join } from "node:path";
import { Client, types } from "pg";
import type { Database } from "../migrations.ts";

/** Postgres refuses to run as root; this is the number of "nobody". */
const unprivileged = process.getuid?.() === 0 ? { uid: 65534, gid: 65534 } : {};

/** The directory with the programs of the PostgreSQL server on the PATH; undefined where there is none. */
export function findPostgres(): string | undefined {
  for (const directory of (process.env.PATH ?? "").split(delimiter)) {
    try {
      return dirname(realpathSync(join(directory, "postgres")));
    } catch {
      // Not in this one.
    }
  }
  return undefined;
}

/**
 * Starts a real PostgreSQL server of its own with an empty database, for as many connections as an attacker may
 * open; `pg` takes its `socketDirectory` as host.
 */
export async function startPostgres(programs: string, settings: string[] = []) {
  const directory = mkdtempSync(join(tmpdir(), "postgres-"));
  if (unprivileged.uid !== undefined) chownSync(directory, unprivileged.uid, unprivileged.gid);
  const [initdb, postgres] = [join(programs, "initdb"), join(programs, "postgres")];
  const data = ["-D", join(directory, "data")];
  const processOptions = { ...unprivileged, cwd: directory };
  execFileSync(initdb, [...data, "-U", "postgres", "-E", "UTF8", "-A", "trust", "--no-sync"], {
    ...processOptions,
    stdio: ["ignore", "ignore", "inherit"],
  });
  const options = [
    "listen_addresses=",
    `unix_socket_directories=${directory}`,
    "max_connections=100",
    ...settings,
  ];
  const words = options.flatMap((option) => ["-c", option]);
  const server = spawn(postgres, [...data, ...words], { ...processOptions, stdio: "ignore" });
  const ended = once(server, "exit");
  await untilConnected(directory);
  return {
    socketDirectory: directory,
    async stop() {
      // Without waiting for who is still connected.
      server.kill("SIGINT");
      await ended;
      rmSync(directory, { recursive: true, force: true });
    },
  };
}

async function untilConnected(host: string): Promise<void> {
  for (let attempt = 0; ; attempt++) {
    const client = new Client({ host, user: "postgres", database: "postgres" });
    try {
      await client.connect();
      await client.end();
      return;
    } catch (error) {
      if (attempt === 600) throw error;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
}

// As the embedded Postgres gives them: our numbers are far below where a double loses digits.
types.setTypeParser(types.builtins.INT8, Number);

/** A connection to a server with the methods of the embedded Postgres. */
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
  // One connection does one thing at a time; a transaction that several begin at once would be one for all.
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

import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, inject, test } from "vitest";
import { findPostgres } from "../servers/postgres.ts";
import { openMigratedDatabase } from "./migrated-database.ts";

const host = inject("postgresSocket");
const guide = readFileSync("docs/deploy.md", "utf8");
const [, leftOut = ""] = /db dump .* -x (\S+) -f/.exec(guide) ?? [];
const [, restoreOptions = ""] = /`psql (.+) "\$URL" -f requests\.sql`/.exec(guide) ?? [];
const [, raiseStatements = ""] = /After any restore .*?```sql\n(.+?)```/s.exec(guide) ?? [];

/** Runs a program of PostgreSQL on a database. */
function run(program: string, database: string, options: string, input = "") {
  const words = `-h ${host} -U postgres -d ${database} ${options}`.split(" ");
  return execFileSync(join(findPostgres() ?? "", program), words, { input, encoding: "utf8" });
}

/** Copies a database with a request of each kind, and restores the copy into a new database, as documented. */
async function restoreCopy() {
  const [old, fresh] = [await openMigratedDatabase(), await openMigratedDatabase()];
  await old.addQuote({ services: ["Dakgoten", "Pannendak"] });
  await old.addCallback();
  await old.exec(`insert into private.photos (quote_id, id, content) select id, gen_random_uuid(), 'abc' from contact_submissions;
    insert into request_log (id, quote_id, text, written_by) select gen_random_uuid(), id, 'Gebeld', 'jan' from contact_submissions`);
  // `supabase db dump --data-only` uses these options.
  const copy = run("pg_dump", old.name, `--data-only --exclude-table=${leftOut} -n public -n private`);
  run("psql", fresh.name, `${restoreOptions} -q`, `set session_replication_role = replica;\n${copy}`);
  return { old, fresh };
}

test.skipIf(!host)("the documented copy restores all requests into a new database", async () => {
  const { old, fresh } = await restoreCopy();
  const all = "select kind, request, unmailed, log from requests order by kind, id";
  expect(await fresh.rows(all)).toEqual(await old.rows(all));
  expect(await fresh.rows("select content from private.photos")).toHaveLength(1);
});

test.skipIf(!host)("the link of a request that a restore lost opens no other", async () => {
  const { old, fresh } = await restoreCopy();
  await fresh.exec(raiseStatements);
  for (const { addCallback, addQuote } of [old, fresh]) {
    await addCallback("Els");
    await addQuote({ name: "Els" });
  }
  const links = "select kind, id from requests where request ->> 'name' = 'Els'";
  const [lostLinks, newLinks] = [await old.rows(links), await fresh.rows(links)];
  expect(newLinks).toHaveLength(2);
  for (const link of lostLinks) expect(newLinks).not.toContainEqual(link);
});

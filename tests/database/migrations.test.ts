import {
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, onTestFinished, test } from "vitest";
import { applyMigrations } from "../../embedded/migrations.ts";
import { quote } from "../sample-quote.ts";
import { connectionOf, openEmptyDatabase } from "./migrated-database.ts";
import { authSchema } from "./staffed-database.ts";

const { database } = await openEmptyDatabase();
const directory = mkdtempSync(join(tmpdir(), "migrations-"));
afterAll(() => rmSync(directory, { recursive: true }));
writeFileSync(join(directory, "20260101000000_good.sql"), "create table good ()");

/** Applies the written migrations, with this one as the last. */
function apply(statements: string) {
  writeFileSync(join(directory, "20260102000000_last.sql"), statements);
  return applyMigrations(database, directory);
}

const half = "create table half_good ()";

test("a migration that fails is named with its reason", async () => {
  await expect(apply(`${half}; create tabel typo ()`)).rejects.toThrow(
    /^Migration 20260102000000_last\.sql fails: syntax error at or near "tabel"/,
  );
});

test.each(["2026_late.sql", "20260103000000-late.sql", "late"])(
  "a migration called %s is refused with how it should be called",
  async (name) => {
    writeFileSync(join(directory, name), "create table late ()");
    onTestFinished(() => rmSync(join(directory, name)));
    await expect(applyMigrations(database, directory)).rejects.toThrow(
      /has no name of a migration\. Call it by .* like \d{14}_\w+\.sql\.$/,
    );
  },
);

test("a migration that fails leaves nothing behind", async () => {
  await apply(`${half}; create tabel typo ()`).catch(() => {});
  await expect(database.exec("select from half_good")).rejects.toThrow("does not exist");
});

test("a migration runs when it is corrected", async () => {
  await apply(`${half}; create tabel typo ()`).catch(() => {});
  await apply(half);
  await expect(database.exec("select from good, half_good")).resolves.toBeDefined();
});

test("data of an older version is refused with what to do about it", async () => {
  await apply(half);
  await expect(applyMigrations(database)).rejects.toThrow(
    "De aanvragen op deze computer zijn van een oudere versie; haal de map .embedded weg.",
  );
});

/** Stores requests of every kind as a restored copy does, without triggers: two of visitors, one by phone, two of spam. */
const storeEveryKind = `
  set session_replication_role = replica;
  insert into contact_submissions (name, phone, email, message, services, spam_reason, taken_by) values
    ('Jan', '06', 'jan@example.nl', 'Het lekt', '{Dakgoten}', null, null),
    ('Els', '035', null, null, null, null, 'eigenaar@voorbeeld.nl'),
    ('Eve', '06', 'eve@example.nl', 'https://a.example', '{Dakgoten}', 'source', null);
  insert into callback_requests (name, phone, spam_reason) values ('Piet', '035', null), ('Win', '06', 'links');
  reset session_replication_role`;

test("migrations and the README’s recipe fit requests of every kind", async () => {
  const { database: fullDatabase } = await openEmptyDatabase();
  const { exec, insert, rows } = connectionOf(fullDatabase);
  await exec(authSchema);
  const folder = join(directory, "each");
  mkdirSync(folder);
  for (const file of readdirSync("supabase/migrations").sort()) {
    copyFileSync(join("supabase/migrations", file), join(folder, file));
    await applyMigrations(fullDatabase, folder);
    await exec(storeEveryKind);
  }
  const [addition = "", requirement = ""] = [
    ...readFileSync("README.md", "utf8").matchAll(/```sql\n(.*?)```/gs),
    // The field of the recipe gets another name, because the form may have a postcode by now.
  ].map(([, statements = ""]) => statements.replaceAll("postcode", "example"));
  const addField = (version: number, statements: string) => {
    writeFileSync(join(folder, `${version}_example.sql`), statements);
    return applyMigrations(fullDatabase, folder);
  };
  await addField(20990101000000, addition);
  await insert("contact_submissions", quote);
  await addField(20990102000000, requirement);
  await expect(insert("contact_submissions", { ...quote, name: "Kees" })).rejects.toMatchObject({
    code: "23502",
  });
  await insert("contact_submissions", { ...quote, example: "1211 AB" });
  for (const table of ["contact_submissions", "callback_requests"])
    await exec(`update ${table} set status = 'Gebeld', name = name || ' de Boer'`);
  const matches = "select count(*)::int as matches from requests where searched like '%deboer%gebeld%'";
  const files = readdirSync("supabase/migrations").length;
  expect(await rows(matches)).toEqual([{ matches: files * 5 + 2 }]);
});

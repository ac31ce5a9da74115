import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { applyMigrations } from "../../embedded/migrations.ts";
import { openEmptyDatabase } from "./migrated-database.ts";

function makeDirectory(files: Record<string, string>): string {
  const directory = mkdtempSync(join(tmpdir(), "migrations-"));
  onTestFinished(() => rmSync(directory, { recursive: true }));
  for (const [name, content] of Object.entries(files)) writeFileSync(join(directory, name), content);
  return directory;
}

test("data of an older version, whose migrations are gone, is met with what to do about it", async () => {
  const { database } = await openEmptyDatabase();
  await applyMigrations(database, makeDirectory({ "20260101000000_old.sql": "create table old ();" }));
  await expect(applyMigrations(database)).rejects.toThrow(
    "De aanvragen op deze computer zijn van een oudere versie; npm run db:reset haalt ze weg.",
  );
});

test("a migration that fails is named with its reason, leaves nothing behind, and runs when corrected", async () => {
  const { database } = await openEmptyDatabase();
  const last = "20260102000000_last.sql";
  const directory = makeDirectory({
    "20260101000000_good.sql": "create table good ();",
    [last]: "create table half_good (); create tabel typo ();",
  });
  await expect(applyMigrations(database, directory)).rejects.toThrow(
    /^Migration 20260102000000_last\.sql fails: syntax error at or near "tabel"/,
  );
  writeFileSync(join(directory, last), "create table half_good ();");
  await applyMigrations(database, directory);
  await expect(database.exec("select from good, half_good")).resolves.toBeDefined();
});

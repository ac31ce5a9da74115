import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { applyMigrations } from "../../embedded/migrations.ts";
import { openEmptyDatabase } from "./migrated-database.ts";

const { database } = await openEmptyDatabase();
const directory = mkdtempSync(join(tmpdir(), "migrations-"));
afterAll(() => rmSync(directory, { recursive: true }));

/** Applies all migrations that were written, with this one as the last. */
function apply(statements: string) {
  writeFileSync(join(directory, "20260102000000_last.sql"), statements);
  return applyMigrations(database, directory);
}

test("a migration that fails is named with its reason, leaves nothing behind, and runs when corrected", async () => {
  writeFileSync(join(directory, "20260101000000_good.sql"), "create table good ()");
  await expect(apply("create table half_good (); create tabel typo ()")).rejects.toThrow(
    /^Migration 20260102000000_last\.sql fails: syntax error at or near "tabel"/,
  );
  await apply("create table half_good ()");
  await expect(database.exec("select from good, half_good")).resolves.toBeDefined();
});

test("data of an older version, whose migrations are gone, is met with what to do about it", async () => {
  await apply("create table half_good ()");
  await expect(applyMigrations(database)).rejects.toThrow(
    "De aanvragen op deze computer zijn van een oudere versie; haal de map .embedded weg.",
  );
});

import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { applyMigrations } from "../../embedded/migrations.ts";
import { openEmptyDatabase } from "./migrated-database.ts";

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

import { cpSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, inject, onTestFinished, test } from "vitest";
import { holdDataDirectory } from "../../embedded/data-directory.ts";
import { openDatabase } from "../../embedded/database.ts";

function makeDirectory(): string {
  const directory = mkdtempSync(join(tmpdir(), "data-"));
  onTestFinished(() => rmSync(directory, { recursive: true, force: true }));
  return directory;
}

test("a place where nothing can be stored is named in one line", () => {
  const directory = makeDirectory();
  const file = join(directory, "data");
  writeFileSync(file, "");
  expect(() => holdDataDirectory(file)).toThrow(
    /data is niet te gebruiken \(EEXIST.*\)\. Herstel dat, of zet EMBEDDED_DATA_DIR op een andere map\.$/,
  );
});

test("damaged data is named in one line, with what can be done", async () => {
  const directory = makeDirectory();
  cpSync(join(inject("newData"), "postgres"), join(directory, "postgres"), { recursive: true });
  writeFileSync(join(directory, "postgres/global/pg_control"), "");
  await expect(openDatabase(directory)).rejects.toThrow(
    /^De aanvragen in .* zijn niet te lezen \(.*\)\. Zet er een kopie van terug, of haal de map weg om leeg te beginnen\.$/,
  );
});

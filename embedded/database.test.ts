import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { openDatabase } from "./database.ts";

test("damaged data is named in a line that says what can be done", async () => {
  const directory = mkdtempSync(join(tmpdir(), "damaged-"));
  onTestFinished(() => rmSync(directory, { recursive: true }));
  mkdirSync(join(directory, "postgres"));
  // This is the only file that is left of the database.
  writeFileSync(join(directory, "postgres/PG_VERSION"), "17\n");
  await expect(openDatabase(directory)).rejects.toThrow(
    /^De aanvragen in .* zijn niet te lezen \(.*\)\. Zet er een kopie van terug, of haal de map weg om leeg te beginnen\.$/,
  );
});

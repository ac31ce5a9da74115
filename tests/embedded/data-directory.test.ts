import { fork } from "node:child_process";
import { once } from "node:events";
import fs, { cpSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { syncBuiltinESMExports } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, inject, onTestFinished, test, vi } from "vitest";
import { holdDataDirectory } from "../../embedded/data-directory.ts";
import { openDatabase } from "../../embedded/database.ts";

function makeDirectory(): string {
  const directory = mkdtempSync(join(tmpdir(), "data-"));
  onTestFinished(() => rmSync(directory, { recursive: true, force: true }));
  return directory;
}

/** Starts a process that takes the directory and keeps it; resolves with the process and whether it got it. */
async function startHolder(directory: string) {
  const child = fork("tests/embedded/hold-data-directory.ts", [directory], { execArgv: ["--import", "tsx"] });
  onTestFinished(() => void child.kill("SIGKILL"));
  const [took] = (await once(child, "message")) as [boolean];
  return { child, took };
}

test("of three processes at once one gets the data, the others are told, and after its crash it is free", async () => {
  const directory = makeDirectory();
  const holders = await Promise.all(Array.from({ length: 3 }, () => startHolder(directory)));
  const [holder, ...others] = holders.filter(({ took }) => took).map(({ child }) => child);
  expect(others).toEqual([]);
  expect(() => holdDataDirectory(directory)).toThrow(
    "De website staat al aan, in een ander venster. Sluit dat eerst, of zet EMBEDDED_DATA_DIR op een andere map.",
  );

  holder?.kill("SIGKILL");
  if (holder) await once(holder, "exit");
  const release = holdDataDirectory(directory);
  expect(() => holdDataDirectory(directory)).toThrow("staat al aan");
  release();
  holdDataDirectory(directory)();
});

test("a place where nothing can be stored is named in one line", () => {
  const directory = makeDirectory();
  const file = join(directory, "data");
  writeFileSync(file, "");
  expect(() => holdDataDirectory(file)).toThrow(
    /data is niet te gebruiken \(EEXIST.*\)\. Herstel dat, of zet EMBEDDED_DATA_DIR op een andere map\.$/,
  );
});

test("on a full disk the owner is asked to make room, not to remove the data", async () => {
  const directory = makeDirectory();
  vi.spyOn(fs, "statfsSync").mockReturnValue({ bavail: 10, bsize: 4096 } as fs.StatsFs);
  syncBuiltinESMExports();
  onTestFinished(() => {
    vi.restoreAllMocks();
    syncBuiltinESMExports();
  });
  await expect(openDatabase(directory)).rejects.toThrow(
    /^De schijf met .* is vol: maak 100 MB vrij en begin opnieuw\. De aanvragen blijven bewaard\.$/,
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

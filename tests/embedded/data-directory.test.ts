import { execFileSync, fork } from "node:child_process";
import { once } from "node:events";
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, inject, onTestFinished, test } from "vitest";
import { DataInUse, holdDataDirectory } from "../../embedded/data-directory.ts";
import { openDatabase } from "../../embedded/database.ts";

function makeDirectory(): string {
  const directory = mkdtempSync(join(tmpdir(), "data-"));
  onTestFinished(() => rmSync(directory, { recursive: true, force: true }));
  return directory;
}

/** Starts a process that takes the directory and keeps it; resolves with whether it got it, and how to end it. */
async function startHolder(directory: string) {
  const child = fork("tests/embedded/hold-data-directory.ts", [directory], { execArgv: ["--import", "tsx"] });
  onTestFinished(() => void child.kill("SIGKILL"));
  const [took] = (await once(child, "message")) as [boolean];
  return {
    took,
    async kill() {
      child.kill("SIGKILL");
      await once(child, "exit");
    },
  };
}

test("of many processes at once, one gets the data directory", async () => {
  const directory = makeDirectory();
  const holders = await Promise.all(Array.from({ length: 6 }, () => startHolder(directory)));
  expect(holders.filter(({ took }) => took)).toHaveLength(1);
});

test("what a process held is free when it ends, however that ended, and whoever has its number now", async () => {
  const directory = makeDirectory();
  const holder = await startHolder(directory);
  expect(holder.took).toBe(true);
  expect(() => holdDataDirectory(directory)).toThrow(DataInUse);
  await holder.kill();
  // As in a container, where the next process has the number of the last.
  writeFileSync(join(directory, "in-use.json"), JSON.stringify({ pid: process.pid }));
  holdDataDirectory(directory)();
});

test("who holds it is told, and the note goes with the holder", () => {
  const directory = makeDirectory();
  const release = holdDataDirectory(directory, "http://127.0.0.1:4173");
  expect(() => holdDataDirectory(directory)).toThrow(
    `The stored data is in use by process ${process.pid} (http://127.0.0.1:4173): stop that first, or set EMBEDDED_DATA_DIR to another directory.`,
  );
  release();
  expect(existsSync(join(directory, "in-use.json"))).toBe(false);
  holdDataDirectory(directory)();
});

test("a file where the directory should be is named in one line", () => {
  const file = join(makeDirectory(), "data");
  writeFileSync(file, "");
  expect(() => holdDataDirectory(file)).toThrow(
    `${file} is no directory: remove the file of that name, or set EMBEDDED_DATA_DIR to another directory.`,
  );
});

test("damaged data is named in one line, with what can be done", async () => {
  const directory = makeDirectory();
  for (const file of ["PG_VERSION", "global/pg_control"]) {
    const damaged = join(directory, `damaged-${file.replace("/", "-")}`);
    mkdirSync(damaged);
    cpSync(join(inject("newData"), "postgres"), join(damaged, "postgres"), { recursive: true });
    writeFileSync(join(damaged, "postgres", file), "");
    await expect(openDatabase(damaged)).rejects.toThrow(
      /^The data stored in .* cannot be read \(.*\): put a copy of it back, or move the directory away to begin with an empty one\.$/,
    );
  }
});

/** Mounts a file system of its own for a test; not everybody may. */
function mount(directory: string, ...options: string[]): boolean {
  try {
    execFileSync("mount", [...options, directory], { stdio: "ignore" });
  } catch {
    return false;
  }
  onTestFinished(() => void execFileSync("umount", [directory]));
  return true;
}

test("a full disk is named in one line", ({ skip }) => {
  const directory = makeDirectory();
  if (!mount(directory, "-t", "tmpfs", "-o", "size=1m", "none")) skip("this user may not mount a small disk");
  expect(() => holdDataDirectory(directory)).toThrow(
    `The disk with ${directory} is full: make some room (100 MB), or set EMBEDDED_DATA_DIR to another directory.`,
  );
});

test("a disk that cannot be written to is named in one line", ({ skip }) => {
  const directory = makeDirectory();
  if (!mount(directory, "-t", "tmpfs", "-o", "ro", "none")) skip("this user may not mount a disk");
  expect(() => holdDataDirectory(directory)).toThrow(
    `${directory} cannot be written to (EROFS): allow that, or set EMBEDDED_DATA_DIR to another directory.`,
  );
});

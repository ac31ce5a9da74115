import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

/* Some ways to change a package leave out what `npm ci` needs to be safe anywhere; .npmrc says which. */

interface LockFile {
  packages: Record<string, { integrity?: string; resolved?: string; inBundle?: boolean }>;
}

const { packages } = JSON.parse(readFileSync("package-lock.json", "utf8")) as LockFile;
const installed = Object.entries(packages).filter(([folder]) => folder !== "");
const foldersOf = (entries: typeof installed) => entries.map(([folder]) => folder);

test("package-lock.json has a checksum for every package", () => {
  expect(installed.length).toBeGreaterThan(0);
  const without = installed.filter(
    ([, { integrity, inBundle }]) => !inBundle && !/^sha512-/.test(integrity ?? ""),
  );
  expect(foldersOf(without)).toEqual([]);
});

test("package-lock.json names no registry", () => {
  expect(foldersOf(installed.filter(([, { resolved }]) => resolved))).toEqual([]);
});

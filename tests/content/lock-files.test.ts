import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { type LockFile, lockFiles, packagesOf } from "../../scripts/checks/lock-files.ts";

test.each(lockFiles)("%s has a checksum of every package, so that no other one is installed", (file) => {
  const packages = packagesOf(JSON.parse(readFileSync(file, "utf8")) as LockFile);
  expect(packages.length).toBeGreaterThan(0);
  const unchecked = packages.filter(({ entry }) => !entry.integrity?.startsWith("sha512-"));
  expect(
    unchecked.map(({ id }) => id),
    "run node --import tsx scripts/checks/complete-lock-files.ts",
  ).toEqual([]);
});

test.each(lockFiles)("%s names no registry, so that it installs from whichever one is set", (file) => {
  const packages = packagesOf(JSON.parse(readFileSync(file, "utf8")) as LockFile);
  expect(packages.filter(({ entry }) => entry.resolved).map(({ id }) => id)).toEqual([]);
});

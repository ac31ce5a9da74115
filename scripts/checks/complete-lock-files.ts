/**
 * `node --import tsx scripts/checks/complete-lock-files.ts`: gives every package in the lock files the checksum that `npm ci` compares a
 * download with, as tests/content/lock-files.test.ts asks. npm leaves it out of an entry
 * that it took over from a tree without addresses (`omit-lockfile-registry-resolved`, see
 * .npmrc). Versions stay as they are. Needs the registry.
 */
import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { type LockFile, lockFiles, packagesOf } from "./lock-files";

/** What fits on one command line. */
const maxAtOnce = 50;

/** Checksums of "name@version", as npm computes them of what the registry sends. */
function fetchChecksums(packages: string[]): Map<string, string> {
  const checksums = new Map<string, string>();
  for (let start = 0; start < packages.length; start += maxAtOnce) {
    const asked = packages.slice(start, start + maxAtOnce);
    const answer = execFileSync("npm", ["pack", "--dry-run", "--json", "--silent", ...asked], {
      encoding: "utf8",
      maxBuffer: 1e9,
      stdio: ["ignore", "pipe", "inherit"],
    });
    for (const { id, integrity } of JSON.parse(answer) as { id: string; integrity: string }[]) {
      checksums.set(id, integrity);
    }
  }
  return checksums;
}

for (const file of lockFiles) {
  const lock = JSON.parse(readFileSync(file, "utf8")) as LockFile;
  const incomplete = packagesOf(lock).filter(({ entry }) => !entry.integrity);
  const checksums = fetchChecksums([...new Set(incomplete.map(({ id }) => id))]);
  for (const { id, entry } of incomplete) {
    const integrity = checksums.get(id);
    if (!integrity) throw new Error(`npm gives no checksum of ${id}, which ${file} names.`);
    entry.integrity = integrity;
  }
  for (const { entry } of packagesOf(lock)) delete entry.resolved;
  writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`);
  console.log(`${file}: ${incomplete.length} checksums added`);
}

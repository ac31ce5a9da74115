import { cpSync, mkdtempSync, readdirSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";

/** What a copy does without: what is made or installed, and the history. */
const leftOut = ["node_modules", "dist", "dist-server", ".git", ".embedded", "test-results"];

/**
 * Copies the repository to a new folder of the system's temporary files, to try a
 * change without making it; the packages are linked. Whoever asks removes it.
 */
export function scratchCopy(): string {
  const folder = mkdtempSync(join(tmpdir(), "scratch-"));
  for (const entry of readdirSync(".").filter((name) => !leftOut.includes(name))) {
    cpSync(entry, join(folder, entry), { recursive: true });
  }
  symlinkSync(resolve("node_modules"), join(folder, "node_modules"));
  return folder;
}

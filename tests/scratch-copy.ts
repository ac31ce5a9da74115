import { cpSync, mkdtempSync, readdirSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";

/** Generated or installed files, and the history. */
const leftOut = ["node_modules", "dist", "dist-server", ".git", ".embedded", "test-results"];

/** Copies the repository to a new folder with an awkward name, the packages as a symbolic link; the caller removes it. */
export function scratchCopy(): string {
  const folder = mkdtempSync(join(tmpdir(), "com~apple [x]-"));
  for (const entry of readdirSync(".").filter((name) => !leftOut.includes(name))) {
    cpSync(entry, join(folder, entry), { recursive: true });
  }
  symlinkSync(resolve("node_modules"), join(folder, "node_modules"));
  return folder;
}

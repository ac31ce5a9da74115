import { cpSync, mkdtempSync, readdirSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";

/** A copy leaves out generated and installed files, and the history of git. */
const leftOut = ["node_modules", "dist", "dist-server", ".git", ".embedded", "test-results"];

/** Copies the repository to a folder with an awkward name, and links node_modules. The caller removes the folder. */
export function scratchCopy(): string {
  const folder = mkdtempSync(join(tmpdir(), "com~apple [x]-"));
  for (const entry of readdirSync(".").filter((name) => !leftOut.includes(name))) {
    cpSync(entry, join(folder, entry), { recursive: true });
  }
  symlinkSync(resolve("node_modules"), join(folder, "node_modules"));
  return folder;
}

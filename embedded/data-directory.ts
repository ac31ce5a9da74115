import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { SetupProblem } from "./setup-problem.ts";

/** Who has the data open: a process, and the address of its REST interface if it serves one. */
interface Holder {
  pid: number;
  url?: string;
}

/**
 * Takes the data directory for this process, because two on one database destroy it.
 * Returns how to let go. Throws a SetupProblem that names the process which has it.
 */
export function holdDataDirectory(dataDirectory: string, url?: string): () => void {
  mkdirSync(dataDirectory, { recursive: true });
  const file = holderFile(dataDirectory);
  const holder = currentHolder(dataDirectory);
  if (holder) {
    throw new SetupProblem(
      `The stored data is in use by process ${holder.pid}${holder.url ? ` (${holder.url})` : ""}: stop that first, or set EMBEDDED_DATA_DIR to another directory. If there is no such site, remove ${file}.`,
    );
  }
  rmSync(file, { force: true });
  // "wx" fails when another process was quicker.
  writeFileSync(file, JSON.stringify({ pid: process.pid, url } satisfies Holder), { flag: "wx" });
  return () => rmSync(file, { force: true });
}

/** The process that has the data open now, if any; what a crashed one left behind does not count. */
export function currentHolder(dataDirectory: string): Holder | undefined {
  try {
    const holder = JSON.parse(readFileSync(holderFile(dataDirectory), "utf8")) as Holder;
    process.kill(holder.pid, 0);
    return holder;
  } catch (error) {
    // EPERM: it is there, but belongs to another user.
    if ((error as NodeJS.ErrnoException).code === "EPERM") throw error;
    return undefined;
  }
}

function holderFile(dataDirectory: string): string {
  return join(dataDirectory, "in-use.json");
}

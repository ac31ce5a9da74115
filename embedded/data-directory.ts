import { closeSync, mkdirSync, openSync, readFileSync, rmSync, statfsSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { tryLock } from "fs-native-extensions";
import { SetupProblem } from "../scripts/shared/setup-problem.ts";

/** Who has the data open: a process, and the address of its REST interface if it serves one. */
interface Holder {
  pid: number;
  url?: string;
}

/** Another process has the data open. */
export class DataInUse extends SetupProblem {
  constructor(readonly holder: Partial<Holder>) {
    const process = holder.pid ? `process ${holder.pid}` : "another process";
    const address = holder.url ? ` (${holder.url})` : "";
    super(
      `The stored data is in use by ${process}${address}: stop that first, or set EMBEDDED_DATA_DIR to another directory.`,
    );
  }
}

/** What a new database takes, and some room to work in. */
const minFreeBytes = 100 * 1024 * 1024;

/**
 * Takes the data directory for this process, because two on one database destroy it.
 * Returns how to let go. The lock is the operating system's: it ends with the process, however that
 * ends, and is no number that another process could have by now. Throws a DataInUse when another
 * process has it, and a SetupProblem when nothing can be stored there.
 */
export function holdDataDirectory(dataDirectory: string, url?: string): () => void {
  const lock = openLock(dataDirectory);
  const holderFile = join(dataDirectory, "in-use.json");
  if (!tryLock(lock)) {
    closeSync(lock);
    throw new DataInUse(readHolder(holderFile));
  }
  const forget = () => rmSync(holderFile, { force: true });
  // Also where somebody else ends the process, as Vite does.
  process.once("exit", forget);
  const release = () => {
    process.off("exit", forget);
    forget();
    closeSync(lock);
  };
  try {
    writeFileSync(holderFile, JSON.stringify({ pid: process.pid, url } satisfies Holder));
    const { bavail, bsize } = statfsSync(dataDirectory);
    if (bavail * bsize < minFreeBytes) throw Object.assign(new Error(), { code: "ENOSPC" });
  } catch (error) {
    release();
    throw storageProblem(dataDirectory, error);
  }
  return release;
}

function openLock(dataDirectory: string): number {
  try {
    mkdirSync(dataDirectory, { recursive: true });
    return openSync(join(dataDirectory, "lock"), "a+");
  } catch (error) {
    throw storageProblem(dataDirectory, error);
  }
}

/** What the holder said of itself; nothing while it is just about to. */
function readHolder(file: string): Partial<Holder> {
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch {
    return {};
  }
}

/** Why nothing can be stored in the directory, and what to do about it. */
function storageProblem(dataDirectory: string, error: unknown): SetupProblem {
  const { code = "", message } = error as NodeJS.ErrnoException;
  const elsewhere = "set EMBEDDED_DATA_DIR to another directory";
  if (code === "ENOSPC" || code === "EDQUOT") {
    return new SetupProblem(
      `The disk with ${dataDirectory} is full: make some room (100 MB), or ${elsewhere}.`,
    );
  }
  if (["EACCES", "EPERM", "EROFS"].includes(code)) {
    return new SetupProblem(`${dataDirectory} cannot be written to (${code}): allow that, or ${elsewhere}.`);
  }
  if (code === "EEXIST" || code === "ENOTDIR") {
    return new SetupProblem(
      `${dataDirectory} is no directory: remove the file of that name, or ${elsewhere}.`,
    );
  }
  return new SetupProblem(`${dataDirectory} cannot be used (${message}): mend that, or ${elsewhere}.`);
}

import { spawnSync } from "node:child_process";
import {
  closeSync,
  constants,
  mkdirSync,
  openSync,
  readFileSync,
  rmSync,
  statfsSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { SetupProblem } from "./setup-problem.ts";

const minFreeBytes = 100 * 1024 * 1024;
const elsewhere = "or set EMBEDDED_DATA_DIR to another directory.";

/**
 * Locks the data directory, which this process serves at the origin `url`, and returns how to release it: two
 * processes corrupt a PGlite database. The kernel frees the lock when the process ends, even by SIGKILL. Throws a
 * SetupProblem while another process holds it, or when nothing can be stored there.
 */
export function holdDataDirectory(dataDirectory: string, url?: string): () => void {
  const note = join(dataDirectory, "in-use.json");
  let lock: number | undefined;
  try {
    mkdirSync(dataDirectory, { recursive: true });
    const { bavail, bsize } = statfsSync(dataDirectory);
    if (bavail * bsize < minFreeBytes) throw new Error("less than 100 MB free");
    lock = openLocked(join(dataDirectory, "lock"));
    if (lock) writeFileSync(note, JSON.stringify({ pid: process.pid, url }));
  } catch (error) {
    const reason = error instanceof Error ? error.message : error;
    throw new SetupProblem(`${dataDirectory} cannot be used (${reason}): correct that, ${elsewhere}`);
  }
  if (!lock) {
    const { pid, url: site = "no site" } = readHolder(dataDirectory);
    throw new SetupProblem(
      `The stored data is in use by process ${pid} (${site}): stop that first, ${elsewhere}`,
    );
  }
  return () => {
    rmSync(note, { force: true });
    closeSync(lock);
  };
}

/** The process that holds the directory, or the last one if that was killed; empty when there is none. */
export function readHolder(dataDirectory: string): { pid?: number; url?: string } {
  try {
    return JSON.parse(readFileSync(join(dataDirectory, "in-use.json"), "utf8"));
  } catch {
    return {};
  }
}

/** Flags of open(2) that lock without waiting: libuv's UV_FS_O_EXLOCK, which Linux does not have. */
const lockFlags = new Map<string, number>([
  ["darwin", 0x20 | constants.O_NONBLOCK],
  ["win32", 0x10000000],
]);

/** Opens the file with an exclusive lock and returns its descriptor; undefined when another process has it. */
function openLocked(file: string): number | undefined {
  const flags = lockFlags.get(process.platform);
  try {
    if (flags) return openSync(file, constants.O_RDWR | constants.O_CREAT | flags);
  } catch (error) {
    if (["EAGAIN", "EBUSY"].includes((error as NodeJS.ErrnoException).code ?? "")) return undefined;
    throw error;
  }
  const lock = openSync(file, "a");
  // As `exec 3>lock; flock -n 3` in a shell: flock(2) locks the open file description, which this process keeps.
  const { status, error } = spawnSync("flock", ["-n", "3"], { stdio: ["ignore", "ignore", "ignore", lock] });
  if (status === 0) return lock;
  closeSync(lock);
  if (status === 1) return undefined;
  throw error ?? new Error(`flock ended with ${status}`);
}

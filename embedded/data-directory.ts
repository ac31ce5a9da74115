import { spawnSync } from "node:child_process";
import { closeSync, constants, mkdirSync, openSync } from "node:fs";
import { join } from "node:path";
import { SetupProblem } from "./setup-problem.ts";

const advice = "of zet EMBEDDED_DATA_DIR op een andere map.";

/** Locks the directory, because two processes corrupt a PGlite database. Returns a function that releases the lock. */
export function holdDataDirectory(dataDirectory: string): () => void {
  let lock: number | undefined;
  try {
    mkdirSync(dataDirectory, { recursive: true });
    lock = openLocked(join(dataDirectory, "lock"));
  } catch (error) {
    const reason = error instanceof Error ? error.message : error;
    throw new SetupProblem(
      `De map ${dataDirectory} is niet te gebruiken (${reason}). Herstel dat, ${advice}`,
    );
  }
  if (!lock)
    throw new SetupProblem(`De website staat al aan, in een ander venster. Sluit dat eerst, ${advice}`);
  return () => closeSync(lock);
}

/** With these flags macOS and Windows lock a file while opening it. */
const lockFlags = new Map<string, number>([
  ["darwin", 0x20 | constants.O_NONBLOCK],
  ["win32", 0x10000000],
]);

/** Opens the file and locks it. Returns undefined when another process has the lock. */
function openLocked(file: string): number | undefined {
  const flags = lockFlags.get(process.platform);
  try {
    if (flags) return openSync(file, constants.O_RDWR | constants.O_CREAT | flags);
  } catch (error) {
    if (["EAGAIN", "EBUSY"].includes((error as NodeJS.ErrnoException).code ?? "")) return undefined;
    throw error;
  }
  const lock = openSync(file, "a");
  // The lock outlives the command, because flock(2) locks the open file description, which this process keeps open.
  const { status, error } = spawnSync("flock", ["-n", "3"], { stdio: ["ignore", "ignore", "ignore", lock] });
  if (status === 0) return lock;
  closeSync(lock);
  if (status === 1) return undefined;
  throw error ?? new Error(`flock ended with ${status}`);
}

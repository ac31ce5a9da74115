import { type SpawnSyncOptions, spawnSync } from "node:child_process";

type Options = Pick<SpawnSyncOptions, "env" | "input" | "stdio">;

/** Runs a program and returns its output. Every user can read `command`, so secrets go in `env` or `input`. */
export async function run(command: string, { env, ...options }: Options = {}) {
  // In a shell, because npx is a script on Windows.
  return spawnSync(command, { ...options, shell: true, encoding: "utf8", env: { ...process.env, ...env } });
}

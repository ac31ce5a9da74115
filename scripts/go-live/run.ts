import { type SpawnSyncOptions, spawnSync } from "node:child_process";
import { SetupProblem } from "../../embedded/setup-problem.ts";

type Options = Pick<SpawnSyncOptions, "env" | "input" | "stdio">;

/** Runs a program and returns its output. Every user can read `command`, so secrets go in `env` or `input`. */
export async function run(command: string, { env, ...options }: Options = {}) {
  // In a shell, because npx is a script on Windows.
  return spawnSync(command, { shell: true, encoding: "utf8", env: { ...process.env, ...env }, ...options });
}

/** Runs a program and shows its output. If it fails, throws a SetupProblem that ends with `remedy`. */
export async function show(command: string, env?: NodeJS.ProcessEnv, remedy = ""): Promise<void> {
  const { status } = await run(command, { env, stdio: "inherit" });
  if (status !== 0)
    throw new SetupProblem(`Niet gelukt: ${command}. Hierboven staat waarom. ${remedy}`.trim());
}

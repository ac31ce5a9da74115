import { type SpawnSyncOptions, spawnSync } from "node:child_process";
import { SetupProblem } from "../../embedded/setup-problem.ts";

type Options = Pick<SpawnSyncOptions, "env" | "input" | "stdio">;

/** Runs a program and returns its output. Every user can read `command`: secrets go by `env` or `input`. */
export async function run(command: string, { env, ...options }: Options = {}) {
  // With a shell, as npx is a script on Windows.
  return spawnSync(command, { shell: true, encoding: "utf8", env: { ...process.env, ...env }, ...options });
}

/** Runs a program in the owner's sight. Throws a SetupProblem that ends with `remedy` when it fails. */
export async function show(command: string, env?: NodeJS.ProcessEnv, remedy = ""): Promise<void> {
  const { status } = await run(command, { env, stdio: "inherit" });
  if (status !== 0)
    throw new SetupProblem(`Niet gelukt: ${command}. Hierboven staat waarom. ${remedy}`.trim());
}

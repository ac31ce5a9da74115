import { type SpawnOptions, spawn } from "node:child_process";
import { text } from "node:stream/consumers";

interface Options extends Pick<SpawnOptions, "env"> {
  /** The program reads this from its standard input. */
  input?: string;
  /** Shows the program in the terminal, where the program can ask questions. */
  isShown?: boolean;
}

/**
 * Runs a program. Resolves with its exit status (null when a signal ended it) and, unless it is shown, its output.
 * Every user can read `command`, so secrets go in `env` or `input`. The call does not block, because Node must notice
 * meanwhile that a server closes an idle connection; the next call would fail otherwise.
 */
export async function run(command: string, { env, input, isShown = false }: Options = {}) {
  // The program runs in a shell, because npx is a script on Windows.
  const program = spawn(command, {
    shell: true,
    stdio: isShown ? "inherit" : ["pipe", "pipe", "ignore"],
    env: { ...process.env, ...env },
  });
  const exit = new Promise<number | null>((resolve, reject) =>
    program.on("close", resolve).on("error", reject),
  );
  // Write errors are ignored, because a program that ends before it has read its input fails by its exit status.
  program.stdin?.on("error", () => {}).end(input);
  const stdout = program.stdout ? await text(program.stdout) : "";
  return { status: await exit, stdout };
}

import { type SpawnOptions, spawn } from "node:child_process";
import { text } from "node:stream/consumers";

interface Options extends Pick<SpawnOptions, "env"> {
  /** The program reads this from its standard input. */
  input?: string;
  /** Shows the program in the terminal, which it then may ask. */
  isShown?: boolean;
}

/**
 * Runs a program. Resolves with its exit status (null when a signal ended it) and, unless it is shown, its output.
 * Every user can read `command`, so secrets go in `env` or `input`. It does not block: Node must see meanwhile that a
 * server closes an idle connection, or the next call fails.
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
  // A program that ends before it has read everything fails by its status.
  program.stdin?.on("error", () => {}).end(input);
  const stdout = program.stdout ? await text(program.stdout) : "";
  return { status: await exit, stdout };
}

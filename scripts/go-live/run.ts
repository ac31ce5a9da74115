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
 * Other users of the machine can read `command`, so secrets go in `env` or `input`. The call is asynchronous, so that
 * Node notices when a server closes an idle connection; otherwise the next request on that connection would fail.
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
  // A program that ends before it has read its input causes a write error. Its exit status says enough.
  program.stdin?.on("error", () => {}).end(input);
  const stdout = program.stdout ? await text(program.stdout) : "";
  return { status: await exit, stdout };
}

/**
 * A problem that the developer can solve: `message` is one line that says what is wrong and what to do, and scripts
 * print it without a stack trace. Recognised by `name`: Vite bundles its configuration, with a copy of this class.
 */
export class SetupProblem extends Error {
  override name = "SetupProblem";
}

/** Prints why a script stops, and sets exit code 1. */
export function reportProblem(error: unknown): void {
  const expected = error instanceof Error && error.name === "SetupProblem";
  console.error(expected ? error.message : error);
  process.exitCode = 1;
}

/**
 * Something the developer can put right: `message` is one line that says what is
 * wrong and what to do. Scripts print it without a stack trace. Told apart by
 * `name`, because Vite bundles its configuration and so has a class of its own.
 */
export class SetupProblem extends Error {
  override name = "SetupProblem";
}

/** Prints why a script stops, and makes it end with exit code 1. */
export function reportProblem(error: unknown): void {
  const expected = error instanceof Error && error.name === "SetupProblem";
  console.error(expected ? error.message : error);
  process.exitCode = 1;
}

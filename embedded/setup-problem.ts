/** A problem the developer can solve; `message` is one line that says how. Recognised by `name`: Vite bundles a copy. */
export class SetupProblem extends Error {
  override name = "SetupProblem";
}

/** Prints why a script stops, and sets exit code 1. */
export function reportProblem(error: unknown): void {
  const expected = error instanceof Error && error.name === "SetupProblem";
  console.error(expected ? error.message : error);
  process.exitCode = 1;
}

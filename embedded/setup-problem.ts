/** An error whose `message` says in one line what to do. Vite may load the class twice, so code checks the `name`. */
export class SetupProblem extends Error {
  override name = "SetupProblem";
}

/** Prints the advice of a SetupProblem, or any other error in full, and makes the command fail. */
export function reportProblem(error: unknown): void {
  const isExpected = error instanceof Error && error.name === "SetupProblem";
  console.error(isExpected ? error.message : error);
  process.exitCode = 1;
}

/** An error whose `message` says in one line what to do. Known by its `name`, because Vite bundles a copy of the class. */
export class SetupProblem extends Error {
  override name = "SetupProblem";
}

/** Prints what to do, or the whole of an error that nobody expected, and makes the command fail. */
export function reportProblem(error: unknown): void {
  const isExpected = error instanceof Error && error.name === "SetupProblem";
  console.error(isExpected ? error.message : error);
  process.exitCode = 1;
}

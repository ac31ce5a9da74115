/** An error whose `message` says in one line what to do. Known by its `name`, because Vite bundles a copy of the class. */
export class SetupProblem extends Error {
  override name = "SetupProblem";
}

export function reportProblem(error: unknown): void {
  const expected = error instanceof Error && error.name === "SetupProblem";
  console.error(expected ? error.message : error);
  process.exitCode = 1;
}

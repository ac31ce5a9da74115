/** A problem that its one-line `message` says how to solve. Recognised by `name`, as Vite bundles a copy. */
export class SetupProblem extends Error {
  override name = "SetupProblem";
}

export function reportProblem(error: unknown): void {
  const expected = error instanceof Error && error.name === "SetupProblem";
  console.error(expected ? error.message : error);
  process.exitCode = 1;
}

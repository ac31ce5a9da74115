import { rmSync } from "node:fs";
import { join } from "node:path";
import { holdDataDirectory } from "../../embedded/data-directory.ts";
import { dataDirectory } from "../../embedded/environment.ts";
import { reportProblem } from "../../embedded/setup-problem.ts";

try {
  const directory = dataDirectory();
  const release = holdDataDirectory(directory);
  for (const part of ["postgres", "mail"]) rmSync(join(directory, part), { recursive: true, force: true });
  release();
  console.log("The stored requests and mails are deleted; the next start begins with an empty database.");
} catch (error) {
  reportProblem(error);
}

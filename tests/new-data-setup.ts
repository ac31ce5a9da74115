import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { openDatabase } from "../embedded/database.ts";

declare module "vitest" {
  export interface ProvidedContext {
    /** A data directory as the embedded backend makes it at its first start, with no request in it yet. */
    newData: string;
  }
}

/** Has the embedded database made once for all files of a run, each of which works on a copy: that takes seconds. */
export default async function setup(project: TestProject): Promise<() => void> {
  const directory = mkdtempSync(join(tmpdir(), "new-data-"));
  await (await openDatabase(directory)).close();
  project.provide("newData", directory);
  return () => rmSync(directory, { recursive: true, force: true });
}

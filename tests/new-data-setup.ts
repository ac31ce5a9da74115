import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { openDatabase } from "../embedded/database.ts";

declare module "vitest" {
  export interface ProvidedContext {
    /** A data directory as after the first start of the embedded backend, without requests. */
    newData: string;
  }
}

/** Makes the embedded database once for all projects of a run, because that takes seconds. Each file works on a copy. */
export default async function setup({ vitest }: TestProject): Promise<(() => void) | undefined> {
  if (vitest.getProvidedContext().newData) return undefined;
  const directory = mkdtempSync(join(tmpdir(), "new-data-"));
  await (await openDatabase(directory)).close();
  vitest.provide("newData", directory);
  return () => rmSync(directory, { recursive: true, force: true });
}

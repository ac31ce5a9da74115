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

/** Has the embedded database made once for all projects of a run, each file of which works on a copy: that takes seconds. */
export default async function setup({ vitest }: TestProject): Promise<(() => void) | undefined> {
  if (vitest.getProvidedContext().newData) return undefined;
  const directory = mkdtempSync(join(tmpdir(), "new-data-"));
  await (await openDatabase(directory)).close();
  vitest.provide("newData", directory);
  return () => rmSync(directory, { recursive: true, force: true });
}

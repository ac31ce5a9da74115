import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { holdDataDirectory } from "./data-directory.ts";

test("a second site on the same data is refused in one line", () => {
  const directory = mkdtempSync(join(tmpdir(), "held-"));
  onTestFinished(() => rmSync(directory, { recursive: true }));
  onTestFinished(holdDataDirectory(directory));
  expect(() => holdDataDirectory(directory)).toThrow(/^De website staat al aan, .*$/);
});

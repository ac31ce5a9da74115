import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";

/* Which check stands before a deployment: the quick one of texts and pictures, or everything. */
let folder: string;

const run = (program: string, ...options: string[]) =>
  execFileSync(program, options, { cwd: folder, encoding: "utf8" }).trim();
const changedScope = (since: string) => run(resolve(".ci/changed-scope"), since);

/** Writes the files, commits them, and returns the commit. */
function commit(...files: string[]): string {
  for (const file of files) {
    mkdirSync(join(folder, dirname(file)), { recursive: true });
    writeFileSync(join(folder, file), `${file}\n`, { flag: "a" });
  }
  run("git", "add", "--all");
  run("git", "-c", "user.name=Tester", "-c", "user.email=tester@example.nl", "commit", "--quiet", "-m", "x");
  return run("git", "rev-parse", "HEAD");
}

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "changed-scope-"));
  run("git", "init", "--quiet");
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

test("texts and pictures are content, in one commit or several", () => {
  const before = commit("src/content/home.yaml", "src/app.tsx");
  commit("src/content/home.yaml", "src/content/services/dakgoten.yaml", "photos/Goot in één dag.jpg");
  commit("public/pictures/goot-720.avif");
  expect(changedScope(before)).toBe("content");
});

test("the company's facts among them are company, as the mail function carries them too", () => {
  const before = commit("src/content/home.yaml");
  commit("src/content/home.yaml", "src/content/bedrijf.yaml");
  expect(changedScope(before)).toBe("company");
  commit("src/app.tsx");
  expect(changedScope(before)).toBe("code");
});

test.each([
  "src/app.tsx",
  "src/content/types.ts",
  "public/robots.txt",
  "package-lock.json",
  ".github/workflows/check-and-deploy.yml",
])("with %s it is code", (file) => {
  const before = commit("src/content/home.yaml");
  commit("src/content/home.yaml", file);
  expect(changedScope(before)).toBe("code");
});

test("code that is removed, or moved in among the content, is code", () => {
  const before = commit("src/app.yaml", "src/content/home.yaml");
  run("git", "mv", "src/app.yaml", "src/content/app.yaml");
  commit("src/content/home.yaml");
  expect(changedScope(before)).toBe("code");
});

test("when it is not known what changed, it is code", () => {
  commit("src/content/home.yaml");
  expect(changedScope("")).toBe("code");
  expect(changedScope("0".repeat(40))).toBe("code");
});

import { execFileSync } from "node:child_process";
import { appendFileSync, mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { devNull, tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";

/* Which check a deployment needs: the quick one for texts and pictures, or everything. */
let folder: string;

/** The environment leaves out this machine's git settings, such as signed commits, and the variables of a git hook. */
const env = {
  PATH: process.env.PATH,
  GIT_CONFIG_GLOBAL: devNull,
  GIT_AUTHOR_NAME: "Tester",
  GIT_COMMITTER_NAME: "Tester",
  EMAIL: "tester@example.nl",
};

const run = (program: string, ...options: string[]) =>
  execFileSync(program, options, { cwd: folder, encoding: "utf8", env }).trim();

/** Writes the files, commits them, and returns the commit. */
function commit(...files: string[]): string {
  for (const file of files) {
    mkdirSync(join(folder, dirname(file)), { recursive: true });
    appendFileSync(join(folder, file), `${file}\n`);
  }
  run("git", "add", "--all");
  run("git", "commit", "--quiet", "-m", "x");
  return run("git", "rev-parse", "HEAD");
}

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "changed-scope-"));
  run("git", "init", "--quiet");
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

const text = "src/content/paginas/home.yaml";

test.each([
  [
    "a service and a photograph",
    "content",
    ["src/content/diensten/dakgoten.yaml", "photos/Goot in één dag.jpg"],
  ],
  ["the company's facts", "company", ["src/content/bedrijf.yaml"]],
  ["code", "code", ["src/app.tsx"]],
  ["facts and an icon", "code", ["src/content/bedrijf.yaml", "public/favicon.svg"]],
  ["code among the texts", "code", ["src/content/types.ts"]],
])("beside a text, the scope of %s is %s", (_, scope, files) => {
  const before = commit(text);
  for (const file of files) commit(text, file);
  expect(run(resolve(".ci/changed-scope"), before)).toBe(scope);
});

test("a file that is moved in among the texts is code", () => {
  const before = commit("src/app.yaml", text);
  run("git", "mv", "src/app.yaml", "src/content/app.yaml");
  commit(text);
  expect(run(resolve(".ci/changed-scope"), before)).toBe("code");
});

test("a change since an unknown commit is code", () => {
  commit(text);
  expect(run(resolve(".ci/changed-scope"), "0".repeat(40))).toBe("code");
});

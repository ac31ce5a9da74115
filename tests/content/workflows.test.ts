import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const workflows = readdirSync(".github/workflows");

test.each(workflows)("%s has rights to read only, and fetches nothing without a fixed version", (file) => {
  const text = readFileSync(`.github/workflows/${file}`, "utf8");
  expect(text).toMatch(/^permissions:\n {2}contents: read\n/m);
  expect(text).not.toMatch(/: write/);
  expect(text).not.toMatch(/npm (i|install|exec)\b|\bnpx (?!(?:--\S+ )*[\w@/-]+@\d+\.\d+\.\d+ )/);
  for (const [, action] of text.matchAll(/uses: (\S+)/g)) expect(action).toMatch(/^[\w/-]+@[0-9a-f]{40}$/);
});

test.each(workflows)("%s never takes a run of a fork for one of main", (file) => {
  const text = readFileSync(`.github/workflows/${file}`, "utf8");
  for (const [call] of text.matchAll(/gh run list .*/g)) expect(call).toContain("--event push");
});

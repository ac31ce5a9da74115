import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";

describe.each(readdirSync(".github/workflows"))("%s", (file) => {
  const text = readFileSync(`.github/workflows/${file}`, "utf8");

  test("may only read the repository", () => {
    expect(text).toMatch(/^permissions:\n {2}contents: read\n/m);
    expect(text).not.toMatch(/: write/);
  });

  test("installs no package without a fixed version", () => {
    expect(text).not.toMatch(/npm (i|install|exec)\b|\bnpx (?!(?:--\S+ )*[\w@/-]+@\d+\.\d+\.\d+ )/);
  });

  test("takes each action at a commit", () => {
    for (const [, action] of text.matchAll(/uses: (\S+)/g)) expect(action).toMatch(/^[\w/-]+@[0-9a-f]{40}$/);
  });
});

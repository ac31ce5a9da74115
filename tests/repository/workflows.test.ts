import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { parse } from "yaml";

describe.each(readdirSync(".github/workflows"))("%s", (file) => {
  const text = readFileSync(`.github/workflows/${file}`, "utf8");

  test("may only read the repository", () => {
    expect(text).toMatch(/^permissions:\n {2}contents: read\n/m);
    expect(text).not.toMatch(/: write/);
  });

  test("installs no package that no lock file names", () => {
    expect(text).not.toMatch(/npm (i|install|exec)\b|\bnpx (?!--no )/);
  });

  test("takes each action at a commit", () => {
    for (const [, action] of text.matchAll(/uses: (\S+)/g)) expect(action).toMatch(/^[\w/-]+@[0-9a-f]{40}$/);
  });
});

interface Job {
  needs?: string | string[];
  if?: string;
  steps: { run?: string; if?: string; "continue-on-error"?: boolean }[];
}

const jobsOf = (file: string): Record<string, Job> =>
  parse(readFileSync(`.github/workflows/${file}`, "utf8")).jobs;
const { backend, website } = jobsOf("check-and-deploy.yml");

/** What a job runs, in its order. */
const commandsOf = (job?: Job) => job?.steps.flatMap(({ run = "" }) => run.split("\n")).join("\n");

test("the back end goes live after the check", () => {
  expect(backend?.needs).toBe("check");
});

test("the database changes before the function that needs it", () => {
  expect(commandsOf(backend)).toMatch(/ db push .*\n.* functions deploy /);
});

test("the function carries the company's present facts", () => {
  expect(commandsOf(backend)).toMatch(/build\/generate-from-content\.ts\n.* functions deploy /s);
});

test("the website goes live after the check and the back end", () => {
  expect(website?.needs).toEqual(["check", "backend"]);
  expect(website?.if).toContain("needs.check.result == 'success' && (needs.backend.result == 'success'");
});

test("the website goes live after a look at what is live", () => {
  expect(commandsOf(website)).toMatch(/npm run go-live -- --check\n.* deploy\nnpm run smoke$/s);
  const check = website?.steps.find(({ run }) => run?.includes("--check"));
  expect(check).toMatchObject({ if: "needs.check.outputs.scope != 'content'" });
  expect(check).not.toHaveProperty("continue-on-error");
});

test("an alarm that answers with an error is a failed run", () => {
  expect(commandsOf(jobsOf("watch.yml").alarm)).toMatch(/^curl --fail .*exit 1; }/);
});

import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { parse } from "yaml";

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

import { readdirSync, readFileSync } from "node:fs";
import { runInNewContext } from "node:vm";
import { describe, expect, test } from "vitest";
import { parse } from "yaml";

const textOf = (file: string) => readFileSync(`.github/workflows/${file}`, "utf8");

describe.each(readdirSync(".github/workflows"))("%s", (file) => {
  const text = textOf(file);

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
interface Workflow {
  on: { schedule: { cron: string }[] };
  jobs: Record<string, Job>;
}

const deployment: Workflow = parse(textOf("check-and-deploy.yml"));
const watch: Workflow = parse(textOf("watch.yml"));
const { backend, website } = deployment.jobs;

/** What a job runs, in its order. */
const commandsOf = (job?: Job) => job?.steps.flatMap(({ run = "" }) => run.split("\n")).join("\n");

/** Whether a job runs. Our conditions in GitHub's syntax are also valid JavaScript. */
const runs = (job: Job | undefined, facts: object): boolean =>
  runInNewContext(job?.if ?? "true", { cancelled: () => false, ...facts });

test.each([
  ["texts and pictures", "content", false],
  ["the company's facts", "company", true],
  ["code", "code", true],
])("a change of %s deploys the back end as needed", (_, scope, isDeployed) => {
  const check = { result: "success", outputs: { deploys: "true", scope } };
  expect(runs(backend, { needs: { check } })).toBe(isDeployed);
});

test.each([
  ["texts", "content", "success", "skipped", true],
  ["code", "code", "success", "success", true],
  ["code whose back end failed", "code", "success", "failure", false],
  ["code whose check failed", "code", "failure", "skipped", false],
  ["texts whose check failed", "content", "failure", "skipped", false],
])("%s: the website is deployed as needed", (_, scope, checkResult, backendResult, isDeployed) => {
  const check = { result: checkResult, outputs: { deploys: "true", scope } };
  expect(runs(website, { needs: { check, backend: { result: backendResult } } })).toBe(isDeployed);
});

test("nothing goes live of what only is to be checked", () => {
  const needs = {
    check: { result: "success", outputs: { deploys: "false", scope: "code" } },
    backend: { result: "success" },
  };
  expect([runs(backend, { needs }), runs(website, { needs })]).toEqual([false, false]);
});

test("the back end goes live after the check", () => {
  expect(backend?.needs).toBe("check");
});

test("the database changes before the function that needs it", () => {
  expect(commandsOf(backend)).toMatch(/ db push .*\n.* functions deploy /);
});

test("the function carries the company's present facts", () => {
  expect(commandsOf(backend)).toMatch(/site\/generate-from-content\.ts\n.* functions deploy /s);
});

test("the function takes the calls of visitors, whose key is no JWT", () => {
  expect(readFileSync("supabase/config.toml", "utf8")).toMatch(
    /\[functions\.send-quote-email\][^[]*\nverify_jwt = false\n/,
  );
});

test("the website goes live after the check and the back end", () => {
  expect(website?.needs).toEqual(["check", "backend"]);
});

test("the website goes live after a look at what is live", () => {
  expect(commandsOf(website)).toMatch(/npm run go-live -- --check\n.* deploy\nnpm run smoke$/s);
  const check = website?.steps.find(({ run }) => run?.includes("--check"));
  expect(check).toMatchObject({ if: "needs.check.outputs.scope != 'content'" });
  expect(check).not.toHaveProperty("continue-on-error");
});

test("Cloudflare answers what does not exist with the page for it", () => {
  expect(readFileSync("wrangler.jsonc", "utf8")).toContain('"not_found_handling": "404-page"');
});

const vars = { VITE_SUPABASE_URL: "https://project.supabase.co" };
const jobsAt = (schedule?: string) =>
  Object.keys(watch.jobs).filter((name) => runs(watch.jobs[name], { vars, github: { event: { schedule } } }));

test("the alarm is asked many times a day, the website once", () => {
  const jobsByHour = watch.on.schedule.map(({ cron }) => [cron.split(" ")[1]?.includes("-"), jobsAt(cron)]);
  expect(jobsByHour).toEqual([
    [true, ["alarm"]],
    [false, ["smoke"]],
  ]);
});

test("alarm and website are watched in the weekend too", () => {
  for (const { cron } of watch.on.schedule) expect(cron).toMatch(/^\S+ \S+ \* \* \*$/);
});

test("started by hand, the watch asks everything", () => {
  expect(jobsAt()).toEqual(["alarm", "smoke"]);
});

test("an alarm that answers with an error is a failed run", () => {
  expect(commandsOf(watch.jobs.alarm)).toMatch(/^curl --fail .*exit 1; }/);
});

import { afterEach, beforeEach, expect, test, vi } from "vitest";

/* The workflow and the owner's terminal read only whether a command ended with 0. */

const { problems } = vi.hoisted(() => ({
  problems: { ofStep: [""], ofTexts: [] as { kind: string; text: string }[] },
}));

vi.mock("../../scripts/checks/release/content.ts", () => ({
  findContentProblems: async () => problems.ofTexts,
}));
vi.mock("../../scripts/go-live/outside.ts", () => ({
  outside: { dns: { lookup: async () => ({}) }, tell() {}, note() {} },
}));
vi.mock("../../scripts/go-live/all-steps.ts", () => {
  const steps = [{ title: "Step", canWait: true, findProblems: async () => problems.ofStep }];
  return { allSteps: steps, stepsOfWorkflow: steps, unseenBy: () => [] };
});

const { argv, exitCode } = process;
beforeEach(() => {
  vi.resetModules();
  vi.spyOn(console, "log").mockImplementation(() => {});
  process.argv = [...argv.slice(0, 2), "--check"];
});
afterEach(() => {
  Object.assign(process, { argv, exitCode });
});

test.each([
  { left: [], status: 0 },
  { left: ["Vreemden kunnen een account aanmaken."], status: 1 },
])("a check of the live site with $left.length problems ends with $status", async ({ left, status }) => {
  problems.ofStep = left;
  await import("../../scripts/go-live/go-live.ts");
  expect(process.exitCode).toBe(status);
});

test.each([
  { kind: "confirm", status: 0 },
  { kind: "fix", status: 1 },
])("a check of the texts with something to $kind ends with $status", async ({ kind, status }) => {
  problems.ofTexts = [{ kind, text: "Bedrijf › Telefoon" }];
  await import("../../scripts/checks/check-release.ts");
  expect(process.exitCode).toBe(status);
});

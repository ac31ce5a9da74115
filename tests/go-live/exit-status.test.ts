import { afterEach, beforeEach, expect, test, vi } from "vitest";

/* The workflow and the owner's terminal read only whether a command ended with 0. */

const { findings } = vi.hoisted(() => ({
  findings: { step: [""], texts: [] as { kind: string; text: string }[] },
}));

vi.mock("@clack/prompts", () => ({ log: { message() {} }, note() {}, outro() {} }));
vi.mock("node:dns/promises", () => ({ default: { lookup: async () => ({}) } }));
vi.mock("../../scripts/checks/release/content.ts", () => ({ findInContent: async () => findings.texts }));
vi.mock("../../scripts/go-live/all-steps.ts", () => {
  const steps = [{ title: "Step", canWait: true, look: async () => findings.step }];
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
])("a check of the live site that finds $left.length ends with $status", async ({ left, status }) => {
  findings.step = left;
  await import("../../scripts/go-live/go-live.ts");
  expect(process.exitCode).toBe(status);
});

test.each([
  { kind: "confirm", status: 0 },
  { kind: "fix", status: 1 },
])("a check of the texts that finds something to $kind ends with $status", async ({ kind, status }) => {
  findings.texts = [{ kind, text: "Bedrijf › Telefoon" }];
  await import("../../scripts/checks/check-release.ts");
  expect(process.exitCode).toBe(status);
});

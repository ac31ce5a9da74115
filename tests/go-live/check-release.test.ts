import { afterEach, beforeEach, expect, test, vi } from "vitest";

/* The exit status of the command is 1 while something has to be fixed, so that a script can ask it. */

const problems = vi.hoisted(() => [] as { kind: string; text: string }[]);
vi.mock("../../scripts/checks/release/content.ts", () => ({ findContentProblems: async () => problems }));

const { exitCode } = process;
beforeEach(() => {
  vi.resetModules();
  vi.spyOn(console, "log").mockImplementation(() => {});
});
afterEach(() => {
  vi.restoreAllMocks();
  process.exitCode = exitCode;
});

test.each([
  { kind: "confirm", status: 0 },
  { kind: "fix", status: 1 },
])("a check of the texts with something to $kind ends with $status", async ({ kind, status }) => {
  problems.splice(0, 1, { kind, text: "Bedrijf › Telefoon" });
  await import("../../scripts/checks/check-release.ts");
  expect(process.exitCode).toBe(status);
});

import { execSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

interface LockFile {
  packages: Record<string, { integrity?: string; resolved?: string; inBundle?: boolean }>;
}

test("package-lock.json has the checksum of every package, and installs from whichever registry is set", () => {
  const { packages } = JSON.parse(readFileSync("package-lock.json", "utf8")) as LockFile;
  const installed = Object.entries(packages).filter(([folder]) => folder !== "");
  expect(installed.length).toBeGreaterThan(0);
  const wrong = installed.filter(
    ([, { integrity, resolved, inBundle }]) => !(inBundle || integrity?.startsWith("sha512-")) || resolved,
  );
  expect(wrong.map(([folder]) => folder)).toEqual([]);
});

test("npm ci takes package-lock.json, which one npm install --package-lock-only may leave unfit", () => {
  expect(() =>
    execSync("npm ci --dry-run --prefer-offline --ignore-scripts --loglevel=error", { stdio: "pipe" }),
  ).not.toThrow();
});

test("the lock of the mail function has the checksum of every package, and names no registry", () => {
  const { npm } = JSON.parse(readFileSync("supabase/functions/send-quote-email/deno.lock", "utf8"));
  for (const entry of Object.values(npm))
    expect(entry).toEqual({ integrity: expect.stringMatching(/^sha512-/) });
});

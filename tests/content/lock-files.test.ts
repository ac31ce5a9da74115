import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

interface LockFile {
  packages: Record<string, { integrity?: string; resolved?: string; inBundle?: boolean }>;
}

test("package-lock.json has a checksum for every package and names no registry", () => {
  const { packages } = JSON.parse(readFileSync("package-lock.json", "utf8")) as LockFile;
  const installed = Object.entries(packages).filter(([folder]) => folder !== "");
  expect(installed.length).toBeGreaterThan(0);
  const wrong = installed.filter(
    ([, { integrity, resolved, inBundle }]) => !(inBundle || integrity?.startsWith("sha512-")) || resolved,
  );
  expect(wrong.map(([folder]) => folder)).toEqual([]);
});

test("the mail function's lock has a checksum for every package", () => {
  const { npm } = JSON.parse(readFileSync("supabase/functions/send-quote-email/deno.lock", "utf8"));
  for (const entry of Object.values(npm))
    expect(entry).toEqual({ integrity: expect.stringMatching(/^sha512-/) });
});

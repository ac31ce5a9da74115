import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";

/* Some ways to change a package leave out what `npm ci` needs to be safe anywhere; .npmrc says which. */

interface LockFile {
  packages: Record<
    string,
    {
      integrity?: string;
      resolved?: string;
      inBundle?: boolean;
      optionalDependencies?: Record<string, string>;
    }
  >;
}

const foldersOf = (entries: [folder: string, unknown][]) => entries.map(([folder]) => folder);

describe.each(["package-lock.json", "scripts/go-live/tools/package-lock.json"])("%s", (file) => {
  const { packages } = JSON.parse(readFileSync(file, "utf8")) as LockFile;
  const installed = Object.entries(packages).filter(([folder]) => folder !== "");

  test("has a checksum for every package", () => {
    expect(installed.length).toBeGreaterThan(0);
    const without = installed.filter(
      ([, { integrity, inBundle }]) => !inBundle && !/^sha512-/.test(integrity ?? ""),
    );
    expect(foldersOf(without)).toEqual([]);
  });

  test("names no registry", () => {
    expect(foldersOf(installed.filter(([, { resolved }]) => resolved))).toEqual([]);
  });

  test("has what the other systems install", () => {
    const named = Object.values(packages).flatMap(({ optionalDependencies = {} }) =>
      Object.keys(optionalDependencies),
    );
    const missing = named.filter(
      (name) => !installed.some(([folder]) => folder.endsWith(`node_modules/${name}`)),
    );
    expect(missing).toEqual([]);
  });
});

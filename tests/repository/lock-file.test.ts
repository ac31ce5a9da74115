import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";

/* Some npm commands drop parts of a lock file that make `npm ci` safe on every machine; .npmrc says which command. */

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
  const entries = Object.entries(packages).filter(([folder]) => folder !== "");

  test("has a checksum for every package", () => {
    expect(entries.length).toBeGreaterThan(0);
    const without = entries.filter(
      ([, { integrity, inBundle }]) => !inBundle && !/^sha512-/.test(integrity ?? ""),
    );
    expect(foldersOf(without)).toEqual([]);
  });

  test("names no registry", () => {
    expect(foldersOf(entries.filter(([, { resolved }]) => resolved))).toEqual([]);
  });

  test("has what the other systems install", () => {
    const optionalNames = Object.values(packages).flatMap(({ optionalDependencies = {} }) =>
      Object.keys(optionalDependencies),
    );
    const absentNames = optionalNames.filter(
      (name) => !entries.some(([folder]) => folder.endsWith(`node_modules/${name}`)),
    );
    expect(absentNames).toEqual([]);
  });
});

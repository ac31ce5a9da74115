import { existsSync, readdirSync } from "node:fs";

/** Photographs that cannot be used, by the name that content would give them: what is wrong and what to do. */
export type UnusablePhotos = Record<string, string>;

export function photoFiles(folder: string): string[] {
  const files = existsSync(folder) ? readdirSync(folder) : [];
  return files.filter((file) => !/^\.|\.md$/i.test(file)).sort();
}

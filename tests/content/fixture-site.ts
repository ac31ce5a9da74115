import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { checkContent } from "../../scripts/content/check";
import { findingText } from "../../scripts/content/finding";
import { scratchCopy } from "../../scripts/shared/scratch-copy";
import { collections } from "../../src/lib/content/schema";
import { pictureFiles } from "../../src/lib/picture-files";

/** Returns the new text of a file ("" is that of a new one); undefined removes it. */
export type Edit = (text: string) => string | undefined;

/**
 * Checks the small site in tests/content/site after `edits`, by their paths from src/content/. It has a picture
 * "dak", a drawing "dakgoten" and the given photographs. Returns the findings as the editor reads them.
 */
export function checkFixture(edits: Record<string, Edit> = {}, photos: string[] = []) {
  const root = mkdtempSync(join(tmpdir(), "content-"));
  try {
    cpSync("tests/content/site", root, { recursive: true });
    const add = (folder: string, file: string) => {
      mkdirSync(join(root, folder), { recursive: true });
      writeFileSync(join(root, folder, file), "");
    };
    for (const file of pictureFiles("dak")) add("public/pictures", file);
    add("public/drawings", "dakgoten.svg");
    for (const photo of photos) add("photos", photo);
    for (const [file, edit] of Object.entries(edits)) {
      const path = join(root, "src/content", file);
      const before = readIfThere(path);
      const after = edit(before);
      mkdirSync(dirname(path), { recursive: true });
      if (after === undefined) rmSync(path);
      else writeFileSync(path, after);
      if (after === before) throw new Error(`This changes nothing in ${file}: ${edit}`);
    }
    const { content, mistakes, advice } = checkContent(root);
    return { content, mistakes: mistakes.map(findingText), advice: advice.map(findingText) };
  } finally {
    rmSync(root, { recursive: true });
  }
}

/** A copy of the repository with the content of the small site, to build or render. Whoever asks removes it. */
export function copyWithSmallSite(): string {
  const folder = scratchCopy();
  for (const name of Object.keys(collections)) rmSync(join(folder, "src/content", name), { recursive: true });
  cpSync("tests/content/site", folder, { recursive: true });
  return folder;
}

function readIfThere(path: string): string {
  try {
    return readFileSync(path, "utf8");
  } catch {
    return "";
  }
}

/** An edit that replaces the first match. */
export const swap =
  (from: string | RegExp, to: string): Edit =>
  (text) =>
    text.replace(from, to);

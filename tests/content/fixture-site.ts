import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { checkContentAndPhotos } from "../../scripts/content/check";
import { findingText } from "../../scripts/content/finding";
import { pictureFiles } from "../../src/lib/pictures/picture-files";
import { scratchCopy } from "../scratch-copy";

const readIfThere = (path: string) => (existsSync(path) ? readFileSync(path, "utf8") : "");

/** A copy of the repository with the content of the small site, to build or render. The caller removes it. */
export function copyWithSmallSite(): string {
  const folder = scratchCopy();
  rmSync(join(folder, "src/content"), { recursive: true });
  cpSync("tests/content/site", folder, { recursive: true });
  return folder;
}

/** Returns the new text of a file ("" is that of a new one); undefined removes it. */
export type Edit = (text: string) => string | undefined;

export const swap =
  (from: string | RegExp, to: string): Edit =>
  (text) =>
    text.replace(from, to);

export const smallSiteFile = (file: string) => readFileSync(`tests/content/site/src/content/${file}`, "utf8");

/**
 * Checks a copy of the small site after `edits`, by their paths from src/content/, and says what an editor reads.
 * Beside its content the site has a picture "dak", a drawing "dakgoten" and a folder of marks.
 */
export async function checkSmallSite(
  edits: Record<string, Edit> = {},
  prepare: (root: string) => void | Promise<void> = () => {},
) {
  const root = mkdtempSync(join(tmpdir(), "content-"));
  try {
    cpSync("tests/content/site", root, { recursive: true });
    for (const folder of ["pictures", "drawings", "marks"]) mkdirSync(join(root, "public", folder));
    for (const file of pictureFiles("dak")) writeFileSync(join(root, "public/pictures", file), "");
    writeFileSync(join(root, "public/drawings/dakgoten.svg"), "");
    await prepare(root);
    for (const [file, edit] of Object.entries(edits)) {
      const path = join(root, "src/content", file);
      const before = readIfThere(path);
      const after = edit(before);
      if (after === before) throw new Error(`This changes nothing in ${file}: ${edit}`);
      if (after === undefined) rmSync(path);
      else writeFileSync(path, after);
    }
    const { content, findings } = await checkContentAndPhotos(root);
    return { content, findings: findings.map(findingText) };
  } finally {
    rmSync(root, { recursive: true });
  }
}

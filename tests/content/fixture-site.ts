import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { parse, stringify } from "yaml";
import { checkContent } from "../../scripts/content/check";
import { findingText } from "../../scripts/content/finding";
import { type SchemaNode, schemaNode } from "../../scripts/content/form-names";
import type { UnusablePhotos } from "../../scripts/content/photo-files";
import { files } from "../../src/lib/content/schema";
import { pictureFiles } from "../../src/lib/pictures/picture-files";
import { scratchCopy } from "../scratch-copy";

/** A value for a field of the schema: its label, in one entry of each list; unique by `where` it stands. */
function sample(node: SchemaNode, where: string): unknown {
  if (node.widget === "image") return "dak";
  if (node.widget === "relation") return "dakgoten";
  if (node.type === "array") return [sample(node.items ?? {}, where)];
  if (node.type === "object") return sampleFields(node, {}, where);
  return node.enum?.[0] ?? String(node.minimum ?? `${node.title} van ${where}`);
}

function sampleFields({ properties = {}, required = [] }: SchemaNode, there: object, where: string) {
  const missing = required.filter((name) => !(name in there));
  return Object.fromEntries(
    missing.map((name) => [name, sample(properties[name] ?? {}, `${where} ${name}`)]),
  );
}

function readIfThere(path: string): string {
  try {
    return readFileSync(path, "utf8");
  } catch {
    return "";
  }
}

/** Writes the small site to `root`; what the schema requires beside tests/content/site is made from the schema. */
function writeFixtureSite(root: string): void {
  cpSync("tests/content/site", root, { recursive: true });
  for (const [name, schema] of Object.entries(files)) {
    const path = join(root, "src/content", name);
    const text = readIfThere(path);
    const fields = sampleFields(schemaNode(schema), parse(text) ?? {}, name.replace(/\W+/g, " "));
    if (Object.keys(fields).length > 0) writeFileSync(path, text + stringify(fields));
  }
}

/** Returns the new text of a file ("" is that of a new one); undefined removes it. */
export type Edit = (text: string) => string | undefined;

/**
 * Checks the small site after `edits`, by their paths from src/content/. It has a picture "dak", a drawing "dakgoten",
 * a folder of marks and the given photographs. Returns the findings as the editor reads them.
 */
export function checkFixture(
  edits: Record<string, Edit> = {},
  photos: string[] = [],
  unusable: UnusablePhotos = {},
) {
  const root = mkdtempSync(join(tmpdir(), "content-"));
  try {
    writeFixtureSite(root);
    const add = (file: string, text = "") => {
      mkdirSync(dirname(join(root, file)), { recursive: true });
      writeFileSync(join(root, file), text);
    };
    for (const file of pictureFiles("dak")) add(`public/pictures/${file}`);
    for (const file of ["public/drawings/dakgoten.svg", "public/marks/x.svg"]) add(file);
    for (const photo of photos) add(`photos/${photo}`);
    for (const [file, edit] of Object.entries(edits)) {
      const before = readIfThere(join(root, "src/content", file));
      const after = edit(before);
      if (after === undefined) rmSync(join(root, "src/content", file));
      else add(`src/content/${file}`, after);
      if (after === before) throw new Error(`This changes nothing in ${file}: ${edit}`);
    }
    const { content, findings } = checkContent(root, unusable);
    return { content, findings: findings.map(findingText) };
  } finally {
    rmSync(root, { recursive: true });
  }
}

export const fixtureFile = (file: string) => readFileSync(`tests/content/site/src/content/${file}`, "utf8");

/** A copy of the repository with the content of the small site, to build or render. The caller removes it. */
export function copyWithSmallSite(): string {
  const folder = scratchCopy();
  rmSync(join(folder, "src/content"), { recursive: true });
  writeFixtureSite(folder);
  return folder;
}

export const swap =
  (from: string | RegExp, to: string): Edit =>
  (text) =>
    text.replace(from, to);

import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { parse, stringify } from "yaml";
import { type SchemaNode, schemaNode } from "../../beheer/form-names";
import { checkContent } from "../../scripts/content/check";
import { findingText } from "../../scripts/content/finding";
import type { UnusablePhotos } from "../../scripts/content/photo-files";
import { files } from "../../src/lib/content/schema";
import { pictureFiles } from "../../src/lib/pictures/picture-files";
import { scratchCopy } from "../scratch-copy";

/** What the small site has to point at, by the kind of field that does so. */
const references: Partial<Record<NonNullable<SchemaNode["widget"]>, string>> = {
  image: "dak",
  relation: "dakgoten",
};

/** A value for a field of the schema: its label, in one entry of each list; unique by `where` it stands. */
function sample(node: SchemaNode, where: string): unknown {
  if (node.widget && references[node.widget]) return references[node.widget];
  if (node.type === "array") return [sample(node.items ?? {}, where)];
  if (node.type === "object") return sampleFields(node, {}, where);
  return node.enum?.[0] ?? String(node.minimum ?? `${node.title} van ${where}`);
}

/** What the schema requires of an object beside what is there. */
function sampleFields({ properties = {}, required = [] }: SchemaNode, there: object, where: string) {
  const missing = required.filter((name) => !(name in there));
  return Object.fromEntries(
    missing.map((name) => [name, sample(properties[name] ?? {}, `${where} ${name}`)]),
  );
}

/**
 * Files of the small site that lack what the schema requires, with that at their end, made from the schema: a new page
 * or field needs nothing in tests/content/site.
 */
const completed = Object.entries(files).flatMap(([name, schema]) => {
  const text = readIfThere(join("tests/content/site/src/content", name));
  const fields = sampleFields(schemaNode(schema), parse(text) ?? {}, name.replace(/\W+/g, " "));
  return Object.keys(fields).length > 0 ? [{ name, text: text + stringify(fields) }] : [];
});

/** Writes the small site of tests/content/site to `root`. */
function writeFixtureSite(root: string): void {
  cpSync("tests/content/site", root, { recursive: true });
  for (const { name, text } of completed) writeFileSync(join(root, "src/content", name), text);
}

/** Returns the new text of a file ("" is that of a new one); undefined removes it. */
export type Edit = (text: string) => string | undefined;

/**
 * Checks the small site in tests/content/site after `edits`, by their paths from src/content/. It has a picture
 * "dak", a drawing "dakgoten" and the given photographs. Returns the findings as the editor reads them.
 */
export function checkFixture(
  edits: Record<string, Edit> = {},
  photos: string[] = [],
  unusable: UnusablePhotos = {},
) {
  const root = mkdtempSync(join(tmpdir(), "content-"));
  try {
    writeFixtureSite(root);
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
    const { content, findings } = checkContent(root, unusable);
    return { content, findings: findings.map(findingText) };
  } finally {
    rmSync(root, { recursive: true });
  }
}

/** A copy of the repository with the content of the small site, to build or render. The caller removes it. */
export function copyWithSmallSite(): string {
  const folder = scratchCopy();
  rmSync(join(folder, "src/content"), { recursive: true });
  writeFixtureSite(folder);
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

import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { photoName, pictureFiles } from "../../src/lib/pictures/picture-files.ts";
import { type Finding, findingText } from "./finding.ts";
import { type Content, type FileValues, fitContent } from "./judge.ts";
import { photoFiles, type UnusablePhotos } from "./photo-files.ts";
import { readContent } from "./read.ts";
import { findingsIn, type Site } from "./rules.ts";

const filesIn = (folder: string) => (existsSync(folder) ? readdirSync(folder) : []);

function siteAt(root: string, unusable: UnusablePhotos): Site {
  const inPublic = (folder = "") => filesIn(join(root, "public", folder));
  const files = new Set(inPublic("pictures"));
  const names = new Set([...files].map((file) => file.replace(/-\d+\.\w+$/, "")));
  return {
    pictures: [...names].filter((name) => pictureFiles(name).every((file) => files.has(file))),
    photos: photoFiles(join(root, "photos")).map(photoName),
    unusable,
    documents: inPublic("documenten"),
    drawings: inPublic("drawings").map((file) => file.replace(/\.svg$/, "")),
    root: inPublic(),
  };
}

interface Check {
  values: FileValues;
  content?: Content;
  findings: Finding[];
}

/** Checks src/content/ in `root`, with the photographs of which the caller knows that they cannot be used. */
export function checkContent(root: string, unusable: UnusablePhotos = {}): Check {
  const { values, findings: unread, lineOf } = readContent(root);
  const fitted = fitContent(values);
  const content = unread.length === 0 ? fitted.content : undefined;
  const findings = [...unread, ...fitted.findings];
  if (content) findings.push(...findingsIn(content, siteAt(root, unusable)));
  for (const finding of findings) finding.line ??= lineOf(finding.file, finding.path);
  findings.sort((one, other) => one.file.localeCompare(other.file) || (one.line ?? 0) - (other.line ?? 0));
  return { values, content, findings };
}

/** Finds the photographs in `root` that cannot be used; loads sharp only where there are any. */
export async function findUnusablePhotos(root: string): Promise<UnusablePhotos> {
  if (photoFiles(join(root, "photos")).length === 0) return {};
  return (await import("../build/encode-pictures.ts")).unusablePhotos(root);
}

export const checkContentAndPhotos = async (root: string): Promise<Check> =>
  checkContent(root, await findUnusablePhotos(root));

/** The content of the repository in `root`. Throws an Error in Dutch with a line per finding. */
export function requireContent(root = ".", unusable: UnusablePhotos = {}): Content {
  const { content, findings } = checkContent(root, unusable);
  if (!content || findings.length > 0) throw new Error(findings.map(findingText).join("\n"));
  return content;
}

/** What the CMS, in the browser, knows of the files that it has not opened. */
export interface KnownContent {
  /** Of the folder as it is now, and not of the last deployment. */
  isCurrent: boolean;
  values: FileValues;
  site: Site;
}

export async function knownContent(root: string, isCurrent: boolean): Promise<KnownContent> {
  return { isCurrent, values: readContent(root).values, site: siteAt(root, await findUnusablePhotos(root)) };
}

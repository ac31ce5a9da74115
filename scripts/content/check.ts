import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { pictureFiles, pictureName } from "../../src/lib/picture-files.ts";
import { type Finding, findingText } from "./finding.ts";
import { type Content, readContent } from "./read.ts";
import { findingsIn, type Site } from "./rules.ts";

function filesIn(folder: string): string[] {
  return existsSync(folder) ? readdirSync(folder) : [];
}

function siteAt(root: string): Site {
  const files = new Set(filesIn(join(root, "public/pictures")));
  const names = new Set([...files].map((file) => file.replace(/-\d+\.\w+$/, "")));
  const isComplete = (name: string) => pictureFiles(name).every((file) => files.has(file));
  return {
    pictures: [...names].filter(isComplete),
    photos: filesIn(join(root, "photos"))
      .filter((file) => !/^\.|\.md$/i.test(file))
      .map(pictureName),
    documents: filesIn(join(root, "public/documenten")),
    drawings: filesIn(join(root, "public/drawings")).map((file) => file.replace(/\.svg$/, "")),
  };
}

/** Checks src/content/ in `root`: the findings by file and line, and the content where it fits the schema. */
export function checkContent(root: string): { content?: Content; findings: Finding[] } {
  const { content, findings, lineOf } = readContent(root);
  if (content) findings.push(...findingsIn(content, siteAt(root)));
  for (const finding of findings) finding.line ??= lineOf(finding.file, finding.path);
  findings.sort((one, other) => one.file.localeCompare(other.file) || (one.line ?? 0) - (other.line ?? 0));
  return { content, findings };
}

/** The content of the repository in `root`. Throws an Error in Dutch with a line per finding. */
export function requireContent(root = "."): Content {
  const { content, findings } = checkContent(root);
  if (!content || findings.length > 0) throw new Error(findings.map(findingText).join("\n"));
  return content;
}

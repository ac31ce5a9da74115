import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, sep } from "node:path";
import { LineCounter, parseDocument, visit } from "yaml";
import { files } from "../../src/lib/content/schema.ts";
import { didYouMean, lostInText, unreadable, wrongEncoding } from "./dutch.ts";
import type { Finding, Path } from "./finding.ts";
import { type Content, type FileValues, fitContent, schemaOf } from "./judge.ts";

export interface Reading {
  values: FileValues;
  content?: Content;
  unread: Finding[];
  findings: Finding[];
  lineOf(file: string, path: Path): number | undefined;
}

function filesIn(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .map((file) => file.split(sep).join("/"))
    .filter((file) => /\.\w+$/.test(file) && !/(^|\/)\./.test(file))
    .sort();
}

function parseFile(file: string) {
  const source = readFileSync(file, "utf8");
  const lineCounter = new LineCounter();
  // All scalars stay text (0035, nee); the schema says what is a number.
  const document = parseDocument(source, { lineCounter, schema: "failsafe" });
  return { source, document, lineAt: (offset: number) => lineCounter.linePos(offset).line };
}

function lineOfValue(file: string, path: Path): number | undefined {
  if (path.length === 0) return undefined;
  const { document, lineAt } = parseFile(file);
  for (let depth = path.length; depth > 0; depth--) {
    const node = document.getIn(path.slice(0, depth), true) as { range?: [number] } | undefined;
    if (node?.range) return lineAt(node.range[0]);
  }
  return undefined;
}

/** Reads src/content/ of the repository in `root`. Mistakes become findings, never errors. */
export function readContent(root: string): Reading {
  const folder = join(root, "src/content");
  const values: FileValues = {};
  const unread: Finding[] = [];
  const names = filesIn(folder);

  for (const file of Object.keys(files).filter((name) => !names.includes(name)))
    unread.push({ file, path: [], remedy: "dit bestand ontbreekt; zet het terug." });
  for (const file of names) {
    if (!schemaOf(file)) {
      const remedy = `dit bestand hoort hier niet; een tekst staat in een bestand dat eindigt op .yaml.${didYouMean(file, Object.keys(files))}`;
      unread.push({ file, path: [], remedy });
      continue;
    }
    const { source, document, lineAt } = parseFile(join(folder, file));
    const trace = wrongEncoding.traces.exec(source);
    if (trace) {
      unread.push({ file, path: [], line: lineAt(trace.index), remedy: wrongEncoding.remedy });
      continue;
    }
    if (document.errors.length > 0) {
      unread.push({ file, path: [], ...unreadable(source, document.errors, lineAt) });
      continue;
    }
    visit(document, {
      Scalar(_key, node) {
        const remedy = lostInText(node);
        if (remedy && node.range) unread.push({ file, path: [], line: lineAt(node.range[0]), remedy });
      },
    });
    values[file] = document.toJS();
  }
  const { content, findings } = fitContent(values);
  return {
    values,
    content: unread.length === 0 ? content : undefined,
    unread,
    findings: [...unread, ...findings],
    lineOf: (file, path) => lineOfValue(join(folder, file), path),
  };
}

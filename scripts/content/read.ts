import { isUtf8 } from "node:buffer";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, sep } from "node:path";
import { type Document, LineCounter, parseDocument, visit } from "yaml";
import { files } from "../../src/lib/content/schema.ts";
import { inQuotes } from "./dutch.ts";
import type { Finding, Path } from "./finding.ts";
import { type FileValues, schemaOf } from "./judge.ts";

export interface Reading {
  values: FileValues;
  /** Of files that cannot be read, or of which YAML drops a part. */
  findings: Finding[];
  lineOf(file: string, path: Path): number | undefined;
}

function filesIn(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.startsWith("."))
    .map(({ parentPath, name }) => join(parentPath, name).slice(folder.length + 1))
    .map((file) => file.split(sep).join("/"))
    .sort();
}

/** Reads src/content/ of the repository in `root`. Mistakes become findings, never errors. */
export function readContent(root: string): Reading {
  const folder = join(root, "src/content");
  const values: FileValues = {};
  const findings: Finding[] = [];
  const documents: Record<string, { document: Document; lines: LineCounter }> = {};
  const lineAt = (file: string, offset = 0) => documents[file]?.lines.linePos(offset).line;
  const names = filesIn(folder);

  const report = (file: string, remedy: string, offset?: number) =>
    findings.push({ file, path: [], remedy, ...(offset !== undefined && { line: lineAt(file, offset) }) });
  for (const file of Object.keys(files).filter((name) => !names.includes(name)))
    report(file, "dit bestand ontbreekt; zet het terug.");
  for (const file of names) {
    const bytes = readFileSync(join(folder, file));
    if (!schemaOf(file))
      report(file, "dit bestand hoort hier niet; een tekst staat in een bestand dat eindigt op .yaml.");
    else if (!isUtf8(bytes)) report(file, "dit bestand is niet te lezen; sla het op als UTF-8.");
    else {
      const lines = new LineCounter();
      // All scalars stay text (0035, nee); the schema says what is a number.
      const document = parseDocument(String(bytes), {
        lineCounter: lines,
        schema: "failsafe",
        prettyErrors: false,
      });
      documents[file] = { document, lines };
      const [error] = document.errors;
      if (error) report(file, `deze regel is niet te lezen (${error.message}). ${inQuotes}`, error.pos[0]);
      else values[file] = document.toJS();
      visit(document, {
        Scalar(_key, { comment, anchor, tag, range }) {
          if (comment || anchor || tag)
            report(file, `wat achter # staat of met & of ! begint, valt weg. ${inQuotes}`, range?.[0]);
        },
      });
    }
  }
  return {
    values,
    findings,
    lineOf(file, path) {
      for (let depth = path.length; depth > 0; depth--) {
        const node = documents[file]?.document.getIn(path.slice(0, depth), true) as { range?: [number] };
        if (node?.range) return lineAt(file, node.range[0]);
      }
    },
  };
}

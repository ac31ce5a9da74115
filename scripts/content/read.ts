import { isUtf8 } from "node:buffer";
import { readdirSync, readFileSync } from "node:fs";
import { join, relative, sep } from "node:path";
import { type Document, LineCounter, parseDocument, visit } from "yaml";
import { files } from "../../src/lib/content/schema.ts";
import type { Finding, Path } from "./finding.ts";
import { type FileValues, schemaOf } from "./fit-content.ts";

const inQuotes = 'zet de hele tekst tussen rechte aanhalingstekens: "…".';

/** Reads src/content/ in `root`. Reports a file that cannot be read, or that YAML would read only in part. */
export function readContent(root: string) {
  const folder = join(root, "src/content");
  const names = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.startsWith("."))
    .map(({ parentPath, name }) => relative(folder, join(parentPath, name)).split(sep).join("/"))
    .sort();
  const values: FileValues = {};
  const findings: Finding[] = Object.keys(files)
    .filter((file) => !names.includes(file))
    .map((file) => ({ file, path: [], remedy: "dit bestand ontbreekt; zet het terug." }));
  const documents: Record<string, { document: Document; lines: LineCounter }> = {};
  const lineAt = (file: string, range?: number[] | null) =>
    documents[file]?.lines.linePos(range?.[0] ?? 0).line;

  for (const file of names) {
    const bytes = readFileSync(join(folder, file));
    const lines = new LineCounter();
    // All scalars stay text ("0035", "nee"), because the schema knows which are numbers.
    const settings = { lineCounter: lines, schema: "failsafe", prettyErrors: false } as const;
    const document = parseDocument(String(bytes), settings);
    const [error] = document.errors;
    documents[file] = { document, lines };
    const report = (remedy: string, range?: number[] | null) =>
      findings.push({ file, path: [], remedy, line: range ? lineAt(file, range) : undefined });
    if (!schemaOf(file))
      report("dit bestand hoort hier niet; een tekst staat in een bestand dat eindigt op .yaml.");
    else if (!isUtf8(bytes)) report("dit bestand is niet te lezen; sla het op als UTF-8.");
    else if (error) report(`deze regel is niet te lezen (${error.message}); ${inQuotes}`, error.pos);
    else {
      const countBefore = findings.length;
      visit(document, {
        Alias(_key, { range }) {
          report(`een tekst die met * begint, verwijst naar een andere; ${inQuotes}`, range);
        },
        Scalar(_key, { comment, anchor, tag, range }) {
          if (comment || anchor || tag)
            report(`wat achter # staat of met & of ! begint, valt weg; ${inQuotes}`, range);
        },
      });
      // A file with findings is not converted, because a YAML alias in it may be unknown or expand without end.
      if (findings.length === countBefore) values[file] = document.toJS();
    }
  }
  return {
    values,
    findings,
    lineOf(file: string, path: Path): number | undefined {
      for (let depth = path.length; depth > 0; depth--) {
        const node = documents[file]?.document.getIn(path.slice(0, depth), true) as { range?: number[] };
        if (node?.range) return lineAt(file, node.range);
      }
    },
  };
}

import { slugOf } from "../../src/lib/paths.ts";
import type { Finding, Path } from "./finding.ts";
import { type FileValues, schemaOf } from "./fit-content.ts";
import { type SchemaNode, schemaNode } from "./schema-node.ts";

/* Findings name a file and a field as the CMS does, because its users never see a path such as `hero.intro`. */

function fileName(file: string, { title = file, singular, namedBy = "" }: SchemaNode, values: FileValues) {
  const name = (values[file] as Record<string, unknown> | undefined)?.[namedBy] || slugOf(file);
  return singular ? `${singular} “${name}”` : title;
}

function fieldNames(node: SchemaNode | undefined, [step, ...rest]: Path): string[] {
  if (step === undefined || !node) return [];
  const inner = typeof step === "number" ? node.items : node.properties?.[step];
  const title = inner?.title ?? String(step);
  return [typeof step === "number" ? `${title} ${step + 1}` : title, ...fieldNames(inner, rest)];
}

/** The way to a field in the CMS, such as "Startpagina › Bovenaan › Inleiding" or "Dienst “Dakgoten” › Inleiding". */
export function placeInCms(file: string, path: Path, values: FileValues = {}): string {
  const schema = schemaOf(file);
  const node = schema && schemaNode(schema);
  return node ? [fileName(file, node, values), ...fieldNames(node, path)].join(" › ") : file;
}

/** A finding for users of the CMS, such as "Startpagina › Bovenaan › Inleiding: Hier staat niets; vul het in." */
export function findingInCms({ file, path, remedy, otherFile = "" }: Finding, values: FileValues): string {
  const words = remedy
    .replace("{bestand}", () => placeInCms(otherFile, [], values))
    .replace(/^\p{Ll}(?=\p{Ll}*[\s,;])/u, (letter) => letter.toUpperCase());
  return `${placeInCms(file, path, values)}: ${words}`;
}

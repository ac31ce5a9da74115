import { z } from "zod";
import type { Finding, Path } from "../scripts/content/finding.ts";
import type { FileValues } from "../scripts/content/judge.ts";
import { type CollectionName, collections, type FileName, files } from "../src/lib/content/schema.ts";

/* What the form calls the files and fields of a finding: who works in it knows no file and no `hero.intro`. */

/** What z.toJSONSchema makes of a field, with the keys that the schema's `meta` adds. */
export interface SchemaNode {
  type?: "object" | "array" | "string";
  title?: string;
  description?: string;
  properties?: Record<string, SchemaNode>;
  required?: string[];
  items?: SchemaNode;
  enum?: string[];
  maxLength?: number;
  minItems?: number;
  maxItems?: number;
  minimum?: number;
  widget?:
    | "text"
    | "paragraphs"
    | "boolean"
    | "image"
    | "drawing"
    | "relation"
    | "category"
    | "order"
    | "file";
  collection?: keyof typeof collections;
  labels?: Record<string, string>;
  summary?: string;
  singular?: string;
  namedBy?: string;
}

export const schemaNode = (schema: z.ZodType) => z.toJSONSchema(schema, { io: "input" }) as SchemaNode;

function nodeOf(file: string): SchemaNode {
  const [folder = ""] = file.split("/");
  return schemaNode((collections[folder as CollectionName] ?? files[file as FileName]) as z.ZodType);
}

function formNameOf(file: string, values: FileValues): string {
  const { title = file, singular, namedBy = "" } = nodeOf(file);
  const slug = file.replace(/^.*\/|\.yaml$/g, "");
  const name = (values[file] as Record<string, unknown> | undefined)?.[namedBy] || slug;
  return singular ? `${singular} “${name}”` : title;
}

function fieldNames(node: SchemaNode | undefined, [step, ...rest]: Path): string[] {
  if (step === undefined || !node) return [];
  const inner = typeof step === "number" ? node.items : node.properties?.[step];
  const title = inner?.title ?? String(step);
  return [typeof step === "number" ? `${title} ${step + 1}` : title, ...fieldNames(inner, rest)];
}

const isKnown = (file: string) => file in files || String(file.split("/")[0]) in collections;

/** The remedy, with the form's names for the files that it speaks of. */
export function remedyInForm({ remedy }: Finding, values: FileValues): string {
  const words = remedy.replace(/[\w/-]+\.yaml/g, (file) => (isKnown(file) ? formNameOf(file, values) : file));
  return words.replace(/^\p{Ll}(?=\p{Ll}*[\s,])/u, (letter) => letter.toUpperCase());
}

/** "Startpagina › Bovenaan › Inleiding" */
export function placeInForm(file: string, path: Path, values: FileValues = {}): string {
  const place = isKnown(file) ? [formNameOf(file, values), ...fieldNames(nodeOf(file), path)] : [file];
  return place.join(" › ");
}

/** "Startpagina › Bovenaan › Inleiding: Dit veld is leeg; …" */
export const findingInForm = (finding: Finding, values: FileValues): string =>
  `${placeInForm(finding.file, finding.path, values)}: ${remedyInForm(finding, values)}`;

/** The key path of the form's field: "hero.intro", "questions.1.answer". */
export function keyPath({ file, path }: Finding): string {
  const isList = nodeOf(file).type === "array";
  return [...(isList ? [file.replace(/^.*\/|\.yaml$/g, "")] : []), ...path].join(".");
}

import { z } from "zod";
import type { collections } from "../../src/lib/content/schema.ts";
import { slugOf } from "../../src/lib/paths.ts";
import type { Finding, Path } from "./finding.ts";
import { type FileValues, schemaOf } from "./fit-content.ts";

/* Names a finding's file and field as the CMS does, whose users never see `hero.intro`. */

/** A field of z.toJSONSchema, with the keys that the schema's `meta` adds. */
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
  pattern?: string;
  remedy?: string;
  widget?: string;
  collection?: keyof typeof collections;
  summary?: string;
  singular?: string;
  namedBy?: string;
}

export const schemaNode = (schema: z.ZodType) => z.toJSONSchema(schema, { io: "input" }) as SchemaNode;

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

export function placeInCms(file: string, path: Path, values: FileValues = {}): string {
  const schema = schemaOf(file);
  const node = schema && schemaNode(schema);
  return node ? [fileName(file, node, values), ...fieldNames(node, path)].join(" › ") : file;
}

/** "Startpagina › Bovenaan › Inleiding: Hier staat niets; vul het in." */
export function findingInCms({ file, path, remedy }: Finding, values: FileValues): string {
  const words = remedy
    .replace(/[\w/-]+\.yaml/g, (named) => placeInCms(named, [], values))
    .replace(/^\p{Ll}(?=\p{Ll}*[\s,;])/u, (letter) => letter.toUpperCase());
  return `${placeInCms(file, path, values)}: ${words}`;
}

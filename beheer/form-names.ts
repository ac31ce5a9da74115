import type { z } from "zod";
import type { Finding, Path } from "../scripts/content/finding.ts";
import type { FileValues } from "../scripts/content/judge.ts";
import { type CollectionName, collections, type FileName, files } from "../src/lib/content/schema.ts";
import { type SchemaNode, schemaNode } from "./config.ts";

/* What the form calls the files and fields of a finding: who works in it knows no file and no `hero.intro`. */

function nodeOf(file: string): SchemaNode {
  const [folder = ""] = file.split("/");
  return schemaNode((collections[folder as CollectionName] ?? files[file as FileName]) as z.ZodType);
}

/** "Startpagina", or "Dienst “Dakgoten”". */
function formNameOf(file: string, values: FileValues): string {
  const { title = file, singular, namedBy = "" } = nodeOf(file);
  const slug = file.replace(/^.*\/|\.yaml$/g, "");
  const name = (values[file] as Record<string, unknown> | undefined)?.[namedBy] ?? slug;
  return singular ? `${singular} “${name}”` : title;
}

/** "Bovenaan", "Inleiding"; an item of a list is "Vraag 2". */
function fieldNames(node: SchemaNode | undefined, [step, ...rest]: Path): string[] {
  if (step === undefined || !node) return [];
  const inner = typeof step === "number" ? node.items : node.properties?.[step];
  const title = inner?.title ?? String(step);
  return [typeof step === "number" ? `${title} ${step + 1}` : title, ...fieldNames(inner, rest)];
}

/** "Startpagina › Bovenaan › Inleiding: dit veld is leeg; …" */
export function findingInForm({ file, path, remedy }: Finding, values: FileValues): string {
  const known = (name: string) => name in files || String(name.split("/")[0]) in collections;
  const words = remedy.replace(/[\w/-]+\.yaml/g, (name) => (known(name) ? formNameOf(name, values) : name));
  if (!known(file)) return `${file}: ${words}`;
  return `${[formNameOf(file, values), ...fieldNames(nodeOf(file), path)].join(" › ")}: ${words}`;
}

/** The key path of the form's field: "hero.intro", "questions.1.answer". */
export function keyPath({ file, path }: Finding): string {
  const isList = nodeOf(file).type === "array";
  return [...(isList ? [file.replace(/^.*\/|\.yaml$/g, "")] : []), ...path].join(".");
}

import { readdirSync } from "node:fs";
import type { EntryCollection, Field, SelectField } from "@sveltia/cms";
import { expect, test } from "vitest";
import type { z } from "zod";
import { type SchemaNode, schemaNode } from "../scripts/content/form-names";
import { collections, files } from "../src/lib/content/schema";
import { serviceOptions } from "../supabase/functions/_shared/quote-request";
import { cmsConfig } from "./config";

/* The CMS's form agrees with the schema of the content. */

const { collections: groups = [] } = cmsConfig("bedrijf/website");
type FormField = Field & { fields?: Field[]; field?: Field; root?: boolean };

const forms = Object.fromEntries(
  groups.flatMap((group) => {
    if ("files" in group) return group.files.map(({ file, fields }) => [file, fields] as const);
    return "folder" in group ? [[group.folder, group.fields] as const] : [];
  }),
);

/** A field of the schema, whether it is required, and its field of the form; and all that they hold. */
type Pair = [path: string, node: SchemaNode, field?: FormField, required?: boolean];

function pairs(path: string, node: SchemaNode, field?: FormField, required?: boolean): Pair[] {
  // Paragraphs are one field of the form.
  if (node.widget === "paragraphs") return [[path, node, field, required]];
  const inner = node.type === "array" && node.items?.type !== "object" ? node.items : undefined;
  return [
    [path, node, field, required],
    ...(inner
      ? pairs(`${path}[]`, inner, field?.field)
      : fieldPairs(path, node.items ?? node, field?.fields)),
  ];
}

function fieldPairs(path: string, node: SchemaNode, fields: Field[] = []): Pair[] {
  return Object.entries(node.properties ?? {}).flatMap(([name, inner]) => {
    const field = fields.find((each) => each.name === name) as FormField | undefined;
    return pairs(`${path}.${name}`, inner, field, node.required?.includes(name) ?? false);
  });
}

const schemas = Object.entries<z.ZodType>({ ...files, ...collections }).map(
  ([name, schema]) => [`src/content/${name}`, schema] as const,
);

const all = schemas.flatMap(([path, schema]) => {
  const node = schemaNode(schema);
  const [first] = (forms[path] ?? []) as FormField[];
  return node.type === "array" ? pairs(path, node, first) : fieldPairs(path, node, forms[path]);
});

test("the form has every file and folder of the schema, and no other", () => {
  expect(Object.keys(forms).sort()).toEqual(schemas.map(([path]) => path).sort());
});

test("every field of the schema has one in the form, with its label, help and limits; the order is dragged", () => {
  expect(all.length).toBeGreaterThan(200);
  for (const [path, node, field, required] of all) {
    const { title, description, maxLength, minItems, pattern, widget } = node;
    expect(field?.label, path).toBe(widget === "order" ? undefined : title);
    if (!field || required === undefined) continue;
    expect(title, path).toBeTruthy();
    expect((field as { hint?: string }).hint, path).toBe(description);
    const limits: object = {
      required: required && widget !== "boolean",
      ...(maxLength && { maxlength: maxLength }),
      ...(minItems && widget !== "paragraphs" && { min: minItems }),
      ...(pattern && node.remedy && { pattern: [pattern, node.remedy] }),
    };
    expect(field, path).toMatchObject(limits);
  }
});

const formField = (path: string) => all.find(([name]) => name === `src/content/${path}`)?.[2];

test("choices have words: those of the quote form, the drawings that exist, days with their hours", () => {
  const { options } = formField("diensten.quoteOption") as SelectField;
  expect(options).toEqual(Object.entries(serviceOptions).map(([value, label]) => ({ value, label })));
  const drawings = readdirSync("public/drawings").map((name) => name.replace(".svg", ""));
  expect((formField("diensten.drawing") as SelectField).options).toEqual(drawings.sort());
  const { summary = "" } = formField("bedrijf.yaml.openingHours") as { summary?: string };
  for (const name of ["days", "opens", "closes"]) expect(summary).toContain(`{{fields.${name}}}`);
});

test("questions are grouped and dragged as on /faq, and the other collections are not", () => {
  for (const group of groups)
    if ("folder" in group) {
      const { name, reorder, view_groups } = group as EntryCollection;
      const field = name === "vragen" ? "category" : undefined;
      expect(reorder, name).toEqual({ key: "order", group: field });
      if (field) expect(view_groups).toMatchObject({ groups: [{ name: field, field }], default: field });
      else expect(view_groups).toBeUndefined();
    }
});

import { readdirSync } from "node:fs";
import type { EntryCollection, Field, SelectField } from "@sveltia/cms";
import { expect, test } from "vitest";
import type { z } from "zod";
import { collections, files } from "../src/lib/content/schema";
import { serviceOptions } from "../supabase/functions/_shared/quote-request";
import { cmsConfig, type SchemaNode, schemaNode } from "./config";
import { paragraphsOf } from "./form-values";

/* The CMS's form agrees with the schema of the content. */

const { collections: groups = [] } = cmsConfig("bedrijf/website");
type FormField = Field & { fields?: Field[]; field?: Field; root?: boolean };

/** The fields of the form by the file or folder that they belong to. */
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

test("every field of the schema has a field in the form, with its label, hint, limits and need; the order is dragged", () => {
  expect(all.length).toBeGreaterThan(200);
  for (const [path, node, field, required] of all) {
    if (node.widget === "order") {
      expect(field, path).toBeUndefined();
      continue;
    }
    const { title, description, maxLength, minItems, maxItems } = node;
    expect(title, path).toBeTruthy();
    expect(field, path).toMatchObject({
      label: title,
      ...(required !== undefined && { required }),
      ...(description && { hint: description }),
      ...(maxLength !== undefined && { maxlength: maxLength }),
      ...(minItems !== undefined && node.widget !== "paragraphs" && { min: minItems, max: maxItems }),
    });
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

/** Every string of the schema that the form judges by a pattern, with the schema that judges it in the end. */
const judged = all.filter(([, { pattern, remedy }]) => pattern && remedy);

function fieldSchema(path: string): z.ZodType {
  const [file = ""] = schemas.map(([name]) => name).filter((name) => path.startsWith(name));
  // biome-ignore lint/suspicious/noExplicitAny: each kind of schema has a definition of its own
  let schema = schemas.find(([name]) => name === file)?.[1] as any;
  const inner = () => {
    while (schema.def.innerType ?? schema.def.in) schema = schema.def.innerType ?? schema.def.in;
    return schema;
  };
  for (const step of path.slice(file.length).match(/\[\]|[^.[\]]+/g) ?? []) {
    if (inner().def.element) schema = inner().def.element;
    if (step !== "[]") schema = inner().def.shape[step];
  }
  return schema;
}

test.each([
  "035 000 00 00",
  "+31 (0)35 000 00 00",
  "035",
  "035 621 12 3",
  "035 621 12 345",
  "0031 35 621 12 34",
  "0800 1234",
  "+32 2 555 12 12",
  "info@dakdekker.example",
  "12345678",
  "NL000000000B00",
  "1200 AA",
  "NL",
  "https://www.example.nl/kaart?plaats=1",
  "www.example.nl",
  "garantie",
])("the form and the schema agree on “%s”", (text) => {
  for (const [path, { pattern = "", maxLength, minimum, widget }] of judged) {
    if (maxLength !== undefined && text.length > maxLength) continue;
    // Between which limits a number lies is for the check.
    if (minimum !== undefined) continue;
    const value = widget === "paragraphs" ? paragraphsOf(text) : text;
    expect(new RegExp(pattern).test(text), path).toBe(fieldSchema(path).safeParse(value).success);
  }
});

test("every text that may hold a link says how it is written, and those with room what the site fills in", () => {
  const long = all.filter(([, { widget, maxLength }]) => widget === "text" && !maxLength);
  const withLinks = long.filter(([path]) => fieldSchema(path).safeParse("Zie [dit](/contact).").success);
  expect(withLinks.length).toBeGreaterThan(10);
  for (const [path, { description }] of withLinks) expect(description, path).toContain("[woorden](/contact)");
  for (const [path, { description }] of long) expect(description, path).toContain("{telefoon}");
});

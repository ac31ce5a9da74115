import { readdirSync } from "node:fs";
import type { EntryCollection, Field } from "@sveltia/cms";
import { expect, test } from "vitest";
import { collections, files } from "../src/lib/content/schema.ts";
import { cmsConfig } from "./config.ts";

/* These tests read the configuration made from the schema. tests/embedded/npm-start.test.ts tests how Sveltia uses it. */

const { collections: groups = [], slug } = cmsConfig("bedrijf/website");

const forms = Object.fromEntries(
  groups.flatMap((group): [name: string, fields: Field[]][] => {
    if ("files" in group) return group.files.map(({ file, fields }) => [file, fields]);
    return "folder" in group ? [[group.folder, group.fields]] : [];
  }),
);

/** The field in a form at a path such as "prices.items.from". */
function fieldIn(form: string, path: string): Field | undefined {
  const [first, ...steps] = path.split(".");
  const fieldNamed = (fields: Field[] | undefined, name?: string) =>
    fields?.find((field) => field.name === name);
  const top = fieldNamed(forms[`src/content/${form}`], first);
  return steps.reduce((field, step) => fieldNamed((field as { fields?: Field[] })?.fields, step), top);
}

test("the form has every file and folder of the schema", () => {
  const names = Object.keys({ ...files, ...collections }).map((name) => `src/content/${name}`);
  expect(Object.keys(forms).sort()).toEqual(names.sort());
});

test.each<[kind: string, form: string, path: string, options: object]>([
  ["a text", "diensten", "card", { label: "Tekst op de kaart", widget: "text", maxlength: 130 }],
  // A number has a text field, because the number field of Sveltia 0.221 reads 92,50 as 50.
  ["a number", "diensten", "prices.items.from", { widget: "string" }],
  ["what may be empty", "diensten", "guarantee", { required: false }],
  ["a text that may be empty", "steden", "latitude", { hint: expect.stringMatching(/ Mag leeg blijven\.$/) }],
  ["a tick", "diensten", "emergency", { widget: "boolean", required: false }],
  ["a list", "diensten", "facts", { widget: "list", min: 2, max: 4, label_singular: "Feit" }],
  ["a file that is a list", "doorverwijzingen.yaml", "doorverwijzingen", { widget: "list", root: true }],
  ["a reference", "projecten", "serviceSlug", { widget: "relation", collection: "diensten" }],
  ["an example", "bedrijf.yaml", "vatId", { hint: "Zoals: NL123456789B01." }],
  ["a shape", "bedrijf.yaml", "vatId", { pattern: ["^NL\\d{9}B\\d{2}$", expect.stringContaining("btw-id")] }],
])("%s is in the form as in the schema", (_kind, form, path, options) => {
  expect(fieldIn(form, path)).toMatchObject(options);
});

test("the order has no field in the form, because editors drag it", () => {
  expect(fieldIn("projecten", "order")).toBeUndefined();
});

test("a service chooses one of the drawings that exist", () => {
  const drawings = readdirSync("public/drawings").map((name) => name.replace(".svg", ""));
  expect(fieldIn("diensten", "drawing")).toMatchObject({ options: drawings.sort() });
});

test("opening hours are listed by their days and hours", () => {
  const summary = "{{fields.days}}: {{fields.opens}} tot {{fields.closes}}";
  expect(fieldIn("bedrijf.yaml", "openingHours")).toMatchObject({ summary });
});

test("the file of a new question is named by its words, as an address", () => {
  expect(slug).toMatchObject({ encoding: "ascii", clean_accents: true });
  expect(groups.find(({ name }) => name === "vragen")).toMatchObject({ slug: { template: "{{question}}" } });
});

test("a service cannot be deleted, because other sites link to it", () => {
  expect(groups.find(({ name }) => name === "diensten")).toMatchObject({ delete: false });
});

test("only questions are grouped, as on /faq", () => {
  for (const group of groups.filter((each): each is EntryCollection => "folder" in each)) {
    const field = group.name === "vragen" ? "category" : undefined;
    expect(group.reorder, group.name).toEqual({ key: "order", group: field });
    expect(group.view_groups, group.name).toEqual(
      field && { groups: [{ name: field, label: "Groep", field }], default: field },
    );
  }
});

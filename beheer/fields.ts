import type { Field } from "@sveltia/cms";
import { type SchemaNode, schemaNode } from "../scripts/content/schema-node.ts";
import { collections } from "../src/lib/content/schema.ts";

/* Makes the fields of the CMS's forms from the schema. Their options: https://sveltiacms.app/en/docs/fields */

type Options = Partial<Field>;

const drawings = Object.keys(import.meta.glob("../public/drawings/*.svg"))
  .map((file) => file.replace(/^.*\/|\.svg$/g, ""))
  .sort();

/** A select of the entries in a collection, or of the parts of a file. Each option shows its `label_field`. */
const choice = (collection: string, value_field: string, label_field: string): Options => ({
  widget: "relation",
  collection,
  value_field,
  display_fields: [label_field],
  search_fields: [label_field],
  dropdown_threshold: 0,
});

/** The options of a field for each `widget` that the schema can name. */
const optionsByWidget: Record<string, (node: SchemaNode) => Options> = {
  drawing: () => ({ widget: "select", options: drawings, dropdown_threshold: 0 }),
  boolean: () => ({ widget: "boolean" }),
  // This list makes an iPhone convert HEIC to JPEG. Otherwise Sveltia would do it with code from unpkg.com, which could
  // read the editor's token.
  image: () => ({ widget: "image", choose_url: false, accept: "image/jpeg,image/png,image/webp,image/avif" }),
  file: () => ({
    widget: "file",
    choose_url: false,
    media_folder: "/public/documenten",
    public_folder: "/documenten",
  }),
  relation: ({ collection = "diensten" }) =>
    choice(collection, "{{slug}}", `{{${schemaNode(collections[collection]).namedBy}}}`),
  category: () => ({ ...choice("paginas", "categories.*.id", "categories.*.title"), file: "faq" }),
  paragraphs: textOptions,
};

function textOptions({ widget, maxLength, pattern, remedy }: SchemaNode): Options {
  const isLong = widget === "text" || widget === "paragraphs";
  return {
    widget: isLong ? "text" : "string",
    maxlength: maxLength,
    ...(pattern && remedy && { pattern: [pattern, remedy] }),
  } as Options;
}

/** The options of a group. When it is collapsed, it shows its first text and its picture. */
function groupOptions(node: SchemaNode): Options {
  const fields = Object.entries(node.properties ?? {});
  const [text] = fields.find(([, { type, widget }]) => type === "string" && widget !== "image") ?? [];
  const [image] = fields.find(([, { widget }]) => widget === "image") ?? [];
  const summary = node.summary ?? (text && `{{fields.${text}}}`);
  return { widget: "object", collapsed: "auto", summary, thumbnail: image, fields: fieldsOf(node) };
}

function listOptions({ minItems, maxItems }: SchemaNode, item: SchemaNode): Options {
  return {
    widget: "list",
    label_singular: item.title,
    summary: item.summary,
    min: minItems,
    max: maxItems,
    collapsed: true,
    ...(item.type === "object" ? { fields: fieldsOf(item) } : { field: fieldOf("item", item, true) }),
  } as Options;
}

function optionsOf(node: SchemaNode): Options {
  const ofWidget = optionsByWidget[node.widget ?? ""];
  if (ofWidget) return ofWidget(node);
  if (node.enum) return { widget: "select", options: node.enum };
  if (node.type === "object") return groupOptions(node);
  if (node.type === "array" && node.items) return listOptions(node, node.items);
  // A number gets a text field too, because Sveltia's number field loses the digits before a comma.
  return textOptions(node);
}

/** A hint, which also says what may stay empty, because a new entry shows every empty field in red. */
function hintOf({ description, example, type, widget }: SchemaNode, isRequired: boolean): string | undefined {
  const mayBeEmpty = !isRequired && type === "string" && widget !== "boolean";
  const sentences = [description, example && `Zoals: ${example}.`, mayBeEmpty && "Mag leeg blijven."];
  return sentences.filter(Boolean).join(" ") || undefined;
}

/** The field of one value. Options without a value are left out, because Sveltia refuses them. */
export function fieldOf(name: string, node: SchemaNode, isRequired: boolean): Field {
  const hint = hintOf(node, isRequired);
  const options = { name, label: node.title, hint, required: isRequired, ...optionsOf(node) };
  return Object.fromEntries(Object.entries(options).filter(([, value]) => value !== undefined)) as Field;
}

/** The fields of a group, without its `order`, which editors change by dragging. */
export function fieldsOf({ properties = {}, required: requiredNames = [] }: SchemaNode): Field[] {
  return Object.entries(properties)
    .filter(([, { widget }]) => widget !== "order")
    .map(([name, node]) => fieldOf(name, node, requiredNames.includes(name)));
}

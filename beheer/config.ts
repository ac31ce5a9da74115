import type { CmsConfig, CollectionFile, EntryCollection, Field } from "@sveltia/cms";
import { type SchemaNode, schemaNode } from "../scripts/content/cms-names.ts";
import { collections, files } from "../src/lib/content/schema.ts";
import { uploadWidth } from "./check-photos.ts";

/* All options but `reorder` and those in `slug` are Decap's: https://sveltiacms.app/en/docs */

function closed({ properties = {}, summary }: SchemaNode) {
  const fields = Object.entries(properties);
  const [words] = fields.find(([, { type, widget }]) => type === "string" && widget !== "image") ?? [];
  const [image] = fields.find(([, { widget }]) => widget === "image") ?? [];
  return { summary: summary ?? (words && `{{fields.${words}}}`), thumbnail: image };
}

const drawings = Object.keys(import.meta.glob("../public/drawings/*.svg"))
  .map((file) => file.replace(/^.*\/|\.svg$/g, ""))
  .sort();

const choice = (collection: string, value_field: string, shown: string): Partial<Field> => ({
  widget: "relation",
  collection,
  value_field,
  display_fields: [shown],
  search_fields: [shown],
  dropdown_threshold: 0,
});

function kind(node: SchemaNode): Partial<Field> {
  switch (node.widget) {
    case "drawing":
      return { widget: "select", options: drawings, dropdown_threshold: 0 };
    case "boolean":
      return { widget: "boolean" };
    case "image":
      // With this list an iPhone converts its HEIC to JPEG. Sveltia would too, by code that it fetches from unpkg.com: that
      // could read the editor's token.
      return { widget: "image", choose_url: false, accept: "image/jpeg,image/png,image/webp,image/avif" };
    case "file":
      return {
        widget: "file",
        choose_url: false,
        media_folder: "/public/documenten",
        public_folder: "/documenten",
      };
    case "relation": {
      const { collection = "diensten" } = node;
      return choice(collection, "{{slug}}", `{{${schemaNode(collections[collection]).namedBy}}}`);
    }
    case "category":
      return { ...choice("paginas", "categories.*.id", "categories.*.title"), file: "faq" };
  }
  if (node.enum) return { widget: "select", options: node.enum };
  if (node.type === "object")
    return { widget: "object", collapsed: "auto", ...closed(node), fields: fieldsOf(node) };
  if (node.type === "array" && node.items && node.widget !== "paragraphs") {
    const { items } = node;
    const item =
      items.type === "object" ? { fields: fieldsOf(items) } : { field: field("item", items, true) };
    return {
      widget: "list",
      label_singular: items.title,
      summary: items.summary,
      min: node.minItems,
      max: node.maxItems,
      collapsed: true,
      ...item,
    } as Partial<Field>;
  }
  // A number too: Sveltia's own field for it loses what stands before a comma.
  const isLong = node.widget === "text" || node.widget === "paragraphs";
  return {
    widget: isLong ? "text" : "string",
    maxlength: node.maxLength,
    ...(node.pattern && node.remedy && { pattern: [node.pattern, node.remedy] }),
  } as Partial<Field>;
}

/** Says what may stay empty, because a new entry shows every empty field in red. */
function hintOf({ description = "", type, widget }: SchemaNode, required: boolean): string | undefined {
  const mayBeEmpty = !required && type === "string" && widget !== "boolean" && !description.includes("leeg");
  return `${description} ${mayBeEmpty ? "Mag leeg blijven." : ""}`.trim() || undefined;
}

function field(name: string, node: SchemaNode, required: boolean): Field {
  const { title: label } = node;
  const all = { name, label, hint: hintOf(node, required), required, ...kind(node) };
  return Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined)) as Field;
}

function fieldsOf({ properties = {}, required = [] }: SchemaNode): Field[] {
  return Object.entries(properties)
    .filter(([, { widget }]) => widget !== "order")
    .map(([name, node]) => field(name, node, required.includes(name)));
}

function fileOf(name: keyof typeof files): CollectionFile {
  const node = schemaNode(files[name]);
  const id = name.replace(/^.*\/|\.yaml$/g, "");
  const fields = node.type === "array" ? [{ ...field(id, node, true), root: true } as Field] : fieldsOf(node);
  return { name: id, label: node.title, file: `src/content/${name}`, fields };
}

function collectionOf(name: keyof typeof collections): EntryCollection {
  const node = schemaNode(collections[name]);
  const { title: label, singular: label_singular, namedBy } = node;
  const [group] = Object.entries(node.properties ?? {})
    .filter(([, { widget }]) => widget === "category")
    .map(([name, { title = "" }]) => ({ name, label: title, field: name }));
  return {
    name,
    label,
    label_singular,
    icon: icons[name],
    folder: `src/content/${name}`,
    extension: "yaml",
    format: "yaml",
    create: true,
    identifier_field: namedBy,
    slug: { template: `{{${namedBy}}}`, editable: ["create"], hint: fixedAddress },
    // A deleted service needs a redirect. A city's address still shows the page for any place.
    delete: name !== "diensten",
    description: name === "diensten" ? keptAddress : undefined,
    summary: `{{${namedBy}}}`,
    reorder: { key: "order", ...(group && { group: group.name }) },
    ...(group && { view_groups: { groups: [group], default: group.name } }),
    thumbnail: false,
    fields: fieldsOf(node),
  };
}

const fixedAddress =
  "Dit staat in het adres op de site. Na de eerste keer opslaan ligt het vast, want Google en andere websites verwijzen ernaar.";

const keptAddress =
  "Verwijderen kan hier niet, want dan eindigt een link uit Google nergens. Zie de handleiding.";

const names = Object.keys(files) as (keyof typeof files)[];
const isPage = (name: string) => name.startsWith("paginas/");

const icons: Record<string, string> = {
  diensten: "roofing",
  steden: "location_city",
  projecten: "photo_library",
  vragen: "help",
};

/** The configuration for the GitHub repository "owner/name", or for the folder on this machine when `isLocal`. */
export function cmsConfig(repository: string, isLocal = false): CmsConfig {
  // Sveltia offers every sign-in method unless this option names one; its types know only "token".
  const signIn = (isLocal ? "folder" : "token") as "token";
  return {
    load_config_file: false,
    backend: { name: "github", repo: repository, branch: "main", auth_methods: [signIn] },
    app_title: "Beheer van de website",
    logo: { src: "/favicon.svg" },
    media_folder: "photos",
    public_folder: "/photos",
    media_libraries: {
      // The site shows 1440 px at most, and a camera's 50 MB do not belong in git.
      default: {
        config: {
          slugify_filename: true,
          transformations: { raster_image: { width: uploadWidth, quality: 90 } },
        },
      },
      stock_assets: false,
    },
    editor: { preview: true },
    show_preview_links: false,
    // File names become addresses.
    slug: { encoding: "ascii", clean_accents: true, maxlength: 60 },
    collections: [
      ...(Object.keys(collections) as (keyof typeof collections)[]).map(collectionOf),
      {
        name: "paginas",
        label: "Pagina’s",
        icon: "web",
        label_singular: "Pagina",
        format: "yaml",
        files: names.filter(isPage).map(fileOf),
      },
      {
        name: "site",
        label: "Bedrijf en site",
        icon: "storefront",
        label_singular: "Onderdeel",
        format: "yaml",
        files: names.filter((name) => !isPage(name)).map(fileOf),
      },
    ],
  };
}

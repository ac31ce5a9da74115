import type { CmsConfig, CollectionFile, EntryCollection, Field, GitHubBackend } from "@sveltia/cms";
import { schemaNode } from "../scripts/content/schema-node.ts";
import { collections, files } from "../src/lib/content/schema.ts";
import { uploadWidth } from "./check-photos.ts";
import { fieldOf, fieldsOf } from "./fields.ts";

/* All options but `reorder` and those in `slug` are Decap's: https://sveltiacms.app/en/docs */

type FileName = keyof typeof files;
type CollectionName = keyof typeof collections;

const fileNames = Object.keys(files) as FileName[];
const collectionNames = Object.keys(collections) as CollectionName[];
const isPage = (name: FileName) => name.startsWith("paginas/");

/** The form of one file. */
function fileForm(name: FileName): CollectionFile {
  const node = schemaNode(files[name]);
  const id = name.replace(/^.*\/|\.yaml$/g, "");
  const isList = node.type === "array";
  const fields = isList ? [{ ...fieldOf(id, node, true), root: true } as Field] : fieldsOf(node);
  return { name: id, label: node.title, file: `src/content/${name}`, fields };
}

/** A heading of the menu with the forms of files below it. */
const menuGroup = (name: string, label: string, icon: string, label_singular: string, names: FileName[]) => ({
  name,
  label,
  icon,
  label_singular,
  format: "yaml" as const,
  files: names.map(fileForm),
});

const icons: Record<CollectionName, string> = {
  diensten: "roofing",
  steden: "location_city",
  projecten: "photo_library",
  vragen: "help",
};

const addressHint =
  "Dit staat in het adres op de site. Na de eerste keer opslaan ligt het vast, want Google en andere websites verwijzen ernaar.";

/** Other sites link to a service, so that a deleted one needs a redirect. A city's address still shows the page for any place. */
const permanence: Partial<Record<CollectionName, Partial<EntryCollection>>> = {
  diensten: {
    delete: false,
    description:
      "Verwijderen kan hier niet, want dan eindigt een link uit Google nergens. Zie de handleiding.",
  },
};

/** The list of a folder's files, and the form of each. */
function collectionForm(name: CollectionName): EntryCollection {
  const node = schemaNode(collections[name]);
  const { title, singular, namedBy, properties = {} } = node;
  const [category] = Object.entries(properties).filter(([, { widget }]) => widget === "category");
  const group = category && { name: category[0], label: category[1].title ?? "", field: category[0] };
  return {
    name,
    label: title,
    label_singular: singular,
    icon: icons[name],
    folder: `src/content/${name}`,
    extension: "yaml",
    format: "yaml",
    create: true,
    delete: true,
    ...permanence[name],
    identifier_field: namedBy,
    slug: { template: `{{${namedBy}}}`, editable: ["create"], hint: addressHint },
    summary: `{{${namedBy}}}`,
    reorder: { key: "order", ...(group && { group: group.name }) },
    ...(group && { view_groups: { groups: [group], default: group.name } }),
    thumbnail: false,
    fields: fieldsOf(node),
  };
}

const tokenSignIn: Partial<GitHubBackend> = { auth_methods: ["token"] };

/** Sveltia offers every way to sign in unless this option names one. It checks no option while one of them is undefined. */
const noSignIn = { auth_methods: ["folder"], site_domain: undefined } as unknown as Partial<GitHubBackend>;

/** The configuration for the GitHub repository "owner/name", or for the folder on this machine when `isLocal`. */
export function cmsConfig(repository: string, isLocal = false): CmsConfig {
  return {
    load_config_file: false,
    backend: { name: "github", repo: repository, branch: "main", ...(isLocal ? noSignIn : tokenSignIn) },
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
      ...collectionNames.map(collectionForm),
      menuGroup("paginas", "Pagina’s", "web", "Pagina", fileNames.filter(isPage)),
      menuGroup(
        "site",
        "Bedrijf en site",
        "storefront",
        "Onderdeel",
        fileNames.filter((name) => !isPage(name)),
      ),
    ],
  };
}

import type {
  CmsConfig,
  CollectionFile,
  EntryCollection,
  Field,
  FileCollection,
  GitHubBackend,
} from "@sveltia/cms";
import { schemaNode } from "../scripts/content/schema-node.ts";
import { collections, files } from "../src/lib/content/schema.ts";
import { uploadWidth } from "./check-photos.ts";
import { fieldOf, fieldsOf } from "./fields.ts";

/* Most options are those of Decap CMS; Sveltia adds some, such as `reorder`: https://sveltiacms.app/en/docs */

type FileName = keyof typeof files;
type CollectionName = keyof typeof collections;

const fileNames = Object.keys(files) as FileName[];
const collectionNames = Object.keys(collections) as CollectionName[];
const isPage = (name: FileName) => name.startsWith("paginas/");

function fileForm(name: FileName): CollectionFile {
  const node = schemaNode(files[name]);
  const id = name.replace(/^.*\/|\.yaml$/g, "");
  const isList = node.type === "array";
  const fields = isList ? [{ ...fieldOf(id, node, true), root: true } as Field] : fieldsOf(node);
  return { name: id, label: node.title, file: `src/content/${name}`, fields };
}

/** The two groups in the menu of the CMS whose forms edit one file each. */
const fileGroups: FileCollection[] = [
  {
    name: "paginas",
    label: "Pagina’s",
    label_singular: "Pagina",
    icon: "web",
    format: "yaml",
    files: fileNames.filter(isPage).map(fileForm),
  },
  {
    name: "site",
    label: "Bedrijf en site",
    label_singular: "Onderdeel",
    icon: "storefront",
    format: "yaml",
    files: fileNames.filter((name) => !isPage(name)).map(fileForm),
  },
];

const icons: Record<CollectionName, string> = {
  diensten: "roofing",
  steden: "location_city",
  projecten: "photo_library",
  vragen: "help",
};

const addressHint =
  "Dit staat in het adres op de site. Na de eerste keer opslaan ligt het vast, want Google en andere websites verwijzen ernaar.";

/** A service cannot be deleted, because other sites link to it. A city can, because its address still shows a page. */
const deletion: Partial<Record<CollectionName, Partial<EntryCollection>>> = {
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
  const [field, category] = Object.entries(properties).find(([, { widget }]) => widget === "category") ?? [];
  const group = field && { name: field, label: category?.title ?? "", field };
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
    ...deletion[name],
    identifier_field: namedBy,
    slug: { template: `{{${namedBy}}}`, editable: ["create"], hint: addressHint },
    summary: `{{${namedBy}}}`,
    reorder: { key: "order", ...(group && { group: group.name }) },
    ...(group && { view_groups: { groups: [group], default: group.name } }),
    thumbnail: false,
    fields: fieldsOf(node),
  };
}

/** Online, an editor signs in at GitHub with a token. */
const tokenSignIn: Partial<GitHubBackend> = { auth_methods: ["token"] };

/**
 * Locally the editor opens the folder and nobody signs in, so the list names no real method. Sveltia would refuse
 * "folder", but it skips the check of its options while one of them is undefined.
 */
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
      // Photographs are scaled down: the site shows 1440 px at most, and a camera's 50 MB do not belong in git.
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
    // File names become addresses, so they are short and in ASCII.
    slug: { encoding: "ascii", clean_accents: true, maxlength: 60 },
    collections: [...collectionNames.map(collectionForm), ...fileGroups],
  };
}

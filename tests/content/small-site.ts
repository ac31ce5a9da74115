import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { stringify } from "yaml";
import { type FileValues, schemaOf } from "../../scripts/content/fit-content.ts";
import { type SchemaNode, schemaNode } from "../../scripts/content/schema-node.ts";
import { files } from "../../src/lib/content/schema.ts";
import { slugOf } from "../../src/lib/paths.ts";
import { takePhoto } from "../sample-photo.ts";
import { scratchCopy } from "../scratch-copy.ts";

/*
 * A small site. The schema generates the required values, so that a new page or field needs nothing here. `given` adds
 * the values that tests look at and those that no program can generate.
 */

/** A given value replaces the generated one; a list is replaced as a whole. */
type Given = string | Given[] | { [field: string]: Given };

const picture = { name: "dak.jpg", alt: "Een dak met rode pannen en een schoorsteen." };

const nextYear = new Date().getFullYear() + 1;

const given: Record<string, Given> = {
  "bedrijf.yaml": {
    phone: "035 541 00 00",
    emergencyPhone: "06 500 000 00",
    whatsapp: "06 500 000 00",
    email: "info@dakwerk.example",
    sendsConfirmation: "true",
    address: { city: "Baarn" },
    openingHours: [{ days: ["maandag", "vrijdag"], opens: "08:00", closes: "16:00" }],
    // These days are in the future, because the schema leaves out past ones.
    closed: { from: `24-12-${nextYear}`, through: `2-1-${nextYear + 1}` },
    networks: [{ name: "Facebook", url: "https://www.facebook.com/dakwerk" }],
  },
  "algemeen.yaml": { prices: { intro: "Prijzen van {datum}." }, navigation: ["/contact"] },
  "doorverwijzingen.yaml": [{ from: "/oud", to: "/contact" }],
  "paginas/home.yaml": {
    services: {
      price: {
        heading: "Waar hangt het van af?",
        priced: { heading: "Wat kost het?" },
        serviceSlug: "daklekkage",
      },
    },
  },
  "paginas/contact.yaml": {
    customers: { line: "Al klant? [Lees verder](/contact#klant)", items: [{ title: "Garantie" }] },
  },
  "paginas/faq.yaml": { categories: [{ id: "algemeen", title: "Algemeen" }] },
  "paginas/privacy.yaml": {
    sections: [
      { heading: "Uw gegevens", paragraphs: ["Wij bewaren wat u stuurt."] },
      { heading: "De bevestiging", paragraphs: ["U krijgt een mail."], aboutConfirmation: "true" },
    ],
  },
  "paginas/over-ons.yaml": {
    papers: [
      {
        title: "Keurmerk",
        text: "Wij staan in het register van [Voorbeeldkeur](https://www.example.nl/register).",
      },
    ],
    insurance: {},
    sampleQuote: { file: "voorbeeldofferte.pdf" },
    people: { items: [{ name: "Piet Voorbeeld", job: "Voorman", picture }] },
    reviews: {
      averageLine: "{bron}: {cijfer}, uit {aantal} beoordelingen",
      average: { source: "Voorbeeldbron", value: "9,2" },
      items: [
        {
          text: "Goed werk, je kunt op ze bouwen.",
          name: "Mevrouw Voorbeeld",
          place: "Baarn",
          date: "5-10-2026",
          source: "Voorbeeldbron",
          url: "https://www.example.nl/beoordelingen/1",
        },
      ],
    },
  },
  "diensten/dakgoten.yaml": { picture, order: "10" },
  "diensten/daklekkage.yaml": {
    picture,
    order: "20",
    emergency: "true",
    guarantee: "5 jaar garantie op de reparatie",
    prices: {
      date: "1-1-2026",
      items: [
        { what: "Voorrijden overdag", from: "95", unit: "keer", included: "De rit.", besideButton: "true" },
        { what: "Voorrijden ’s nachts", from: "142,5", to: "195", unit: "keer", included: "De rit." },
      ],
    },
  },
  "steden/baarn.yaml": {},
  "steden/soest.yaml": {},
  "projecten/villa-baarn.yaml": { date: "5-3-2026" },
  "vragen/garantie.yaml": { order: "10" },
  "vragen/kosten.yaml": { order: "20", answer: "Bel {telefoon} of lees over [dakgoten](/dakgoten)." },
};

const entries = { diensten: "dakgoten", projecten: "villa-baarn", steden: "baarn", vragen: "kosten" };

function sampleText({ title, example, maxLength, widget, collection }: SchemaNode, file: string): string {
  if (collection) return entries[collection];
  if (widget === "image") return picture.name;
  if (widget === "drawing") return "dakgoten";
  if (widget === "category") return "algemeen";
  return example ?? `${title} van ${slugOf(file)}`.slice(0, maxLength);
}

function sample(node: SchemaNode, file: string, over?: Given): unknown {
  if (typeof over === "string") return over;
  if (Array.isArray(over)) return over.map((item) => sample(node.items ?? {}, file, item));
  if (node.type === "array")
    return Array.from({ length: node.minItems ?? 0 }, () => sample(node.items ?? {}, file));
  if (node.type !== "object") return node.enum?.[0] ?? sampleText(node, file);
  const names = new Set([...(node.required ?? []), ...Object.keys(over ?? {})]);
  return Object.fromEntries(
    [...names].map((name) => [name, sample(node.properties?.[name] ?? {}, file, over?.[name])]),
  );
}

const names = [...new Set([...Object.keys(files), ...Object.keys(given)])];
const values: FileValues = Object.fromEntries(
  names.map((file) => {
    const schema = schemaOf(file);
    if (!schema) throw new Error(`The schema has no ${file}`);
    return [file, sample(schemaNode(schema), file, given[file])];
  }),
);

/** A new copy of the small site's values, by the path of their file in src/content/. A test may change it. */
export const smallSite = (): FileValues => structuredClone(values);

/** Writes the content files of a site into its folder, in place of those that are there. */
export function writeContent(root: string, values: FileValues): void {
  rmSync(join(root, "src/content"), { recursive: true, force: true });
  for (const [file, value] of Object.entries(values)) {
    const path = join(root, "src/content", file);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, stringify(value, { schema: "failsafe" }));
  }
}

/** Writes content files, a photograph and a document into a site's folder. */
export async function writeSite(root: string, values = smallSite()): Promise<void> {
  writeContent(root, values);
  await takePhoto(root, picture.name);
  mkdirSync(join(root, "public/documenten"), { recursive: true });
  writeFileSync(join(root, "public/documenten/voorbeeldofferte.pdf"), "%PDF-1.7\n");
}

/** A copy of the repository with the content of the small site, to build or render. The caller removes it. */
export async function copyWithSmallSite(values = smallSite()): Promise<string> {
  const folder = scratchCopy();
  await writeSite(folder, values);
  return folder;
}

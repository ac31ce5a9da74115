import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import sharp from "sharp";
import { parse, stringify } from "yaml";
import type { z } from "zod";
import { collections, files } from "../../src/lib/content/schema";

// A content file before its schema reads it: strings in lists and objects.
// biome-ignore lint/suspicious/noExplicitAny: the schema describes it, and the check judges the result.
export type Raw = any;

export function readRaw(folder: string, file: string): Raw {
  return parse(readFileSync(join(folder, "src/content", file), "utf8"), { schema: "failsafe" });
}

export function writeRaw(folder: string, file: string, value: Raw): void {
  writeFileSync(join(folder, "src/content", file), stringify(value, { schema: "failsafe", lineWidth: 0 }));
}

/** The slugs of a collection, in the order of its files' names. */
export const slugsOf = (folder: string, collection: string): string[] =>
  readdirSync(join(folder, "src/content", collection)).map((file) => basename(file, ".yaml"));

/** A photograph as a camera makes it, in photos/. */
export async function takePhoto(folder: string, file: string): Promise<void> {
  mkdirSync(join(folder, "photos"), { recursive: true });
  const roof = { width: 1600, height: 1200, channels: 3, background: "#8a3b22" } as const;
  await sharp({ create: roof })
    .jpeg()
    .toFile(join(folder, "photos", file));
}

const vowels = "aeiou";
/** One would turn "ja" into "je", the informal address; three would restore a copy that is reworded twice. */
const step = 2;

const otherLetters = (text: string) =>
  text.replace(/[aeiou\d]/gi, (letter) => {
    if (/\d/.test(letter)) return String((Number(letter) + step) % 10);
    const other = vowels.charAt((vowels.indexOf(letter.toLowerCase()) + step) % vowels.length);
    return letter === letter.toLowerCase() ? other : other.toUpperCase();
  });

/**
 * The text with other vowels and digits in every word, at the same length, so that no test can still find the
 * original. Placeholders and link addresses stay.
 */
const reworded = (text: string) =>
  text
    .split(/(\{[^{}]*\}|\]\([^)]*\))/)
    .map((part, index) => (index % 2 === 1 ? part : otherLetters(part)))
    .join("");

/** Fields that hold an address, not a text. */
const addresses = ["path", "from", "to", "drawing"];

/** The value with every text reworded and every number changed, where its schema accepts the result. */
function changed(value: Raw, schema: z.ZodType, field = ""): Raw {
  // biome-ignore lint/suspicious/noExplicitAny: each kind of schema has a definition of its own
  let inner = schema as any;
  let widget: unknown;
  let isNumber = false;
  for (;;) {
    widget ??= inner.meta()?.widget;
    isNumber ||= inner.meta()?.minimum !== undefined;
    const wrapped = inner.def.innerType ?? inner.def.in;
    if (!wrapped) break;
    inner = wrapped;
  }
  if (Array.isArray(value)) return value.map((item) => changed(item, inner.element));
  if (typeof value === "object")
    return Object.fromEntries(
      Object.entries(value).map(([name, part]) => [name, changed(part, inner.shape[name], name)]),
    );
  const fits = (text: string) => schema.safeParse(text).success;
  if (field === "order") return String(7000 - Number(value));
  if (isNumber) return [String(Number(value) + step), value.replace(/\d$/, "7")].find(fits) ?? value;
  if ((widget && widget !== "text" && widget !== "category") || addresses.includes(field)) return value;
  const text = reworded(value);
  return fits(text) ? text : value;
}

/** A plausible company that shares no fact with the example. */
const company = {
  name: "Van Vliet Dakwerken",
  legalName: "Van Vliet Dakwerken B.V.",
  phone: "+31 (0)20 624 11 11",
  emergencyPhone: "0031 6 1122 3344",
  whatsapp: "06 5566 7788",
  email: "contact@vanvlietdakwerken.nl",
  confirmationSender: "website@vanvlietdakwerken.nl",
  address: { street: "Prinsengracht 263-H", postalCode: "1016 GV", city: "Amsterdam", country: "NL" },
  location: { latitude: "52.3752", longitude: "4.8840" },
  chamberOfCommerceNumber: "68750110",
  vatId: "NL857578561B01",
  networks: [
    { name: "Instagram", url: "https://www.instagram.com/vanvlietdakwerken/" },
    { name: "YouTube", url: "https://www.youtube.com/@vanvlietdakwerken" },
  ],
  openingHours: [
    { days: ["maandag", "woensdag", "vrijdag"], opens: "08:00", closes: "18:00" },
    { days: ["zaterdag"], opens: "09:00", closes: "12:30" },
  ],
};

/** Adds a reworded copy of `example` to a collection. */
export function addLike(
  folder: string,
  collection: keyof typeof collections,
  example: string,
  slug: string,
  changes: Raw = {},
) {
  const entry = changed(readRaw(folder, `${collection}/${example}.yaml`), collections[collection]);
  writeRaw(folder, `${collection}/${slug}.yaml`, { ...entry, ...changes });
}

/** Fills the blocks that stay empty until there is proof, from the small site of the tests. */
function fillProof(folder: string, service: string, picture: Raw): void {
  const example = readRaw("tests/content/site", "paginas/over-ons.yaml");
  for (const person of example.people.items) person.picture = picture;
  const { assurance, people, reviews } = example;
  mkdirSync(join(folder, "public/documenten"), { recursive: true });
  writeFileSync(join(folder, "public/documenten", assurance.sampleQuote.file), "%PDF-1.7\n");
  writeRaw(folder, "paginas/over-ons.yaml", {
    ...readRaw(folder, "paginas/over-ons.yaml"),
    assurance,
    people,
    reviews,
  });
  const { prices } = readRaw("tests/content/site", "diensten/daklekkage.yaml");
  const file = `diensten/${service}.yaml`;
  writeRaw(folder, file, { ...readRaw(folder, file), prices });
}

/** Changes everything an editor may change, in the copy of the repository in `folder`. */
export async function changeEverything(folder: string): Promise<void> {
  const [service = ""] = slugsOf(folder, "diensten");
  const [firstCity = "", secondCity = "", ...otherCities] = slugsOf(folder, "steden");
  const [project = ""] = slugsOf(folder, "projecten");
  const questions = slugsOf(folder, "vragen").map((slug) => ({
    slug,
    category: readRaw(folder, `vragen/${slug}.yaml`).category as string,
  }));

  addLike(folder, "steden", firstCity, "amersfoort");
  addLike(folder, "steden", secondCity, "bergen-op-zoom");
  addLike(folder, "diensten", service, "groendaken", { quoteOption: undefined, drawing: undefined });
  await takePhoto(folder, "Zinken goot.JPG");
  const photograph = { name: "Zinken goot.JPG", alt: "Een nieuwe zinken goot aan een oude villa." };
  addLike(folder, "projecten", project, "baarn-zinken-goot", { picture: photograph });
  for (const category of new Set(questions.map((question) => question.category))) {
    const example = questions.find((question) => question.category === category)?.slug ?? "";
    addLike(folder, "vragen", example, `nog-een-vraag-${category}`, { category });
  }
  rmSync(join(folder, `src/content/steden/${otherCities.at(-1)}.yaml`));
  fillProof(folder, service, photograph);

  const all = [
    ...Object.entries(files),
    ...Object.entries(collections).flatMap(([collection, schema]) =>
      slugsOf(folder, collection).map((slug) => [`${collection}/${slug}.yaml`, schema] as const),
    ),
  ];
  for (const [file, schema] of all) writeRaw(folder, file, changed(readRaw(folder, file), schema));

  writeRaw(folder, "bedrijf.yaml", company);
  const shell = readRaw(folder, "algemeen.yaml");
  shell.navigation.reverse();
  shell.footer.cities = slugsOf(folder, "steden")
    .slice(0, 5)
    .map((slug) => ({ label: `Naar ${slug}`, path: `/dakdekker/${slug}` }));
  writeRaw(folder, "algemeen.yaml", shell);
  const home = readRaw(folder, "paginas/home.yaml");
  home.hero.picture = photograph;
  home.counters.items = home.counters.items.slice(1).reverse();
  home.counters.items[0].suffix = "x";
  home.services.items = home.services.items.slice(1).reverse();
  home.recentWork.items.reverse();
  home.questions.items = home.questions.items.slice(1);
  writeRaw(folder, "paginas/home.yaml", home);
  const faq = readRaw(folder, "paginas/faq.yaml");
  faq.categories = [...faq.categories.reverse(), { id: "garantie", title: "Over garantie" }];
  writeRaw(folder, "paginas/faq.yaml", faq);
  addLike(folder, "vragen", questions[0]?.slug ?? "", "nieuwe-groep", {
    category: "garantie",
    question: "Kan ik de garantie overdragen?",
  });
  const redirects = readRaw(folder, "doorverwijzingen.yaml");
  writeRaw(folder, "doorverwijzingen.yaml", [{ from: "/actie/dakgoot", to: "/groendaken" }, ...redirects]);
}

import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parse, stringify } from "yaml";
import { fitContent, textsIn } from "../../scripts/content/fit-content.ts";
import { smallSite } from "../content/small-site.ts";
import { takePhoto } from "../sample-photo.ts";

// A content file before its schema parses it: strings in lists and objects.
// biome-ignore lint/suspicious/noExplicitAny: the schema describes it, and the check judges the result.
type Raw = any;

const read = (folder: string, file: string): Raw =>
  parse(readFileSync(join(folder, "src/content", file), "utf8"), { schema: "failsafe" });

const write = (folder: string, file: string, value: Raw) =>
  writeFileSync(join(folder, "src/content", file), stringify(value, { schema: "failsafe", lineWidth: 0 }));

function edit(folder: string, file: string, change: (value: Raw) => void): void {
  const value = read(folder, file);
  change(value);
  write(folder, file, value);
}

const filesIn = (folder: string, part = "") =>
  readdirSync(join(folder, "src/content", part), { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".yaml"))
    .map((file) => join(part, file));

const letters = "aeiouAEIOU0123456789";
/** Each letter moves two places, so that "ja" never becomes the informal "je", even when a text is reworded twice. */
const others = "iouaeIOUAE2345678901";

const otherLetters = (text: string) =>
  text.replace(/[aeiou\d]/gi, (letter) => others.charAt(letters.indexOf(letter)));

/** Whether a value refers to something else: a service, a page, a group of questions or a file. */
const isName = (path: (string | number)[], parent: Raw) =>
  /^(?:.*Slug|category|id|path|from|to|.*[dD]rawing|file)$/.test(String(path.at(-1))) || "alt" in parent;

/** Changes every vowel and digit, which keeps the length of a text. A text that the schema then refuses stays. */
function reword(folder: string, file: string): void {
  const value = read(folder, file);
  const texts = textsIn(value).map(({ path, text }) => {
    const parent = path.slice(0, -1).reduce((inner: Raw, key) => inner[key], value);
    return { path, text, parent, key: String(path.at(-1)) };
  });
  for (const { path, text, parent, key } of texts) {
    if (isName(path, parent) && key !== "alt") continue;
    // Placeholders and the addresses of links stay.
    const parts = text.split(/(\{[^{}]*\}|\]\([^)]*\))/);
    parent[key] = parts.map((part, index) => (index % 2 === 1 ? part : otherLetters(part))).join("");
  }
  for (const { path: wrong } of fitContent({ [file]: value }).findings)
    for (const { path, text, parent, key } of texts)
      if (path.join(".").startsWith(wrong.join("."))) parent[key] = text;
  write(folder, file, value);
}

function addLike(folder: string, collection: string, slug: string, changes: Raw = {}): void {
  const [example = ""] = filesIn(folder, collection);
  const file = `${collection}/${slug}.yaml`;
  write(folder, file, read(folder, example));
  reword(folder, file);
  edit(folder, file, (entry) => Object.assign(entry, changes));
}

/** Changes in a copy of the site all that an owner may: every text, entries, pictures, and the company itself. */
export async function changeEverything(folder: string): Promise<void> {
  await takePhoto(folder, "Zinken goot.JPG");
  const photograph = { name: "Zinken goot.JPG", alt: "Een nieuwe zinken goot aan een oude villa." };
  const [lastCity = ""] = filesIn(folder, "steden").slice(-1);
  rmSync(join(folder, "src/content", lastCity));
  addLike(folder, "steden", "amersfoort");
  addLike(folder, "diensten", "groendaken", {
    drawing: undefined,
    picture: photograph,
  });
  addLike(folder, "projecten", "baarn-zinken-goot", { picture: photograph });
  addLike(folder, "vragen", "nieuwe-groep", { category: "garantie" });

  // These blocks may still be empty on this site, so they are filled from the small site.
  const example = smallSite() as Raw;
  const { papers, insurance, sampleQuote, people, reviews } = example["paginas/over-ons.yaml"];
  for (const person of people.items) person.picture = photograph;
  mkdirSync(join(folder, "public/documenten"), { recursive: true });
  writeFileSync(join(folder, "public/documenten", sampleQuote.file), "%PDF-1.7\n");
  edit(folder, "paginas/over-ons.yaml", (about) =>
    Object.assign(about, { papers, insurance, sampleQuote, people, reviews }),
  );
  const { prices } = example["diensten/daklekkage.yaml"];
  edit(folder, "diensten/groendaken.yaml", (service) => Object.assign(service, { prices }));

  for (const file of filesIn(folder)) reword(folder, file);

  edit(folder, "bedrijf.yaml", (company) => {
    Object.assign(company, { phone: "+31 (0)20 624 11 11", emergencyPhone: "0031 6 1122 3344" });
    Object.assign(company, { name: "Van Vliet Dakwerken", email: "contact@vanvliet.nl" });
    Object.assign(company, { whatsapp: "06 5566 7788", networks: undefined });
    Object.assign(company, { closed: example["bedrijf.yaml"].closed });
  });
  edit(folder, "algemeen.yaml", ({ footer, navigation }) => {
    footer.cities.reverse();
    // The menu loses a link, but the page of that link stays.
    navigation.shift();
  });
  edit(folder, "paginas/home.yaml", ({ hero, counters, services, recentWork, questions }) => {
    hero.picture = photograph;
    for (const { items } of [counters, services, questions]) items.shift();
    for (const { items } of [counters, services, recentWork]) items.reverse();
  });
  edit(folder, "paginas/faq.yaml", ({ categories }) =>
    categories.reverse().push({ id: "garantie", title: "Over garantie" }),
  );
  edit(folder, "doorverwijzingen.yaml", (list) =>
    list.unshift({ from: "/actie/dakgoot", to: "/groendaken" }),
  );
}

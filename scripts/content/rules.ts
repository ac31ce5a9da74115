import { parsePhoneNumberFromString } from "libphonenumber-js/min";
import { z } from "zod";
import {
  type CollectionName,
  collections,
  type PictureContent,
  serviceWords,
} from "../../src/lib/content/schema.ts";
import { dayAndNight } from "../../src/lib/opening-hours.ts";
import { textLink } from "../../src/lib/text-link.ts";
import { didYouMean } from "./dutch.ts";
import type { Finding, Path } from "./finding.ts";
import { type Content, textsIn, valuesIn } from "./read.ts";
import { alike, alikePairs } from "./similarity.ts";

/* What holds between the files of src/content/; what a file holds by itself, its schema says. */

/** What content can point at outside itself. */
export interface Site {
  /** The names of the pictures that are there in every width. */
  pictures: string[];
  /** The names that the photographs in photos/ will have. */
  photos: string[];
  /** The names of the drawings. */
  drawings: string[];
}

/** Tells what is wrong with a value, and what to do. */
type Report = (file: string, path: Path, remedy: string) => void;
type Rule = (content: Content, report: Report, site: Site) => void;

const collectionNames = Object.keys(collections) as CollectionName[];

const slugsOf = (entries: { slug: string }[]): string[] => entries.map(({ slug }) => slug);

/** The addresses of the pages that are no service and no city, from their files. */
function pagePaths(content: Content): string[] {
  const names = Object.keys(content).flatMap((file) => /^paginas\/(.+)\.yaml$/.exec(file)?.[1] ?? []);
  const addresses: Record<string, string> = { home: "/", "andere-plaats": "/dakdekker" };
  return names.filter((name) => name !== "niet-gevonden").map((name) => addresses[name] ?? `/${name}`);
}

/** Every address of the site that has a page. */
const paths = (content: Content): string[] => [
  ...pagePaths(content),
  ...content.diensten.map(({ slug }) => `/${slug}`),
  ...content.steden.map(({ slug }) => `/dakdekker/${slug}`),
];

const filesOf = (content: Content): [file: string, held: unknown][] =>
  Object.entries(content).flatMap(([name, held]): [string, unknown][] =>
    name in collections
      ? content[name as CollectionName].map((entry) => [`${name}/${entry.slug}.yaml`, entry])
      : [[name, held]],
  );

const everyText = (content: Content) =>
  filesOf(content).flatMap(([file, held]) => textsIn(held).map((found) => ({ file, ...found })));

const everyPicture = (content: Content) =>
  filesOf(content).flatMap(([file, held]) =>
    valuesIn(held)
      .filter(({ value }) => typeof value === "object" && value !== null && "name" in value && "alt" in value)
      .map(({ path, value }) => ({ file, path, picture: value as PictureContent })),
  );

const fileNames: Rule = (content, report) => {
  for (const folder of collectionNames)
    for (const slug of slugsOf(content[folder])) {
      const file = `${folder}/${slug}.yaml`;
      const remedy =
        "de naam van dit bestand kan niet in een adres; gebruik kleine letters, cijfers en streepjes, zonder spaties of accenten.";
      if (!/^[a-z\d]+(-[a-z\d]+)*$/.test(slug)) report(file, [], remedy);
      if (folder === "diensten" && pagePaths(content).includes(`/${slug}`))
        report(file, [], `de pagina /${slug} bestaat al; geef het bestand een andere naam.`);
    }
};

/** Two entries with one number would stand in any order. */
const orders: Rule = (content, report) => {
  for (const folder of collectionNames) {
    const first = new Map<string, string>();
    for (const entry of content[folder]) {
      const place = `${"category" in entry ? entry.category : ""} ${entry.order}`;
      const twin = first.get(place);
      first.set(place, twin ?? entry.slug);
      const remedy = `${entry.order} staat ook in ${folder}/${twin}.yaml; kies een ander getal. Het laagste getal staat vooraan.`;
      if (twin) report(`${folder}/${entry.slug}.yaml`, ["order"], remedy);
    }
  }
};

/** Fields that name a file of a collection, or a category of /faq. */
const references: Rule = (content, report) => {
  const known: Record<string, [what: string, names: string[]]> = {
    serviceSlug: ["de dienst", slugsOf(content.diensten)],
    projectSlug: ["het project", slugsOf(content.projecten)],
    category: ["de groep", content["paginas/faq.yaml"].categories.map(({ id }) => id)],
  };
  for (const { file, path, text } of everyText(content)) {
    const [what, names] = known[String(path.at(-1))] ?? ["", [text]];
    if (names.includes(text)) continue;
    const choice = `kies uit ${names.join(", ")}.${didYouMean(text, names)}`;
    report(file, path, `${what} “${text}” bestaat niet; ${choice}`);
  }
};

/** What is wrong with the address of a link, if anything. */
function linkRemedy(address: string, content: Content): string | undefined {
  if (address.startsWith("tel:"))
    return parsePhoneNumberFromString(address.slice(4))?.isPossible()
      ? undefined
      : `het nummer in ${address} is niet te bellen; schrijf [{telefoon}](tel:{telefoon}).`;
  if (address.startsWith("mailto:"))
    return z.email().safeParse(address.slice(7).split("?")[0]).success
      ? undefined
      : `${address} is geen e-mailadres; schrijf [{e-mail}](mailto:{e-mail}).`;
  if (!address.startsWith("/"))
    return URL.canParse(address) && address.startsWith("https://")
      ? undefined
      : `${address} is geen adres; begin met / voor een pagina van deze site, of met https:// voor een andere.`;
  const known = paths(content);
  const [path = "", id] = address.split("#");
  if (!known.includes(path))
    return `de pagina ${path} bestaat niet; verbeter het adres van de link.${didYouMean(path, known)}`;
  const ids: Record<string, string[]> = { "/": ["terugbellen"], "/projecten": slugsOf(content.projecten) };
  return id === undefined || ids[path]?.includes(id)
    ? undefined
    : `op de pagina ${path} bestaat geen onderdeel #${id}; haal dat deel van het adres weg.`;
}

const links: Rule = (content, report) => {
  for (const { file, path, text } of everyText(content)) {
    const inText = [...text.matchAll(textLink)].map(([, , address = ""]) => address);
    for (const address of path.at(-1) === "path" ? [text] : inText) {
      const remedy = linkRemedy(address, content);
      if (remedy) report(file, path, remedy);
    }
  }
};

/** At night the office does not answer, so a promise for the night comes with the other number. */
const promisedNumbers: Rule = (content, report) => {
  const { phone, emergencyPhone } = content["bedrijf.yaml"];
  const remedy =
    "hier staat dat u dag en nacht bereikbaar bent, met het nummer van het kantoor; schrijf {spoednummer} in plaats van {telefoon}.";
  for (const { file, path, text } of everyText(content))
    if (dayAndNight.test(text) && text.includes(phone.display) && !text.includes(emergencyPhone.display))
      report(file, path, remedy);
};

const redirects: Rule = (content, report) => {
  const earlier = new Set<string>();
  for (const [index, { from, to }] of content["doorverwijzingen.yaml"].entries()) {
    const refuse = (field: string, remedy: string) => report("doorverwijzingen.yaml", [index, field], remedy);
    const remedy = linkRemedy(to, content);
    // A * or a colon means more than one address to the hosts.
    if (!/^(?:\/[\w.%-]+)+$/.test(from))
      refuse("from", `“${from}” is geen adres van deze site; begin met een / en eindig zonder /.`);
    else if (paths(content).includes(from))
      refuse("from", `de pagina ${from} bestaat nog; niemand zou haar meer zien.`);
    else if (earlier.has(from)) refuse("from", `${from} staat er al; haal een van de twee weg.`);
    else if (remedy) refuse("to", remedy);
    earlier.add(from);
  }
};

/** What has to differ from page to page, and from question to question. */
const doubles: Rule = (content, report) => {
  const first = new Map<string, string>();
  for (const { file, path, text } of everyText(content)) {
    if (path.at(-2) !== "meta" && !(file.startsWith("vragen/") && path[0] === "question")) continue;
    const key = `${path.at(-1)} ${text}`;
    const earlier = first.get(key);
    first.set(key, earlier ?? file);
    const remedy = `deze tekst staat ook in ${earlier}; geef elke pagina en elke vraag een eigen tekst.`;
    if (earlier) report(file, path, remedy);
  }
};

const pictures: Rule = (content, report, { pictures: encoded, photos }) => {
  const known = [...encoded, ...photos];
  const ownPhoto = "dit is een eigen foto; haal rendered weg, anders staat er 3D-impressie op.";
  for (const { file, path, picture } of everyPicture(content)) {
    const { name, rendered } = picture;
    if (photos.includes(name) && rendered) report(file, [...path, "rendered"], ownPhoto);
    const remedy = `de foto “${name}” is er niet; zet hem in de map photos, of verbeter de naam.${didYouMean(name, known)}`;
    if (!known.includes(name)) report(file, [...path, "name"], remedy);
  }
};

/** What is heard instead of a picture, and shown where it does not come. */
const alternatives: Rule = (content, report) => {
  const first = new Map<string, string>();
  for (const { file, path, picture } of everyPicture(content)) {
    const { name, alt } = picture;
    const other = first.get(alt) ?? name;
    first.set(alt, other);
    if (!/^(?!(?:Foto|Afbeelding|Beeld|Plaatje|Impressie)\b)\p{Lu}.{20,}\.$/u.test(alt))
      report(file, [...path, "alt"], "vertel in één hele zin wat er te zien is, zonder ‘foto van’ ervoor.");
    else if (other !== name)
      report(file, [...path, "alt"], `dit staat ook bij de foto “${other}”; zeg bij elke foto iets anders.`);
  }
};

const drawings: Rule = ({ diensten }, report, site) => {
  for (const { slug, drawing } of diensten) {
    const remedy = `de tekening “${drawing}” is er niet; haal de regel weg of kies uit ${site.drawings.join(", ")}.`;
    if (drawing && !site.drawings.includes(drawing)) report(`diensten/${slug}.yaml`, ["drawing"], remedy);
  }
};

/** A page about work in one place says which. */
const placeNames: Rule = (content, report) => {
  const pages = [
    ...content.steden.map((city) => ({ file: `steden/${city.slug}.yaml`, ...city })),
    { file: "paginas/andere-plaats.yaml", name: "{plaats}", ...content["paginas/andere-plaats.yaml"] },
  ];
  for (const { file, name, heading, meta } of pages) {
    const remedy = `hier ontbreekt de naam ${name}; noem de plaats, dan vinden mensen de pagina.`;
    const texts = { heading, "meta.title": meta.title, "meta.description": meta.description };
    for (const [field, text] of Object.entries(texts))
      if (!text.includes(name)) report(file, field.split("."), remedy);
  }
};

const copiedCities: Rule = ({ steden }, report) => {
  for (const { cities, similarity } of alikePairs(steden)) {
    const [first, second] = cities;
    const remedy = `deze tekst is voor ${Math.round(similarity * 100)}% die van ${first}, als de plaatsnamen niet meetellen; minder dan ${alike * 100}% mag. Schrijf wat alleen hier waar is.`;
    report(`steden/${second}.yaml`, [], remedy);
  }
};

/** Who mails visitors says so in the privacy statement. */
const confirmation: Rule = (content, report) => {
  const { sections } = content["paginas/privacy.yaml"];
  const remedy =
    "bezoekers krijgen een bevestiging, en paginas/privacy.yaml zegt dat niet; zet daar een onderdeel met aboutConfirmation: true bij, of haal deze regel weg.";
  if (content["bedrijf.yaml"].confirmationSender && !sections.some((section) => section.aboutConfirmation))
    report("bedrijf.yaml", ["confirmationSender"], remedy);
};

/** What of a service stands elsewhere than on its page, or is no running text. */
const notOnPage = ["slug", "order", "card", "quoteOption", "picture", "drawing", "meta", "prices"];

const lengths: Rule = ({ diensten }, report) => {
  const { min, max } = serviceWords;
  for (const service of diensten) {
    // A phone number counts as one word, so that another number does not make a page too long.
    const count = textsIn(service)
      .filter(({ path }) => !notOnPage.includes(String(path[0])))
      .flatMap(({ text }) => text.replace(/[\d +()-]{9,}/g, " 0 ").split(/\s+/))
      .filter(Boolean).length;
    const remedy = `de pagina heeft ${count} woorden; maak er ${min} tot ${max} van.`;
    if (count < min || count > max) report(`diensten/${service.slug}.yaml`, [], remedy);
  }
};

/** What the specification counts; the owner may outgrow it. */
const counts: Rule = (content, report) => {
  const home = content["paginas/home.yaml"];
  const counted: [file: string, what: string, found: unknown[], specified: number][] = [
    ["diensten", "diensten", content.diensten, 9],
    ["steden", "steden", content.steden, 12],
    ["projecten", "projecten", content.projecten, 6],
    ["vragen", "vragen", content.vragen, 12],
    ["paginas/faq.yaml", "groepen", content["paginas/faq.yaml"].categories, 4],
    ["paginas/home.yaml", "kaarten van diensten", home.services.items, 6],
    ["paginas/home.yaml", "tellers", home.counters.items, 4],
    ["paginas/home.yaml", "voorbeelden van werk", home.recentWork.items, 3],
    ["paginas/home.yaml", "vragen", home.questions.items, 4],
    ["algemeen.yaml", "steden onderaan", content["algemeen.yaml"].footer.cities, 6],
  ];
  for (const [file, what, { length }, specified] of counted) {
    const remedy = `aantal ${what}: ${length}; de site is ontworpen met ${specified}. Kijk of het er nog goed uitziet.`;
    if (length !== specified) report(file, [], remedy);
  }
};

/** Pictures that nothing shows any more. */
const leftOver: Rule = (content, report, { pictures: encoded }) => {
  const used = everyPicture(content).map(({ picture }) => picture.name);
  for (const name of encoded) {
    const remedy = `het beeld “${name}” in public/pictures staat op geen pagina meer; u mag de bestanden weggooien.`;
    if (!used.includes(name)) report("", [], remedy);
  }
};

const prices: Rule = ({ diensten }, report) => {
  for (const { slug, prices: shown } of diensten)
    for (const [index, { from, to }] of (shown?.items ?? []).entries()) {
      const remedy = `${to} is niet meer dan ${from}; verbeter een van de twee.`;
      if (to !== undefined && to <= from)
        report(`diensten/${slug}.yaml`, ["prices", "items", index, "to"], remedy);
    }
};

/** Twelve months after its day a price may no longer hold. */
const oldPrices: Rule = ({ diensten }, report) => {
  const yearAgo = new Date();
  yearAgo.setFullYear(yearAgo.getFullYear() - 1);
  for (const { slug, prices: shown, emergency } of diensten) {
    const file = `diensten/${slug}.yaml`;
    const tooOld = "deze prijzen zijn ouder dan 12 maanden; kijk ze na en verander de dag.";
    if (shown && new Date(shown.date) < yearAgo) report(file, ["prices", "date"], tooOld);
    const named = shown?.items.map(({ what }) => what).join(" ") ?? "";
    if (shown && emergency && !(/voorrij/i.test(named) && /nacht/i.test(named)))
      report(file, ["prices"], "noem bij spoed ook wat het voorrijden kost, en wat het ’s nachts kost.");
  }
};

const mistakes: Rule[] = [
  ...[fileNames, orders, references, links, promisedNumbers, redirects, doubles, pictures, drawings],
  ...[prices, placeNames, copiedCities, lengths, confirmation],
];
const advice: Rule[] = [alternatives, oldPrices, counts, leftOver];

/** Everything to be said about content that fits its schema. */
export function findingsIn(content: Content, site: Site): Finding[] {
  const findings: Finding[] = [];
  const refuse: Report = (file, path, remedy) => findings.push({ file, path, remedy });
  const advise: Report = (file, path, remedy) => findings.push({ file, path, remedy, advice: true });
  for (const rule of mistakes) rule(content, refuse, site);
  for (const rule of advice) rule(content, advise, site);
  return findings;
}

import { parsePhoneNumberFromString } from "libphonenumber-js/min";
import { z } from "zod";
import { type CollectionName, collections, type PictureContent } from "../../src/lib/content/schema.ts";
import { pagePath, textLink } from "../../src/lib/paths.ts";
import { didYouMean } from "./dutch.ts";
import type { Finding, Path } from "./finding.ts";
import { type Content, pagesOf, textsIn, valuesIn } from "./judge.ts";
import type { UnusablePhotos } from "./photo-files.ts";

/* What must hold between the files of src/content/; the schema judges each file by itself. */

/** The files that content can refer to, by name: pictures in every width, photos/ to be encoded, drawings, documents. */
export type Site = Record<"pictures" | "photos" | "drawings" | "documents", string[]> & {
  unusable: UnusablePhotos;
};

type Report = (file: string, path: Path, remedy: string) => void;
type Rule = (content: Content, report: Report, site: Site) => void;

const collectionNames = Object.keys(collections) as CollectionName[];
const slugsOf = (entries: { slug: string }[]): string[] => entries.map(({ slug }) => slug);

function pagePaths(content: Content): string[] {
  const names = Object.keys(content).flatMap((file) => /^paginas\/(.+)\.yaml$/.exec(file)?.[1] ?? []);
  return names.filter((name) => name !== "niet-gevonden").map(pagePath);
}

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

export const everyPicture = (content: Content) =>
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

function repeats<Item>(items: Item[], keyOf: (item: Item) => string): [item: Item, first: Item][] {
  const first = new Map<string, Item>();
  return items.flatMap((item) => {
    const key = keyOf(item);
    const earlier = first.get(key);
    if (!earlier) first.set(key, item);
    return earlier ? [[item, earlier] as [Item, Item]] : [];
  });
}

const orders: Rule = (content, report) => {
  for (const folder of collectionNames) {
    const entries: { slug: string; order: number; category?: string }[] = content[folder];
    for (const [{ slug, order }, first] of repeats(entries, (entry) => `${entry.category} ${entry.order}`)) {
      const remedy = `${order} staat ook in ${folder}/${first.slug}.yaml; kies een ander getal. Het laagste getal staat vooraan.`;
      report(`${folder}/${slug}.yaml`, ["order"], remedy);
    }
  }
};

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

/** The remedy for a link's address; undefined when it is valid. */
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
  // A place without a page of its own gets the one for any place.
  if (!known.includes(path) && !/^\/dakdekker\/[a-z\d-]+$/.test(path))
    return `de pagina ${path} bestaat niet; verbeter het adres van de link.${didYouMean(path, known)}`;
  const ids: Record<string, string[]> = {
    "/": ["terugbellen"],
    "/projecten": slugsOf(content.projecten),
  };
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

const numbersAsLinks: Rule = (content, report) => {
  const { phone, emergencyPhone } = content["bedrijf.yaml"];
  const remedy =
    "hier kan niemand op het nummer drukken; zet het in een lange tekst, als {telefoon} of {spoednummer}.";
  for (const { file, path, text } of everyText(content)) {
    const plain = text.replace(textLink, "");
    const isSpoken = file === "bedrijf.yaml" || path.includes("meta") || path.join(".") === "floating.phone";
    if (!isSpoken && [phone, emergencyPhone].some(({ display }) => plain.includes(display)))
      report(file, path, remedy);
  }
};

const redirects: Rule = (content, report) => {
  const earlier = new Set<string>();
  for (const [index, { from, to }] of content["doorverwijzingen.yaml"].entries()) {
    const refuse = (field: string, remedy: string) => report("doorverwijzingen.yaml", [index, field], remedy);
    const remedy = linkRemedy(to, content);
    // Hosts read * and : as wildcards.
    if (!/^(?:\/[\w.%-]+)+$/.test(from))
      refuse("from", `“${from}” is geen adres van deze site; begin met een / en eindig zonder /.`);
    else if (paths(content).includes(from))
      refuse("from", `de pagina ${from} bestaat nog; niemand zou haar meer zien.`);
    else if (earlier.has(from)) refuse("from", `${from} staat er al; haal een van de twee weg.`);
    else if (remedy) refuse("to", remedy);
    earlier.add(from);
  }
};

const doubles: Rule = (content, report) => {
  const unique = everyText(content).filter(
    ({ file, path }) => path.at(-2) === "meta" || (file.startsWith("vragen/") && path[0] === "question"),
  );
  for (const [{ file, path }, first] of repeats(unique, ({ path, text }) => `${path.at(-1)} ${text}`)) {
    const remedy = `deze tekst staat ook in ${first.file}; geef elke pagina en elke vraag een eigen tekst.`;
    report(file, path, remedy);
  }
};

const pictures: Rule = (content, report, { pictures: encoded, photos, unusable }) => {
  const known = [...encoded, ...photos];
  for (const { file, path, picture } of everyPicture(content)) {
    const { name } = picture;
    const missing = `de foto “${name}” is er niet; zet hem in de map photos, of verbeter de naam.${didYouMean(name, known)}`;
    const remedy = unusable[name] ?? (known.includes(name) ? undefined : missing);
    if (remedy) report(file, [...path, "name"], remedy);
  }
};

const drawings: Rule = ({ diensten }, report, site) => {
  for (const { slug, drawing } of diensten) {
    const remedy = `de tekening “${drawing}” is er niet; haal haar weg of kies uit ${site.drawings.join(", ")}.`;
    if (drawing && !site.drawings.includes(drawing)) report(`diensten/${slug}.yaml`, ["drawing"], remedy);
  }
};

const documents: Rule = ({ "paginas/over-ons.yaml": { assurance } }, report, site) => {
  const { file } = assurance?.sampleQuote ?? {};
  const remedy = `het bestand “${file}” is er niet; zet het in de map public/documenten, of verbeter de naam.`;
  if (file && !site.documents.includes(file))
    report("paginas/over-ons.yaml", ["assurance", "sampleQuote", "file"], remedy);
};

/** Who follows the menu sees that he has arrived. The home page's heading is for who searches. */
const pageNames: Rule = (content, report) => {
  const pages = [
    ...pagesOf(content).map((page) => ({ ...page, file: `paginas/${page.slug}.yaml` })),
    ...content.diensten.map((service) => ({ ...service, file: `diensten/${service.slug}.yaml` })),
  ];
  for (const { file, name = "", heading = name } of pages) {
    const remedy = `hier ontbreken de woorden “${name}”, zoals het menu de pagina noemt; begin ermee.`;
    if (!heading.toLowerCase().includes(name.toLowerCase())) report(file, ["heading"], remedy);
  }
};

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
  for (const field of ["cityServicesHeading", "cityBenefitsHeading"] as const)
    if (!content["algemeen.yaml"][field].includes("{plaats}"))
      report(
        "algemeen.yaml",
        [field],
        "hier ontbreekt {plaats}; noem de plaats, dan vinden mensen de pagina.",
      );
};

const confirmation: Rule = (content, report) => {
  const { sections } = content["paginas/privacy.yaml"];
  const remedy =
    "bezoekers krijgen een bevestiging, en paginas/privacy.yaml zegt dat niet; zet daar een onderdeel over de bevestiging bij (aboutConfirmation: true), of haal dit adres weg.";
  if (content["bedrijf.yaml"].confirmationSender && !sections.some((section) => section.aboutConfirmation))
    report("bedrijf.yaml", ["confirmationSender"], remedy);
};

const prices: Rule = ({ diensten }, report) => {
  for (const { slug, prices: shown } of diensten)
    for (const [index, { from, to }] of (shown?.items ?? []).entries()) {
      const remedy = `${to} is niet meer dan ${from}; verbeter een van de twee.`;
      if (to !== undefined && to <= from)
        report(`diensten/${slug}.yaml`, ["prices", "items", index, "to"], remedy);
    }
};

const rules: Rule[] = [
  ...[fileNames, orders, references, links, numbersAsLinks, redirects, doubles, pictures],
  ...[drawings, documents, prices, pageNames, placeNames, confirmation],
];

/** The findings about content that fits its schema. */
export function findingsIn(content: Content, site: Site): Finding[] {
  const findings: Finding[] = [];
  for (const rule of rules)
    rule(content, (file, path, remedy) => findings.push({ file, path, remedy }), site);
  return findings;
}

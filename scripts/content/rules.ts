import { parsePhoneNumberFromString } from "libphonenumber-js/min";
import { z } from "zod";
import { webAddressShape } from "../../src/lib/content/schema/facts.ts";
import { type CollectionName, collections, type PictureContent } from "../../src/lib/content/schema.ts";
import { pagePath, paths, textLink } from "../../src/lib/paths.ts";
import { pointsOf } from "../../src/lib/pictures/drawing-points.ts";
import { didYouMean } from "./dutch.ts";
import type { Finding, Path } from "./finding.ts";
import { type Content, pagesOf, textsIn, valuesIn } from "./judge.ts";
import type { UnusablePhotos } from "./photo-files.ts";

/* What must hold between the files of src/content/; the schema judges each file by itself. */

/** The files that content can refer to, by name: pictures in every width, photos/ to be encoded, drawings, documents; and what stands in the root of the site. */
export type Site = Record<"pictures" | "photos" | "drawings" | "documents" | "root", string[]> & {
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

/** What a link can lead to. */
const linkedPaths = (content: Content): string[] => [
  ...pagePaths(content),
  ...slugsOf(content.diensten).map(paths.service),
  ...slugsOf(content.steden).map(paths.city),
];

/** What a service or a redirect would take away: pages, and what the build writes and copies beside them. */
const takenPaths = (content: Content, { root }: Site): string[] => [
  ...pagePaths(content),
  ...Object.values(paths).filter((path) => typeof path === "string"),
  ...["/index", "/beheer", "/assets", "/share", "/robots.txt", "/sitemap.xml"],
  ...root.map((file) => `/${file}`),
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

const fileNames: Rule = (content, report, site) => {
  for (const folder of collectionNames)
    for (const slug of slugsOf(content[folder])) {
      const file = `${folder}/${slug}.yaml`;
      const remedy =
        "de naam van dit bestand kan niet in een adres; gebruik kleine letters, cijfers en streepjes, zonder spaties of accenten.";
      if (!/^[a-z\d]+(-[a-z\d]+)*$/.test(slug)) report(file, [], remedy);
      if (folder === "diensten" && takenPaths(content, site).includes(paths.service(slug)))
        report(file, [], `het adres /${slug} is al bezet; geef de dienst een ander adres.`);
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
    return webAddressShape.test(address)
      ? undefined
      : `${address} is geen adres; begin met / voor een pagina van deze site, of met https:// voor een andere.`;
  const known = linkedPaths(content);
  const [path = "", id] = address.split("#");
  // A place without a page of its own gets the one for any place.
  if (!known.includes(path) && !/^\/dakdekker\/[a-z\d-]+$/.test(path))
    return `de pagina ${path} bestaat niet; verbeter het adres van de link.${didYouMean(path, known)}`;
  const ids: Record<string, string[]> = {
    [paths.home]: ["terugbellen"],
    [paths.projects]: slugsOf(content.projecten),
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

const redirects: Rule = (content, report, site) => {
  const taken = [...takenPaths(content, site), ...linkedPaths(content)];
  const earlier: string[] = [];
  for (const [index, { from, to }] of content["doorverwijzingen.yaml"].entries()) {
    const refuse = (field: string, remedy: string) => report("doorverwijzingen.yaml", [index, field], remedy);
    const remedy = linkRemedy(to, content);
    // Hosts read * and : as wildcards.
    if (!/^(?:\/[\w.%-]+)+$/.test(from))
      refuse("from", `“${from}” is geen adres van deze site; begin met een / en eindig zonder /.`);
    else if (taken.includes(from))
      refuse("from", `op ${from} staat een pagina of bestand; niemand zou dat meer zien.`);
    else if (earlier.includes(from)) refuse("from", `${from} staat er al; haal een van de twee weg.`);
    else if (remedy) refuse("to", remedy);
    earlier.push(from);
  }
};

/** What Google shows of a page, and the name of what is in a folder. */
const doubles: Rule = (content, report) => {
  const earlier = new Map<string, string>();
  for (const { file, path, text } of everyText(content)) {
    const [folder = ""] = file.split("/");
    const nameField = folder in collections && collections[folder as CollectionName].meta()?.namedBy;
    if (path.at(-2) !== "meta" && path.join() !== nameField) continue;
    const key = path.at(-2) === "meta" ? text : `${folder} ${text}`;
    const first = earlier.get(key);
    const remedy = `deze tekst staat ook in ${first}; geef elk een eigen tekst.`;
    if (first) report(file, path, remedy);
    else earlier.set(key, file);
  }
};

const shownFiles: Rule = (content, report, site) => {
  const check = (file: string, path: Path, name: string, known: string[], what: string, folder: string) => {
    const missing = `${what} “${name}” is er niet; zet het bestand in de map ${folder}, of verbeter de naam.${didYouMean(name, known)}`;
    const remedy = site.unusable[name] ?? (known.includes(name) ? undefined : missing);
    if (remedy) report(file, path, remedy);
  };
  for (const { file, path, picture } of everyPicture(content))
    check(file, [...path, "name"], picture.name, [...site.pictures, ...site.photos], "de foto", "photos");
  for (const { slug, drawing, labels = [] } of content.diensten) {
    const places = pointsOf(drawing ?? "").flat().length;
    if (labels.length > places)
      report(`diensten/${slug}.yaml`, ["labels"], `de tekening heeft ${places} plekken; haal woorden weg.`);
    if (drawing)
      check(`diensten/${slug}.yaml`, ["drawing"], drawing, site.drawings, "de tekening", "public/drawings");
  }
  const about = "paginas/over-ons.yaml";
  const quote = content[about].assurance?.sampleQuote?.file;
  const path = ["assurance", "sampleQuote", "file"];
  if (quote) check(about, path, quote, site.documents, "het bestand", "public/documenten");
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
  ...[fileNames, references, links, numbersAsLinks, redirects, doubles, shownFiles],
  ...[prices, pageNames, placeNames, confirmation],
];

/** The findings about content that fits its schema. */
export function findingsIn(content: Content, site: Site): Finding[] {
  const findings: Finding[] = [];
  for (const rule of rules)
    rule(content, (file, path, remedy) => findings.push({ file, path, remedy }), site);
  return findings;
}

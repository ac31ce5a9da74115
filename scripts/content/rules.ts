import { webAddressShape } from "../../src/lib/content/schema/facts.ts";
import { type CollectionName, collections } from "../../src/lib/content/schema.ts";
import { paths, textLink } from "../../src/lib/paths.ts";
import { pointsOf } from "../../src/lib/pictures/drawing-points.ts";
import { didYouMean } from "./dutch.ts";
import type { Finding, Path } from "./finding.ts";
import { type Content, pagesOf, picturesIn, textsIn } from "./judge.ts";
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

const pagePaths = (content: Content): string[] =>
  pagesOf(content).flatMap(({ slug, path }) => (slug === "niet-gevonden" ? [] : [path]));

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
    report(file, path, `${what} “${text}” bestaat niet; kies een andere.${didYouMean(text, names)}`);
  }
};

const numberOrMail = /^(?:tel:\+?\d{3,15}|mailto:[^@\s]+@[^@\s]+\.[^@\s]+)$/;

function linkRemedy(address: string, content: Content): string | undefined {
  if (!address.startsWith("/"))
    return webAddressShape.test(address) || numberOrMail.test(address)
      ? undefined
      : `${address} is geen adres; begin met / voor een pagina van deze site, met https:// voor een andere, of schrijf tel:{telefoon} of mailto:{e-mail}.`;
  const known = linkedPaths(content);
  const path = address.replace(/#.*/, "");
  // A place without a page of its own gets the one for any place.
  return known.includes(path) || /^\/dakdekker\/[a-z\d-]+$/.test(path)
    ? undefined
    : `de pagina ${path} bestaat niet; verbeter het adres van de link.${didYouMean(path, known)}`;
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
  for (const [file, held] of filesOf(content))
    for (const { path, value } of picturesIn(held))
      check(file, [...path, "name"], value.name, [...site.pictures, ...site.photos], "de foto", "photos");
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

const confirmation: Rule = (content, report) => {
  const { sections } = content["paginas/privacy.yaml"];
  const remedy =
    "bezoekers krijgen een bevestiging, en paginas/privacy.yaml zegt dat niet; zet daar een onderdeel over de bevestiging bij (aboutConfirmation: true), of haal dit adres weg.";
  if (content["bedrijf.yaml"].confirmationSender && !sections.some((section) => section.aboutConfirmation))
    report("bedrijf.yaml", ["confirmationSender"], remedy);
};

const rules: Rule[] = [fileNames, references, links, redirects, doubles, shownFiles, confirmation];

export function findingsIn(content: Content, site: Site): Finding[] {
  const findings: Finding[] = [];
  for (const rule of rules)
    rule(content, (file, path, remedy) => findings.push({ file, path, remedy }), site);
  return findings;
}

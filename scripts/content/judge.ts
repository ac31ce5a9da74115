import { pagesOf } from "../../src/lib/content/schema/extracts.ts";
import { webAddressShape } from "../../src/lib/content/schema/facts.ts";
import { type CollectionName, type Content, collections } from "../../src/lib/content/schema.ts";
import { partIds, paths, slugOf } from "../../src/lib/paths.ts";
import { linksIn } from "../../src/lib/text/links.ts";
import { type Finding, type Path, without } from "./finding.ts";
import { type FileValues, fitContent, picturesIn, textsIn } from "./fit-content.ts";
import type { UnusablePhotos } from "./photos.ts";

/* The rules between the files of src/content/. The schema judges each file by itself. */

/** The files and folders in public/, and the photographs by the name that content would give them. */
export type Site = Record<"files" | "photos", string[]> & { unusable: UnusablePhotos };

type Report = (
  file: string,
  path: Path,
  remedy: string,
  about?: Pick<Finding, "otherFile" | "photo">,
) => void;
type Rule = (content: Content, report: Report, site: Site) => void;

const filesOf = (content: Content): [file: string, value: unknown][] =>
  Object.entries(content).flatMap(([name, value]): [string, unknown][] =>
    name in collections
      ? content[name as CollectionName].map((entry) => [`${name}/${entry.slug}.yaml`, entry])
      : [[name, value]],
  );

const everyText = (content: Content) =>
  filesOf(content).flatMap(([file, value]) => textsIn(value).map((text) => ({ file, ...text })));

/** The addresses that a link may lead to: pages, and parts of pages by their id. */
const linkedPaths = (content: Content): string[] => [
  ...pagesOf(content).map(({ path }) => path),
  ...content.diensten.map(({ slug }) => paths.service(slug)),
  ...content.diensten
    .filter(({ prices, priceBasis }) => prices ?? priceBasis)
    .map(({ slug }) => paths.prices(slug)),
  ...content.diensten.flatMap(({ slug, explanations = [] }) =>
    explanations.flatMap(({ id }) => (id ? `${paths.service(slug)}#${id}` : [])),
  ),
  ...content.steden.map(({ slug }) => paths.city(slug)),
  ...content.projecten.map(({ slug }) => paths.project(slug)),
  ...content["paginas/faq.yaml"].categories.map(({ id }) => `${paths.faq}#${id}`),
  ...(["privacy", "toegankelijkheid"] as const).flatMap((page) =>
    content[`paginas/${page}.yaml`].sections.map((_, index) => `/${page}#${partIds.section(index)}`),
  ),
  ...[paths.callback, paths.assurance],
  ...(content["paginas/contact.yaml"].customers ? [paths.customers] : []),
];

/** Addresses that a service or a redirect may not take: pages, and files that the build writes or copies. */
const takenPaths = (content: Content, { files }: Site): string[] => [
  ...pagesOf(content).map(({ path }) => path),
  ...Object.values(paths).filter((path) => typeof path === "string"),
  ...["/index", "/beheer", "/assets", "/share", "/robots.txt", "/sitemap.xml"],
  ...files.map((file) => `/${file}`),
];

const fileNames: Rule = (content, report, site) => {
  const occupiedPaths = takenPaths(content, site);
  for (const [file] of filesOf(content)) {
    const path = paths.service(slugOf(file));
    if (!/^\/[a-z\d]+(-[a-z\d]+)*$/.test(path))
      report(file, [], "geef het bestand een naam van kleine letters, cijfers en streepjes.");
    if (file.startsWith("diensten/") && occupiedPaths.includes(path))
      report(file, [], `het adres ${path} is al bezet; geef de dienst een ander adres.`);
  }
};

type FileText = ReturnType<typeof everyText>[number];

/** Reports each text that has the same key as an earlier text. */
function reportRepeats(texts: FileText[], report: Report, keyOf = ({ text }: FileText) => text): void {
  const earlier = new Map<string, string>();
  for (const each of texts) {
    const first = earlier.get(keyOf(each));
    if (first)
      report(each.file, each.path, "deze tekst staat ook in {bestand}; geef elk een eigen tekst.", {
        otherFile: first,
      });
    else earlier.set(keyOf(each), each.file);
  }
}

const uniqueMeta: Rule = (content, report) =>
  reportRepeats(
    everyText(content).filter(({ path }) => path.at(-2) === "meta"),
    report,
  );

const uniqueNames: Rule = (content, report) => {
  for (const [folder, schema] of Object.entries(collections)) {
    const isName = ({ file, path }: FileText) =>
      file.startsWith(`${folder}/`) && path.join() === schema.meta()?.namedBy;
    reportRepeats(everyText(content).filter(isName), report);
  }
};

/**
 * Search engines treat pages that differ only in the name of a city as doorways, so each city needs its own sentences.
 * Two cities may share a source. https://developers.google.com/search/docs/essentials/spam-policies#doorways
 */
const citySentences: Rule = (content, report) => {
  const cityNames = content.steden.map(({ name }) => name);
  const isSentence = ({ file, path, text }: FileText) =>
    file.startsWith("steden/") && text.length > 60 && !path.includes("sources");
  reportRepeats(everyText(content).filter(isSentence), report, ({ text }) =>
    cityNames.reduce((words, name) => words.replaceAll(name, "…"), text),
  );
};

const references: Rule = (content, report) => {
  const slugsOf = (entries: { slug: string }[]) => entries.map(({ slug }) => slug);
  const slugs: Record<string, string[]> = {
    serviceSlug: slugsOf(content.diensten),
    projectSlug: slugsOf(content.projecten),
    category: content["paginas/faq.yaml"].categories.map(({ id }) => id),
  };
  for (const { file, path, text } of everyText(content))
    if (slugs[String(path.at(-1))]?.includes(text) === false)
      report(file, path, `“${text}” bestaat niet; kies iets anders.`);
};

const numberOrMail = /^(?:tel:\+?\d{3,15}|mailto:[^@\s]+@[^@\s]+\.[^@\s]+)$/;

/** What is wrong with the address of a link; undefined when the link leads somewhere. */
function linkRemedy(address: string, pagePaths: string[]): string | undefined {
  if (!address.startsWith("/"))
    return webAddressShape.test(address) || numberOrMail.test(address)
      ? undefined
      : `${address} is geen adres; begin met / voor een pagina van deze site, met https:// voor een andere (een haakje daarin wordt %28 of %29), of schrijf tel:{telefoon} of mailto:{e-mail}.`;
  // A place without its own page gets the page for any place.
  return pagePaths.includes(address) || /^\/dakdekker\/[a-z\d-]+$/.test(address)
    ? undefined
    : `de pagina ${address} bestaat niet; verbeter het adres van de link.`;
}

const links: Rule = (content, report) => {
  const pagePaths = linkedPaths(content);
  for (const { file, path, text } of everyText(content)) {
    const addresses = path.at(-1) === "path" ? [text] : linksIn(text).map(({ address }) => address);
    for (const address of addresses) {
      const remedy = linkRemedy(address, pagePaths);
      if (remedy) report(file, path, remedy);
    }
  }
};

const redirects: Rule = (content, report, site) => {
  const pagePaths = linkedPaths(content);
  const allPaths = [...takenPaths(content, site), ...pagePaths];
  for (const [index, { from, to }] of content["doorverwijzingen.yaml"].entries()) {
    const refuse = (field: string, remedy: string) => report("doorverwijzingen.yaml", [index, field], remedy);
    const remedy = linkRemedy(to, pagePaths);
    // An address with * or : is refused, because hosts would read it as a wildcard.
    if (!/^(?:\/[\w.%-]+)+$/.test(from))
      refuse("from", `“${from}” is geen adres van deze site; begin met een / en eindig zonder /.`);
    else if (allPaths.includes(from))
      refuse("from", `op ${from} staat een pagina of bestand; niemand zou dat meer zien.`);
    else if (remedy) refuse("to", remedy);
  }
};

const shownFiles: Rule = (content, report, { files, photos, unusable }) => {
  const exists = (name: string) => photos.includes(name) || files.includes(`drawings/${name}`);
  for (const [file, value] of filesOf(content))
    for (const { path, value: picture } of picturesIn(value)) {
      const { name } = picture;
      const missingRemedy = `de foto “${name}” is er niet; zet haar in de map photos, of verbeter de naam.`;
      const remedy = unusable[name] ?? (exists(name) ? undefined : missingRemedy);
      if (remedy) report(file, [...path, "name"], remedy, { photo: name });
    }
  for (const { slug, drawing, picture } of content.diensten)
    if (!drawing && !picture)
      report(`diensten/${slug}.yaml`, ["drawing"], "kies een tekening, of een eigen foto.");
  for (const { file, path, text } of everyText(content)) {
    const isDrawing = path.at(-1) === "name" && /drawing$/i.test(String(path.at(-2)));
    if (isDrawing && !files.includes(`drawings/${text}.svg`))
      report(file, path.slice(0, -1), `de tekening “${text}” is er niet; kies een andere.`);
  }
};

/** Judges each file by the schema and, when all are valid, the rules between them. */
export function judge(values: FileValues, site: Site): { content?: Content; findings: Finding[] } {
  const { content, findings } = fitContent(values);
  if (content)
    // Two rules may report the same finding, so repeats are left out.
    for (const rule of [
      fileNames,
      uniqueMeta,
      uniqueNames,
      citySentences,
      references,
      links,
      redirects,
      shownFiles,
    ])
      rule(
        content,
        (file, path, remedy, about) =>
          findings.push(...without([{ file, path, remedy, ...about }], findings)),
        site,
      );
  return { content, findings };
}

import type { City } from "../../src/content/cities";
import type { ProjectContent, ServicePage, ServiceSummary } from "../../src/content/types";
import { type Content, didYouMean, exportsIn, type Mistake, type Site, valuesOf } from "./content";
import { isInTheNetherlands } from "./shapes";

/* What holds for the files that an editor adds: services, cities, projects and questions. */

/** The exports that each file of a folder must have. */
const mustExport: Record<string, { names: string[]; like: string }> = {
  services: { names: ["summary", "page"], like: "services/dakgoten.ts" },
  cities: { names: ["summary", "page"], like: "cities/utrecht.ts" },
  projects: { names: ["project"], like: "projects/rotterdam-plat-dak.ts" },
  questions: { names: ["question"], like: "questions/prijs-nieuw-dak.ts" },
};

const provinces = [
  "Drenthe",
  "Flevoland",
  "Friesland",
  "Gelderland",
  "Groningen",
  "Limburg",
  "Noord-Brabant",
  "Noord-Holland",
  "Overijssel",
  "Utrecht",
  "Zeeland",
  "Zuid-Holland",
];

/** The words on a service page: enough to be of use, few enough to be read. */
const words = { least: 300, most: 600 };

function missingExports(content: Content): Mistake[] {
  return Object.entries(content).flatMap(([file, exported]) => {
    const { names = [], like } = mustExport[file.split("/")[0] ?? ""] ?? {};
    return names
      .filter((name) => !(name in exported))
      .map((name) => ({
        file,
        path: [name],
        remedy: `dit deel ontbreekt; neem “export const ${name}” over uit ${like} en pas het aan.`,
      }));
  });
}

/** What lists show of a file that an editor added. */
interface Entry {
  file: string;
  folder: string;
  /** The export that holds slug and order. */
  name: string;
  /** A question has no address of its own. */
  slug?: string;
  order: number;
  /** The entries among which `order` decides; for a question, those of its category. */
  list: string;
}

function entriesOf(content: Content): Entry[] {
  return Object.entries(mustExport).flatMap(
    ([
      folder,
      {
        names: [name = ""],
      },
    ]) =>
      exportsIn<{ slug?: string; order: number; category?: string }>(content, folder, name).map(
        ({ file, value: { slug, order, category } }) => ({
          file,
          folder,
          name,
          slug,
          order,
          list: category ?? folder,
        }),
      ),
  );
}

/** The slug is the file's name, so no two files of a folder share one; a service's is also the address of a page. */
function slugs(entries: Entry[], { paths }: Site): Mistake[] {
  return entries.flatMap(({ file, folder, name, slug }) => {
    if (slug === undefined) return [];
    const mistake = (remedy: string): Mistake[] => [{ file, path: [name, "slug"], remedy }];
    if (!/^[a-z\d]+(-[a-z\d]+)*$/.test(slug))
      return mistake(
        `“${slug}” kan niet in een adres; gebruik kleine letters, cijfers en streepjes, zonder spaties of accenten.`,
      );
    const same = entries.filter((entry) => entry.folder === folder && entry.slug === slug);
    const twin = same.find((entry) => entry.file !== file);
    if (file !== `${folder}/${slug}.ts`)
      return mistake(
        twin
          ? `“${slug}” staat ook in ${twin.file}; kies een ander woord, en geef het bestand die naam.`
          : `het bestand heet anders dan “${slug}”; maak de naam van het bestand en slug gelijk.`,
      );
    if (folder === "services" && paths.filter((path) => path === `/${slug}`).length > same.length)
      return mistake(`de pagina /${slug} bestaat al; kies een ander woord, en geef het bestand die naam.`);
    return [];
  });
}

/** Two entries with one number would stand in any order. */
function orders(entries: Entry[]): Mistake[] {
  return entries.flatMap(({ file, name, list, order }, index) => {
    const twin = entries.slice(0, index).find((entry) => entry.list === list && entry.order === order);
    if (!twin) return [];
    const remedy = `${order} staat ook in ${twin.file}; kies een ander getal. Het laagste getal staat vooraan.`;
    return [{ file, path: [name, "order"], remedy }];
  });
}

/** Fields that name a service or a project. */
function references(content: Content): Mistake[] {
  const services = exportsIn<ServiceSummary>(content, "services", "summary").map(({ value }) => value.slug);
  const projects = exportsIn<ProjectContent>(content, "projects", "project").map(({ value }) => value.slug);
  return valuesOf(content).flatMap(({ file, path, value }) => {
    if (typeof value !== "string") return [];
    const place = path.join(".");
    const isService = /serviceSlug$|services\.(items\.)?\d+\.slug$/.test(place);
    const [known, what] = isService
      ? [services, "dienst"]
      : place.endsWith("projectSlug")
        ? [projects, "project"]
        : [[value], ""];
    if (known.includes(value)) return [];
    return [
      {
        file,
        path,
        remedy: `${what} “${value}” bestaat niet; kies uit ${known.join(", ")}.${didYouMean(value, known)}`,
      },
    ];
  });
}

function cities(content: Content): Mistake[] {
  const pages = exportsIn<City["page"]>(content, "cities", "page");
  return exportsIn<City["summary"]>(content, "cities", "summary").flatMap(
    ({ file, value: { name, latitude, longitude, province } }) => {
      const mistakes: Mistake[] = [];
      if (!isInTheNetherlands(latitude, longitude)) {
        const swapped = isInTheNetherlands(longitude, latitude) ? " Ze lijken verwisseld." : "";
        mistakes.push({
          file,
          path: ["summary", "latitude"],
          remedy: `dit punt ligt niet in Nederland; latitude ligt tussen 50,7 en 53,6 en longitude tussen 3,3 en 7,3.${swapped}`,
        });
      }
      if (!provinces.includes(province))
        mistakes.push({
          file,
          path: ["summary", "province"],
          remedy: `“${province}” is geen provincie; kies uit ${provinces.join(", ")}.`,
        });
      const page = pages.find((candidate) => candidate.file === file)?.value;
      const naming: [string[], string | undefined][] = [
        [["heading"], page?.heading],
        [["meta", "title"], page?.meta.title],
        [["meta", "description"], page?.meta.description],
      ];
      for (const [path, text] of naming) {
        if (text !== undefined && !text.includes(name))
          mistakes.push({
            file,
            path: ["page", ...path],
            remedy: `hier ontbreekt de naam ${name}; noem de stad, dan vinden mensen de pagina.`,
          });
      }
      return mistakes;
    },
  );
}

function services(content: Content): Mistake[] {
  const long = exportsIn<ServiceSummary>(content, "services", "summary").filter(
    ({ value }) => value.card.length > 130,
  );
  const lengths = exportsIn<ServicePage>(content, "services", "page").map(
    ({ file, value: { meta: _, ...page } }) => ({
      file,
      count: valuesOf({ [file]: { page } })
        .flatMap(({ value }) => (typeof value === "string" ? value.split(/\s+/) : []))
        .filter(Boolean).length,
    }),
  );
  return [
    ...long.map(({ file, value }) => ({
      file,
      path: ["summary", "card"],
      remedy: `deze tekst heeft ${value.card.length} tekens; op een kaart passen er 130.`,
    })),
    ...lengths
      .filter(({ count }) => count < words.least || count > words.most)
      .map(({ file, count }) => ({
        file,
        path: ["page"],
        remedy: `de pagina heeft ${count} woorden; maak er ${words.least} tot ${words.most} van.`,
      })),
  ];
}

/** Mistakes in what one content file says about itself and about others. */
export function collectionMistakes(content: Content, site: Site): Mistake[] {
  const missing = missingExports(content);
  const entries = entriesOf(content);
  return missing.length > 0
    ? missing
    : [
        ...slugs(entries, site),
        ...orders(entries),
        ...references(content),
        ...cities(content),
        ...services(content),
      ];
}

import { parsePhoneNumberFromString } from "libphonenumber-js/min";
import { z } from "zod";
import { type CollectionName, collections, serviceWords } from "../../src/lib/content/schema.ts";
import { textLink } from "../../src/lib/content/text.ts";
import { didYouMean } from "./dutch.ts";
import type { Finding, Path } from "./finding.ts";
import { alike, likenesses } from "./likeness.ts";
import { type Content, textsOf } from "./read.ts";

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

type Rule = (content: Content, site: Site) => Finding[];

const collectionNames = Object.keys(collections) as CollectionName[];

/** The addresses of the pages that are no service and no city, from their files. */
function pagePaths(content: Content): string[] {
  const noAddress = ["niet-gevonden", "andere-plaats"];
  return Object.keys(content)
    .flatMap((file) => /^paginas\/(.+)\.yaml$/.exec(file)?.[1] ?? [])
    .filter((name) => !noAddress.includes(name))
    .map((name) => (name === "home" ? "/" : `/${name}`));
}

/** Every address of the site that has a page. */
function paths(content: Content): string[] {
  return [
    ...pagePaths(content),
    ...content.diensten.map(({ slug }) => `/${slug}`),
    ...content.steden.map(({ slug }) => `/dakdekker/${slug}`),
  ];
}

/** The files with what they hold, in which every text stands once. */
function filesOf(content: Content): { file: string; value: unknown }[] {
  return [
    ...Object.entries(content)
      .filter(([name]) => name.endsWith(".yaml"))
      .map(([file, value]) => ({ file, value })),
    ...collectionNames.flatMap((folder) =>
      content[folder].map((entry) => ({ file: `${folder}/${entry.slug}.yaml`, value: entry })),
    ),
  ];
}

const everyText = (content: Content) =>
  filesOf(content).flatMap(({ file, value }) => textsOf(value).map((found) => ({ file, ...found })));

const fileNames: Rule = (content) =>
  collectionNames.flatMap((folder) =>
    content[folder].flatMap(({ slug }): Finding[] => {
      const file = `${folder}/${slug}.yaml`;
      if (!/^[a-z\d]+(-[a-z\d]+)*$/.test(slug)) {
        const remedy =
          "de naam van dit bestand kan niet in een adres; gebruik kleine letters, cijfers en streepjes, zonder spaties of accenten.";
        return [{ file, path: [], remedy }];
      }
      if (folder === "diensten" && pagePaths(content).includes(`/${slug}`))
        return [
          { file, path: [], remedy: `de pagina /${slug} bestaat al; geef het bestand een andere naam.` },
        ];
      return [];
    }),
  );

/** Two entries with one number would stand in any order. */
const orders: Rule = (content) =>
  collectionNames.flatMap((folder) => {
    const first = new Map<string, string>();
    return content[folder].flatMap((entry): Finding[] => {
      const place = `${"category" in entry ? entry.category : ""} ${entry.order}`;
      const twin = first.get(place);
      if (!twin) first.set(place, entry.slug);
      const remedy = `${entry.order} staat ook in ${folder}/${twin}.yaml; kies een ander getal. Het laagste getal staat vooraan.`;
      return twin ? [{ file: `${folder}/${entry.slug}.yaml`, path: ["order"], remedy }] : [];
    });
  });

/** Fields that name a file of a collection, or a category of /faq. */
const references: Rule = (content) => {
  const known: Record<string, [what: string, names: string[]]> = {
    serviceSlug: ["de dienst", content.diensten.map(({ slug }) => slug)],
    projectSlug: ["het project", content.projecten.map(({ slug }) => slug)],
    category: ["de groep", content["paginas/faq.yaml"].categories.map(({ id }) => id)],
  };
  return everyText(content).flatMap(({ file, path, text }) => {
    const [what, names] = known[String(path.at(-1))] ?? ["", [text]];
    if (names.includes(text)) return [];
    const remedy = `${what} “${text}” bestaat niet; kies uit ${names.join(", ")}.${didYouMean(text, names)}`;
    return [{ file, path, remedy }];
  });
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
  const ids = path === "/projecten" ? content.projecten.map(({ slug }) => slug) : [];
  return id === undefined || ids.includes(id)
    ? undefined
    : `op de pagina ${path} bestaat geen onderdeel #${id}; haal dat deel van het adres weg.`;
}

const links: Rule = (content) =>
  everyText(content).flatMap(({ file, path, text }) => {
    const addresses =
      path.at(-1) === "path" ? [text] : [...text.matchAll(textLink)].map(([, , address = ""]) => address);
    return addresses.flatMap((address) => {
      const remedy = linkRemedy(address, content);
      return remedy ? [{ file, path, remedy }] : [];
    });
  });

const redirects: Rule = (content) => {
  const pages = paths(content);
  const table = content["doorverwijzingen.yaml"];
  return table.flatMap(({ from, to }, index) => {
    const file = "doorverwijzingen.yaml";
    const mistake = (field: string, remedy: string): Finding[] => [{ file, path: [index, field], remedy }];
    if (!/^\/[^\s?#]*[^\s?#/]$/.test(from))
      return mistake("from", `“${from}” is geen adres van deze site; begin met een / en eindig zonder /.`);
    if (pages.includes(from))
      return mistake("from", `de pagina ${from} bestaat nog; niemand zou haar meer zien.`);
    if (table.findIndex((other) => other.from === from) !== index)
      return mistake("from", `${from} staat er al; haal een van de twee weg.`);
    const remedy = linkRemedy(to, content);
    return remedy ? mistake("to", remedy) : [];
  });
};

const metas: Rule = (content) => {
  const first = new Map<string, string>();
  return everyText(content)
    .filter(({ path }) => path.at(-2) === "meta")
    .flatMap(({ file, path, text }) => {
      const key = `${path.at(-1)} ${text}`;
      const earlier = first.get(key);
      if (!earlier) first.set(key, file);
      const remedy = `deze tekst staat ook in ${earlier}; geef elke pagina een eigen tekst, want zoekmachines tonen hem.`;
      return earlier ? [{ file, path, remedy }] : [];
    });
};

const pictures: Rule = (content, { pictures: encoded, photos, drawings }) => [
  ...filesOf(content).flatMap(({ file, value }) =>
    picturesIn(value).flatMap(({ path, picture: { name, impression } }): Finding[] => {
      if (photos.includes(name)) {
        const remedy = "dit is een eigen foto; zet 3D-impressie (impression) uit, anders staat dat erop.";
        return impression ? [{ file, path: [...path, "impression"], remedy }] : [];
      }
      if (encoded.includes(name)) return [];
      const remedy = `de foto “${name}” is er niet; zet hem in de map photos, of verbeter de naam.${didYouMean(name, [...encoded, ...photos])}`;
      return [{ file, path: [...path, "name"], remedy }];
    }),
  ),
  ...content.diensten.flatMap(({ slug, drawing }): Finding[] => {
    if (!drawing || drawings.includes(drawing)) return [];
    const remedy = `de tekening “${drawing}” is er niet; haal de regel weg of kies uit ${drawings.join(", ")}.`;
    return [{ file: `diensten/${slug}.yaml`, path: ["drawing"], remedy }];
  }),
];

/** The pictures that a value holds, with the fields that lead to them. */
export function picturesIn(
  value: unknown,
  path: Path = [],
): { path: Path; picture: { name: string; alt: string; impression?: boolean } }[] {
  if (typeof value !== "object" || value === null) return [];
  if ("name" in value && "alt" in value)
    return [{ path, picture: value as { name: string; alt: string; impression?: boolean } }];
  return Object.entries(value).flatMap(([field, inner]) =>
    picturesIn(inner, [...path, Array.isArray(value) ? Number(field) : field]),
  );
}

const cityPages: Rule = (content) => [
  ...content.steden.flatMap(({ slug, name, heading, meta }) =>
    Object.entries({ heading, "meta.title": meta.title, "meta.description": meta.description })
      .filter(([, text]) => !text.includes(name))
      .map(([field]) => ({
        file: `steden/${slug}.yaml`,
        path: field.split("."),
        remedy: `hier ontbreekt de naam ${name}; noem de stad, dan vinden mensen de pagina.`,
      })),
  ),
  ...likenesses(content.steden)
    .filter(({ likeness }) => likeness >= alike)
    .map(({ cities: [first, second], likeness }) => ({
      file: `steden/${second}.yaml`,
      path: [],
      remedy: `deze tekst is voor ${Math.round(likeness * 100)}% die van ${first}, als de plaatsnamen niet meetellen; minder dan ${alike * 100}% mag. Schrijf wat alleen hier waar is.`,
    })),
];

const lengths: Rule = (content) =>
  content.diensten.flatMap(({ slug, meta: _, card: __, picture: ___, ...page }) => {
    // A phone number counts as one word, so that another number does not make a page too long.
    const count = textsOf(page)
      .flatMap(({ text }) => text.replace(/[\d +()-]{9,}/g, " 0 ").split(/\s+/))
      .filter(Boolean).length;
    if (count >= serviceWords.least && count <= serviceWords.most) return [];
    const remedy = `de pagina heeft ${count} woorden; maak er ${serviceWords.least} tot ${serviceWords.most} van.`;
    return [{ file: `diensten/${slug}.yaml`, path: [], remedy }];
  });

/** What the specification counts; the owner may outgrow it. */
const specification: Rule = (content) => {
  const home = content["paginas/home.yaml"];
  const counts: [file: string, what: string, found: number, specified: number][] = [
    ["diensten", "diensten", content.diensten.length, 9],
    ["steden", "steden", content.steden.length, 12],
    ["projecten", "projecten", content.projecten.length, 6],
    ["vragen", "vragen", content.vragen.length, 12],
    ["paginas/faq.yaml", "groepen vragen", content["paginas/faq.yaml"].categories.length, 4],
    ["paginas/home.yaml", "kaarten van diensten", home.services.items.length, 6],
    ["paginas/home.yaml", "tellers", home.counters.items.length, 4],
    ["paginas/home.yaml", "voorbeelden van werk", home.recentWork.items.length, 3],
    ["paginas/home.yaml", "vragen", home.questions.items.length, 4],
    ["algemeen.yaml", "steden onderaan", content["algemeen.yaml"].footer.cities.length, 6],
  ];
  return counts
    .filter(([, , found, specified]) => found !== specified)
    .map(([file, what, found, specified]) => ({
      file,
      path: [],
      advice: true,
      remedy: `het zijn nu ${found} ${what}; de site is ontworpen met ${specified}. Kijk of het er nog goed uitziet.`,
    }));
};

/** Pictures that nothing shows any more. */
const leftOver: Rule = (content, { pictures: encoded }) => {
  const used = filesOf(content).flatMap(({ value }) => picturesIn(value).map(({ picture }) => picture.name));
  return encoded
    .filter((name) => !used.includes(name))
    .map((name) => ({
      file: "",
      path: [],
      advice: true,
      remedy: `het beeld “${name}” in public/pictures staat op geen pagina meer; u mag de bestanden weggooien.`,
    }));
};

const rules: Rule[] = [
  fileNames,
  orders,
  references,
  links,
  redirects,
  metas,
  pictures,
  cityPages,
  lengths,
  specification,
  leftOver,
];

/** Everything to be said about content that fits its schema. */
export function findingsIn(content: Content, site: Site): Finding[] {
  return rules.flatMap((rule) => rule(content, site));
}

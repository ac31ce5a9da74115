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
const paths = (content: Content): string[] => [
  ...pagePaths(content),
  ...content.diensten.map(({ slug }) => `/${slug}`),
  ...content.steden.map(({ slug }) => `/dakdekker/${slug}`),
];

/** The files with what they hold, in which every text stands once. */
const filesOf = (content: Content): { file: string; value: unknown }[] => [
  ...Object.entries(content)
    .filter(([name]) => name.endsWith(".yaml"))
    .map(([file, value]) => ({ file, value })),
  ...collectionNames.flatMap((folder) =>
    content[folder].map((entry) => ({ file: `${folder}/${entry.slug}.yaml`, value: entry })),
  ),
];

const everyText = (content: Content) =>
  filesOf(content).flatMap(({ file, value }) => textsOf(value).map((found) => ({ file, ...found })));

interface ShownPicture {
  file: string;
  path: Path;
  picture: { name: string; alt: string; impression?: boolean };
}

function picturesIn(file: string, value: unknown, path: Path = []): ShownPicture[] {
  if (typeof value !== "object" || value === null) return [];
  if ("name" in value && "alt" in value) return [{ file, path, picture: value as ShownPicture["picture"] }];
  return Object.entries(value).flatMap(([field, inner]) =>
    picturesIn(file, inner, [...path, Array.isArray(value) ? Number(field) : field]),
  );
}

const everyPicture = (content: Content) =>
  filesOf(content).flatMap(({ file, value }) => picturesIn(file, value));

const fileNames: Rule = (content) =>
  collectionNames.flatMap((folder) =>
    content[folder].flatMap(({ slug }): Finding[] => {
      const refuse = (remedy: string) => [{ file: `${folder}/${slug}.yaml`, path: [], remedy }];
      if (!/^[a-z\d]+(-[a-z\d]+)*$/.test(slug))
        return refuse(
          "de naam van dit bestand kan niet in een adres; gebruik kleine letters, cijfers en streepjes, zonder spaties of accenten.",
        );
      return folder === "diensten" && pagePaths(content).includes(`/${slug}`)
        ? refuse(`de pagina /${slug} bestaat al; geef het bestand een andere naam.`)
        : [];
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
  const table = content["doorverwijzingen.yaml"];
  return table.flatMap(({ from, to }, index) => {
    const refuse = (field: string, remedy: string): Finding[] => [
      { file: "doorverwijzingen.yaml", path: [index, field], remedy },
    ];
    // A * or a colon means more than one address to the hosts.
    if (!/^(?:\/[\w.%-]+)+$/.test(from))
      return refuse("from", `“${from}” is geen adres van deze site; begin met een / en eindig zonder /.`);
    if (paths(content).includes(from))
      return refuse("from", `de pagina ${from} bestaat nog; niemand zou haar meer zien.`);
    if (table.findIndex((other) => other.from === from) !== index)
      return refuse("from", `${from} staat er al; haal een van de twee weg.`);
    const remedy = linkRemedy(to, content);
    return remedy ? refuse("to", remedy) : [];
  });
};

/** What has to differ from page to page, and from question to question. */
const doubles: Rule = (content) => {
  const first = new Map<string, string>();
  return everyText(content)
    .filter(({ file, path }) => path.at(-2) === "meta" || (/^vragen/.test(file) && path[0] === "question"))
    .flatMap(({ file, path, text }) => {
      const key = `${path.at(-1)} ${text}`;
      const earlier = first.get(key);
      if (!earlier) first.set(key, file);
      const remedy = `deze tekst staat ook in ${earlier}; geef elke pagina en elke vraag een eigen tekst.`;
      return earlier ? [{ file, path, remedy }] : [];
    });
};

const pictures: Rule = (content, { pictures: encoded, photos }) =>
  everyPicture(content).flatMap(({ file, path, picture: { name, impression } }): Finding[] => {
    const refuse = (field: string, remedy: string) => [{ file, path: [...path, field], remedy }];
    if (photos.includes(name) && impression)
      return refuse(
        "impression",
        "dit is een eigen foto; haal impression weg, anders staat er 3D-impressie op.",
      );
    return [...photos, ...encoded].includes(name)
      ? []
      : refuse(
          "name",
          `de foto “${name}” is er niet; zet hem in de map photos, of verbeter de naam.${didYouMean(name, [...encoded, ...photos])}`,
        );
  });

/** What is heard instead of a picture, and shown where it does not come. */
const alternatives: Rule = (content) => {
  const first = new Map<string, string>();
  return everyPicture(content).flatMap(({ file, path, picture: { name, alt } }): Finding[] => {
    const advise = (remedy: string) => [{ file, path: [...path, "alt"], advice: true, remedy }];
    if (!/^(?!(?:Foto|Afbeelding|Beeld|Plaatje|Impressie)\b)\p{Lu}.{20,}\.$/u.test(alt))
      return advise("vertel in één hele zin wat er te zien is, zonder ‘foto van’ ervoor.");
    const other = first.get(alt) ?? name;
    first.set(alt, other);
    return other === name
      ? []
      : advise(`dit staat ook bij de foto “${other}”; zeg bij elke foto iets anders.`);
  });
};

const drawings: Rule = ({ diensten }, site) =>
  diensten.flatMap(({ slug, drawing }): Finding[] => {
    if (!drawing || site.drawings.includes(drawing)) return [];
    const remedy = `de tekening “${drawing}” is er niet; haal de regel weg of kies uit ${site.drawings.join(", ")}.`;
    return [{ file: `diensten/${slug}.yaml`, path: ["drawing"], remedy }];
  });

/** A page about work in one place says which. */
const placeNames: Rule = (content) =>
  [
    ...content.steden.map((city) => ({ file: `steden/${city.slug}.yaml`, ...city })),
    { file: "paginas/andere-plaats.yaml", name: "{plaats}", ...content["paginas/andere-plaats.yaml"] },
  ].flatMap(({ file, name, heading, meta }) =>
    Object.entries({ heading, "meta.title": meta.title, "meta.description": meta.description })
      .filter(([, text]) => !text.includes(name))
      .map(([field]) => {
        const remedy = `hier ontbreekt de naam ${name}; noem de plaats, dan vinden mensen de pagina.`;
        return { file, path: field.split("."), remedy };
      }),
  );

const copiedCities: Rule = ({ steden }) =>
  likenesses(steden)
    .filter(({ likeness }) => likeness >= alike)
    .map(({ cities: [first, second], likeness }) => ({
      file: `steden/${second}.yaml`,
      path: [],
      remedy: `deze tekst is voor ${Math.round(likeness * 100)}% die van ${first}, als de plaatsnamen niet meetellen; minder dan ${alike * 100}% mag. Schrijf wat alleen hier waar is.`,
    }));

/** What of a service stands elsewhere than on its page. */
const notOnPage = ["slug", "order", "card", "quoteOption", "picture", "drawing", "meta"];

const lengths: Rule = ({ diensten }) =>
  diensten.flatMap((service) => {
    // A phone number counts as one word, so that another number does not make a page too long.
    const count = textsOf(service)
      .filter(({ path }) => !notOnPage.includes(String(path[0])))
      .flatMap(({ text }) => text.replace(/[\d +()-]{9,}/g, " 0 ").split(/\s+/))
      .filter(Boolean).length;
    if (count >= serviceWords.least && count <= serviceWords.most) return [];
    const remedy = `de pagina heeft ${count} woorden; maak er ${serviceWords.least} tot ${serviceWords.most} van.`;
    return [{ file: `diensten/${service.slug}.yaml`, path: [], remedy }];
  });

/** What the specification counts; the owner may outgrow it. */
const counts: Rule = (content) => {
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
  return counted
    .filter(([, , found, specified]) => found.length !== specified)
    .map(([file, what, found, specified]) => {
      const remedy = `aantal ${what}: ${found.length}; de site is ontworpen met ${specified}. Kijk of het er nog goed uitziet.`;
      return { file, path: [], advice: true, remedy };
    });
};

/** Pictures that nothing shows any more. */
const leftOver: Rule = (content, { pictures: encoded }) => {
  const used = everyPicture(content).map(({ picture }) => picture.name);
  return encoded
    .filter((name) => !used.includes(name))
    .map((name) => {
      const remedy = `het beeld “${name}” in public/pictures staat op geen pagina meer; u mag de bestanden weggooien.`;
      return { file: "", path: [], advice: true, remedy };
    });
};

const rules: Rule[] = [
  fileNames,
  orders,
  references,
  links,
  redirects,
  doubles,
  pictures,
  alternatives,
  drawings,
  placeNames,
  copiedCities,
  lengths,
  counts,
  leftOver,
];

/** Everything to be said about content that fits its schema. */
export function findingsIn(content: Content, site: Site): Finding[] {
  return rules.flatMap((rule) => rule(content, site));
}

import { type Content, didYouMean, type Mistake, type Site, type Value, valuesOf } from "./content";
import { isEmail, isPhoneNumber, isWebAddress } from "./shapes";

/* What holds for every text, whatever file it stands in. */

interface Text extends Value {
  value: string;
}

/** The fields in which `[words](address)` becomes a link; elsewhere it would show as written. */
const linkFields = [
  "answer",
  "paragraphs",
  "text",
  "items",
  "serviceAreaText",
  "privacyNote",
  "withoutScript",
];

const mostCharacters: Record<string, { field: string; most: number }> = {
  title: { field: "de titel", most: 60 },
  description: { field: "de beschrijving", most: 160 },
};

const fieldOf = ({ path }: Value) => path.findLast((step) => typeof step === "string") as string;
const isMeta = ({ path }: Value) => path.at(-2) === "meta";

function writing({ file, path, value }: Text): Mistake[] {
  const remedies: string[] = [];
  if (value.trim() === "")
    remedies.push(
      path.at(-1) === "alt"
        ? "dit veld is leeg; vertel in één zin wat er op de foto te zien is, voor wie hem niet kan zien."
        : "dit veld is leeg; vul een tekst in.",
    );
  else if (value !== value.trim() || value.includes("  "))
    remedies.push("er staat een spatie te veel, aan het begin, aan het eind of dubbel; haal die weg.");
  const informal = /\b(je|jij|jou|jouw|jullie)\b/i.exec(value);
  if (informal) remedies.push(`er staat “${informal[0]}”; de site spreekt bezoekers aan met u en uw.`);
  const markup = /<\/?\w[^>]*>?|\*\*/.exec(value);
  if (markup)
    remedies.push(
      `${markup[0]} wordt op de site zo getoond; haal het weg. Opmaak kan hier niet, een link wel: [woorden](/contact).`,
    );
  return remedies.map((remedy) => ({ file, path, remedy }));
}

function length(text: Text): Mistake[] {
  const { file, path, value } = text;
  const limit = isMeta(text) ? mostCharacters[fieldOf(text)] : undefined;
  if (!limit || value.length <= limit.most) return [];
  const remedy = `${limit.field} heeft ${value.length} tekens; maak er hoogstens ${limit.most} van.`;
  return [{ file, path, remedy }];
}

function target(address: string, { paths }: Site, ids: Record<string, string[]>): string | undefined {
  if (address.startsWith("tel:"))
    return isPhoneNumber(address.slice(4))
      ? undefined
      : `het nummer in ${address} is niet te bellen; schrijf het als tel:+31350000000.`;
  if (address.startsWith("mailto:"))
    return isEmail(address.slice(7).split("?")[0] ?? "")
      ? undefined
      : `${address} is geen e-mailadres; schrijf het als mailto:naam@voorbeeld.nl.`;
  if (!address.startsWith("/"))
    return isWebAddress(address)
      ? undefined
      : `${address} is geen adres; begin met / voor een pagina van deze site, of met https:// voor een andere.`;
  const [path = "", id] = address.split("#");
  if (!paths.includes(path))
    return `de pagina ${path} bestaat niet; verbeter het adres van de link.${didYouMean(path, paths)}`;
  if (id !== undefined && !ids[path]?.includes(id))
    return `op de pagina ${path} bestaat geen onderdeel #${id}; haal dat deel van het adres weg.`;
  return undefined;
}

function links(text: Text, site: Site, ids: Record<string, string[]>): Mistake[] {
  const { file, path, value } = text;
  const mistake = (remedy: string): Mistake => ({ file, path, remedy });
  if (fieldOf(text) === "path") {
    const remedy = target(value, site, ids);
    return remedy ? [mistake(remedy)] : [];
  }
  const found = [...value.matchAll(/\[([^\]]+)\]\(([^)\s]+)\)/g)];
  const rest = found.reduce((left, [link]) => left.replace(link, ""), value);
  if (found.length > 0 && !path.some((step) => linkFields.includes(String(step))))
    return [mistake("een link werkt in dit veld niet; schrijf alleen de woorden.")];
  if (/\]\s*\(|[[\]]/.test(rest))
    return [
      mistake(
        "de link is niet goed geschreven; schrijf hem als [woorden](/contact), zonder spatie tussen ] en ( en in het adres.",
      ),
    ];
  return found.flatMap(([, , address = ""]) => {
    const remedy = target(address, site, ids);
    return remedy ? [mistake(remedy)] : [];
  });
}

function repeatedMeta(texts: Text[]): Mistake[] {
  const first = new Map<string, Text>();
  return texts.filter(isMeta).flatMap((text) => {
    const key = `${fieldOf(text)} ${text.value}`;
    const earlier = first.get(key);
    if (!earlier) first.set(key, text);
    const { file, path } = text;
    return earlier
      ? [
          {
            file,
            path,
            remedy: `deze tekst staat ook in ${earlier.file}; geef elke pagina een eigen tekst, want zoekmachines tonen hem.`,
          },
        ]
      : [];
  });
}

/** Mistakes in single texts: empty, too long, repeated, informal, with markup or with a link that leads nowhere. */
export function textMistakes(content: Content, site: Site): Mistake[] {
  const values = valuesOf(content);
  const texts = values.filter((value): value is Text => typeof value.value === "string");
  const projects = texts.filter(({ file, path }) => file.startsWith("projects/") && path.at(-1) === "slug");
  const ids = { "/projecten": projects.map(({ value }) => value) };
  const empty = values.filter(({ value }) => Array.isArray(value) && value.length === 0);
  return [
    ...empty.map(({ file, path }) => ({
      file,
      path,
      remedy: "deze lijst is leeg; zet er minstens één regel in.",
    })),
    ...texts.flatMap((text) => [...writing(text), ...length(text), ...links(text, site, ids)]),
    ...repeatedMeta(texts),
  ];
}

import { closest, distance } from "fastest-levenshtein";
import type { Scalar, YAMLError } from "yaml";
import { z } from "zod";

/* What `yaml` and `zod` report, in words for somebody who has never heard of either. */

/** A question with the candidate that a mistyped word was probably meant to be; empty where none is near. */
export function didYouMean(word: string, candidates: readonly string[]): string {
  const best = candidates.length > 0 ? closest(word, candidates) : undefined;
  return best && distance(word, best) <= Math.max(2, word.length / 2) ? ` Bedoelde u ${best}?` : "";
}

const inQuotes = 'Zet de hele tekst tussen rechte aanhalingstekens: "…".';

/** By the error codes of the package: https://eemeli.org/yaml/#errors */
const yamlRemedies: Partial<Record<YAMLError["code"], string>> = {
  BLOCK_AS_IMPLICIT_KEY: `een dubbele punt met een spatie erachter maakt van het begin van de tekst een veld. ${inQuotes}`,
  TAB_AS_INDENT:
    "een regel springt in met spaties, niet met de tabtoets; neem de spaties van de regel erboven over.",
  BAD_INDENT: "deze regel springt te veel of te weinig in; zet hem recht onder de velden waar hij bij hoort.",
  DUPLICATE_KEY: "dit veld staat er twee keer; haal een van de twee weg.",
  BAD_SCALAR_START: `een tekst kan niet met dit teken beginnen. ${inQuotes}`,
  BAD_ALIAS: `een tekst kan niet met * of & beginnen. ${inQuotes}`,
  BAD_DQ_ESCAPE: "een \\ kan niet in een tekst tussen aanhalingstekens; haal hem weg.",
};

/** YAML notices a lost quotation mark only at the next one, many lines on; every text stands on a line of its own. */
const remediesByLine: [looks: RegExp, remedy: string][] = [
  [/^[\s-]*[\w-]+:[^\s/]/, "na de dubbele punt hoort een spatie."],
  [
    /^[\s-]*(?:[\w-]+: +)?[“„].*[”“]\s*$/,
    `de tekst staat tussen gekrulde aanhalingstekens; haal ze weg. Zit er een dubbele punt in? ${inQuotes}`,
  ],
  [
    /^[\s-]*(?:[\w-]+: +)?["“„](?!.*"\s*$)/,
    'de tekst begint met een aanhalingsteken; zet er aan het eind ook een: ".',
  ],
  [/^[\s-]*(?:[\w-]+: +)?'(?!.*'\s*$)/, `een tekst kan niet met ' beginnen; gebruik ’, of: ${inQuotes}`],
  [/^[\s-]*(?:[\w-]+: +)?[[{]/, `een tekst kan niet met [ of { beginnen. ${inQuotes}`],
  [
    /^\s*[^\s:#-][^:#]*$/,
    "deze regel is geen veld. Hoort hij bij de tekst erboven? Zet alles dan op één regel. Anders ontbreekt er een naam met een dubbele punt en een spatie.",
  ],
];

/** What to do about a file that YAML cannot read, and on which line. */
export function unreadable(source: string, { code }: YAMLError, line: number) {
  const lines = source.split("\n");
  for (const [looks, remedy] of remediesByLine) {
    const index = lines.findIndex((text) => looks.test(text));
    if (index >= 0) return { line: index + 1, remedy };
  }
  const other = `deze regel is niet te lezen. Kijk naar de spaties aan het begin en naar de aanhalingstekens, of doe dit: ${inQuotes}`;
  return { line, remedy: yamlRemedies[code] ?? other };
}

/** What to do about a text of which YAML drops a part. */
export function lostInText({ comment, anchor, tag }: Scalar): string | undefined {
  if (comment) return `wat achter # staat, komt niet op de site. ${inQuotes}`;
  return anchor || tag ? `een tekst kan niet met & of ! beginnen. ${inQuotes}` : undefined;
}

/** What to do about a value that does not fit its field; messages of the schema itself are Dutch already. */
export const dutchMessage: z.core.$ZodErrorMap = (issue) => {
  const { input } = issue;
  switch (issue.code) {
    case "invalid_type":
      if (input === undefined) return "dit veld ontbreekt; zet het erbij, een ander bestand laat zien hoe.";
      if (issue.expected === "string") return `hier hoort één tekst. Begint hij met [ of {? ${inQuotes}`;
      return issue.expected === "array"
        ? "hier hoort een lijst: elke regel begint met een streepje en een spatie."
        : "hier horen velden onder elkaar; een ander bestand laat zien welke.";
    case "invalid_value":
      return `“${input}” kan hier niet; kies uit ${issue.values.join(", ")}.${didYouMean(String(input), issue.values.map(String))}`;
    case "too_big":
      return typeof input === "string"
        ? `deze tekst heeft ${input.length} tekens; maak er hoogstens ${issue.maximum} van.`
        : `dit zijn er ${(input as unknown[]).length}; er passen er hoogstens ${issue.maximum}.`;
    case "too_small":
      return typeof input === "string"
        ? "dit veld is leeg; vul het in."
        : issue.minimum === 1
          ? "deze lijst is leeg; zet er minstens één regel in."
          : `dit zijn er ${(input as unknown[]).length}; zet er minstens ${issue.minimum}.`;
    case "unrecognized_keys": {
      const known = issue.inst instanceof z.ZodObject ? Object.keys(issue.inst.shape) : [];
      const [key = ""] = issue.keys;
      return `${issue.keys.join(", ")}: zo’n veld bestaat hier niet; verbeter de naam of haal het weg.${didYouMean(key, known)}`;
    }
    default:
      return z.locales.nl().localeError(issue);
  }
};

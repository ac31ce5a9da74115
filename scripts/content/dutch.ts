import { closest, distance } from "fastest-levenshtein";
import type { Scalar, YAMLError } from "yaml";
import { z } from "zod";

export function didYouMean(word: string, candidates: readonly string[]): string {
  const best = candidates.length > 0 ? closest(word, candidates) : undefined;
  return best && distance(word, best) <= Math.max(2, word.length / 2) ? ` Bedoelde u ${best}?` : "";
}

const inQuotes = 'Zet de hele tekst tussen rechte aanhalingstekens: "…".';
const colon = `een dubbele punt met een spatie erachter maakt van het begin van de tekst een veld. ${inQuotes}`;
const indent =
  "deze regel springt anders in dan die eronder of erboven; maak de spaties aan het begin gelijk.";

/** By the error codes of the package: https://eemeli.org/yaml/#errors */
const yamlRemedies: Partial<Record<YAMLError["code"], string>> = {
  BAD_INDENT: indent,
  MISSING_CHAR: indent,
  BLOCK_AS_IMPLICIT_KEY: colon,
  TAB_AS_INDENT:
    "een regel springt in met spaties, niet met de tabtoets; neem de spaties van de regel erboven over.",
  DUPLICATE_KEY: "dit veld staat er twee keer; haal een van de twee weg.",
};

/** Traces of UTF-16 or ANSI, which older Windows programs write, and of UTF-8 that was read as ANSI. */
export const wrongEncoding = {
  traces: /[\0\uFFFD]|[ÃÂ][\u0080-\u00BF]|â€/,
  remedy:
    "hier staan tekens die niet zijn overgekomen, zoals Ã© in plaats van é. Typ ze opnieuw, en sla het bestand op als UTF-8: in Kladblok bij Opslaan als, Codering.",
};

/** A text without its closing quotation mark, which YAML reports many lines later. */
const unclosed = /^[\s-]*(?:[\w-]+: +)?(?:["“„](?!.*"\s*$)|'(?!.*'\s*$))/;

export function unreadable(source: string, errors: YAMLError[], lineAt: (offset: number) => number) {
  const index = source.split("\n").findIndex((text) => unclosed.test(text));
  if (index >= 0)
    return { line: index + 1, remedy: `de aanhalingstekens om deze tekst kloppen niet. ${inQuotes}` };
  const [first] = errors;
  const other = `deze regel is niet te lezen. Kijk naar de spaties aan het begin en achter de dubbele punt, of doe dit: ${inQuotes}`;
  // A field that is indented too far belongs to the text above it.
  const isTooFar =
    first?.code === "BLOCK_AS_IMPLICIT_KEY" && errors.some(({ code }) => code === "MULTILINE_IMPLICIT_KEY");
  const remedy = isTooFar ? indent : ((first && yamlRemedies[first.code]) ?? other);
  return { line: lineAt(first?.pos[0] ?? 0), remedy };
}

/** The remedy for a text of which YAML drops a part. */
export function lostInText({ comment, anchor, tag }: Scalar): string | undefined {
  if (comment) return `wat achter # staat, komt niet op de site. ${inQuotes}`;
  return anchor || tag ? `een tekst kan niet met & of ! beginnen. ${inQuotes}` : undefined;
}

function insteadOfText(input: unknown): string {
  if (Array.isArray(input)) return `een tekst kan niet met [ of een streepje beginnen. ${inQuotes}`;
  const hasText = Object.values(input as object).some((value) => value !== "" && value !== null);
  return hasText ? colon : `een tekst kan niet met { beginnen of met een dubbele punt eindigen. ${inQuotes}`;
}

/** Zod's Dutch with these words of programmers replaced. */
const plainWords: Record<string, string> = {
  string: "de tekst",
  array: "de lijst",
  key: "naam",
  keys: "namen",
  "|": ", ",
  "<=": "hoogstens ",
  ">=": "minstens ",
};
const { localeError } = z.locales.nl();

export const dutchMessage: z.core.$ZodErrorMap = (issue) => {
  const { input } = issue;
  if (issue.code === "invalid_type") {
    if (input === undefined) return "dit veld ontbreekt of is leeg; vul het in.";
    return issue.expected === "string" ? insteadOfText(input) : indent;
  }
  const said = localeError(issue);
  const plain = String(typeof said === "object" ? said?.message : said)
    .replace(/\b(?:string|array|keys?)\b|[<>]=|\|/g, (word) => plainWords[word] ?? word)
    .replace(/^./, (letter) => letter.toLowerCase());
  const meant =
    issue.code === "invalid_value"
      ? didYouMean(String(input), issue.values.map(String))
      : issue.code === "unrecognized_keys" && issue.inst instanceof z.ZodObject
        ? didYouMean(issue.keys[0] ?? "", Object.keys(issue.inst.shape))
        : "";
  return `${plain}.${meant}`;
};

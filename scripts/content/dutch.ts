import { closest, distance } from "fastest-levenshtein";
import type { Scalar, YAMLError } from "yaml";
import { z } from "zod";

/** A question with the candidate nearest to a mistyped word; empty when none is near. */
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
  DUPLICATE_KEY: "dit veld staat er twee keer; haal een van de twee weg.",
};

/** UTF-16 has a zero byte in most letters; Notepad and Windows PowerShell write it. */
export const wrongEncoding =
  "dit bestand is opgeslagen in een codering die de website niet kan lezen (UTF-16). Open het in Kladblok, kies Opslaan als, zet Codering op UTF-8 en sla het op.";

/** A text without its closing quotation mark, which YAML reports many lines later. */
const unclosed = /^[\s-]*(?:[\w-]+: +)?(?:["“„](?!.*"\s*$)|'(?!.*'\s*$))/;

/** The remedy for a YAML syntax error, with its line. */
export function unreadable(source: string, { code }: YAMLError, line: number) {
  const index = source.split("\n").findIndex((text) => unclosed.test(text));
  if (index >= 0)
    return { line: index + 1, remedy: `de aanhalingstekens om deze tekst kloppen niet. ${inQuotes}` };
  const other = `deze regel is niet te lezen. Kijk naar de spaties aan het begin en achter de dubbele punt, of doe dit: ${inQuotes}`;
  return { line, remedy: yamlRemedies[code] ?? other };
}

/** The remedy for a text of which YAML drops a part. */
export function lostInText({ comment, anchor, tag }: Scalar): string | undefined {
  if (comment) return `wat achter # staat, komt niet op de site. ${inQuotes}`;
  return anchor || tag ? `een tekst kan niet met & of ! beginnen. ${inQuotes}` : undefined;
}

/** Why YAML made a list or fields of a text. */
function insteadOfText(input: unknown): string {
  if (Array.isArray(input)) return "een tekst kan niet met [ of een streepje beginnen.";
  const hasText = Object.values(input as object).some((value) => value !== "" && value !== null);
  return hasText
    ? "een dubbele punt met een spatie erachter maakt van het begin van de tekst een veld."
    : "een tekst kan niet met { beginnen of met een dubbele punt eindigen.";
}

/** The remedy for a zod issue; the schema's own messages are Dutch already. */
export const dutchMessage: z.core.$ZodErrorMap = (issue) => {
  const { input } = issue;
  switch (issue.code) {
    case "invalid_type":
      if (input === undefined) return "dit veld ontbreekt; zet het erbij, een ander bestand laat zien hoe.";
      if (issue.expected === "string") return `${insteadOfText(input)} ${inQuotes}`;
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

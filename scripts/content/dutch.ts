import { closest, distance } from "fastest-levenshtein";
import { z } from "zod";

export function didYouMean(word: string, candidates: readonly string[]): string {
  const best = candidates.length > 0 ? closest(word, candidates) : undefined;
  return best && distance(word, best) <= Math.max(2, word.length / 2) ? ` Bedoelde u ${best}?` : "";
}

export const inQuotes = 'Zet de hele tekst tussen rechte aanhalingstekens: "…".';

/** Zod's Dutch with these words of programmers replaced. */
const plainWords: Record<string, string> = {
  string: "de tekst",
  array: "de lijst",
  object: "velden",
  key: "naam",
  keys: "namen",
  "|": ", ",
  "<=": "hoogstens ",
  ">=": "minstens ",
};
const { localeError } = z.locales.nl();

export const dutchMessage: z.core.$ZodErrorMap = (issue) => {
  const { code, input } = issue;
  if (!input || (Array.isArray(input) && input.length === 0)) return "hier staat niets; vul het in.";
  const said = localeError(issue);
  const plain = String(typeof said === "object" ? said?.message : said)
    .replace(/\b(?:string|array|object|keys?)\b|[<>]=|\|/g, (word) => plainWords[word] ?? word)
    .replace(/^./, (letter) => letter.toLowerCase());
  if (code === "invalid_type") return `${plain}. ${inQuotes}`;
  if (code === "too_big" && typeof input === "string") return `${plain}, en dit zijn er ${input.length}.`;
  const known =
    code === "invalid_value"
      ? issue.values.map(String)
      : Object.keys(issue.inst instanceof z.ZodObject ? issue.inst.shape : {});
  return `${plain}.${didYouMean(code === "unrecognized_keys" ? (issue.keys[0] ?? "") : String(input), known)}`;
};

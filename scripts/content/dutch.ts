import { closest, distance } from "fastest-levenshtein";
import { z } from "zod";

export function didYouMean(word: string, candidates: readonly string[]): string {
  const best = candidates.length > 0 ? closest(word, candidates) : undefined;
  return best && distance(word, best) <= Math.max(2, word.length / 2) ? ` Bedoelde u ${best}?` : "";
}

export const inQuotes = 'Zet de hele tekst tussen rechte aanhalingstekens: "…".';

const { localeError } = z.locales.nl();

export const dutchMessage: z.core.$ZodErrorMap = (issue) => {
  const { code, input } = issue;
  if (!input || (Array.isArray(input) && input.length === 0)) return "hier staat niets; vul het in.";
  const said = localeError(issue);
  const message = typeof said === "object" ? said?.message : said;
  if (code === "invalid_type") return `${message}. ${inQuotes}`;
  if (code === "too_big" && typeof input === "string") return `${message}, en dit zijn er ${input.length}.`;
  const known =
    code === "invalid_value"
      ? issue.values.map(String)
      : Object.keys(issue.inst instanceof z.ZodObject ? issue.inst.shape : {});
  return `${message}.${didYouMean(code === "unrecognized_keys" ? (issue.keys[0] ?? "") : String(input), known)}`;
};

import { z } from "zod";
import { textLink } from "../../paths.ts";

/* The kinds of field of which the schema is made, each with its rules and its label in the CMS. */

const aroundIt = /^[“”„"].*[“”"],?$/;
const informalWord = /\b(?:[Jj][Ee]|[Jj][Ii][Jj]|[Jj][Oo][Uu][Ww]?|[Jj][Uu][Ll][Ll][Ii][Ee])\b/;
const otherMarkup = /<\/?[A-Za-z][^>]*>?|\*\*/;

/** Remedies, in Dutch, for what is wrong with the writing of a text. */
function writingRemedies(text: string): string[] {
  if (text.trim() === "") return ["hier staat niets; vul het in."];
  const remedies: string[] = [];
  if (text !== text.trim() || text.includes("  "))
    remedies.push("er staat een spatie te veel, aan het begin, aan het eind of dubbel; haal die weg.");
  if (/[\r\n]/.test(text)) remedies.push("een tekst staat op één regel; haal de nieuwe regels weg.");
  if (aroundIt.test(text)) remedies.push("de aanhalingstekens om de tekst komen zo op de site; haal ze weg.");
  const informal = informalWord.exec(text);
  if (informal) remedies.push(`er staat “${informal[0]}”; de site spreekt bezoekers aan met u en uw.`);
  const markup = otherMarkup.exec(text);
  if (markup)
    remedies.push(
      `${markup[0]} wordt op de site zo getoond; haal het weg. Opmaak kan hier niet, in lange teksten een link wel: [woorden](/contact).`,
    );
  return remedies;
}

function linkRemedies(text: string, allowed: boolean): string[] {
  if (!allowed && text.search(textLink) >= 0)
    return ["een link werkt in dit veld niet; schrijf alleen de woorden."];
  return /\]\s*\(|[[\]]/.test(text.replace(textLink, ""))
    ? [
        "de link is niet goed geschreven; schrijf hem als [woorden](/contact), zonder spatie tussen ] en ( en in het adres.",
      ]
    : [];
}

/** Backticks, as the form shows hints as Markdown. */
const filledIn = "De site vult zelf in: `{telefoon}`, `{spoednummer}` en `{e-mail}`.";
export const linkHelp = `Een link: \`[woorden](/contact)\`. ${filledIn}`;

interface FieldWords {
  hint?: string;
  /** In characters. */
  max?: number;
}

function describe(...hints: (string | undefined)[]) {
  const description = hints.filter(Boolean).join(" ");
  return description ? { description } : {};
}

function writing(label: string, withLinks: boolean, { hint, max }: FieldWords, isLong = withLinks) {
  const text = max === undefined ? z.string() : z.string().max(max);
  return text
    .superRefine((value, context) => {
      for (const message of [...writingRemedies(value), ...linkRemedies(value, withLinks)])
        context.addIssue({ code: "custom", message });
    })
    .meta({
      title: label,
      // A text with a limit is for Google or a picture, or stands where there is no room for a number.
      ...describe(hint, withLinks ? linkHelp : isLong && max === undefined ? filledIn : ""),
      ...(isLong && { widget: "text" }),
    });
}

/** Words that are shown exactly as written. */
export const words = (label: string, settings: FieldWords = {}) => writing(label, false, settings);

/** The same, with room for a few sentences in the form. */
export const sentences = (label: string, settings: FieldWords = {}) => writing(label, false, settings, true);

/** A link, which stays, or a number outside one. */
const companyNumber = /\[[^\]]*\]\([^)]*\)|\{(?:telefoon|spoednummer)\}/g;

/** Words in which `[words](address)` is a link, and so is a phone number of the company; nothing else is markup. */
export const richText = (label: string, settings: FieldWords = {}) =>
  writing(label, true, settings).transform((text) =>
    text.replace(companyNumber, (found) => (found.startsWith("[") ? found : `[${found}](tel:${found})`)),
  );

const quotesAround = /^["'“”„‘’]+|["'“”„‘’]+$/g;

/** A fact with a pattern; `remedy` says how to write it. Rules that compare facts run only once each fits. */
export function fact(label: string, shape: RegExp, remedy: string, hint?: string) {
  const answer = (input: unknown) => {
    const bare = String(input).replace(quotesAround, "");
    return bare !== input && shape.test(bare)
      ? `om ${bare} staan aanhalingstekens; haal die weg.`
      : `“${input}” klopt niet; ${remedy}`;
  };
  return z
    .string()
    .regex(shape, { abort: true, error: ({ input }) => answer(input) })
    .meta({ title: label, remedy, ...(hint && { description: hint }) });
}

/** A number, with a comma or a point; files hold every value as text. */
export const number = (label: string, { hint, min, max }: { hint?: string; min: number; max: number }) => {
  // A limit with decimals belongs to a measurement; in an amount, 1.250 would be read as one and a quarter.
  const shape = Number.isInteger(min) ? /^-?\d+([.,]\d{1,2})?$/ : /^-?\d+([.,]\d+)?$/;
  return z
    .string()
    .regex(shape, {
      error: ({ input }) =>
        `“${input}” is geen getal; gebruik alleen cijfers en een komma, zoals 1250 of 52,5.`,
    })
    .transform((text) => Number(text.replace(",", ".")))
    .refine((value) => value >= min && value <= max, {
      error: () =>
        `dit getal hoort tussen ${String(min).replace(".", ",")} en ${String(max).replace(".", ",")} te liggen.`,
    })
    .meta({
      title: label,
      minimum: min,
      ...(hint && { description: hint }),
    });
};

/** Yes or no; absent is no. */
export const yesOrNo = (label: string, hint?: string) =>
  z
    .enum(["true", "false"])
    .transform((value) => value === "true")
    .optional()
    .meta({ title: label, widget: "boolean", ...(hint && { description: hint }) });

/** The slug of an entry; scripts/content/rules.ts checks that it exists. */
export const reference = (label: string, collection: "diensten" | "projecten") =>
  z.string().meta({ title: label, widget: "relation", collection });

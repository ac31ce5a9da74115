import { z } from "zod";
import { linksIn, partsOf } from "../../text/links.ts";

const informalWord = /\b(?:je|jij|jouw?|jullie)\b/i;
const otherMarkup = /<\/?[A-Za-z][^>]*>?|\*\*/;
/** The marks that Word and web pages put before an item of a list. */
const bullet = /[•‣▪■●○◦\uF0B7]/;

function writingRemedies(text: string, withLinks: boolean): string[] {
  const [informal] = informalWord.exec(text) ?? [];
  const [markup] = otherMarkup.exec(text) ?? [];
  const [mark] = bullet.exec(text) ?? [];
  const withoutLinks = partsOf(text)
    .filter((part) => typeof part === "string")
    .join("");
  const remedies = [
    informal && `er staat “${informal}”; de site spreekt bezoekers aan met u en uw.`,
    markup && `${markup} wordt op de site zo getoond; haal het weg.`,
    mark && `${mark} hoort bij een opsomming, en die kan in dit veld niet; schrijf er zinnen van.`,
    !withLinks && linksIn(text).length > 0 && "een link werkt in dit veld niet; schrijf alleen de woorden.",
    /\]\s*\(|[[\]]/.test(withoutLinks) &&
      "de link is niet goed geschreven; schrijf hem als [woorden](/contact), zonder spatie tussen ] en ( en in het adres.",
  ];
  return remedies.filter((remedy) => typeof remedy === "string");
}

// The placeholders have backticks, because the form shows hints as Markdown.
const placeholderHelp = "De site vult zelf in: `{telefoon}`, `{spoednummer}` en `{e-mail}`.";
export const linkHelp = `Een link: \`[woorden](/contact)\`. ${placeholderHelp}`;

interface Settings {
  hint?: string;
  /** A valid value. The form shows this value, and the small site of the tests uses it. */
  example?: string;
  max?: number;
  /** Placeholders besides those of the company's facts. A group gives its placeholders to the fields in it, by `meta`. */
  placeholders?: string[];
}

function text(
  title: string,
  { hint = "", example, max, placeholders }: Settings,
  help = "",
  withLinks = false,
) {
  const anyText = z.string().min(1);
  return (max === undefined ? anyText : anyText.max(max))
    .superRefine((value, context) => {
      for (const message of writingRemedies(value, withLinks)) context.addIssue({ code: "custom", message });
    })
    .meta({ title, description: `${hint} ${help}`.trim() || undefined, example, placeholders });
}

/** A text of one line, without links. */
export const words = (label: string, settings: Settings = {}) => text(label, settings);

/** Like `words`, in a larger field. A text with a limit has no placeholders, because their length is unknown. */
export const sentences = (label: string, settings: Settings = {}) =>
  text(label, settings, settings.max === undefined ? placeholderHelp : "").meta({ widget: "text" });

/** Makes a link of each phone number of the company that is not in a link yet. */
const linkNumbers = (text: string) =>
  partsOf(text)
    .map((part) =>
      typeof part === "string"
        ? part.replace(/\{(?:telefoon|spoednummer)\}/g, "[$&](tel:$&)")
        : `[${part.words}](${part.address})`,
    )
    .join("");

/** Words in which `[words](address)` and the company's phone numbers become links; nothing else is markup. */
export const richText = (label: string, settings: Settings = {}) =>
  text(label, settings, `Wordt één alinea, ook met Enter erin. ${linkHelp}`, true)
    .meta({ widget: "text" })
    .transform(linkNumbers);

/** A text of one shape; `remedy` says how to write it. */
export function fact(
  title: string,
  shape: RegExp,
  { remedy, example, hint }: { remedy: string; example: string; hint?: string },
) {
  const advice = `${remedy}, zoals ${example}.`;
  return z
    .string()
    .regex(shape, { abort: true, error: ({ input }) => `“${input}” klopt niet; ${advice}` })
    .meta({ title, description: hint, example, remedy: advice });
}

/** A field for a number. The file holds it as text, in which a comma or a point may separate the decimals. */
export function number(
  title: string,
  { hint, example, min, max }: { hint?: string; example: string; min: number; max: number },
) {
  // Amounts allow two decimals, so that 1.250 is refused rather than read as one and a quarter; measurements allow more.
  const shape = Number.isInteger(min) ? /^-?\d+([.,]\d{1,2})?$/ : /^-?\d+([.,]\d+)?$/;
  const remedy = `gebruik alleen cijfers en een komma, zoals ${example}.`;
  const [least, most] = [min, max].map((limit) => limit.toLocaleString("nl-NL"));
  const outside = `dit getal hoort tussen ${least} en ${most} te liggen.`;
  return z
    .string()
    .regex(shape, { abort: true, error: ({ input }) => `“${input}” is geen getal; ${remedy}` })
    .transform((text) => Number(text.replace(",", ".")))
    .pipe(z.number().min(min, outside).max(max, outside))
    .meta({ title, description: hint, example });
}

/** A checkbox. The file has "true" or nothing. */
export const yesOrNo = (title: string, description?: string) =>
  z
    .enum(["true", "false"])
    .transform((value) => value === "true")
    .optional()
    .meta({ title, widget: "boolean", description });

/** The slug of an entry; scripts/content/judge.ts checks that it exists. */
export const reference = (title: string, collection: "diensten" | "projecten") =>
  z.string().meta({ title, widget: "relation", collection });

/** Fields that belong together. Any other field in the group is a mistake. */
export const group = <T extends z.core.$ZodLooseShape>(title: string, shape: T) =>
  z.strictObject(shape).meta({ title });

/** A list. The layout can show `min` to `max` items. */
export const list = <T extends z.ZodType>(
  title: string,
  item: T,
  { min = 1, max = 99, hint }: { min?: number; max?: number; hint?: string } = {},
) => z.array(item).min(min).max(max).meta({ title, description: hint });

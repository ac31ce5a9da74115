import { z } from "zod";
import {
  type CollectionName,
  type Company,
  type Content,
  collections,
  type FileName,
  files,
} from "../../src/lib/content/schema.ts";
import { slugOf } from "../../src/lib/paths.ts";
import { mapTexts } from "../../src/lib/text/map-texts.ts";
import { photoRetention, retention, wonRetention } from "../../supabase/functions/_shared/retention.ts";
import type { Finding, Path } from "./finding.ts";
import { type SchemaNode, schemaNode } from "./schema-node.ts";

/* Fits the files of src/content/ to the schema, for the check on disk and for the CMS in the browser. */

/** The values of the files, by their path in src/content/. Every scalar is text. */
export type FileValues = Record<string, unknown>;

/** Every field may have these placeholders. */
const facts: Record<string, (company: Company) => string> = {
  bedrijfsnaam: ({ legalName }) => legalName,
  bedrijfsadres: ({ address }) => `${address.street}, ${address.postalCode} ${address.city}`,
  kvk: ({ chamberOfCommerceNumber }) => chamberOfCommerceNumber,
  telefoon: ({ phone }) => phone.display,
  spoednummer: ({ emergencyPhone }) => emergencyPhone.display,
  "e-mail": ({ email }) => email,
  openingstijden: ({ officeHours }) => officeHours,
  bewaartermijn: () => retention,
  "bewaartermijn-opdracht": () => wonRetention,
  "bewaartermijn-fotos": () => photoRetention,
};

/** Replaces placeholders by the company's facts. After `tel:` a phone number is in E.164. */
function fillIn(text: string, company: Company): string {
  return text
    .replaceAll("tel:{telefoon}", `tel:${company.phone.dial}`)
    .replaceAll("tel:{spoednummer}", `tel:${company.emergencyPhone.dial}`)
    .replace(/\{([^{}]*)\}(\.?)/g, (whole, name, stop) => {
      const fact = facts[name]?.(company);
      // "B.V." at the end of a sentence already has its full stop.
      return fact === undefined ? whole : fact + (fact.endsWith(".") ? "" : stop);
    });
}

/** A text on one line, without invisible characters from a paste. Keeps U+200D, which joins emoji, and the soft hyphen. */
export const plainText = (text: string) =>
  text
    .replace(/(?![\u200D\u00AD])\p{Cf}/gu, "")
    .replace(/\s+/g, " ")
    .trim();

function valuesIn(value: unknown, path: Path = []): { path: Path; value: unknown }[] {
  const fields = typeof value === "object" && value !== null ? Object.entries(value) : [];
  const stepTo = (field: string) => (Array.isArray(value) ? Number(field) : field);
  return [{ path, value }, ...fields.flatMap(([field, inner]) => valuesIn(inner, [...path, stepTo(field)]))];
}

/** Every text in a value, with its path. */
export const textsIn = (value: unknown): { path: Path; text: string }[] =>
  valuesIn(value).flatMap(({ path, value: text }) => (typeof text === "string" ? [{ path, text }] : []));

/** Every picture in a value, with its path. An object that has an `alt` is a picture. */
export const picturesIn = (content: unknown): { path: Path; value: { name: string; alt: string } }[] =>
  valuesIn(content).flatMap(({ path, value }) => {
    const { name, alt } = Object(value);
    return alt === undefined ? [] : [{ path, value: { name, alt } }];
  });

/** The schema of a file by its path in src/content/; undefined for a file that the site does not have. */
export function schemaOf(file: string): z.ZodType | undefined {
  const [, folder] = /^([^/]+)\/[^/]+\.yaml$/.exec(file) ?? [];
  return collections[folder as CollectionName] ?? files[file as FileName];
}

const { localeError } = z.locales.nl();

const isEmpty = (input: unknown) => (input ?? "") === "" || (Array.isArray(input) && input.length === 0);

const dutchMessage: z.core.$ZodErrorMap = (issue) => {
  const { code, input } = issue;
  if (isEmpty(input)) return "hier staat niets; vul het in.";
  if (code === "too_big" && typeof input === "string")
    return `te lang: hoogstens ${issue.maximum} tekens, en dit zijn er ${input.length}.`;
  const sentence = localeError(issue);
  return `${typeof sentence === "object" ? sentence?.message : sentence}.`;
};

/** The placeholders that the field at `path` may have: its own, and those of the groups around it. */
function placeholdersAt(
  { placeholders: own = [], items, properties }: SchemaNode,
  [step, ...rest]: Path,
): string[] {
  const inner = typeof step === "number" ? items : properties?.[step ?? ""];
  return inner ? [...own, ...placeholdersAt(inner, rest)] : own;
}

/** Finds placeholders that stand for no fact of the company and that their field may not have. */
function unknownPlaceholders(file: string, schema: z.ZodType, value: unknown): Finding[] {
  const others = textsIn(value).flatMap(({ path, text }) =>
    [...text.matchAll(/\{([^{}]*)\}|[{}]/g)]
      .filter(([, name = ""]) => !Object.hasOwn(facts, name))
      .map(([whole, name = ""]) => ({ path, whole, name })),
  );
  // Most files have no such placeholder. Stopping here saves them schemaNode(), which is slow.
  if (others.length === 0) return [];
  const node = schemaNode(schema);
  return others
    .filter(({ path, name }) => !placeholdersAt(node, path).includes(name))
    .map(({ path, whole }) => ({
      file,
      path,
      remedy: `${whole} kennen wij niet; verbeter het of haal het weg.`,
    }));
}

function fitFile(file: string, value: unknown): { data?: unknown; findings: Finding[] } {
  const schema = schemaOf(file);
  if (!schema) return { findings: [] };
  const { data, error } = schema.safeParse(value, { error: dutchMessage });
  // Each field gets one finding, because zod reports an empty list twice: as the wrong type and as too short.
  const issues = new Map(error?.issues.map((issue) => [issue.path.join(), issue]));
  const findings = [...issues.values()].map(({ path, message }) => ({
    file,
    path: path as Path,
    remedy: message,
  }));
  return { data, findings: [...findings, ...unknownPlaceholders(file, schema, value)] };
}

/** Parses `values` and fills in the company's facts. Gives `content` only when every file is there and valid. */
export function fitContent(values: FileValues): { content?: Content; findings: Finding[] } {
  const fits = Object.entries(mapTexts(values, plainText)).map(([file, value]) => ({
    file,
    ...fitFile(file, value),
  }));
  const findings = fits.flatMap((fit) => fit.findings);
  const data = Object.fromEntries(fits.map((fit) => [fit.file, fit.data]));
  if (Object.values(data).includes(undefined) || Object.keys(files).some((file) => !(file in data)))
    return { findings };
  const valuesWithFacts = mapTexts(data, (text) => fillIn(text, data["bedrijf.yaml"] as Company));
  return { content: asContent(valuesWithFacts), findings };
}

function asContent(values: FileValues): Content {
  const entriesIn = (folder: string) =>
    Object.entries(values)
      .filter(([file]) => file.startsWith(`${folder}/`))
      .map(([file, value]) => ({ slug: slugOf(file), ...(value as { order: number }) }))
      .sort((one, other) => one.order - other.order);
  return Object.fromEntries([
    ...Object.keys(files).map((file) => [file, values[file]]),
    ...Object.keys(collections).map((folder) => [folder, entriesIn(folder)]),
  ]);
}

import type { z } from "zod";
import {
  type CollectionName,
  type Company,
  collections,
  type FileContent,
  type FileName,
  files,
} from "../../src/lib/content/schema.ts";
import { pagePath } from "../../src/lib/paths.ts";
import { photoRetention, retention } from "../../supabase/functions/_shared/retention.ts";
import { didYouMean, dutchMessage } from "./dutch.ts";
import { type Finding, type Path, without } from "./finding.ts";

/* What the schema says of the files of src/content/, for the check on disk and for the CMS, in the browser. */

/** All of src/content/ as the site uses it; entries of a collection have their slug. */
export type Content = { [Name in FileName]: FileContent<Name> } & {
  [Name in CollectionName]: (z.infer<(typeof collections)[Name]> & { slug: string })[];
};

/** What the files hold, by their path from src/content/; every scalar is text. */
export type FileValues = Record<string, unknown>;

const companyFacts: Record<string, (company: Company) => string> = {
  bedrijfsnaam: ({ legalName }) => legalName,
  bedrijfsadres: ({ address }) => `${address.street}, ${address.postalCode} ${address.city}`,
  kvk: ({ chamberOfCommerceNumber }) => chamberOfCommerceNumber,
  telefoon: ({ phone }) => phone.display,
  spoednummer: ({ emergencyPhone }) => emergencyPhone.display,
  "e-mail": ({ email }) => email,
  afzender: ({ confirmationSender, email }) => confirmationSender ?? email,
  openingstijden: ({ officeHours }) => officeHours,
  bewaartermijn: () => retention,
  "bewaartermijn-fotos": () => photoRetention,
};

/** The placeholders that are filled in when a page renders, by file. */
const laterPlaceholders: Record<string, string[]> = {
  "algemeen.yaml": ["bron", "datum", "netwerk", "plaats"],
  "formulieren/beide.yaml": ["veld", "grens", "aantal"],
  "formulieren/offerte.yaml": ["adres", "plaats", "aantal", "nummer", "naam", "namen", "foto"],
  "formulieren/terugbellen.yaml": ["telefoonnummer"],
  "paginas/andere-plaats.yaml": ["plaats"],
  "paginas/bedankt.yaml": ["adres", "naam", "dienst", "nummer", "aantal", "binnen"],
  "paginas/over-ons.yaml": ["bron", "cijfer", "aantal"],
  "paginas/projecten.yaml": ["deel"],
};

/** Without what a program pastes along unseen; U+200D joins emoji, and a soft hyphen divides a long word. */
const plainText = (text: string) => text.replace(/(?![\u200D\u00AD])\p{Cf}/gu, "").replace(/\p{Zs}/gu, " ");

const mapTexts = (value: unknown, change: (text: string) => string): unknown =>
  JSON.parse(JSON.stringify(value ?? null), (_field, inner) =>
    typeof inner === "string" ? change(inner) : inner,
  );

/** Fills in the company's facts; in the address of a link, the number in E.164. */
function fillIn(text: string, company: Company): string {
  return text
    .replaceAll("tel:{telefoon}", `tel:${company.phone.dial}`)
    .replaceAll("tel:{spoednummer}", `tel:${company.emergencyPhone.dial}`)
    .replace(/\{([^{}]*)\}(\.?)/g, (whole, name, stop) => {
      const fact = companyFacts[name]?.(company);
      // "B.V." at the end of a sentence has its full stop.
      return fact === undefined ? whole : fact + (fact.endsWith(".") ? "" : stop);
    });
}

/** The pages of src/content/paginas/; one that a menu can hold has a name. */
export const pagesOf = (content: Content) =>
  Object.entries(content).flatMap(([file, page]) => {
    const [, slug] = /^paginas\/(.*)\.yaml$/.exec(file) ?? [];
    return slug ? [{ ...(page as { heading: string; name?: string }), slug, path: pagePath(slug) }] : [];
  });

function valuesIn(value: unknown, path: Path = []): { path: Path; value: unknown }[] {
  const fields = typeof value === "object" && value !== null ? Object.entries(value) : [];
  const stepTo = (field: string) => (Array.isArray(value) ? Number(field) : field);
  return [{ path, value }, ...fields.flatMap(([field, inner]) => valuesIn(inner, [...path, stepTo(field)]))];
}

export const textsIn = (value: unknown): { path: Path; text: string }[] =>
  valuesIn(value).flatMap(({ path, value: text }) => (typeof text === "string" ? [{ path, text }] : []));

export const picturesIn = (held: unknown): { path: Path; value: { name: string; alt: string } }[] =>
  valuesIn(held).flatMap(({ path, value }) => {
    const { name, alt } = Object(value);
    return alt === undefined ? [] : [{ path, value: { name, alt } }];
  });

export function schemaOf(file: string): z.ZodType | undefined {
  const [, folder] = /^([^/]+)\/[^/]+\.yaml$/.exec(file) ?? [];
  return collections[folder as CollectionName] ?? files[file as FileName];
}

function unknownPlaceholders(file: string, value: unknown): Finding[] {
  const known = [...Object.keys(companyFacts), ...(laterPlaceholders[file] ?? [])];
  return textsIn(value).flatMap(({ path, text }) =>
    [...text.matchAll(/\{([^{}]*)\}|[{}]/g)]
      .filter(([, name]) => !known.includes(name ?? ""))
      .map(([found, name = ""]) => ({
        file,
        path,
        remedy: `${found} kennen wij niet; verbeter het of haal het weg.${didYouMean(name, known)}`,
      })),
  );
}

/** One file by its schema: the findings, and the value with its numbers and defaults, where it fits. */
function fitFile(file: string, value: unknown): { data?: unknown; findings: Finding[] } {
  const { data, error } = schemaOf(file)?.safeParse(value, { error: dutchMessage }) ?? {};
  const found = (error?.issues ?? []).map((issue) => {
    const path = [...issue.path, ...(issue.code === "unrecognized_keys" ? issue.keys.slice(0, 1) : [])];
    return { file, path: path as Path, remedy: issue.message };
  });
  // An empty list is of the wrong kind, and too short.
  const findings = found.filter((finding, index) => without([finding], found.slice(0, index)).length > 0);
  return { data, findings: [...findings, ...unknownPlaceholders(file, value)] };
}

/** The content that `values` are, with the company's facts filled in: absent until every file is there and fits. */
export function fitContent(values: FileValues): { content?: Content; findings: Finding[] } {
  const fitted = Object.entries(values).map(
    ([file, value]) => [file, fitFile(file, mapTexts(value, plainText))] as const,
  );
  const findings = fitted.flatMap(([, fit]) => fit.findings);
  const data = Object.fromEntries(fitted.map(([file, fit]) => [file, fit.data]));
  if (Object.values(data).includes(undefined) || Object.keys(files).some((file) => !(file in data)))
    return { findings };
  const company = data["bedrijf.yaml"] as Company;
  const filled = mapTexts(data, (text) => fillIn(text, company));
  return { content: asContent(filled as Record<string, unknown>), findings };
}

function asContent(values: Record<string, unknown>): Content {
  const entriesIn = (folder: string) =>
    Object.entries(values)
      .filter(([file]) => file.startsWith(`${folder}/`))
      .map(([file, value]) => ({
        slug: file.slice(folder.length + 1, -".yaml".length),
        ...(value as object),
      }));
  return Object.fromEntries([
    ...Object.keys(files).map((file) => [file, values[file]]),
    ...Object.keys(collections).map((folder) => [folder, entriesIn(folder)]),
  ]);
}

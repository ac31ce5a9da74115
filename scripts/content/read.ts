import { existsSync, readdirSync, readFileSync } from "node:fs";
import { basename, dirname, join, sep } from "node:path";
import { LineCounter, parseDocument, visit } from "yaml";
import type { z } from "zod";
import {
  type CollectionName,
  type Company,
  collections,
  type FileContent,
  type FileName,
  files,
} from "../../src/lib/content/schema.ts";
import { photoRetention, retention } from "../../supabase/functions/_shared/retention.ts";
import { didYouMean, dutchMessage, lostInText, unreadable } from "./dutch.ts";
import type { Finding, Path } from "./finding.ts";

/** All of src/content/ as the site uses it; entries of a collection have their slug. */
export type Content = { [Name in FileName]: FileContent<Name> } & {
  [Name in CollectionName]: (z.infer<(typeof collections)[Name]> & { slug: string })[];
};

export interface Reading {
  /** Absent until every file fits its schema. */
  content?: Content;
  findings: Finding[];
  /** The line, from 1, of a value, or of what holds it. */
  lineOf(file: string, path: Path): number | undefined;
}

function companyFacts(company: Company): Record<string, string> {
  const { address } = company;
  return {
    bedrijfsnaam: company.legalName,
    bedrijfsadres: `${address.street}, ${address.postalCode} ${address.city}`,
    kvk: company.chamberOfCommerceNumber,
    telefoon: company.phone.display,
    spoednummer: company.emergencyPhone.display,
    "e-mail": company.email,
    afzender: company.confirmationSender ?? company.email,
    netwerk: company.socialName,
    openingstijden: company.officeHours,
    bewaartermijn: retention,
    "bewaartermijn-fotos": photoRetention,
  };
}

/** The placeholders that are filled in when a page renders, by file. */
const laterPlaceholders: Record<string, string[]> = {
  "algemeen.yaml": ["datum"],
  "formulieren/beide.yaml": ["veld", "grens", "aantal"],
  "formulieren/offerte.yaml": ["adres", "plaats", "aantal", "nummer", "naam", "namen", "foto"],
  "formulieren/terugbellen.yaml": ["telefoonnummer"],
  "paginas/andere-plaats.yaml": ["plaats"],
  "paginas/bedankt.yaml": ["adres", "naam", "dienst", "nummer", "aantal", "binnen"],
  "paginas/over-ons.yaml": ["bron", "cijfer", "aantal"],
  "paginas/projecten.yaml": ["deel"],
};

/** Fills in the company's facts; in the address of a link, the number in E.164. */
function fillIn(text: string, facts: Record<string, string>, company: Company): string {
  return text
    .replaceAll("tel:{telefoon}", `tel:${company.phone.dial}`)
    .replaceAll("tel:{spoednummer}", `tel:${company.emergencyPhone.dial}`)
    .replace(/\{([^{}]*)\}/g, (whole, name) => facts[name] ?? whole);
}

/** A value and every value inside it, with their paths. */
export function valuesIn(value: unknown, path: Path = []): { path: Path; value: unknown }[] {
  const fields = typeof value === "object" && value !== null ? Object.entries(value) : [];
  const stepTo = (field: string) => (Array.isArray(value) ? Number(field) : field);
  return [{ path, value }, ...fields.flatMap(([field, inner]) => valuesIn(inner, [...path, stepTo(field)]))];
}

export const textsIn = (value: unknown): { path: Path; text: string }[] =>
  valuesIn(value).flatMap(({ path, value: text }) => (typeof text === "string" ? [{ path, text }] : []));

function schemaOf(file: string): z.ZodType | undefined {
  const [, folder] = /^([^/]+)\/[^/]+\.yaml$/.exec(file) ?? [];
  return collections[folder as CollectionName] ?? files[file as FileName];
}

function filesIn(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .map((file) => file.split(sep).join("/"))
    .filter((file) => /\.\w+$/.test(file) && !/(^|\/)\./.test(file))
    .sort();
}

function unknownPlaceholders(file: string, value: unknown, names: string[]): Finding[] {
  const known = [...names, ...(laterPlaceholders[file] ?? [])];
  return textsIn(value).flatMap(({ path, text }) =>
    [...text.matchAll(/\{([^{}]*)\}|[{}]/g)]
      .filter(([, name]) => !known.includes(name ?? ""))
      .map(([found, name = ""]) => ({
        file,
        path,
        remedy: `${found} kennen wij niet; gebruik {${known.join("}, {")}}.${didYouMean(name, known)}`,
      })),
  );
}

function parseFile(file: string) {
  const source = readFileSync(file, "utf8");
  const lineCounter = new LineCounter();
  // All scalars stay text (0035, nee); the schema says what is a number.
  const document = parseDocument(source, { lineCounter, schema: "failsafe" });
  return { source, document, lineAt: (offset: number) => lineCounter.linePos(offset).line };
}

/** Parses the file again, as findings are rare. */
function lineOfValue(file: string, path: Path): number | undefined {
  if (path.length === 0) return undefined;
  const { document, lineAt } = parseFile(file);
  for (let depth = path.length; depth > 0; depth--) {
    const node = document.getIn(path.slice(0, depth), true) as { range?: [number] } | undefined;
    if (node?.range) return lineAt(node.range[0]);
  }
  return undefined;
}

/** Reads src/content/ of the repository in `root`. Mistakes become findings, never errors. */
export function readContent(root: string): Reading {
  const folder = join(root, "src/content");
  const values: Record<string, unknown> = {};
  const findings: Finding[] = [];
  const names = filesIn(folder);

  for (const file of Object.keys(files).filter((name) => !names.includes(name)))
    findings.push({ file, path: [], remedy: "dit bestand ontbreekt; zet het terug." });
  for (const file of names) {
    const schema = schemaOf(file);
    if (!schema) {
      const remedy = `dit bestand hoort hier niet; een tekst staat in een bestand dat eindigt op .yaml.${didYouMean(file, Object.keys(files))}`;
      findings.push({ file, path: [], remedy });
      continue;
    }
    const { source, document, lineAt } = parseFile(join(folder, file));
    const [failure] = document.errors;
    if (failure) {
      findings.push({ file, path: [], ...unreadable(source, failure, lineAt(failure.pos[0])) });
      continue;
    }
    const { data, error } = schema.safeParse(document.toJS(), { error: dutchMessage });
    for (const issue of error?.issues ?? []) {
      const path = [...issue.path, ...(issue.code === "unrecognized_keys" ? issue.keys.slice(0, 1) : [])];
      findings.push({ file, path: path as Path, remedy: issue.message });
    }
    visit(document, {
      Scalar(_key, node) {
        const remedy = lostInText(node);
        if (remedy && node.range) findings.push({ file, path: [], line: lineAt(node.range[0]), remedy });
      },
    });
    values[file] = data;
  }
  const lineOf = (file: string, path: Path) => lineOfValue(join(folder, file), path);
  if (findings.length > 0) return { findings, lineOf };

  const company = values["bedrijf.yaml"] as Company;
  const facts = companyFacts(company);
  const filled = Object.entries(values).map(([file, value]) => {
    findings.push(...unknownPlaceholders(file, value, Object.keys(facts)));
    const fill = (_field: string, inner: unknown) =>
      typeof inner === "string" ? fillIn(inner, facts, company) : inner;
    return [file, JSON.parse(JSON.stringify(value), fill)];
  });
  return { content: asContent(Object.fromEntries(filled)), findings, lineOf };
}

function asContent(values: Record<string, unknown>): Content {
  const entriesIn = (folder: string) =>
    Object.entries(values)
      .filter(([file]) => dirname(file) === folder)
      .map(([file, value]) => ({ slug: basename(file, ".yaml"), ...(value as object) }));
  return Object.fromEntries([
    ...Object.keys(files).map((file) => [file, values[file]]),
    ...Object.keys(collections).map((folder) => [folder, entriesIn(folder)]),
  ]);
}

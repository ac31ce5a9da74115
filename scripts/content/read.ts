import { existsSync, readdirSync, readFileSync } from "node:fs";
import { basename, join, sep } from "node:path";
import { LineCounter, parseDocument } from "yaml";
import type { z } from "zod";
import {
  type CollectionName,
  type Company,
  collections,
  type FileContent,
  type FileName,
  files,
} from "../../src/lib/content/schema.ts";
import { retention } from "../../supabase/functions/_shared/retention.ts";
import { didYouMean, dutchMessage, yamlRemedy } from "./dutch.ts";
import type { Finding, Path } from "./finding.ts";

/** Every file of src/content/ as the site uses it; those of a collection with their slug. */
export type Content = { [Name in FileName]: FileContent<Name> } & {
  [Name in CollectionName]: (z.infer<(typeof collections)[Name]> & { slug: string })[];
};

/** What was read; `content` is there as soon as every file fits its schema. */
export interface Reading {
  content?: Content;
  findings: Finding[];
  /** The line, from 1, on which a value stands, or what holds it. */
  lineOf(file: string, path: Path): number | undefined;
}

/** The names of the company's facts that a text may hold in braces: `{telefoon}`. */
function companyFacts(company: Company): Record<string, string> {
  const { address } = company;
  return {
    bedrijfsnaam: company.legalName,
    bedrijfsadres: `${address.street}, ${address.postalCode} ${address.city}`,
    kvk: company.chamberOfCommerceNumber,
    telefoon: company.phone.display,
    spoednummer: company.emergencyPhone.display,
    "e-mail": company.email,
    netwerk: company.socialName,
    bewaartermijn: retention,
  };
}

/** What other placeholders a text may hold, which are filled in while the site is shown. */
const laterPlaceholders = ["plaats", "deel", "adres", "veld", "grens", "aantal"];

/** Fills in the company's facts; in the address of a link a number becomes what a phone dials. */
function fillIn(text: string, facts: Record<string, string>, company: Company): string {
  return text
    .replaceAll("tel:{telefoon}", `tel:${company.phone.dial}`)
    .replaceAll("tel:{spoednummer}", `tel:${company.emergencyPhone.dial}`)
    .replace(/\{([^{}]*)\}/g, (whole, name) => facts[name] ?? whole);
}

/** Every text of a value, with the fields that lead to it. */
export function textsOf(value: unknown, path: Path = []): { path: Path; text: string }[] {
  if (typeof value === "string") return [{ path, text: value }];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([field, inner]) =>
    textsOf(inner, [...path, Array.isArray(value) ? Number(field) : field]),
  );
}

function mapTexts(value: unknown, change: (text: string) => string): unknown {
  if (typeof value === "string") return change(value);
  if (typeof value !== "object" || value === null) return value;
  if (Array.isArray(value)) return value.map((inner) => mapTexts(inner, change));
  return Object.fromEntries(Object.entries(value).map(([field, inner]) => [field, mapTexts(inner, change)]));
}

function schemaOf(file: string): z.ZodType | undefined {
  const [folder = "", name] = file.split("/");
  if (name && folder in collections) return collections[folder as CollectionName];
  return files[file as FileName];
}

function filesIn(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .map((file) => file.split(sep).join("/"))
    .filter((file) => /\.\w+$/.test(file) && !/(^|\/)\./.test(file))
    .sort();
}

/** One mistake of zod as findings: a field that does not exist is named itself, not what holds it. */
function findingsOf(file: string, issue: z.core.$ZodIssue, schema: z.ZodType): Finding[] {
  const path = issue.path as Path;
  if (issue.code !== "unrecognized_keys") return [{ file, path, remedy: issue.message }];
  const known = Object.keys(shapeAt(schema, path) ?? {});
  return issue.keys.map((key) => ({
    file,
    path: [...path, key],
    remedy: `dit veld bestaat hier niet; verbeter de naam of haal het weg.${didYouMean(key, known)}`,
  }));
}

/** The fields of the object that a path leads to. */
function shapeAt(schema: z.ZodType, path: Path): Record<string, z.ZodType> | undefined {
  // biome-ignore lint/suspicious/noExplicitAny: each kind of schema has a definition of its own
  let def = schema.def as any;
  const unwrapped = () => {
    while (def?.innerType || def?.in) def = (def.innerType ?? def.in).def;
    return def;
  };
  for (const step of path) def = (unwrapped().element ?? unwrapped().shape?.[step])?.def;
  return unwrapped()?.shape;
}

/**
 * Reads src/content/ of the repository in `root`, file by file through its schema. Never throws for what an
 * editor wrote: that becomes a finding.
 */
export function readContent(root: string): Reading {
  const folder = join(root, "src/content");
  const lines = new Map<string, (path: Path) => number | undefined>();
  const values: Record<string, unknown> = {};
  const findings: Finding[] = [];
  const names = filesIn(folder);

  for (const name of Object.keys(files)) {
    if (!names.includes(name))
      findings.push({ file: name, path: [], remedy: "dit bestand ontbreekt; zet het terug." });
  }
  for (const file of names) {
    const schema = schemaOf(file);
    if (!schema) {
      const remedy = `dit bestand hoort hier niet; een tekst staat in een bestand dat eindigt op .yaml.${didYouMean(file, Object.keys(files))}`;
      findings.push({ file, path: [], remedy });
      continue;
    }
    const lineCounter = new LineCounter();
    // Every value is read as text, so that 0035 or nee stay what they are; the schema says what is a number.
    const document = parseDocument(readFileSync(join(folder, file), "utf8"), {
      lineCounter,
      schema: "failsafe",
    });
    const lineAt = (offset: number) => lineCounter.linePos(offset).line;
    lines.set(file, (path) => {
      for (let depth = path.length; depth > 0; depth--) {
        const node = document.getIn(path.slice(0, depth), true) as { range?: [number] } | undefined;
        if (node?.range) return lineAt(node.range[0]);
      }
      return undefined;
    });
    const [mistake] = document.errors;
    if (mistake) {
      findings.push({ file, path: [], line: lineAt(mistake.pos[0]), remedy: yamlRemedy(mistake) });
      continue;
    }
    const { data, error } = schema.safeParse(document.toJS(), { error: dutchMessage });
    if (error) findings.push(...error.issues.flatMap((issue) => findingsOf(file, issue, schema)));
    else values[file] = data;
  }
  const lineOf = (file: string, path: Path) => lines.get(file)?.(path);
  for (const finding of findings) finding.line ??= lineOf(finding.file, finding.path);
  if (findings.length > 0) return { findings, lineOf };

  const company = values["bedrijf.yaml"] as Company;
  const facts = companyFacts(company);
  const known = [...Object.keys(facts), ...laterPlaceholders];
  for (const [file, value] of Object.entries(values)) {
    for (const { path, text } of textsOf(value)) {
      for (const [, name = ""] of text.matchAll(/\{([^{}]*)\}/g)) {
        if (known.includes(name)) continue;
        const remedy = `{${name}} kennen wij niet; gebruik {${Object.keys(facts).join("}, {")}}.${didYouMean(name, known)}`;
        findings.push({ file, path, line: lineOf(file, path), remedy });
      }
    }
  }
  const filled = Object.fromEntries(
    Object.entries(values).map(([file, value]) => [
      file,
      mapTexts(value, (text) => fillIn(text, facts, company)),
    ]),
  );
  return { content: asContent(filled), findings, lineOf };
}

function asContent(values: Record<string, unknown>): Content {
  const collected = Object.keys(collections).map((folder) => [
    folder,
    Object.entries(values)
      .filter(([file]) => file.startsWith(`${folder}/`))
      .map(([file, value]) => ({ slug: basename(file, ".yaml"), ...(value as object) })),
  ]);
  const single = Object.entries(values).filter(([file]) => file in files);
  return Object.fromEntries([...single, ...collected]);
}

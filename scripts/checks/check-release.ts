/**
 * `npm run check:release`: what keeps the site from going live, a line each, in Dutch for the
 * owner. Reads the variables of .env and the environment, the texts (as `npm run check:content`
 * does, and for what they promise), and the running backend.
 * Exits with 1 while something must be fixed; what the owner has to confirm does not count.
 */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parseEnv } from "node:util";
import { loadEnv } from "vite";
import { checkContent } from "../content/check";
import { findingText } from "../content/finding";
import { findInBackend } from "./release/backend";
import { findInCompany } from "./release/company";
import { type Finding, fix } from "./release/finding";
import { findInSettings } from "./release/settings";
import { findEmptyBlocks, findPromises, findRendered } from "./release/texts";

const settings: Record<string, string | undefined> = loadEnv("production", process.cwd(), "");

/** The text of every file in a folder, whatever its format, by its path. */
function readTexts(folder: string): Record<string, string> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name));
  return Object.fromEntries(files.sort().map((file) => [file, readFileSync(file, "utf8")]));
}

const { content, findings: inContent } = checkContent(process.cwd());

/** What `npm run check:content` says; when that is nothing, what is wrong with the company's facts, and what is empty. */
function findInContent(): Finding[] {
  if (content && inContent.length === 0)
    return [...findInCompany(content["bedrijf.yaml"]), ...findEmptyBlocks(content)];
  const lines = inContent.map(findingText).join("\n  ");
  return [fix(`De teksten zijn nog niet in orde; dit zegt npm run check:content:\n  ${lines}`)];
}

async function findAll(): Promise<Finding[]> {
  const texts = readTexts("src/content");
  const findings = [
    ...findInContent(),
    ...findInSettings(settings, parseEnv(readFileSync(".env.example", "utf8"))),
    ...findRendered(texts),
    ...findPromises(texts),
  ];
  const { VITE_SUPABASE_URL: url, VITE_SUPABASE_ANON_KEY: key, VITE_SITE_URL: siteUrl } = settings;
  if (url && key && siteUrl) {
    const migrations = readdirSync("supabase/migrations").flatMap((file) => /^\d{14}/.exec(file) ?? []);
    const schedulerSecret = settings.SCHEDULER_SECRET?.trim() || undefined;
    const { confirmationSender } = content?.["bedrijf.yaml"] ?? {};
    const backend = { url, key, siteUrl, schedulerSecret, migrations, confirmationSender };
    findings.push(...(await findInBackend(backend)));
  }
  return findings;
}

function print(title: string, findings: Finding[]): void {
  if (findings.length === 0) return;
  console.log(`\n${title}`);
  for (const { text } of findings) console.log(`- ${text}`);
}

const findings = await findAll();
const toFix = findings.filter(({ kind }) => kind === "fix");
print(`Eerst in orde te maken (${toFix.length})`, toFix);
const toConfirm = findings.filter(({ kind }) => kind === "confirm");
print(`Zelf na te gaan (${toConfirm.length})`, toConfirm);
console.log(toFix.length === 0 ? "\nNiets houdt de website tegen." : "\nDe website kan nog niet live.");
process.exitCode = toFix.length === 0 ? 0 : 1;

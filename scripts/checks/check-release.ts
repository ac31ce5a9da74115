/* `npm run check:release`: in Dutch, what keeps the site from going live in variables, content and backend. */
import { readdirSync, readFileSync } from "node:fs";
import { parseEnv } from "node:util";
import { loadEnv } from "vite";
import { checkContentAndPhotos } from "../content/check";
import { findingText } from "../content/finding";
import { findInAccounts, findInAddress } from "./release/accounts";
import { findInBackend } from "./release/backend";
import { findInCompany } from "./release/company";
import { findDeniedPrices, findEmptyBlocks, findOldPrices, findRendered } from "./release/content";
import { confirm, type Finding, fix } from "./release/finding";
import { findInSettings } from "./release/settings";

const settings: Record<string, string | undefined> = loadEnv("production", process.cwd(), "");

const { content, findings: inContent } = await checkContentAndPhotos(process.cwd());

function findInContent(): Finding[] {
  if (content && inContent.length === 0)
    return [
      ...findInCompany(content["bedrijf.yaml"]),
      ...findRendered(content),
      ...findOldPrices(content),
      ...findDeniedPrices(content),
      ...findEmptyBlocks(content),
    ];
  const lines = inContent.map(findingText).join("\n  ");
  return [fix(`De teksten zijn nog niet in orde; dit zegt npm run check:content:\n  ${lines}`)];
}

const promises = confirm(
  "Klopt elke belofte op de website? De lijst staat in docs/online-zetten.md, onder “De beloften”.",
);

async function findAll(): Promise<Finding[]> {
  const findings = [
    ...findInContent(),
    ...findInSettings(settings, parseEnv(readFileSync(".env.example", "utf8"))),
    promises,
  ];
  const { VITE_SUPABASE_URL: url, VITE_SUPABASE_ANON_KEY: key, VITE_SITE_URL: siteUrl } = settings;
  if (url && key && siteUrl) {
    const migrations = readdirSync("supabase/migrations").flatMap((file) => /^\d{14}/.exec(file) ?? []);
    const schedulerSecret = settings.SCHEDULER_SECRET?.trim() || undefined;
    const { confirmationSender } = content?.["bedrijf.yaml"] ?? {};
    const backend = { url, key, siteUrl, schedulerSecret, migrations, confirmationSender };
    findings.push(...(await findInBackend(backend)));
  }
  if (siteUrl && URL.canParse(siteUrl)) findings.push(...(await findInAddress(siteUrl)));
  // On GitHub the keys are in other steps than this one.
  if (!settings.CI) findings.push(...(await findInAccounts(settings)));
  return findings;
}

function printList(title: string, findings: Finding[]): void {
  if (findings.length === 0) return;
  console.log(`\n${title}`);
  for (const { text } of findings) console.log(`- ${text}`);
}

const findings = await findAll();
const toFix = findings.filter(({ kind }) => kind === "fix");
printList(`Eerst in orde te maken (${toFix.length})`, toFix);
const toConfirm = findings.filter(({ kind }) => kind === "confirm");
printList(`Zelf na te gaan (${toConfirm.length})`, toConfirm);
console.log(toFix.length === 0 ? "\nNiets houdt de website tegen." : "\nDe website kan nog niet live.");
process.exitCode = toFix.length === 0 ? 0 : 1;

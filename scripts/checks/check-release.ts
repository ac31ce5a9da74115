/* `npm run check:release`: in Dutch, what keeps the site from going live in variables, content and backend. */
import { readdirSync, readFileSync } from "node:fs";
import { parseEnv } from "node:util";
import { loadEnv } from "vite";
import { findingInForm } from "../../beheer/form-names";
import { checkContentAndPhotos } from "../content/check";
import { findInBackend } from "./release/backend";
import { findInCompany } from "./release/company";
import { findEmptyBlocks, findOldPrices, findRendered } from "./release/content";
import { findInSettings } from "./release/settings";
import { confirm, fix, type Task } from "./release/task";

const settings: Record<string, string | undefined> = loadEnv("production", process.cwd(), "");

const { content, values, findings: inContent } = await checkContentAndPhotos(process.cwd());

function findInContent(): Task[] {
  if (content && inContent.length === 0)
    return [
      ...findInCompany(content["bedrijf.yaml"]),
      ...findRendered(content),
      ...findOldPrices(content),
      ...findEmptyBlocks(content),
    ];
  const lines = inContent.map((finding) => findingInForm(finding, values)).join("\n  ");
  return [fix(`De teksten zijn nog niet in orde; dit zegt npm run check:content:\n  ${lines}`)];
}

const promises = confirm(
  "Klopt elke belofte op de website? De lijst staat in docs/online-zetten.md, onder “De beloften”.",
);

async function findAll(): Promise<Task[]> {
  const tasks = [
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
    tasks.push(...(await findInBackend(backend)));
  }
  return tasks;
}

const tasks = await findAll();
for (const [kind, title] of [
  ["fix", "Eerst in orde te maken"],
  ["confirm", "Zelf na te gaan"],
]) {
  const texts = tasks.filter((task) => task.kind === kind).map(({ text }) => `- ${text}`);
  if (texts.length > 0) console.log(["", `${title} (${texts.length})`, ...texts].join("\n"));
}
const blocks = tasks.some(({ kind }) => kind === "fix");
console.log(blocks ? "\nDe website kan nog niet live." : "\nNiets houdt de website tegen.");
process.exitCode = blocks ? 1 : 0;

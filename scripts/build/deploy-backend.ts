/* `npm run deploy:backend`. The workflow has no .env, and leaves the secrets as they are. */
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { loadEnv } from "vite";
import { reportProblem, SetupProblem } from "../../embedded/setup-problem.ts";

const cli = "npx --yes supabase@3.1.0";
const settings = loadEnv("production", process.cwd(), "");

function succeeds(command: string, stdio: "inherit" | "ignore" = "inherit"): boolean {
  // With a shell, as npx is a script on Windows.
  return (
    spawnSync(`${cli} ${command}`, { shell: true, stdio, env: { ...process.env, ...settings } }).status === 0
  );
}

function run(command: string): void {
  if (!succeeds(command)) throw new SetupProblem(`Niet gelukt: supabase ${command}. Hierboven staat waarom.`);
}

try {
  const [, project] = /^https:\/\/([a-z]{20})\.supabase\.co$/.exec(settings.VITE_SUPABASE_URL ?? "") ?? [];
  if (!project)
    throw new SetupProblem("Zet VITE_SUPABASE_URL in .env: https://, uw <ref> en dan .supabase.co.");
  await import("./generate.ts");
  if (!settings.SUPABASE_ACCESS_TOKEN && !succeeds("projects list", "ignore")) run("login");
  run(`link --project-ref ${project} --yes`);
  run("db push --remote --yes");
  if (existsSync(".env")) run("secrets set --env-file .env --yes");
  run("functions deploy send-quote-email --use-api --yes");
} catch (error) {
  reportProblem(error);
}

/* `npm run go-live` leads from a clone to a working site. `-- --check` changes nothing; `-- STAFF` asks for STAFF again. */
import { functionPath } from "../../embedded/environment.ts";
import { reportProblem, SetupProblem } from "../../embedded/setup-problem.ts";
import { allSteps, stepsOfWorkflow, unseenBy } from "./all-steps.ts";
import { outside } from "./outside.ts";
import { askFor, questions } from "./questions.ts";
import { get, open } from "./settings.ts";
import { goThrough } from "./steps.ts";

/** What only the owner can do. */
const onlyYou = () =>
  [
    "Verwerkersovereenkomst: https://supabase.com/dashboard/org/_/documents, en bij uw mailprovider",
    get("VITE_EDITOR_REPOSITORY") &&
      `Mail van GitHub als er iets hapert: https://github.com/settings/notifications > Actions > Email, en https://github.com/${get("VITE_EDITOR_REPOSITORY")}/actions > Watch > ⋯ > Disable workflow, en dan Enable workflow`,
    `Zoekmachines, met ${get("VITE_SITE_URL")}/sitemap.xml: https://search.google.com/search-console en https://www.bing.com/webmasters`,
    `Voor een dienst die u waarschuwt, het alarm: ${get("VITE_SUPABASE_URL")}${functionPath}`,
    "In uw wachtwoordkluis: het bestand .env, want daarin staat alles wat u antwoordde",
  ].filter((line) => line !== "");

try {
  const onlyChecks = process.argv.includes("--check");
  await outside.dns.lookup("api.supabase.com").catch(() => {
    throw new SetupProblem("Deze computer heeft nu geen internet. Typ daarna weer npm run go-live.");
  });
  open(".env", process.env);
  for (const name of process.argv.slice(2)) if (name in questions) await askFor(name);
  const steps = process.env.GITHUB_ACTIONS ? stepsOfWorkflow : allSteps;
  const problems = await goThrough(steps, onlyChecks);
  if (onlyChecks) outside.note(unseenBy(steps), "Niet bekeken");
  else outside.note(onlyYou(), "Dit kunt alleen u");
  outside.tell(
    problems.length === 0 ? "Alles staat." : "Nog niet alles staat: zie ✗. Typ daarna weer npm run go-live.",
  );
  process.exitCode = problems.length === 0 ? 0 : 1;
} catch (error) {
  reportProblem(error);
}

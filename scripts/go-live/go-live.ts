/* `npm run go-live` leads from a clone to a working site. `-- --check` only looks; `-- STAFF` asks for STAFF again. */
import dns from "node:dns/promises";
import * as clack from "@clack/prompts";
import { reportProblem, SetupProblem } from "../../embedded/setup-problem.ts";
import { allSteps, stepsOfWorkflow, unseenBy } from "./all-steps";
import { functionPath } from "./backend";
import { askFor, questions } from "./questions";
import { get, open } from "./settings";
import { goThrough } from "./steps";

/** What only the owner can do. */
const onlyYou = () =>
  [
    "Verwerkersovereenkomst: https://supabase.com/dashboard/org/_/documents, en bij uw mailprovider",
    get("VITE_EDITOR_REPOSITORY") &&
      `Mail van GitHub als er iets hapert: https://github.com/settings/notifications > Actions > Email, en https://github.com/${get("VITE_EDITOR_REPOSITORY")}/actions > Watch > ⋯ > Disable workflow, en dan Enable workflow`,
    `Zoekmachines, met ${get("VITE_SITE_URL")}/sitemap.xml: https://search.google.com/search-console en https://www.bing.com/webmasters`,
    `Voor een dienst die u waarschuwt, het alarm: ${get("VITE_SUPABASE_URL")}${functionPath}`,
    "In uw wachtwoordkluis: het bestand .env, want daarin staat alles wat u antwoordde",
  ].filter(Boolean);

try {
  const onlyLook = process.argv.includes("--check");
  await dns.lookup("api.supabase.com").catch(() => {
    throw new SetupProblem("Deze computer heeft nu geen internet. Typ daarna weer npm run go-live.");
  });
  open(".env", process.env);
  for (const name of process.argv.slice(2)) if (name in questions) await askFor(name);
  const steps = process.env.GITHUB_ACTIONS ? stepsOfWorkflow : allSteps;
  const left = await goThrough(steps, onlyLook);
  if (onlyLook) clack.note(unseenBy(steps).join("\n"), "Niet bekeken");
  else clack.note(onlyYou().join("\n"), "Dit kunt alleen u");
  clack.outro(
    left.length === 0 ? "Alles staat." : "Nog niet alles staat: zie ✗. Typ daarna weer npm run go-live.",
  );
  process.exitCode = left.length === 0 ? 0 : 1;
} catch (error) {
  reportProblem(error);
}

/**
 * `npm run tell:site`: tells the backend which pages the build in dist/ has, so that visits
 * to those are counted and a stranger cannot fill the counters with made-up ones, and what the
 * confirmation to a visitor says of the company, or that there is none. Part of every release. Reads VITE_SUPABASE_URL, VITE_SUPABASE_ANON_KEY and SCHEDULER_SECRET from .env or the environment.
 */
import { existsSync, readdirSync } from "node:fs";
import { loadEnv } from "vite";
import { reportProblem, SetupProblem } from "../../embedded/setup-problem.ts";
import type { ToldSite } from "../../supabase/functions/_shared/told-site.ts";
import { schedulerHeader } from "../../supabase/functions/send-quote-email/scheduler-secret.ts";
import { requireContent } from "../content/check.ts";
import { confirmationFacts } from "../content/confirmation-facts.ts";

const settings = loadEnv("production", process.cwd(), "");

function required(name: string): string {
  const value = settings[name]?.trim();
  if (!value) throw new SetupProblem(`${name} is not set; .env.example says what it is.`);
  return value;
}

/** The addresses of the pages in `dist`, by the names of their files. */
function pagesIn(dist: string): string[] {
  if (!existsSync(`${dist}/index.html`)) {
    throw new SetupProblem('There is no build to read the pages of: run "npm run build" first.');
  }
  const files = readdirSync(dist, { recursive: true, encoding: "utf8" });
  return files
    .filter((file) => file.endsWith(".html") && file !== "404.html")
    .map((file) => `/${file.replaceAll("\\", "/").replace(/(^index)?\.html$/, "")}`);
}

async function tellSite(): Promise<void> {
  const pages = pagesIn("dist");
  const confirmation = confirmationFacts(requireContent()["bedrijf.yaml"]);
  const response = await fetch(`${required("VITE_SUPABASE_URL")}/functions/v1/send-quote-email`, {
    method: "PUT",
    headers: {
      apikey: required("VITE_SUPABASE_ANON_KEY"),
      "content-type": "application/json",
      [schedulerHeader]: required("SCHEDULER_SECRET"),
    },
    body: JSON.stringify({ pages, confirmation } satisfies ToldSite),
    signal: AbortSignal.timeout(30_000),
  });
  const text = await response.text();
  if (!response.ok) throw new SetupProblem(`The backend answered ${response.status}: ${text}`);
  const { pages: counted } = JSON.parse(text) as { pages: number };
  console.log(`${counted} of ${pages.length} pages are counted from now on.`);
  console.log(
    confirmation
      ? `Visitors get a confirmation of a quote request, from ${confirmation.sender}.`
      : "Visitors get no confirmation: confirmationSender is left out.",
  );
}

tellSite().catch(reportProblem);

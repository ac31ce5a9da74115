/* `npm run smoke` checks the site at VITE_SITE_URL, or at `-- www.vandam.nl`. It stores and mails nothing. */
import { loadEnv } from "vite";
import { reasonOf } from "./backend-probe.ts";
import { checkLiveSite } from "./live-site.ts";

try {
  const variables = loadEnv("production", process.cwd(), "");
  const address = process.argv[2] || variables.VITE_SITE_URL || "";
  const problems = await checkLiveSite(address, variables);
  for (const problem of problems) console.error(`- ${problem}`);
  if (problems.length > 0) throw new Error(`Niet in orde: ${problems.length}.`);
  console.log(`${address} is in orde: elke pagina uit de sitemap, en beide formulieren.`);
} catch (error) {
  console.error(reasonOf(error));
  process.exitCode = 1;
}

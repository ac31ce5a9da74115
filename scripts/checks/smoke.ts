/* `npm run smoke` checks the site at VITE_SITE_URL, or at `-- www.vandam.nl`. It stores and mails nothing. */
import { loadEnv } from "vite";
import { reasonOf } from "./backend-probe";
import { checkLiveSite, originOf } from "./live-site";

try {
  const variables = loadEnv("production", process.cwd(), "");
  const origin = originOf(process.argv[2] || variables.VITE_SITE_URL || "");
  if (!origin) throw new Error("Welk adres? Zet VITE_SITE_URL in .env.");
  const faults = await checkLiveSite(origin, variables);
  for (const fault of faults) console.error(`- ${fault}`);
  if (faults.length > 0) throw new Error(`Niet in orde: ${faults.length}.`);
  console.log(`${origin} is in orde: elke pagina uit de sitemap, en beide formulieren.`);
} catch (error) {
  console.error(reasonOf(error));
  process.exitCode = 1;
}

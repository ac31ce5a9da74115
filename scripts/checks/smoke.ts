/**
 * `npm run smoke -- https://www.example.nl`: whether the deployed site at that address is what
 * this checkout would build, and whether its backend answers, in Dutch for the owner. Reads the
 * variables of the build. Stores and mails nothing. Exits with 1 when something is wrong.
 */
import { loadEnv } from "vite";
import { buildEnvironment } from "../build/build-environment";
import { findInSettings } from "./release/settings";
import { findInEndpoints } from "./smoke/endpoints";
import { loadExpectedPages } from "./smoke/expected-pages";
import { problemLines } from "./smoke/problem";
import { findInSite, findWrongAddress } from "./smoke/site";

/** What is wrong, in lines; none where all is well. Rejects with an Error in Dutch when it can't be looked at. */
async function smoke(given: string): Promise<string[]> {
  if (!URL.canParse(given)) throw new Error("Welk adres? Voorbeeld: npm run smoke -- https://www.example.nl");
  const address = new URL(given).origin;
  const settings: Record<string, string | undefined> = loadEnv("production", process.cwd(), "");
  const environment = readEnvironment(settings);
  const { VITE_SITE_URL: siteUrl, VITE_SUPABASE_URL: supabaseUrl, VITE_SUPABASE_ANON_KEY: key } = environment;
  // Canonical addresses are part of the pages that are rendered for comparison.
  Object.assign(process.env, environment);
  const wrong = await findWrongAddress(address, siteUrl);
  if (wrong) throw new Error(wrong);
  const { pages, notFoundTitle } = await loadExpectedPages();
  const problems = await findInSite(address, { siteUrl, supabaseUrl, pages, notFoundTitle });
  for await (const problem of findInEndpoints({ url: supabaseUrl, key }, siteUrl)) problems.push(problem);
  if (problems.length === 0) {
    console.log(
      `${address} is in orde: ${pages.length} pagina’s, de pagina voor wat niet bestaat, hun bestanden en beide formulieren.`,
    );
  }
  return problemLines(problems);
}

function readEnvironment(settings: Record<string, string | undefined>) {
  try {
    return buildEnvironment(settings);
  } catch {
    throw new Error(
      findInSettings(settings, {})
        .map(({ text }) => text)
        .join("\n"),
    );
  }
}

try {
  const lines = await smoke(process.argv[2] ?? "");
  for (const line of lines) console.error(`- ${line}`);
  if (lines.length > 0) console.error(`Niet in orde: ${lines.length}.`);
  process.exitCode = lines.length === 0 ? 0 : 1;
} catch (error) {
  const { message, cause } = error as Error;
  console.error(cause instanceof Error ? `${message}: ${cause.message}` : message);
  process.exitCode = 1;
}

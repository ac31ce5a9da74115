/**
 * `npm run smoke -- https://www.example.nl`: whether the deployed site at that address is what
 * this checkout would build, and whether its backend answers. Reads the variables of the
 * build. Stores and mails nothing. Exits with 1 when something is wrong.
 */
import { loadEnv } from "vite";
import { buildEnvironment } from "./build-environment";
import { findInEndpoints } from "./smoke/endpoints";
import { loadExpectedPages } from "./smoke/expected-pages";
import { findInSite } from "./smoke/site";

async function smoke(): Promise<void> {
  const given = process.argv[2] ?? "";
  if (!URL.canParse(given))
    throw new Error("Which address? Example: npm run smoke -- https://www.example.nl");
  const address = new URL(given).origin;
  const environment = buildEnvironment({ ...loadEnv("production", process.cwd(), "VITE_"), ...process.env });
  const { VITE_SITE_URL: siteUrl, VITE_SUPABASE_URL: supabaseUrl, VITE_SUPABASE_ANON_KEY: key } = environment;
  // Canonical addresses are part of the pages that are rendered for comparison.
  Object.assign(process.env, environment);
  const { pages, notFoundTitle } = await loadExpectedPages();
  const problems = [
    ...(await findInSite(address, { siteUrl, supabaseUrl, pages, notFoundTitle })),
    ...(await findInEndpoints({ url: supabaseUrl, key }, siteUrl)),
  ];
  for (const problem of problems) console.error(`- ${problem}`);
  console.log(
    problems.length === 0
      ? `${address} is fine: ${pages.length} pages, the not-found page, their files, and both endpoints.`
      : `${problems.length} problems at ${address}.`,
  );
  process.exitCode = problems.length === 0 ? 0 : 1;
}

smoke().catch((error: Error) => {
  const { message, cause } = error;
  console.error(cause instanceof Error ? `${message}: ${cause.message}` : message);
  process.exitCode = 1;
});

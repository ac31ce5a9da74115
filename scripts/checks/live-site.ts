import { buildEnvironment } from "../site/build-environment.ts";
import { headerRules, headersFor } from "../site/hosting/headers.ts";
import { inlineHashes } from "../site/hosting/inline-hashes.ts";
import { ask, type Backend, reasonOf, requestTables } from "./backend-probe.ts";

/** Reads the whole answer, because a half-read one keeps the process running. */
async function get(address: string) {
  const answer = await fetch(address, { redirect: "manual", signal: AbortSignal.timeout(30_000) });
  return { status: answer.status, headers: answer.headers, text: await answer.text() };
}

async function readSitemap(address: string): Promise<URL[]> {
  const answer = await get(`${address}/sitemap.xml`).catch((error) => {
    throw new Error(
      `${address} antwoordt niet (${reasonOf(error)}).\nKijk of het adres klopt, en of het domein naar de host wijst.`,
    );
  });
  const urls = [...answer.text.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url = ""]) => new URL(url));
  if (answer.status === 200 && urls.length > 0) return urls;
  const location = answer.headers.get("location");
  throw new Error(
    `${address}/sitemap.xml geeft antwoord ${answer.status}${location ? `, en stuurt door naar ${location}` : ""}.\nKijk of het adres klopt, en of de website daar al geplaatst is.`,
  );
}

/** Notes a problem, and the page or endpoint that has the problem. */
type Report = (at: string, problem: string) => void;

async function checkPages(address: string, supabaseUrl: string, report: Report): Promise<void> {
  for (const { origin, pathname } of await readSitemap(address)) {
    if (origin !== address) report(pathname, `staat in de sitemap als pagina van ${origin}.`);
    const { status, headers, text } = await get(address + pathname);
    if (status !== 200) report(pathname, `geeft antwoord ${status} in plaats van 200.`);
    else
      for (const problem of problemsIn(pathname, headers, text, address, supabaseUrl))
        report(pathname, problem);
  }
  const { status } = await get(`${address}/bestaat-niet-${Date.now()}`);
  if (status !== 404) report("een adres dat niet bestaat", `geeft antwoord ${status} in plaats van 404.`);
}

function* problemsIn(
  path: string,
  headers: Headers,
  html: string,
  siteUrl: string,
  supabaseUrl: string,
): Generator<string> {
  if (!/<title[^>]*>[^<]+<\/title>/.test(html)) yield "heeft geen titel.";
  // Cloudflare's additions break hydration or violate the Content-Security-Policy.
  if (/\/cdn-cgi\/|cloudflareinsights/.test(html))
    yield "is onderweg veranderd door Cloudflare: zet Email Address Obfuscation en Web Analytics uit.";
  const hashes = inlineHashes([html]);
  const rules = headerRules({ siteUrl, supabaseUrl, frameOrigins: [], ...hashes });
  // Two headers are not compared: caching differs by host, and the policy depends on what was built.
  const { "Cache-Control": _, "Content-Security-Policy": __, ...ownHeaders } = headersFor(path, rules);
  for (const [name, value] of Object.entries(ownHeaders))
    if (headers.get(name) !== value)
      yield `heeft ${name}: ${headers.get(name) ?? "niets"} in plaats van ${value}.`;
  const policy = headers.get("Content-Security-Policy") ?? "";
  if (policy.includes("unsafe-")) yield "heeft een Content-Security-Policy met “unsafe-”.";
  for (const source of [supabaseUrl, ...hashes.scriptHashes, ...hashes.styleHashes])
    if (!policy.includes(source)) yield `heeft een Content-Security-Policy die ${source} niet toelaat.`;
}

/** PostgreSQL's code for not_null_violation. */
const missingField = "23502";

async function checkEndpoints(backend: Backend, report: Report): Promise<void> {
  const init = { method: "POST", headers: { "content-type": "application/json" }, body: '{"name":null}' };
  for (const table of requestTables) {
    const at = `${backend.url}/rest/v1/${table}`;
    try {
      const { status, json } = await ask(backend, `/rest/v1/${table}`, init);
      if (json.code !== missingField)
        report(at, `weigert een lege aanvraag niet zoals het hoort (antwoord ${status}).`);
    } catch (error) {
      report(at, `antwoordt niet (${reasonOf(error)}). Is het project bij Supabase gepauzeerd?`);
    }
  }
}

/** The origin of an address as people say it: with or without `https://`. */
function originOf(spokenAddress: string): string {
  const address = /^https?:\/\//.test(spokenAddress) ? spokenAddress : `https://${spokenAddress}`;
  if (!URL.canParse(address)) throw new Error("Welk adres? Zet VITE_SITE_URL in .env.");
  return new URL(address).origin;
}

/**
 * Checks every page in the sitemap of the site at `address`, and both tables. Stores and mails nothing. Returns a Dutch
 * line for each problem, with the first places that have it. Throws when the site does not answer.
 */
export async function checkLiveSite(address: string, variables: Record<string, string>): Promise<string[]> {
  const origin = originOf(address);
  const { VITE_SUPABASE_URL, VITE_SUPABASE_ANON_KEY } = buildEnvironment(variables);
  const placesOf = new Map<string, string[]>();
  const report: Report = (at, problem) => placesOf.set(problem, [...(placesOf.get(problem) ?? []), at]);
  await checkPages(origin, VITE_SUPABASE_URL, report);
  await checkEndpoints(
    { url: new URL(VITE_SUPABASE_URL, origin).origin, key: VITE_SUPABASE_ANON_KEY },
    report,
  );
  return [...placesOf].map(([problem, places]) => {
    const others = places.length > 3 ? ` en ${places.length - 3} andere` : "";
    return `${places.slice(0, 3).join(", ")}${others}: ${problem}`;
  });
}

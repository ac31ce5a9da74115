/*
 * `npm run smoke`: checks, in Dutch for the owner, at VITE_SITE_URL or the address that follows it, that every page of
 * the sitemap has a title and the headers, an unknown path gives 404, and both tables refuse an empty row. Stores and
 * mails nothing.
 */
import { loadEnv } from "vite";
import { buildEnvironment } from "../build/build-environment";
import { inlineHashes } from "../build/hosting/inline-hashes";
import { headerRules, headersFor } from "../build/hosting/rules";
import { type Backend, insertBlankRow, isRefusedByRules, leadTables, reasonOf } from "./backend-probe";
import { findInSettings } from "./release/settings";

interface Finding {
  at: string;
  text: string;
}

const timeoutMs = 20_000;

/** Reads the whole answer: one that is left half read keeps the check from ending for seconds. */
async function get(address: string) {
  const answer = await fetch(address, { redirect: "manual", signal: AbortSignal.timeout(timeoutMs) });
  return { status: answer.status, headers: answer.headers, text: await answer.text() };
}

/** Rejects with an Error in Dutch when the site does not answer. */
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

async function* findInSite(address: string, supabaseUrl: string): AsyncGenerator<Finding> {
  for (const { origin, pathname } of await readSitemap(address)) {
    if (origin !== address) yield { at: pathname, text: `staat in de sitemap als pagina van ${origin}.` };
    const page = await get(address + pathname);
    if (page.status !== 200) yield { at: pathname, text: `geeft antwoord ${page.status} in plaats van 200.` };
    else
      for (const text of findInPage(pathname, page.headers, page.text, address, supabaseUrl))
        yield { at: pathname, text };
  }
  const unknown = await get(`${address}/bestaat-niet-${Date.now()}`);
  if (unknown.status !== 404)
    yield { at: "een adres dat niet bestaat", text: `geeft antwoord ${unknown.status} in plaats van 404.` };
}

function* findInPage(
  path: string,
  headers: Headers,
  html: string,
  siteUrl: string,
  supabaseUrl: string,
): Generator<string> {
  if (!/<title[^>]*>[^<]+<\/title>/.test(html)) yield "heeft geen titel.";
  // Either breaks hydration or the policy.
  if (/\/cdn-cgi\/|cloudflareinsights/.test(html))
    yield "is onderweg veranderd door Cloudflare: zet Email Address Obfuscation en Web Analytics uit.";
  const hashes = inlineHashes([html]);
  const rules = headerRules({ siteUrl, supabaseUrl, frameOrigins: [], ...hashes });
  // The caching of pages differs by host, and the policy by what else was built.
  const { "Cache-Control": _, "Content-Security-Policy": __, ...expected } = headersFor(path, rules);
  for (const [name, value] of Object.entries(expected))
    if (headers.get(name) !== value)
      yield `heeft ${name}: ${headers.get(name) ?? "niets"} in plaats van ${value}.`;
  const policy = headers.get("Content-Security-Policy") ?? "";
  if (policy.includes("unsafe-")) yield "heeft een Content-Security-Policy met “unsafe-”.";
  for (const source of [supabaseUrl, ...hashes.scriptHashes, ...hashes.styleHashes])
    if (!policy.includes(source)) yield `heeft een Content-Security-Policy die ${source} niet toelaat.`;
}

async function* findInEndpoints(backend: Backend): AsyncGenerator<Finding> {
  for (const table of leadTables) {
    const at = `${backend.url}/rest/v1/${table}`;
    try {
      const answer = await insertBlankRow(backend, table);
      if (!isRefusedByRules(answer))
        yield { at, text: `weigert een lege aanvraag niet zoals het hoort (antwoord ${answer.status}).` };
    } catch (error) {
      yield { at, text: `antwoordt niet (${reasonOf(error)}). Is het project bij Supabase gepauzeerd?` };
    }
  }
}

function readBackend(): Backend {
  const settings = loadEnv("production", process.cwd(), "");
  try {
    const { VITE_SUPABASE_URL: url, VITE_SUPABASE_ANON_KEY: key } = buildEnvironment(settings);
    return { url, key };
  } catch {
    const texts = findInSettings(settings, {}).map(({ text }) => text);
    throw new Error(texts.join("\n"));
  }
}

/** The findings as lines, each with the first three addresses that share it. */
async function smoke(given: string): Promise<string[]> {
  if (!URL.canParse(given)) throw new Error("Welk adres? Zet VITE_SITE_URL in .env.");
  const backend = readBackend();
  const places = new Map<string, string[]>();
  const add = ({ at, text }: Finding) => places.set(text, [...(places.get(text) ?? []), at]);
  for await (const finding of findInSite(new URL(given).origin, backend.url)) add(finding);
  for await (const finding of findInEndpoints(backend)) add(finding);
  return [...places].map(([text, all]) => {
    const others = all.length > 3 ? ` en ${all.length - 3} andere` : "";
    return `${all.slice(0, 3).join(", ")}${others}: ${text}`;
  });
}

try {
  const given = process.argv[2] || loadEnv("production", process.cwd(), "").VITE_SITE_URL || "";
  const lines = await smoke(given);
  for (const line of lines) console.error(`- ${line}`);
  if (lines.length > 0) console.error(`Niet in orde: ${lines.length}.`);
  else console.log(`${given} is in orde: elke pagina uit de sitemap, en beide formulieren.`);
  process.exitCode = lines.length === 0 ? 0 : 1;
} catch (error) {
  console.error(reasonOf(error));
  process.exitCode = 1;
}

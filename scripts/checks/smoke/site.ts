import { paths } from "../../../src/lib/paths";
import { inlineHashes } from "../../build/hosting/inline-hashes";
import { headerRules, headersFor } from "../../build/hosting/rules";
import { requireContent } from "../../content/check";
import { type ExpectedPage, titleOf } from "./expected-pages";
import type { Problem } from "./problem";

/** What a deployed site is compared with. */
export interface ExpectedSite {
  /** The site's own address, as it was built for. */
  siteUrl: string;
  supabaseUrl: string;
  pages: ExpectedPage[];
  notFoundTitle: string;
}

interface Page {
  status: number;
  headers: Headers;
  html: string;
}

const longestAnswerMs = 20_000;
const connections = 6;

function ask(address: string) {
  return async (path: string): Promise<Page> => {
    const response = await fetch(address + path, {
      redirect: "manual",
      signal: AbortSignal.timeout(longestAnswerMs),
    });
    return { status: response.status, headers: response.headers, html: await response.text() };
  };
}

/**
 * Why `address` is not the site that is built for `siteUrl`, by its home page: in two lines of Dutch the cause and
 * what to do. Undefined where it can be; never rejects.
 */
export async function findWrongAddress(address: string, siteUrl: string): Promise<string | undefined> {
  const says = (cause: string, remedy: string) => `${cause}\n${remedy}`;
  const home = await ask(address)("/").catch(({ message, cause }: Error) =>
    cause instanceof Error ? cause.message : message,
  );
  if (typeof home === "string") {
    return says(
      `${address} antwoordt niet (${home}).`,
      "Kijk of het adres klopt, en of het domein al naar de host wijst.",
    );
  }
  const location = home.headers.get("location");
  if (location) {
    const { origin } = new URL(location, address);
    return says(`${address} stuurt door naar ${location}.`, `Probeer: npm run smoke -- ${origin}`);
  }
  if (home.status !== 200) {
    return says(
      `${address} geeft op de startpagina antwoord ${home.status} in plaats van 200.`,
      "Kijk of het adres klopt, en of de website daar al geplaatst is.",
    );
  }
  const canonical = canonicalOf(home.html) ?? "";
  if (!URL.canParse(canonical)) {
    return says(
      `Op ${address} staat een andere website, met de titel “${titleOf(home.html)}”.`,
      "Kijk of het adres klopt, en of het domein al naar de host wijst.",
    );
  }
  const { origin } = new URL(canonical);
  if (origin !== siteUrl) {
    return says(
      `De website op ${address} is gebouwd voor ${origin}, en op deze computer is VITE_SITE_URL ${siteUrl}.`,
      "Zet in .env dezelfde VITE_-waarden als waarmee de website is gebouwd, of bouw haar opnieuw.",
    );
  }
}

/**
 * Asks the site at `address` for everything that a visitor, a browser and a search engine
 * need. Returns what is wrong; rejects when the address does not answer.
 */
export async function findInSite(address: string, expected: ExpectedSite): Promise<Problem[]> {
  const get = ask(address);
  const problems = [...findInListings(await get("/robots.txt"), await get("/sitemap.xml"), expected)];
  const assets = new Set<string>();
  const queue = [...expected.pages];
  async function work(): Promise<void> {
    for (let page = queue.shift(); page; page = queue.shift()) {
      const answer = await get(page.path);
      problems.push(...findInPage(page, answer, expected));
      for (const [asset] of answer.html.matchAll(/\/assets\/[\w.-]+\.(js|woff2|css)/g)) assets.add(asset);
    }
  }
  await Promise.all(Array.from({ length: connections }, work));
  if (assets.size === 0)
    problems.push({ at: "/assets/", text: "geen enkele pagina noemt een bestand hieruit." });
  for (const asset of assets) problems.push(...findInAsset(asset, await get(asset)));
  for (const { from, to } of requireContent()["doorverwijzingen.yaml"])
    problems.push(...findInRedirect(from, to, await get(from), address));
  const general = expected.pages.find(({ path }) => path === paths.anyPlace);
  const place = paths.city("verweg-aan-zee");
  if (general) problems.push(...findInPage({ ...general, path: place }, await get(place), expected));
  const unknown = `/bestaat-niet-${Date.now()}`;
  problems.push(...findInNotFound(unknown, await get(unknown), expected));
  return problems;
}

function* findInListings(robots: Page, sitemap: Page, { siteUrl, pages }: ExpectedSite): Generator<Problem> {
  if (robots.status !== 200 || !robots.html.includes(`Sitemap: ${siteUrl}/sitemap.xml`))
    yield { at: "/robots.txt", text: `noemt ${siteUrl}/sitemap.xml niet.` };
  const listed = new Set([...sitemap.html.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url = ""]) => url));
  const wanted = new Set(pages.filter(({ hidden }) => !hidden).map(({ path }) => siteUrl + path));
  for (const at of wanted) if (!listed.has(at)) yield { at, text: "ontbreekt in /sitemap.xml." };
  for (const at of listed)
    if (!wanted.has(at)) yield { at, text: "staat in /sitemap.xml, maar is geen pagina van deze versie." };
}

/** The address that a page gives as its own. */
function canonicalOf(html: string): string | undefined {
  return /<link[^>]*rel="canonical"[^>]*href="([^"]*)"/.exec(html)?.[1];
}

function* findInPage(
  { path: at, title, hidden }: ExpectedPage,
  page: Page,
  expected: ExpectedSite,
): Generator<Problem> {
  if (page.status !== 200) {
    yield { at, text: `geeft antwoord ${page.status} in plaats van 200.` };
    return;
  }
  const found = titleOf(page.html);
  if (found !== title) yield { at, text: `heeft de titel “${found}” in plaats van “${title}”.` };
  const canonical = canonicalOf(page.html);
  const own = expected.siteUrl + at;
  if (!hidden && canonical !== own)
    yield { at, text: `heeft het canonieke adres ${canonical} in plaats van ${own}.` };
  for (const text of findInHeaders(at, page, expected)) yield { at, text };
}

/** The policy depends on what else was built; how a host keeps pages is its own affair, as long as it asks anew. */
const lookedAtApart = ["Content-Security-Policy", "Cache-Control"];

function* findInHeaders(
  path: string,
  { headers, html }: Page,
  { siteUrl, supabaseUrl }: ExpectedSite,
): Generator<string> {
  const { scriptHashes, styleHashes } = inlineHashes([html]);
  const rules = headerRules({ siteUrl, supabaseUrl, frameOrigins: [], scriptHashes, styleHashes });
  for (const [name, value] of Object.entries(headersFor(path, rules)))
    if (!lookedAtApart.includes(name) && headers.get(name) !== value)
      yield `heeft ${name}: ${headers.get(name) ?? "niets"} in plaats van ${value}.`;

  const policy = headers.get("Content-Security-Policy") ?? "";
  if (policy.includes("unsafe-")) yield "heeft een Content-Security-Policy met “unsafe-”.";
  const mayTalkTo = /connect-src ([^;]*)/.exec(policy)?.[1]?.split(" ") ?? [];
  if (!mayTalkTo.includes(supabaseUrl))
    yield `heeft een Content-Security-Policy die ${supabaseUrl} niet toelaat.`;
  for (const hash of [...scriptHashes, ...styleHashes])
    if (!policy.includes(`'${hash}'`))
      yield `heeft een stuk code dat de eigen Content-Security-Policy verbiedt (${hash}).`;
}

function* findInAsset(at: string, { status, headers }: Page): Generator<Problem> {
  const caching = headers.get("cache-control") ?? "";
  if (status !== 200) yield { at, text: `geeft antwoord ${status} in plaats van 200.` };
  else if (!caching.includes("immutable") || !caching.includes("max-age=31536000"))
    yield { at, text: `heeft Cache-Control: ${caching || "niets"} in plaats van een jaar, immutable.` };
}

function* findInRedirect(
  at: string,
  to: string,
  { status, headers }: Page,
  address: string,
): Generator<Problem> {
  const location = headers.get("location") ?? "";
  const leadsThere = new URL(location, address).pathname === to;
  if ((status !== 301 && status !== 308) || !leadsThere)
    yield { at, text: `geeft antwoord ${status} ${location} in plaats van voorgoed naar ${to} te leiden.` };
}

function* findInNotFound(at: string, { status, html }: Page, expected: ExpectedSite): Generator<Problem> {
  if (status !== 404)
    yield { at, text: `een adres dat niet bestaat geeft antwoord ${status} in plaats van 404.` };
  else if (titleOf(html) !== expected.notFoundTitle)
    yield { at, text: "een adres dat niet bestaat toont niet onze eigen pagina." };
}

import { requireContent } from "../content/check";
import { inlineHashes } from "../hosting/inline-hashes";
import { headerRules, headersFor } from "../hosting/rules";
import { type ExpectedPage, titleOf } from "./expected-pages";

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

/**
 * Asks the site at `address` for everything that a visitor, a browser and a search engine
 * need. Returns what is wrong, a line each; rejects when the address does not answer.
 */
export async function findInSite(address: string, expected: ExpectedSite): Promise<string[]> {
  async function get(path: string): Promise<Page> {
    const response = await fetch(address + path, {
      redirect: "manual",
      signal: AbortSignal.timeout(longestAnswerMs),
    });
    return { status: response.status, headers: response.headers, html: await response.text() };
  }

  const problems = await findInListings(get, expected);
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
  if (assets.size === 0) problems.push("No page names a file in /assets/.");
  for (const asset of assets) problems.push(...findInAsset(asset, await get(asset)));
  for (const { from, to } of requireContent()["doorverwijzingen.yaml"])
    problems.push(...findInRedirect(from, to, await get(from), address));
  problems.push(...findInNotFound(await get(`/bestaat-niet-${Date.now()}`), expected));
  return problems;
}

async function findInListings(
  get: (path: string) => Promise<Page>,
  { siteUrl, pages }: ExpectedSite,
): Promise<string[]> {
  const problems: string[] = [];
  const robots = await get("/robots.txt");
  if (robots.status !== 200 || !robots.html.includes(`Sitemap: ${siteUrl}/sitemap.xml`)) {
    problems.push(`/robots.txt does not name ${siteUrl}/sitemap.xml.`);
  }
  const { html } = await get("/sitemap.xml");
  const listed = new Set([...html.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url = ""]) => url));
  const wanted = new Set(pages.filter(({ hidden }) => !hidden).map(({ path }) => siteUrl + path));
  for (const url of wanted) if (!listed.has(url)) problems.push(`/sitemap.xml lacks ${url}.`);
  for (const url of listed) {
    if (!wanted.has(url)) problems.push(`/sitemap.xml lists ${url}, which this checkout does not have.`);
  }
  return problems;
}

function findInPage({ path, title, hidden }: ExpectedPage, page: Page, expected: ExpectedSite): string[] {
  if (page.status !== 200) return [`${path} answers ${page.status} instead of 200.`];
  const problems: string[] = [];
  const found = titleOf(page.html);
  if (found !== title) problems.push(`${path} has the title "${found}" instead of "${title}".`);
  const canonical = /<link[^>]*rel="canonical"[^>]*href="([^"]*)"/.exec(page.html)?.[1];
  if (!hidden && canonical !== expected.siteUrl + path) {
    problems.push(`${path} has the canonical address ${canonical} instead of ${expected.siteUrl + path}.`);
  }
  return [...problems, ...findInHeaders(path, page, expected)];
}

/** The policy depends on what else was built; how a host keeps pages is its own affair, as long as it asks anew. */
const lookedAtApart = ["Content-Security-Policy", "Cache-Control"];

function findInHeaders(
  path: string,
  { headers, html }: Page,
  { siteUrl, supabaseUrl }: ExpectedSite,
): string[] {
  const { scriptHashes, styleHashes } = inlineHashes([html]);
  const rules = headerRules({ siteUrl, supabaseUrl, frameOrigins: [], scriptHashes, styleHashes });
  const problems = Object.entries(headersFor(path, rules))
    .filter(([name, value]) => !lookedAtApart.includes(name) && headers.get(name) !== value)
    .map(([name, value]) => `${path} has ${name}: ${headers.get(name)} instead of ${value}.`);

  const policy = headers.get("Content-Security-Policy") ?? "";
  if (policy.includes("unsafe-")) problems.push(`${path} has a Content-Security-Policy with "unsafe-".`);
  const mayTalkTo = /connect-src ([^;]*)/.exec(policy)?.[1]?.split(" ") ?? [];
  if (!mayTalkTo.includes(supabaseUrl)) {
    problems.push(`${path} has a Content-Security-Policy that does not let it talk to ${supabaseUrl}.`);
  }
  for (const hash of [...scriptHashes, ...styleHashes]) {
    if (!policy.includes(`'${hash}'`)) {
      problems.push(`${path} has an inline element that its Content-Security-Policy forbids (${hash}).`);
    }
  }
  return problems;
}

function findInAsset(path: string, { status, headers }: Page): string[] {
  if (status !== 200) return [`${path} answers ${status} instead of 200.`];
  const caching = headers.get("cache-control") ?? "";
  return /immutable/.test(caching) && /max-age=31536000/.test(caching)
    ? []
    : [`${path} has Cache-Control: ${caching || "nothing"} instead of a year, immutable.`];
}

function findInRedirect(from: string, to: string, { status, headers }: Page, address: string): string[] {
  const location = headers.get("location") ?? "";
  const leadsThere = new URL(location, address).pathname === to;
  return (status === 301 || status === 308) && leadsThere
    ? []
    : [`${from} answers ${status} ${location} instead of leading to ${to} for good.`];
}

function findInNotFound({ status, html }: Page, { notFoundTitle }: ExpectedSite): string[] {
  if (status !== 404) return [`An unknown address answers ${status} instead of 404.`];
  return titleOf(html) === notFoundTitle ? [] : ["An unknown address does not show our own page."];
}

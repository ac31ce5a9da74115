import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { cpus } from "node:os";
import { extname, join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { launch } from "chrome-launcher";
import lighthouse, { type Result } from "lighthouse";
import { chromium, type Page } from "playwright";
import { chromiumFlags, findChromium } from "./chromium";
import { limitPage } from "./limit-page";

/*
 * `npm run bench`: Lighthouse on five pages of dist/, each beside a plain page with the same text and pictures
 * and no script, which is the limit of what the page can reach; then the time from an interaction to the next
 * paint. Prints tables, writes bench-results/ and, with three runs or more, docs/performance.md. A machine is
 * noisy: compare within one run. `--runs=1` is quicker.
 */
const paths = ["/", "/dakrenovatie", "/contact", "/dakdekker/utrecht", "/faq"];
const runs = Number(process.argv.find((word) => word.startsWith("--runs="))?.slice("--runs=".length) ?? 3);
const chromeFlags = ["--headless=new", ...chromiumFlags];

const types: Record<string, string> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript",
  ".json": "application/json",
  ".svg": "image/svg+xml",
  ".png": "image/png",
  ".ico": "image/x-icon",
  ".txt": "text/plain",
  ".xml": "application/xml",
  ".woff2": "font/woff2",
  ".webmanifest": "application/manifest+json",
  ".avif": "image/avif",
  ".webp": "image/webp",
  ".jpg": "image/jpeg",
};

/** Serves dist/ as a good host does: brotli, hashed files for a year. Under /limit stand the plain pages. */
function serveDist(): Promise<Server> {
  const compressed = new Map<string, Buffer>();
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? "/", "http://localhost");
    const limit = pathname.startsWith("/limit");
    const path = limit ? pathname.slice("/limit".length) || "/" : pathname;
    const file = [join("dist", path), join("dist", path === "/" ? "index.html" : `${path}.html`)].find(
      (candidate) => existsSync(candidate) && statSync(candidate).isFile(),
    );
    const key = `${limit}${file}`;
    const type = types[extname(file ?? ".html")] ?? "application/octet-stream";
    const binary = /image\/(?!svg)|woff2/.test(type);
    if (!compressed.has(key)) {
      let body = readFileSync(file ?? "dist/404.html");
      if (limit && type.startsWith("text/html")) {
        body = Buffer.from(limitPage(body.toString("utf8")));
      }
      compressed.set(key, binary ? body : brotliCompressSync(body));
    }
    response.writeHead(file ? 200 : 404, {
      "content-type": type,
      "cache-control": path.startsWith("/assets/") ? "public, max-age=31536000, immutable" : "no-cache",
      ...(binary ? {} : { "content-encoding": "br" }),
    });
    response.end(compressed.get(key));
  });
  return new Promise((resolve) => server.listen(0, "127.0.0.1", () => resolve(server)));
}

const median = (values: number[]) =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

const throttlingNames = {
  simulate: "simulated slow 4G",
  devtools: "slow 4G throttled by the browser",
} as const;
type ThrottlingMethod = keyof typeof throttlingNames;
const throttlingMethods = Object.keys(throttlingNames) as ThrottlingMethod[];

/** Columns of the tables: scores from 0 to 100, times in milliseconds, bytes in kB. */
const figures = {
  performance: ({ categories }: Result) => (categories.performance?.score ?? 0) * 100,
  accessibility: ({ categories }: Result) => (categories.accessibility?.score ?? 0) * 100,
  "best practices": ({ categories }: Result) => (categories["best-practices"]?.score ?? 0) * 100,
  SEO: ({ categories }: Result) => (categories.seo?.score ?? 0) * 100,
  FCP: (result: Result) => audit(result, "first-contentful-paint"),
  LCP: (result: Result) => audit(result, "largest-contentful-paint"),
  TBT: (result: Result) => audit(result, "total-blocking-time"),
  CLS: (result: Result) => audit(result, "cumulative-layout-shift"),
  "Speed Index": (result: Result) => audit(result, "speed-index"),
  kB: (result: Result) => audit(result, "total-byte-weight") / 1000,
};
type Measurement = Record<keyof typeof figures, number>;

interface Report {
  date: string;
  lighthouse: Record<ThrottlingMethod, Record<string, Measurement & Record<string, number>>>;
  /** Milliseconds. */
  interactions: Record<string, number>;
}

function audit({ audits }: Result, name: string): number {
  return audits[name]?.numericValue ?? Number.NaN;
}

const ratio = (value: number, limit: number) => Number((value / limit).toFixed(2));

/** Lighthouse's figures for one address, each the median of `runs`. Throws when Lighthouse gives no result. */
async function measure(url: string, port: number, throttlingMethod: ThrottlingMethod): Promise<Measurement> {
  const results: Result[] = [];
  for (let run = 0; run < runs; run++) {
    const result = await lighthouse(url, { port, throttlingMethod, output: "json", logLevel: "error" });
    if (!result) throw new Error(`Lighthouse gave no result for ${url}`);
    results.push(result.lhr);
  }
  return Object.fromEntries(
    Object.entries(figures).map(([name, figure]) => [
      name,
      Number(median(results.map(figure)).toFixed(name === "CLS" ? 3 : 0)),
    ]),
  ) as Measurement;
}

/** Milliseconds from an interaction to the next paint at a quarter of this machine's speed, as the browser reports it. */
async function interactions(origin: string, executablePath: string): Promise<Report["interactions"]> {
  const browser = await chromium.launch({ executablePath, args: chromeFlags });
  const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
  const session = await page.context().newCDPSession(page);
  await page.addInitScript(() => {
    Object.assign(window, { longest: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        Object.assign(window, {
          longest: Math.max((window as never as { longest: number }).longest, entry.duration),
        });
      }
    }).observe({ type: "event", buffered: true, durationThreshold: 16 } as PerformanceObserverInit);
  });

  async function time(path: string, act: (page: Page) => Promise<unknown>): Promise<number> {
    await page.goto(`${origin}${path}`);
    await page.locator("html[data-ready]").waitFor();
    await session.send("Emulation.setCPUThrottlingRate", { rate: 4 });
    await page.evaluate(() => Object.assign(window, { longest: 0 }));
    await act(page);
    await page.waitForTimeout(1500);
    await session.send("Emulation.setCPUThrottlingRate", { rate: 1 });
    return page.evaluate(() => (window as never as { longest: number }).longest);
  }

  const submitButton = (p: Page) => p.getByRole("button", { name: "Vraag gratis offerte aan" });
  /** The request stays on its way: what is timed is the answer of the page, not of a server. */
  const submitFilledIn = async (p: Page) => {
    await p.route("**/rest/v1/**", () => {});
    await p.getByLabel("Dakgoten").check();
    await p.getByLabel("Naam").fill("Bewoner");
    await p.getByLabel("Telefoonnummer").fill("0612345678");
    await p.getByLabel("E-mailadres").fill("bewoner@voorbeeld.example");
    await p.getByLabel("Uw bericht").fill("Het lekt.");
    // Nobody sends the form in the same second; the code that sends it is there by then.
    await p.waitForTimeout(1500);
    await p.evaluate(() => Object.assign(window, { longest: 0 }));
    await submitButton(p).click();
  };
  const results = {
    "opening the mobile menu": await time("/", (p) => p.getByRole("button", { name: "Menu openen" }).click()),
    "ticking a service": await time("/contact", (p) => p.getByLabel("Dakgoten").click()),
    "opening a question": await time("/faq", (p) => p.locator("main h3 button").first().click()),
    "submitting the empty form": await time("/contact", (p) => submitButton(p).click()),
    "submitting the filled-in form": await time("/contact", submitFilledIn),
    "following a link": await time("/", (p) => p.locator("footer a[href='/over-ons']").click()),
  };
  await browser.close();
  return results;
}

function markdownTable(rows: Record<string, object>, firstColumn: string): string {
  const columns = Object.keys(Object.values(rows)[0] ?? {});
  return [
    [firstColumn, ...columns],
    ["---", ...columns.map(() => "---:")],
    ...Object.entries(rows).map(([name, row]) => [name, ...Object.values(row)]),
  ]
    .map((cells) => `| ${cells.join(" | ")} |`)
    .join("\n");
}

/** The page of docs/ that tells what was measured, whatever it was. */
function performancePage({ date, lighthouse, interactions }: Report): string {
  const sections = Object.entries(lighthouse).map(
    ([method, table]) => `## Lighthouse, mobile, ${throttlingNames[method as ThrottlingMethod]}

${markdownTable(table, "page")}`,
  );
  return `# Performance

Written by \`npm run bench\` on ${date}; the median of ${runs} runs on ${cpus().length} cores of a shared machine.
Times are in milliseconds, bytes in kB of 1000. The absolute times hold for that machine and that hour; the
ratios hold anywhere, for each page is measured beside its limit in the same run: a plain page with the same
text and pictures, a few lines of style, and no script, web font or icon (\`scripts/limit-page.ts\`).

${sections.join("\n\n")}

## From an interaction to the next paint, in Chromium at a quarter of the speed

${markdownTable(
  Object.fromEntries(Object.entries(interactions).map(([name, ms]) => [name, { ms }])),
  "interaction",
)}
`;
}

if (!existsSync("dist/index.html")) {
  console.error('There is no build to measure: run "npm run build" first.');
  process.exit(1);
}
const executablePath = findChromium();
const server = await serveDist();
const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
const chrome = await launch({ chromePath: executablePath, chromeFlags });
const report: Report = {
  date: new Date().toISOString().slice(0, 10),
  lighthouse: { simulate: {}, devtools: {} },
  interactions: {},
};
try {
  for (const method of throttlingMethods) {
    const table = report.lighthouse[method];
    for (const path of paths) {
      const limit = await measure(`${origin}/limit${path}`, chrome.port, method);
      const page = await measure(`${origin}${path}`, chrome.port, method);
      table[path] = {
        ...page,
        "FCP / limit": ratio(page.FCP, limit.FCP),
        "LCP / limit": ratio(page.LCP, limit.LCP),
      };
    }
    console.log(`Lighthouse, mobile, ${throttlingNames[method]}, median of ${runs}; times in ms`);
    console.table(table);
  }
} finally {
  chrome.kill();
}
report.interactions = await interactions(origin, executablePath);
console.log("From the interaction to the next paint, at a quarter of the speed, in ms");
console.table(report.interactions);
server.close();
mkdirSync("bench-results", { recursive: true });
writeFileSync("bench-results/latest.json", JSON.stringify(report, null, 2));
if (runs >= 3) writeFileSync("docs/performance.md", performancePage(report));

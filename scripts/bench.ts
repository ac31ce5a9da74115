import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { extname, join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { launch } from "chrome-launcher";
import lighthouse from "lighthouse";
import { chromium, type Page } from "playwright";
import { chromiumFlags, findChromium } from "./chromium";

/*
 * `npm run bench`: Lighthouse on five pages of dist/, each beside the same page without any script, which is
 * the limit of what the page can reach; then the time from an interaction to the next paint. Prints tables and
 * writes bench-results/. These machines are noisy: compare within one run. `--runs=1` is quicker.
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
};

/** Serves dist/ as a good host does: brotli, hashed files for a year. Under /limit stand the pages without scripts. */
function serveDist(): Promise<Server> {
  const compressed = new Map<string, Buffer>();
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? "/", "http://localhost");
    const limit = pathname.startsWith("/limit");
    const path = limit ? pathname.slice("/limit".length) || "/" : pathname;
    const file = [join("dist", path), join("dist", path, "index.html")].find(
      (candidate) => existsSync(candidate) && statSync(candidate).isFile(),
    );
    const key = `${limit}${file}`;
    const type = types[extname(file ?? ".html")] ?? "application/octet-stream";
    const binary = /png|icon|woff2/.test(type);
    if (!compressed.has(key)) {
      let body = readFileSync(file ?? "dist/404.html");
      if (limit && type.startsWith("text/html")) {
        body = Buffer.from(body.toString("utf8").replace(/<script\b[^>]*>.*?<\/script>/gs, ""));
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

/** Scores from 0 to 100, times in milliseconds. */
interface Measurement {
  performance: number;
  accessibility: number;
  bestPractices: number;
  seo: number;
  fcp: number;
  lcp: number;
  tbt: number;
  cls: number;
  speedIndex: number;
  kilobytes: number;
}

/** Lighthouse's scores and times for one address, the median of `runs`. */
async function measure(url: string, port: number, throttlingMethod: "simulate" | "devtools") {
  const results: Measurement[] = [];
  for (let run = 0; run < runs; run++) {
    const result = await lighthouse(url, { port, throttlingMethod, output: "json", logLevel: "error" });
    if (!result) throw new Error(`Lighthouse gave no result for ${url}`);
    const { audits, categories } = result.lhr;
    const audit = (name: string) => audits[name]?.numericValue ?? Number.NaN;
    results.push({
      performance: (categories.performance?.score ?? 0) * 100,
      accessibility: (categories.accessibility?.score ?? 0) * 100,
      bestPractices: (categories["best-practices"]?.score ?? 0) * 100,
      seo: (categories.seo?.score ?? 0) * 100,
      fcp: audit("first-contentful-paint"),
      lcp: audit("largest-contentful-paint"),
      tbt: audit("total-blocking-time"),
      cls: audit("cumulative-layout-shift"),
      speedIndex: audit("speed-index"),
      kilobytes: audit("total-byte-weight") / 1000,
    });
  }
  const names = Object.keys(results[0] ?? {}) as (keyof Measurement)[];
  const rounded = (name: keyof Measurement) =>
    Number(median(results.map((result) => result[name])).toFixed(name === "cls" ? 3 : 0));
  return Object.fromEntries(names.map((name) => [name, rounded(name)])) as unknown as Measurement;
}

/** Milliseconds from an interaction to the next paint at a quarter of this machine's speed, as the browser reports it. */
async function interactions(origin: string, executablePath: string) {
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

  const results = {
    "opening the mobile menu": await time("/", (p) => p.getByRole("button", { name: "Menu openen" }).click()),
    "ticking a service": await time("/contact", (p) => p.getByLabel("Dakgoten").click()),
    "opening a question": await time("/faq", (p) => p.locator("main h3 button").first().click()),
    "submitting the empty form": await time("/contact", (p) =>
      p.getByRole("button", { name: "Vraag gratis offerte aan" }).click(),
    ),
  };
  await browser.close();
  return results;
}

if (!existsSync("dist/index.html")) {
  console.error('There is no build to measure: run "npm run build" first.');
  process.exit(1);
}
const executablePath = findChromium();
const server = await serveDist();
const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
const chrome = await launch({ chromePath: executablePath, chromeFlags });
const report: Record<string, unknown> = { date: new Date().toISOString().slice(0, 10), runs };
try {
  for (const method of ["simulate", "devtools"] as const) {
    const table: Record<string, Record<string, number>> = {};
    for (const path of paths) {
      const limit = await measure(`${origin}/limit${path}`, chrome.port, method);
      const page = await measure(`${origin}${path}`, chrome.port, method);
      table[path] = {
        ...page,
        "fcp / limit": Number((page.fcp / limit.fcp).toFixed(2)),
        "lcp / limit": Number((page.lcp / limit.lcp).toFixed(2)),
      };
    }
    console.log(`Lighthouse, mobile, ${method} throttling, median of ${runs}; times in ms`);
    console.table(table);
    report[method] = table;
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

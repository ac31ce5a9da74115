import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import { cpus } from "node:os";
import { extname, join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { launch } from "chrome-launcher";
import lighthouse, { type Result } from "lighthouse";
import { previewPort } from "../build/build-environment";
import { headersFor } from "../build/hosting/rules";
import { readHostingFiles } from "../build/hosting/static-files";
import { pageFile } from "../build/prerender";
import { chromiumFlags, ensureChromium } from "../shared/chromium";
import { interactionTimes } from "./interaction-times";
import { limitPage } from "./limit-page";
import { median } from "./median";

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
  ".woff2": "font/woff2",
  ".avif": "image/avif",
  ".webp": "image/webp",
  ".jpg": "image/jpeg",
};

/**
 * Milliseconds until all but a page itself is answered, of ours and of the plain one, where Lighthouse reckons the
 * times: it takes for needed by the first paint what was there before it, and without a network between that is the
 * typeface, which no browser waits for, and the icon. Where the browser itself throttles, it is as late as it is.
 */
const networkDelays: Record<ThrottlingMethod, number> = { simulate: 200, devtools: 0 };
let networkDelay = 0;

/**
 * Serves dist/ as a good host does: brotli, and files kept for as long as the site's rules say. Without its other
 * headers, which HTTP/2 compresses and this server's HTTP/1.1 does not. Under /limit stand the plain pages.
 * What pages count goes nowhere.
 */
function serveDist(): Promise<Server> {
  const { rules } = readHostingFiles("dist");
  const compressed = new Map<string, Buffer>();
  const server = createServer((request, response) => {
    if (request.method === "POST") {
      response.writeHead(204).end();
      return;
    }
    const { pathname } = new URL(request.url ?? "/", "http://localhost");
    const limit = pathname.startsWith("/limit");
    const path = limit ? pathname.slice("/limit".length) || "/" : pathname;
    const file = [join("dist", path), join("dist", pageFile(path))].find(
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
      "Cache-Control": headersFor(path, rules)["Cache-Control"],
      ...(binary ? {} : { "Content-Encoding": "br" }),
      "Content-Type": type,
    });
    setTimeout(() => response.end(compressed.get(key)), type.startsWith("text/html") ? 0 : networkDelay);
  });
  return new Promise((resolve, reject) => {
    server.on("error", reject);
    server.listen(previewPort, "127.0.0.1", () => resolve(server));
  });
}

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

/** One run of Lighthouse for an address. Throws when it gives no result. */
async function runLighthouse(url: string, port: number, throttlingMethod: ThrottlingMethod): Promise<Result> {
  const result = await lighthouse(url, { port, throttlingMethod, output: "json", logLevel: "error" });
  if (!result) throw new Error(`Lighthouse gave no result for ${url}`);
  return result.lhr;
}

/** Each figure, the median of the runs. */
function medians(results: Result[]): Measurement {
  return Object.fromEntries(
    Object.entries(figures).map(([name, figure]) => [
      name,
      Number(median(results.map(figure)).toFixed(name === "CLS" ? 3 : 0)),
    ]),
  ) as Measurement;
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
text and pictures, a few lines of style, and no script or web font (\`scripts/bench/limit-page.ts\`). Where the network
is simulated, all but the page itself comes ${networkDelays.simulate} ms late, as it would over one.

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
const executablePath = ensureChromium();
const server = await serveDist();
const origin = `http://localhost:${previewPort}`;
const chrome = await launch({ chromePath: executablePath, chromeFlags });
const report: Report = {
  date: new Date().toISOString().slice(0, 10),
  lighthouse: { simulate: {}, devtools: {} },
  interactions: {},
};
try {
  for (const method of throttlingMethods) {
    const table = report.lighthouse[method];
    networkDelay = networkDelays[method];
    for (const path of paths) {
      const limits: Result[] = [];
      const pages: Result[] = [];
      // In turn, so that both meet the same moods of the machine.
      for (let run = 0; run < runs; run++) {
        limits.push(await runLighthouse(`${origin}/limit${path}`, chrome.port, method));
        pages.push(await runLighthouse(`${origin}${path}`, chrome.port, method));
      }
      const limit = medians(limits);
      const page = medians(pages);
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
networkDelay = 0;
report.interactions = await interactionTimes(origin, executablePath, runs);
console.log("From the interaction to the next paint, at a quarter of the speed, in ms");
console.table(report.interactions);
server.close();
mkdirSync("bench-results", { recursive: true });
writeFileSync("bench-results/latest.json", JSON.stringify(report, null, 2));
if (runs >= 3) writeFileSync("docs/performance.md", performancePage(report));

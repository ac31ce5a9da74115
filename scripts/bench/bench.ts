import { once } from "node:events";
import { existsSync, readFileSync, statSync, writeFileSync } from "node:fs";
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
import { chromiumFlags, ensureChromium } from "../checks/chromium";
import { interactionTimes } from "./interaction-times";
import { limitPage } from "./limit-page";
import { median } from "./median";

/*
 * `npm run bench`: Lighthouse on five pages of dist/, each beside a plain page with the same content as its limit, and
 * the time from an interaction to the next paint. With three runs or more it writes docs/performance.md; `--runs=1`.
 */
const paths = ["/", "/dakrenovatie", "/contact", "/dakdekker/utrecht", "/faq"];
const runs = Number(process.argv.find((word) => word.startsWith("--runs="))?.slice("--runs=".length) ?? 3);

const types: Record<string, string> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript",
  ".json": "application/json",
  ".svg": "image/svg+xml",
  ".avif": "image/avif",
  ".woff2": "font/woff2",
};

/** `delay` in ms for all but the page: Lighthouse takes what arrives before the first paint for render-blocking. */
const methods = {
  simulate: { name: "simulated slow 4G", delay: 200 },
  devtools: { name: "slow 4G throttled by the browser", delay: 0 },
} as const;
type Method = keyof typeof methods;
let delay = 0;

/** Serves dist/ with brotli and caching headers; the other headers are larger in HTTP/1.1 than on a host. */
async function serveDist(): Promise<Server> {
  const { rules } = readHostingFiles("dist");
  const bodies = new Map<string, Buffer>();
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? "/", "http://localhost");
    const path = pathname.replace(/^\/limit(?=\/)/, "");
    const file = [join("dist", path), join("dist", pageFile(path))].find(
      (candidate) => existsSync(candidate) && statSync(candidate).isFile(),
    );
    const type = types[extname(file ?? ".html")] ?? "application/octet-stream";
    const compress = /text|json|svg/.test(type);
    let body = bodies.get(pathname);
    if (!body) {
      body = readFileSync(file ?? "dist/404.html");
      if (path !== pathname && type.startsWith("text/html")) body = Buffer.from(limitPage(body.toString()));
      if (compress) body = brotliCompressSync(body);
      bodies.set(pathname, body);
    }
    response.writeHead(file ? 200 : 404, {
      "Cache-Control": headersFor(path, rules)["Cache-Control"],
      ...(compress ? { "Content-Encoding": "br" } : {}),
      "Content-Type": type,
    });
    setTimeout(() => response.end(body), type.startsWith("text/html") ? 0 : delay);
  });
  await once(server.listen(previewPort, "127.0.0.1"), "listening");
  return server;
}

/** Columns of the tables: scores from 0 to 100, milliseconds, kB. */
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

function audit({ audits }: Result, name: string): number {
  return audits[name]?.numericValue ?? Number.NaN;
}

async function runLighthouse(url: string, port: number, throttlingMethod: Method): Promise<Result> {
  const result = await lighthouse(url, { port, throttlingMethod, output: "json", logLevel: "error" });
  if (!result) throw new Error(`Lighthouse gave no result for ${url}`);
  return result.lhr;
}

function medians(results: Result[]): Measurement {
  const entries = Object.entries(figures).map(([name, figure]) => [
    name,
    Number(median(results.map(figure)).toFixed(name === "CLS" ? 3 : 0)),
  ]);
  return Object.fromEntries(entries) as Measurement;
}

/** A page's figures, and the ratio of its paints to those of its plain page. */
async function measurePage(origin: string, path: string, port: number, method: Method) {
  const limits: Result[] = [];
  const pages: Result[] = [];
  for (let run = 0; run < runs; run++) {
    limits.push(await runLighthouse(`${origin}/limit${path}`, port, method));
    pages.push(await runLighthouse(`${origin}${path}`, port, method));
  }
  const [limit, page] = [medians(limits), medians(pages)];
  const ratio = (name: "FCP" | "LCP") => Number((page[name] / limit[name]).toFixed(2));
  return { ...page, "FCP / limit": ratio("FCP"), "LCP / limit": ratio("LCP") };
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

if (!existsSync("dist/index.html")) {
  console.error('There is no build to measure: run "npm run build" first.');
  process.exit(1);
}
const executablePath = ensureChromium();
const server = await serveDist();
const origin = `http://localhost:${previewPort}`;
const chrome = await launch({
  chromePath: executablePath,
  chromeFlags: ["--headless=new", ...chromiumFlags],
});
let report = `# Performance

Written by \`npm run bench\` on ${new Date().toISOString().slice(0, 10)}; the median of ${runs} runs on ${cpus().length} cores of a shared machine.
Times are in milliseconds, bytes in kB of 1000. The absolute times hold for that machine and that hour; the
ratios hold anywhere, for each page is measured beside its limit in the same run: a plain page with the same
text and pictures, a few lines of style, and no script or web font (\`scripts/bench/limit-page.ts\`). Where the network
is simulated, all but the page itself comes ${methods.simulate.delay} ms late, as it would over one.
`;
function add(title: string, rows: Record<string, object>, firstColumn: string): void {
  console.log(title);
  console.table(rows);
  report += `\n## ${title}\n\n${markdownTable(rows, firstColumn)}\n`;
}
try {
  for (const method of Object.keys(methods) as Method[]) {
    const rows: Record<string, object> = {};
    delay = methods[method].delay;
    for (const path of paths) rows[path] = await measurePage(origin, path, chrome.port, method);
    add(`Lighthouse, mobile, ${methods[method].name}`, rows, "page");
  }
} finally {
  chrome.kill();
}
add(
  "From an interaction to the next paint, in Chromium at a quarter of the speed",
  await interactionTimes(origin, executablePath, runs),
  "interaction",
);
server.close();
if (runs >= 3) writeFileSync("docs/performance.md", report);

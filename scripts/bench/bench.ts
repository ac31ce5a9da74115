import { execFile } from "node:child_process";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { cpus } from "node:os";
import { promisify } from "node:util";
import type { Result } from "lighthouse";
import { type Plugin, preview } from "vite";
import { findFreePort } from "../../embedded/ports";
import { pageFile } from "../build/prerender";
import { prerenderedPages } from "../build/prerendered-pages";
import { chromiumFlags, ensureChromium } from "../checks/chromium";

/*
 * `npm run bench`: Lighthouse's own command on pages of dist/, each beside itself without its scripts. Writes
 * docs/performance.md; fails over a budget. `-- --runs=1` is quicker.
 */
const paths = ["/", "/dakrenovatie", "/contact", "/dakdekker/utrecht", "/faq"];
const runs = Number(process.argv.find((word) => word.startsWith("--runs="))?.slice("--runs=".length) ?? 5);

/** By audit of Lighthouse; the paints are ratios to the page without scripts. */
const columns = {
  score: { of: ({ categories }: Result) => 100 * (categories.performance?.score ?? 0), min: 95 },
  FCP: { of: timing("first-contentful-paint"), ratio: 1.05 },
  LCP: { of: timing("largest-contentful-paint"), ratio: 1.05 },
  TBT: { of: timing("total-blocking-time"), max: 200 },
  CLS: { of: timing("cumulative-layout-shift"), max: 0.01 },
  kB: { of: (result: Result) => timing("total-byte-weight")(result) / 1000 },
};

function timing(audit: string) {
  return ({ audits }: Result) => audits[audit]?.numericValue ?? Number.NaN;
}

const median = (values: number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

async function lighthouse(url: string): Promise<Result> {
  const { stdout } = await promisify(execFile)(
    "node_modules/.bin/lighthouse",
    [
      ...[url, "--config-path=scripts/bench/lighthouse.json", "--output=json", "--quiet"],
      ...[`--chrome-flags=${["--headless=new", ...chromiumFlags].join(" ")}`],
    ],
    { env: { ...process.env, CHROME_PATH: ensureChromium() }, maxBuffer: 2 ** 26 },
  );
  return JSON.parse(stdout);
}

/** Answers /without-scripts/contact with that page; a browser that refuses scripts would have the page loaded anew. */
const withoutScripts: Plugin = {
  name: "without-scripts",
  configurePreviewServer({ middlewares }) {
    middlewares.use("/without-scripts", (request, response) => {
      const html = readFileSync(`dist/${pageFile(request.url ?? "/")}`, "utf8");
      response.setHeader("content-type", "text/html; charset=utf-8");
      response.end(html.replace(/<script(?! type="application).*?<\/script>/gs, ""));
    });
  },
};

if (!existsSync("dist/index.html"))
  throw new Error('There is no build to measure: run "npm run build" first.');
const port = await findFreePort();
const site = await preview({
  configFile: false,
  plugins: [withoutScripts, prerenderedPages()],
  preview: { host: "127.0.0.1", port, strictPort: true },
});
const rows: string[] = [];
const exceeded: string[] = [];
for (const path of paths) {
  const pages: Result[] = [];
  const plain: Result[] = [];
  for (let run = 0; run < runs; run++) {
    pages.push(await lighthouse(`http://localhost:${port}${path}`));
    plain.push(await lighthouse(`http://localhost:${port}/without-scripts${path}`));
  }
  const cells = Object.entries(columns).map(([name, { of, ...budget }]) => {
    const [value, limit] = [median(pages.map(of)), median(plain.map(of))];
    const {
      min = Number.NEGATIVE_INFINITY,
      max = Number.POSITIVE_INFINITY,
      ratio,
    } = { ...budget } as {
      [bound in "min" | "max" | "ratio"]?: number;
    };
    if (value < min || value > max || (ratio && value > ratio * limit))
      exceeded.push(`${path}: ${name} ${value}`);
    const digits = name === "CLS" ? 3 : 0;
    return `${value.toFixed(digits)} (${limit.toFixed(digits)})`;
  });
  rows.push(`| ${[path, ...cells].join(" | ")} |`);
  console.log(rows.at(-1));
}
await site.close();
writeFileSync(
  "docs/performance.md",
  `# Performance

Written by \`npm run bench\` on ${new Date().toISOString().slice(0, 10)}, on ${cpus().length} cores: Lighthouse's own command on the build,
for a phone on a simulated slow 4G, the median of ${runs} runs. In brackets stands the same page without its scripts, measured in turn with it:
the comparison holds on any machine, the milliseconds on this one. The preview sends files as they are; hosts compress them.

| page | ${Object.keys(columns).join(" | ")} |
| --- |${" ---: |".repeat(Object.keys(columns).length)}
${rows.join("\n")}

Budgets, in \`scripts/bench/bench.ts\`: a score of 95 at least, paints within 5 % of the page without scripts, a blocking time of
200 ms and a layout shift of 0.01 at most. Bytes have theirs in \`tests/build/budget.test.ts\`.
`,
);
if (exceeded.length > 0) throw new Error(`Over budget:\n${exceeded.join("\n")}`);

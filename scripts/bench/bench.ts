import { execFile } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { cpus } from "node:os";
import { promisify } from "node:util";
import type { Result } from "lighthouse";
import { computeMedianRun } from "lighthouse/core/lib/median-run.js";
import { type Plugin, preview } from "vite";
import { findFreePort } from "../../embedded/ports";
import { pageFile } from "../build/prerender";
import { chromiumFlags, ensureChromium } from "../checks/chromium";
import { prerenderedPages } from "../run/prerendered-pages";

/* `npm run bench`: Lighthouse's own command on dist/, each page beside itself without its scripts. */
const paths = ["/", "/dakrenovatie", "/contact", "/dakdekker/utrecht", "/faq"];
const runs = Number(process.argv[2] ?? 5);

async function lighthouse(url: string): Promise<Result> {
  const flags = [
    "--only-categories=performance",
    "--disable-full-page-screenshot",
    "--output=json",
    "--quiet",
  ];
  const { stdout } = await promisify(execFile)(
    "node_modules/.bin/lighthouse",
    [url, ...flags, `--chrome-flags=${["--headless=new", ...chromiumFlags].join(" ")}`],
    { env: { ...process.env, CHROME_PATH: ensureChromium() }, maxBuffer: 2 ** 26 },
  );
  return JSON.parse(stdout);
}

function figures(results: Result[]) {
  const { categories, audits } = computeMedianRun(results);
  const audit = (name: string) => audits[name]?.numericValue ?? Number.NaN;
  return {
    score: 100 * (categories.performance?.score ?? 0),
    FCP: audit("first-contentful-paint"),
    LCP: audit("largest-contentful-paint"),
    TBT: audit("total-blocking-time"),
    CLS: audit("cumulative-layout-shift"),
    kB: audit("total-byte-weight") / 1000,
  };
}

/** Answers /without-scripts/contact with that page; a browser that refuses scripts would load the page anew. */
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

const port = await findFreePort();
const site = await preview({
  configFile: false,
  plugins: [withoutScripts, prerenderedPages()],
  preview: { host: "127.0.0.1", port, strictPort: true },
});
const rows = ["| page | score | FCP | LCP | TBT | CLS | kB | within budget |", `|${" --- |".repeat(8)}`];
for (const path of paths) {
  const [pages, plains]: [Result[], Result[]] = [[], []];
  for (let run = 0; run < runs; run++) {
    pages.push(await lighthouse(`http://localhost:${port}${path}`));
    plains.push(await lighthouse(`http://localhost:${port}/without-scripts${path}`));
  }
  const [page, plain] = [figures(pages), figures(plains)];
  const paints = page.FCP <= 1.05 * plain.FCP && page.LCP <= 1.05 * plain.LCP;
  const isWithin = paints && page.score >= 95 && page.TBT <= 200 && page.CLS <= 0.01;
  if (!isWithin) process.exitCode = 1;
  const names = Object.keys(page) as (keyof typeof page)[];
  const cells = names.map((name) => {
    const digits = name === "CLS" ? 3 : 0;
    return `${page[name].toFixed(digits)} (${plain[name].toFixed(digits)})`;
  });
  rows.push(`| ${[path, ...cells, isWithin ? "yes" : "no"].join(" | ")} |`);
  console.log(rows.at(-1));
}
await site.close();
writeFileSync(
  "docs/performance.md",
  `# Performance

Written by \`npm run bench\` on ${new Date().toISOString().slice(0, 10)}, on ${cpus().length} cores: Lighthouse's own command on the build, for a phone on a
simulated slow 4G; of ${runs} runs the one that Lighthouse calls the median. In brackets stands the same page without its scripts,
measured in turn with it: the comparison holds on any machine, the milliseconds on this one. The preview sends files as
they are; hosts compress them.

${rows.join("\n")}

Budgets, in \`scripts/bench/bench.ts\`: a score of 95 at least, paints within 5 % of the page without scripts, a blocking time of
200 ms and a layout shift of 0.01 at most. Bytes have theirs in \`tests/build/budget.test.ts\`.
`,
);

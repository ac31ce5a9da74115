import { execFile } from "node:child_process";
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { cpus, tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import type { Result } from "lighthouse";
import { computeMedianRun } from "lighthouse/core/lib/median-run.js";
import { type PreviewServer, preview } from "vite";
import { chromiumFlags } from "../checks/chromium";
import { prerenderedPages } from "../run/prerendered-pages";

/* `npm run bench`: Lighthouse's own command on dist/, each page beside itself without its scripts. */
const paths = ["/", "/dakrenovatie", "/contact", "/dakdekker/utrecht", "/faq"];
const runs = Number(process.argv[2] ?? 5);

/** Slowed down by the browser: Lighthouse's usual guess from a fast run paints a page without scripts later than with them. */
const flags =
  "--only-categories=performance --throttling-method=devtools --disable-full-page-screenshot --output=json --quiet";

async function lighthouse({ resolvedUrls }: PreviewServer, path: string): Promise<Result> {
  const address = new URL(path, resolvedUrls?.local[0]).href;
  const { stdout } = await promisify(execFile)(
    "node_modules/.bin/lighthouse",
    [address, ...flags.split(" "), `--chrome-flags=${["--headless=new", ...chromiumFlags].join(" ")}`],
    // In the browser that Lighthouse finds: the headless shell moves a pointer, which starts the scripts early.
    { maxBuffer: 2 ** 26 },
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

const serve = (outDir: string) =>
  preview({
    configFile: false,
    plugins: [prerenderedPages()],
    build: { outDir },
    preview: { host: "127.0.0.1", port: 0 },
  });

/** Copies the build to `folder` without the scripts of its pages; a browser that refuses scripts would load a page anew. */
function copyWithoutScripts(folder: string): void {
  cpSync("dist", folder, { recursive: true });
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" });
  for (const file of files.filter((name) => name.endsWith(".html"))) {
    const html = readFileSync(join(folder, file), "utf8");
    writeFileSync(join(folder, file), html.replace(/<script(?! type="application).*?<\/script>/gs, ""));
  }
}

const control = mkdtempSync(join(tmpdir(), "without-scripts-"));
copyWithoutScripts(control);
const [site, plainSite] = [await serve("dist"), await serve(control)];
const rows = ["| page | score | FCP | LCP | TBT | CLS | kB | within budget |", `|${" --- |".repeat(8)}`];
for (const path of paths) {
  const [pages, plains]: [Result[], Result[]] = [[], []];
  for (let run = 0; run < runs; run++) {
    pages.push(await lighthouse(site, path));
    plains.push(await lighthouse(plainSite, path));
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
await plainSite.close();
rmSync(control, { recursive: true });
writeFileSync(
  "docs/performance.md",
  `# Performance

\`npm run bench\` on ${new Date().toISOString().slice(0, 10)}, on ${cpus().length} cores: Lighthouse on the build, for a phone that the browser slows down to slow 4G; of ${runs} runs the median.
In brackets the same page from the same server without its scripts: the comparison holds on any machine, the milliseconds on this one.

${rows.join("\n")}

Budgets: a score of 95, paints within 5 % of the page without scripts, 200 ms of blocking, a layout shift of 0.01.
`,
);

import { execFile } from "node:child_process";
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { type PreviewServer, preview } from "vite";
import { chromiumFlags } from "../checks/chromium";
import { prerenderedPages } from "../run/prerendered-pages";

/*
 * `npm run bench` runs Lighthouse on dist/ as a phone on slow 4G, in turn with the same page without its scripts. Their
 * ratio holds on any machine, the milliseconds only on this one. `npm run bench -- 3` takes three runs.
 */

const pages = ["/", "/dakrenovatie", "/contact"];
const runs = Number(process.argv[2] ?? 5);

// Throttles the browser itself. Lighthouse's default estimates the figures from a fast run.
const lighthouse =
  "--yes lighthouse@12.8.2 --only-categories=performance --throttling-method=devtools --disable-full-page-screenshot --output=json --quiet";

const audits = {
  FCP: "first-contentful-paint",
  LCP: "largest-contentful-paint",
  blocking: "total-blocking-time",
  bytes: "total-byte-weight",
};

type Figures = Record<keyof typeof audits, number>;

async function measure({ resolvedUrls }: PreviewServer, page: string): Promise<Figures> {
  const address = new URL(page, resolvedUrls?.local[0]).href;
  const flags = `--chrome-flags=${["--headless=new", ...chromiumFlags].join(" ")}`;
  const { stdout } = await promisify(execFile)("npx", [...lighthouse.split(" "), flags, address], {
    // Uses the Chrome that Lighthouse finds. The headless shell moves a pointer, which starts the scripts early.
    maxBuffer: 2 ** 26,
  });
  const report = JSON.parse(stdout);
  return Object.fromEntries(
    Object.entries(audits).map(([name, audit]) => [name, report.audits[audit].numericValue]),
  ) as Figures;
}

function median(measured: Figures[], name: keyof Figures): number {
  const sorted = measured.map((figures) => figures[name]).sort((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

const serve = (outDir: string) =>
  preview({
    configFile: false,
    plugins: [prerenderedPages()],
    build: { outDir },
    preview: { host: "127.0.0.1", port: 0 },
  });

/** Copies the build without its scripts. A browser with scripts turned off would render <noscript>. */
function copyWithoutScripts(folder: string): void {
  cpSync("dist", folder, { recursive: true });
  for (const file of readdirSync(folder, { recursive: true, encoding: "utf8" })) {
    if (!file.endsWith(".html")) continue;
    const html = readFileSync(join(folder, file), "utf8");
    writeFileSync(join(folder, file), html.replace(/<script(?! type="application).*?<\/script>/gs, ""));
  }
}

const control = mkdtempSync(join(tmpdir(), "without-scripts-"));
copyWithoutScripts(control);
const sites = { site: await serve("dist"), "without scripts": await serve(control) };
const rows: Record<string, object> = {};
for (const page of pages) {
  const measured = { site: [] as Figures[], "without scripts": [] as Figures[] };
  for (let run = 0; run < runs; run++)
    for (const name of ["site", "without scripts"] as const)
      measured[name].push(await measure(sites[name], page));
  for (const [name, figures] of Object.entries(measured)) {
    const [FCP, LCP] = [median(figures, "FCP"), median(figures, "LCP")];
    rows[`${page} ${name}`] = {
      "FCP (ms)": Math.round(FCP),
      "LCP (ms)": Math.round(LCP),
      "LCP ÷ FCP": (LCP / FCP).toFixed(2),
      "blocking (ms)": Math.round(median(figures, "blocking")),
      kB: Math.round(median(figures, "bytes") / 1000),
    };
  }
}
console.table(rows);
for (const server of Object.values(sites)) await server.close();
rmSync(control, { recursive: true });

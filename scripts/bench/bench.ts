import { execFile } from "node:child_process";
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { preview } from "vite";
import { chromiumFlags } from "../checks/chromium";
import { prerenderedPages } from "../run/prerendered-pages";

/*
 * `npm run bench` runs Lighthouse on dist/ as a phone on slow 4G, in turn with the same pages without their scripts.
 * Their ratio holds on any machine, the milliseconds only on this one. `npm run bench -- 3` takes three runs.
 */

const pages = ["/", "/dakrenovatie", "/contact"];
const runs = Number(process.argv[2] ?? 5);

/** What each audit of Lighthouse is called in the table. */
const columns = {
  "first-contentful-paint": "FCP (ms)",
  "largest-contentful-paint": "LCP (ms)",
  "total-blocking-time": "blocking (ms)",
  "total-byte-weight": "bytes",
};

type Figures = Record<string, number>;

/** Loads a page once in the Chrome that Lighthouse finds. A headless shell moves a pointer, which starts the scripts early. */
async function measure(address: string): Promise<Figures> {
  const command = [
    ...["--yes", "lighthouse@12.8.2", address, "--quiet", "--output=json", "--only-categories=performance"],
    // Throttles the browser itself. Lighthouse by default estimates the figures from a fast load.
    "--throttling-method=devtools",
    "--disable-full-page-screenshot",
    `--chrome-flags=${["--headless=new", ...chromiumFlags].join(" ")}`,
  ];
  const { stdout } = await promisify(execFile)("npx", command, { maxBuffer: 2 ** 26 });
  const { audits } = JSON.parse(stdout);
  return Object.fromEntries(
    Object.entries(columns).map(([audit, column]) => [column, audits[audit].numericValue]),
  );
}

/** The median of each column, and the ratio of the two paints. */
function summarize(loads: Figures[]): Figures {
  const medians: Figures = {};
  for (const column of Object.values(columns)) {
    const sorted = loads.map((figures) => figures[column] ?? 0).sort((one, other) => one - other);
    medians[column] = Math.round(sorted[Math.floor(sorted.length / 2)] ?? 0);
  }
  return { ...medians, "LCP ÷ FCP": Number(medians["LCP (ms)"]) / Number(medians["FCP (ms)"]) };
}

/** Copies the build without its scripts. A browser with scripts turned off would render <noscript> instead. */
function copyWithoutScripts(): string {
  const folder = mkdtempSync(join(tmpdir(), "without-scripts-"));
  cpSync("dist", folder, { recursive: true });
  for (const file of readdirSync(folder, { recursive: true, encoding: "utf8" })) {
    if (!file.endsWith(".html")) continue;
    const html = readFileSync(join(folder, file), "utf8");
    writeFileSync(join(folder, file), html.replace(/<script(?! type="application).*?<\/script>/gs, ""));
  }
  return folder;
}

const serve = (outDir: string) =>
  preview({
    configFile: false,
    plugins: [prerenderedPages()],
    build: { outDir },
    preview: { host: "127.0.0.1", port: 0 },
  });

const control = copyWithoutScripts();
const sites = { site: await serve("dist"), "without scripts": await serve(control) };
const table: Record<string, Figures> = {};
for (const page of pages) {
  const loads: Record<string, Figures[]> = {};
  for (let run = 0; run < runs; run++)
    for (const [name, { resolvedUrls }] of Object.entries(sites)) {
      loads[name] ??= [];
      loads[name].push(await measure(new URL(page, resolvedUrls?.local[0]).href));
    }
  for (const name of Object.keys(sites)) table[`${page} ${name}`] = summarize(loads[name] ?? []);
}
console.table(table);
for (const server of Object.values(sites)) await server.close();
rmSync(control, { recursive: true });

import { spawnSync } from "node:child_process";
import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { scratchCopy } from "../shared/scratch-copy";

/*
 * `npm run bench:growth`: builds the site with 2,500 places in a scratch copy, prints time and memory beside
 * those of today's build, and checks that no page but the list of places got heavier by it.
 */
const places = 2500;
const limits = { seconds: 90, megabytes: 1500 };

/** Builds in `folder`; the peak is that of the whole process, prerender included. */
function build(folder: string) {
  const report = "process.on('exit', () => console.log('peak', process.resourceUsage().maxRSS))";
  const started = performance.now();
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [
      "--import",
      "tsx",
      "--import",
      `data:text/javascript,${encodeURIComponent(report)}`,
      "scripts/build/build.ts",
    ],
    { cwd: folder, encoding: "utf8" },
  );
  if (status !== 0) throw new Error(stderr);
  return {
    seconds: (performance.now() - started) / 1000,
    megabytes: Number(/peak (\d+)/.exec(stdout)?.[1]) / 1024,
  };
}

/** What one page makes a visitor fetch before any interaction: its HTML and the scripts that it starts. */
function bytesOf(folder: string, path: string): number {
  const html = readFileSync(join(folder, "dist", `${path || "index"}.html`), "utf8");
  const modules = /data-modules="([^"]+)"/.exec(html)?.[1]?.split(" ") ?? [];
  const files = [html, ...modules.map((file) => readFileSync(join(folder, "dist", file), "utf8"))];
  return files.reduce((sum, text) => sum + brotliCompressSync(text).length, 0);
}

const [today, grown] = [scratchCopy(), scratchCopy()];
try {
  const template = readFileSync("src/content/cities/utrecht.ts", "utf8");
  for (let number = 0; number < places; number++) {
    const text = template
      .replaceAll("Utrecht", `Plaats ${number}`)
      .replace('slug: "utrecht"', `slug: "plaats-${number}"`);
    writeFileSync(join(grown, `src/content/cities/plaats-${number}.ts`), text);
  }
  const results = { today: build(today), [`${places} places more`]: build(grown) };
  console.table(results);

  const heavier = ["", "dakgoten", "contact", "faq", "dakdekker/utrecht"]
    .map((path) => ({ path: `/${path}`, today: bytesOf(today, path), grown: bytesOf(grown, path) }))
    // File names carry a hash of what they hold, so a few bytes differ without meaning anything.
    .map((row) => ({ ...row, difference: row.grown - row.today }));
  console.table(heavier);
  const { seconds, megabytes } = results[`${places} places more`] ?? {
    seconds: Number.NaN,
    megabytes: Number.NaN,
  };
  const ok =
    seconds < limits.seconds &&
    megabytes < limits.megabytes &&
    heavier.every(({ difference }) => difference < 100);
  console.log(
    ok
      ? "Within the limits."
      : `Over the limits of ${limits.seconds} s, ${limits.megabytes} MB or 100 bytes a page.`,
  );
  process.exitCode = ok ? 0 : 1;
} finally {
  for (const folder of [today, grown]) rmSync(folder, { recursive: true, force: true });
}

import { spawnSync } from "node:child_process";
import { readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { parse, stringify } from "yaml";
import { scratchCopy } from "../shared/scratch-copy";

/*
 * `node --import tsx scripts/bench/bench-growth.ts`: builds the site with 2,500 places more in a scratch copy, prints time and memory beside
 * those of today's build, and checks that no page but the list of places got heavier by a single byte.
 */
const places = 2500;
/** Today's build takes 0.7 GB, and each place 0.17 MB, nearly all of it the bundler's; the rest is room. */
const limits = { seconds: 90, megabytes: 1500 };

/** Builds in `folder`; the peak is that of the whole process, prerender included. */
function build(folder: string) {
  const report = "process.on('exit', () => console.log('peak', process.resourceUsage().maxRSS))";
  const started = performance.now();
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [
      // On a machine with gigabytes to spare Node would collect late, and the peak tell of that.
      "--max-old-space-size=512",
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

/**
 * What one page makes a visitor fetch before any interaction: its HTML and the scripts that it starts. The hash in
 * a file's name tells of what that file holds, and compresses by chance a byte better or worse: it is left out.
 */
function bytesOf(folder: string, path: string): number {
  const html = readFileSync(join(folder, "dist", `${path || "index"}.html`), "utf8");
  const modules = /data-modules="([^"]+)"/.exec(html)?.[1]?.split(" ") ?? [];
  const files = [html, ...modules.map((file) => readFileSync(join(folder, "dist", file), "utf8"))];
  return files
    .map((text) => text.replace(/-[\w-]{8}(?=\.js\b)/g, "-"))
    .reduce((sum, text) => sum + brotliCompressSync(text).length, 0);
}

/** The text with a made-up word for each of its words, by `seed`: no two places may say the same. */
function madeUpWords(text: string, seed: number): string {
  let state = seed;
  const syllables = "ba de fi go ku la me ni po ru sa te vi wo zu na".split(" ");
  return text.replace(/\p{Ll}{3,}/gu, () => {
    // The generator of Numerical Recipes; its high bits are the good ones.
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return [28, 24, 20].map((bits) => syllables[(state >>> bits) & 15]).join("");
  });
}

/** Writes a place that is like no other to the copy in `folder`. */
function addPlace(folder: string, example: string, number: number): void {
  const name = `Plaats ${number}`;
  const reworded = (field: string, value: unknown) =>
    typeof value === "string" && !["serviceSlug", "province", "mapLabel"].includes(field)
      ? madeUpWords(value, number)
      : value;
  const city = JSON.parse(JSON.stringify(parse(example, { schema: "failsafe" })), reworded);
  const title = `${name}: ${city.heading}`.slice(0, 60).trim();
  const meta = { title, description: `${name}: ${city.intro}`.slice(0, 160).trim() };
  const place = { ...city, name, meta, order: String(1000 + number), heading: `${name}: ${city.heading}` };
  writeFileSync(join(folder, `src/content/steden/plaats-${number}.yaml`), stringify(place, { lineWidth: 0 }));
}

const [today, grown] = [scratchCopy(), scratchCopy()];
try {
  const [example = ""] = readdirSync("src/content/steden");
  const text = readFileSync(join("src/content/steden", example), "utf8");
  for (let number = 1; number <= places; number++) addPlace(grown, text, number);
  const results = { today: build(today), grown: build(grown) };
  console.table(results);

  const heavier = ["", "dakgoten", "contact", "faq", `dakdekker/${basename(example, ".yaml")}`]
    .map((path) => ({ path: `/${path}`, today: bytesOf(today, path), grown: bytesOf(grown, path) }))
    .map((row) => ({ ...row, difference: row.grown - row.today }));
  console.table(heavier);
  const ok =
    results.grown.seconds < limits.seconds &&
    results.grown.megabytes < limits.megabytes &&
    heavier.every(({ difference }) => difference === 0);
  console.log(
    ok
      ? "Within the limits."
      : `Over the limits of ${limits.seconds} s, ${limits.megabytes} MB or heavier pages.`,
  );
  process.exitCode = ok ? 0 : 1;
} finally {
  for (const folder of [today, grown]) rmSync(folder, { recursive: true, force: true });
}

import { execFileSync } from "node:child_process";
import { readdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { chromium } from "playwright";
import { preview } from "vite";
import { afterAll, beforeAll, expect, test } from "vitest";
import { findFreePort } from "../../embedded/ports";
import { prerenderedPages } from "../../scripts/build/prerendered-pages";
import { chromiumFlags, ensureChromium } from "../../scripts/shared/chromium";
import { scratchCopy } from "../../scripts/shared/scratch-copy";

/* The CMS of the live site: a build with VITE_EDITOR_REPOSITORY, in a copy, beside the one without. */
let folder: string;

beforeAll(() => {
  folder = scratchCopy();
  // Vitest sets variables that would change the build.
  const { VITEST: _, NODE_ENV: __, SITE_PORT: ___, ...environment } = process.env;
  execFileSync(process.execPath, ["--import", "tsx", "scripts/build/build.ts"], {
    cwd: folder,
    env: { ...environment, VITE_EDITOR_REPOSITORY: "dakdekker/website" },
  });
}, 300_000);

afterAll(() => rmSync(folder, { recursive: true, force: true }));

const filesIn = (dist: string) =>
  readdirSync(dist, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(dist.length + 1));

const isOfCms = (file: string) => /^(?:beheer\.(?:html|json)|assets\/beheer\/.*)$/.test(file);

test("a build without the repository has no CMS", () => {
  expect(filesIn("dist").filter(isOfCms)).toEqual([]);
  expect(readFileSync("dist/_headers", "utf8")).not.toContain("beheer");
});

test("a visitor gets the same files with the CMS as without, and nothing that names it", () => {
  const dist = join(folder, "dist");
  const withoutHash = (file: string) => file.replace(/-[\w-]{8}(\.\w+)$/, "$1");
  const visitors = filesIn(dist).filter((file) => !isOfCms(file));
  expect(visitors.map(withoutHash).sort()).toEqual(filesIn("dist").map(withoutHash).sort());
  for (const file of visitors.filter((name) => /\.(?:html|js|css|xml|txt)$/.test(name)))
    expect(readFileSync(join(dist, file), "utf8"), file).not.toMatch(/beheer["'/.]|sveltia/i);
});

test("the check before saving gets the content of this build, and not as if it were the folder", () => {
  const known = JSON.parse(readFileSync(join(folder, "dist/beheer.json"), "utf8"));
  expect([known.isCurrent, known.unread]).toEqual([false, []]);
  expect(Object.keys(known.values)).toContain("bedrijf.yaml");
});

test("under its policy the CMS is Dutch, asks no other machine for its parts, and refuses a wrong token", async () => {
  const port = await findFreePort();
  const site = await preview({
    configFile: false,
    root: folder,
    plugins: [prerenderedPages()],
    preview: { host: "127.0.0.1", port, strictPort: true },
  });
  const browser = await chromium.launch({ executablePath: ensureChromium(), args: chromiumFlags });
  try {
    const page = await browser.newPage({ locale: "nl-NL" });
    page.setDefaultTimeout(60_000);
    const asked = new Set<string>();
    const refused: string[] = [];
    page.on("console", (message) => {
      // Sveltia names its fonts on a CDN too, for where its own are missing; Chromium refuses those unasked.
      if (
        /Content Security Policy/.test(message.text()) &&
        !message.text().includes("cdn.jsdelivr.net/fontsource")
      )
        refused.push(message.text());
    });
    // GitHub itself cannot be asked from here; this is its answer to a token that it does not know.
    await page.route(/^https:/, (route) => {
      asked.add(new URL(route.request().url()).hostname);
      return route.fulfill({ status: 401, json: { message: "Bad credentials" } });
    });
    const answer = await page.goto(`http://localhost:${port}/beheer`);
    expect(answer?.headers()["x-robots-tag"]).toBe("noindex");
    expect(answer?.headers()["content-security-policy"]).toContain("https://api.github.com");

    // A preview is on this machine, where the CMS offers its own files too.
    await page.getByRole("button", { name: "Inloggen met een toegangstoken" }).click();
    await page.getByRole("textbox", { name: "Persoonlijk toegangstoken" }).fill("github_pat_onbekend");
    await page.getByRole("button", { name: "Inloggen", exact: true }).click();
    await page.getByText("Het opgegeven token is ongeldig.").waitFor();
    expect(refused).toEqual([]);
    expect([...asked].sort()).toEqual(["api.github.com", "www.githubstatus.com"]);
  } finally {
    await browser.close();
    await site.close();
  }
}, 300_000);

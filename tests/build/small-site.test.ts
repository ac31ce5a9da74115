import { execFileSync } from "node:child_process";
import { readdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { chromium } from "playwright";
import { preview } from "vite";
import { afterAll, beforeAll, expect, test } from "vitest";
import { findFreePort } from "../../embedded/ports";
import { prerenderedPages } from "../../scripts/build/prerendered-pages";
import { chromiumFlags, ensureChromium } from "../../scripts/checks/chromium";
import { copyWithSmallSite } from "../content/fixture-site";
import { takePhoto } from "../owner/change-everything";
import { files } from "./pages";

/*
 * The small site in tests/content/site, built with the CMS of a live site. Its texts are fixed and short, so only code
 * can exceed a limit: how much an owner writes is the owner's choice. Times are measured by `npm run bench`.
 */

const kilobyte = 1024;
/** Bytes before any interaction, as a host that compresses with brotli sends them. */
const limits = {
  /**
   * Bytes. Ten TCP segments of 1,460, which a server sends before it hears from the browser, hold 14,000 beside their
   * headers; the rest is for the owner's texts, which are longer than these by some 2,700.
   */
  html: 11_400,
  /** Kilobytes. */
  scripts: 106.6,
  /** With the form: its checks, its draft, its words, and the field for photographs before it is touched. */
  scriptsOfContact: 110.6,
  /** With Radix's accordion, which no other page starts with. */
  scriptsOfFaq: 112.5,
  scriptFiles: 6,
  fonts: 17,
};

let folder: string;

beforeAll(async () => {
  folder = copyWithSmallSite();
  await takePhoto(folder, "dak.jpg");
  // Vitest sets variables that would change the build.
  const { VITEST: _, NODE_ENV: __, SITE_PORT: ___, ...environment } = process.env;
  execFileSync(process.execPath, ["--import", "tsx", "scripts/build/build.ts"], {
    cwd: folder,
    env: { ...environment, VITE_EDITOR_REPOSITORY: "dakdekker/website" },
  });
}, 300_000);

afterAll(() => rmSync(folder, { recursive: true, force: true }));

const isOfCms = (file: string) => /^(?:beheer\.(?:html|json)|assets\/beheer\/.*)$/.test(file);

const inBuild = (file: string) => readFileSync(join(folder, "dist", file));
const visitorFiles = () =>
  readdirSync(join(folder, "dist"), { recursive: true, encoding: "utf8" }).filter((file) => !isOfCms(file));

test("every page for visitors stays within its budget of HTML, scripts and files", () => {
  const sizes = new Map<string, number>();
  const sizeOf = (file: string) => {
    const size = sizes.get(file) ?? brotliCompressSync(inBuild(file)).length;
    sizes.set(file, size);
    return size;
  };
  const scriptLimits: Record<string, number> = {
    "contact.html": limits.scriptsOfContact,
    "faq.html": limits.scriptsOfFaq,
  };
  for (const page of visitorFiles().filter((name) => name.endsWith(".html") && name !== "aanvragen.html")) {
    const [, modules = ""] = /data-modules="([^"]*)"/.exec(inBuild(page).toString()) ?? [];
    const scripts = modules.split(" ").map((address) => sizeOf(address.slice(1)));
    const total = scripts.reduce((sum, size) => sum + size, 0) / kilobyte;
    expect.soft(sizeOf(page), `bytes of ${page}`).toBeLessThanOrEqual(limits.html);
    expect.soft(scripts.length, `scripts of ${page}`).toBeLessThanOrEqual(limits.scriptFiles);
    expect.soft(total, `kB of scripts of ${page}`).toBeLessThanOrEqual(scriptLimits[page] ?? limits.scripts);
  }
});

test("the typeface stays within its budget", () => {
  const fonts = visitorFiles().filter((file) => file.endsWith(".woff2"));
  expect(fonts).toHaveLength(1);
  expect(inBuild(String(fonts[0])).length / kilobyte).toBeLessThanOrEqual(limits.fonts);
});

test("a build without a repository has no CMS", () => {
  expect(files.filter(isOfCms)).toEqual([]);
  expect(readFileSync("dist/_headers", "utf8")).not.toContain("beheer");
});

test("nothing that a visitor gets names the CMS", () => {
  for (const file of visitorFiles().filter((name) => /\.(?:html|js|css|xml|txt)$/.test(name)))
    expect(inBuild(file).toString(), file).not.toMatch(/beheer["'/.]|sveltia/i);
});

test("the check before saving gets the content of this build, and not as if it were the folder", () => {
  const known = JSON.parse(inBuild("beheer.json").toString());
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

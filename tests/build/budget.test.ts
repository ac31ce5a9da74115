import { execFileSync } from "node:child_process";
import { readdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { afterAll, beforeAll, expect, test } from "vitest";
import { copyWithSmallSite } from "../content/fixture-site";
import { takePhoto } from "../owner/change-everything";

/*
 * Bytes before any interaction, as a host that compresses with brotli sends them, of the small site in
 * tests/content/site. Its texts are fixed and short, so only code can exceed a limit: how much an owner writes is the
 * owner's choice. Times are measured by `npm run bench`.
 */

const kilobyte = 1024;
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
    env: environment,
  });
}, 300_000);

afterAll(() => rmSync(folder, { recursive: true, force: true }));

const inBuild = (file: string) => readFileSync(join(folder, "dist", file));
const filesIn = (path: string) =>
  readdirSync(join(folder, "dist", path), { recursive: true, encoding: "utf8" });

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
  for (const page of filesIn("").filter((file) => file.endsWith(".html") && file !== "aanvragen.html")) {
    const [, modules = ""] = /data-modules="([^"]*)"/.exec(inBuild(page).toString()) ?? [];
    const scripts = modules.split(" ").map((address) => sizeOf(address.slice(1)));
    const total = scripts.reduce((sum, size) => sum + size, 0) / kilobyte;
    expect.soft(sizeOf(page), `bytes of ${page}`).toBeLessThanOrEqual(limits.html);
    expect.soft(scripts.length, `scripts of ${page}`).toBeLessThanOrEqual(limits.scriptFiles);
    expect.soft(total, `kB of scripts of ${page}`).toBeLessThanOrEqual(scriptLimits[page] ?? limits.scripts);
  }
});

test("the typeface stays within its budget", () => {
  const fonts = filesIn("assets").filter((file) => file.endsWith(".woff2"));
  expect(fonts).toHaveLength(1);
  expect(inBuild(`assets/${fonts[0]}`).length / kilobyte).toBeLessThanOrEqual(limits.fonts);
});

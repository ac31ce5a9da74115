import { readFileSync } from "node:fs";
import { brotliCompressSync } from "node:zlib";
import { pageFile } from "../../scripts/build/prerender";
import { layouts } from "./content";
import { expect, test, untilHydrated } from "./site";
import { paths } from "./sitemap";

/**
 * Bytes as a visitor of a host that compresses with brotli gets them, before any interaction.
 * They don't vary between machines, so they are tested here; times are measured by `npm run bench`.
 */
const kilobyte = 1024;
const limits = {
  /**
   * Bytes: ten TCP segments of 1,460, which a server sends before it hears from the browser, less room for its headers.
   * One byte more costs a whole round trip.
   */
  html: 14_000,
  /** The picture at the top, at one pixel per point; at two it has its own limit in tests/content. */
  picture: 12,
  scripts: 108,
  /** With the form, which is what the site is for: its check of what was typed, its draft, its words. */
  scriptsOfContact: 111,
  /** With the accordion of Radix, 7 kB that no other page starts with, and every question. */
  scriptsOfFaq: 114.5,
  scriptFiles: 6,
  fonts: 17,
};

/** By address, as most pages share their scripts: to compress as well as a host does takes a while. */
const sizes = new Map<string, number>();

function size(address: string, body: Buffer, compressible: boolean): number {
  const known = sizes.get(address) ?? (compressible ? brotliCompressSync(body).length : body.length);
  sizes.set(address, known);
  return known;
}

test("the HTML of every page fits into its first segments", () => {
  for (const path of paths) {
    const html = size(path, readFileSync(`dist/${pageFile(path)}`), true);
    expect.soft(html, path).toBeLessThanOrEqual(limits.html);
  }
});

test.use({ viewport: { width: 390, height: 844 } });

for (const path of paths.filter((each) => layouts.includes(each))) {
  test(`${path} stays within its budget of bytes and requests`, async ({ page }) => {
    const loads: { kind: string; bytes: Promise<number>; url: string }[] = [];
    page.on("response", (response) => {
      const kind = response.request().resourceType();
      loads.push({
        kind,
        url: response.url(),
        bytes: response
          .body()
          .then((body) =>
            size(
              response.url(),
              body,
              kind !== "font" && !/\.(png|ico|avif|webp|jpe?g)$/.test(response.url()),
            ),
          ),
      });
    });
    await page.goto(path);
    await untilHydrated(page);
    await page.waitForLoadState("networkidle");
    // What stands near the fold is fetched too, but after the rest.
    const lazy = await page
      .locator('img[loading="lazy"]')
      .evaluateAll((images) => images.map((image) => (image as HTMLImageElement).currentSrc));

    const counted = loads.filter(({ url }) => !lazy.includes(url) && !/favicon/.test(url));
    const total = async (...kinds: string[]) => {
      const chosen = counted.filter(({ kind }) => kinds.length === 0 || kinds.includes(kind));
      return (
        (await Promise.all(chosen.map(({ bytes }) => bytes))).reduce((sum, bytes) => sum + bytes, 0) /
        kilobyte
      );
    };
    const [html, scripts, fonts, pictures] = [
      await total("document"),
      await total("script", "fetch"),
      await total("font"),
      await total("image"),
    ];
    const files = counted.filter(({ kind }) => kind === "script").length;
    test.info().annotations.push({
      type: "kB",
      description: `HTML ${html}, scripts ${scripts} in ${files} files, fonts ${fonts}, pictures ${pictures}`,
    });
    if (process.env.PRINT_BUDGET) console.log(path, { html, scripts, files, fonts, pictures });
    const { scriptsOfContact, scriptsOfFaq } = limits;
    const scriptLimits: Record<string, number> = { "/contact": scriptsOfContact, "/faq": scriptsOfFaq };
    expect.soft(scripts).toBeLessThanOrEqual(scriptLimits[path] ?? limits.scripts);
    expect.soft(files).toBeLessThanOrEqual(limits.scriptFiles);
    expect.soft(fonts).toBeLessThanOrEqual(limits.fonts);
    expect.soft(pictures).toBeLessThanOrEqual(limits.picture);
    expect.soft(await page.locator('link[rel="stylesheet"], script[src]').count()).toBe(0);
  });
}

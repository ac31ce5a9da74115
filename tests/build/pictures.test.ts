import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { expect, test } from "vitest";
import { pageOf, pages } from "./pages";

/* Pictures and link previews in what `npm run build` has written. */

test("every picture reserves its place, comes in widths to choose from, and is one for old browsers", () => {
  const pictures = pages.flatMap(({ document }) => [
    ...document.querySelectorAll('picture:has([type="image/avif"])'),
  ]);
  expect(pictures.length).toBeGreaterThan(0);
  for (const picture of pictures) {
    const image = picture.querySelector("img");
    expect([image?.width, image?.height]).toEqual([720, 480]);
    expect(image?.alt).toBeTruthy();
    expect(existsSync(join("dist", image?.getAttribute("src") ?? ""))).toBe(true);
    const source = picture.querySelector('source[type="image/avif"]');
    expect(source?.getAttribute("srcset")).toMatch(/-400\.avif 400w/);
    expect(source?.getAttribute("sizes")).toMatch(/vw$|^3rem$/);
  }
});

test("a picture beside the h1 is fetched before the rest; all others wait until they come near", () => {
  for (const { file, document } of pages) {
    const pictures = [...document.querySelectorAll('picture:has([type="image/avif"])')];
    const top = pictures.filter((picture) => !picture.closest("section, li"));
    const preloads = [...document.head.querySelectorAll('link[rel="preload"][type="image/avif"]')];
    const asked = (element: Element | null | undefined, names: string[]) =>
      names.map((name) => element?.getAttribute(name));
    expect(
      preloads.map((link) => asked(link, ["imagesrcset", "imagesizes"])),
      file,
    ).toEqual(top.map((picture) => asked(picture.querySelector("source"), ["srcset", "sizes"])));
    for (const picture of pictures) {
      expect(asked(picture.querySelector("img"), ["loading", "fetchpriority"]), file).toEqual(
        top.includes(picture) ? ["eager", "high"] : ["lazy", null],
      );
    }
  }
  const withTop = pages.filter(({ document }) => document.querySelector("main picture:not(section *, li *)"));
  expect(withTop.map(({ file }) => file)).toContain("over-ons.html");
});

test("a link to any page shows its first picture, or the home page's: 1200 by 630, and light", async () => {
  const nameOf = (path?: string | null) => path?.replace(/^\/\w+\/|(?:-720)?\.\w+$/g, "");
  const pictureOf = (document: Document) =>
    document.querySelector<HTMLImageElement>('img:is([src^="/pictures/"], [data-drawing])') ?? undefined;
  for (const { file, document } of pages) {
    const content = (selector: string) => {
      const found = document.head.querySelectorAll(selector);
      expect(found, `${file} ${selector}`).toHaveLength(1);
      return found[0]?.getAttribute("content") ?? "";
    };
    const picture = pictureOf(document) ?? pictureOf(pageOf("index.html").document);
    const address = new URL(content('meta[property="og:image"]'));
    expect(nameOf(address.pathname), file).toBe(
      picture?.dataset.drawing ?? nameOf(picture?.getAttribute("src")),
    );
    expect(content('meta[property="og:image:alt"]'), file).toBe(
      picture?.alt || `Tekening: ${picture?.ownerDocument.title}`,
    );
    expect(content('meta[name="twitter:image"]'), file).toBe(address.href);
    const image = readFileSync(join("dist", address.pathname));
    expect(await sharp(image).metadata()).toMatchObject({ width: 1200, height: 630, format: "jpeg" });
    expect(image.length, file).toBeLessThanOrEqual(300_000);
  }
});

import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { expect, test } from "vitest";
import { pageOf, pages } from "./pages";

/* Pictures and link previews in what `npm run build` has written. */

test("every picture reserves its place, is chosen from three widths or four, and is one for old browsers", () => {
  const pictures = pages.flatMap(({ document }) => [...document.querySelectorAll("picture")]);
  expect(pictures.length).toBeGreaterThan(0);
  for (const picture of pictures) {
    const image = picture.querySelector("img");
    expect([image?.width, image?.height]).toEqual([720, 480]);
    expect(image?.alt).toBeTruthy();
    expect(existsSync(join("dist", image?.getAttribute("src") ?? ""))).toBe(true);
    const source = picture.querySelector('source[type="image/avif"]');
    const widths = [...(source?.getAttribute("srcset") ?? "").matchAll(/-(\d+)\.avif (\d+)w/g)];
    expect(widths.map(([, width, description]) => [width, description])).toEqual(
      ["400", "720", "1080", "1440"].slice(0, widths.length).map((width) => [width, width]),
    );
    const sizes = source?.getAttribute("sizes") ?? "";
    expect(sizes).toMatch(/vw$|^3rem$/);
    // A face is as small everywhere.
    expect(widths.length).toBeGreaterThanOrEqual(sizes === "3rem" ? 1 : 3);
  }
});

test("a picture beside the h1 is fetched before the rest; all others wait until they come near", () => {
  for (const { file, document } of pages) {
    const pictures = [...document.querySelectorAll("picture")];
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
  expect(withTop.map(({ file }) => file)).toContain("index.html");
});

test("a link to any page shows its first picture, or the home page's: 1200 by 630, and light", async () => {
  const pictureOf = (document: Document) =>
    document.querySelector<HTMLImageElement>('img[src^="/pictures/"]') ?? undefined;
  for (const { file, document } of pages) {
    const content = (selector: string) => {
      const found = document.head.querySelectorAll(selector);
      expect(found, `${file} ${selector}`).toHaveLength(1);
      return found[0]?.getAttribute("content") ?? "";
    };
    const picture = pictureOf(document) ?? pictureOf(pageOf("index.html").document);
    const address = new URL(content('meta[property="og:image"]'));
    expect(picture?.getAttribute("src"), file).toBe(
      address.pathname.replace(/^\/share\/(.*)\.jpg$/, "/pictures/$1-720.webp"),
    );
    expect(content('meta[property="og:image:alt"]'), file).toBe(picture?.alt);
    expect(content('meta[name="twitter:image"]'), file).toBe(address.href);
    expect(content('meta[name="twitter:card"]'), file).toBe("summary_large_image");

    const image = readFileSync(join("dist", address.pathname));
    const { width, height, format } = await sharp(image).metadata();
    expect([String(width), String(height), format], file).toEqual([
      content('meta[property="og:image:width"]'),
      content('meta[property="og:image:height"]'),
      "jpeg",
    ]);
    expect(image.length, file).toBeLessThanOrEqual(300_000);
  }
});

import { readFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { expect, test } from "vitest";
import { pageOf, pages } from "./pages.ts";

/* Pictures and link previews in the build. */

// Images in a nav are left out. They lie over the house to turn a part of it red, and CSS gives them its size.
const images = pages.flatMap(({ file, document }) =>
  [...document.querySelectorAll<HTMLImageElement>("main img:not(nav img)")].map((image) => ({ file, image })),
);

test("every picture and drawing keeps its place while it loads", () => {
  expect(images.length).toBeGreaterThan(0);
  for (const { file, image } of images) {
    expect(image.width, `${file} ${image.src}`).toBeGreaterThan(0);
    expect(image.height, `${file} ${image.src}`).toBeGreaterThan(0);
  }
});

test("every picture says in words what it shows", () => {
  for (const { file, image } of images)
    if (image.closest("picture")) expect(image.alt, `${file} ${image.src}`).toBeTruthy();
});

test("every picture in the list of projects waits until it comes near", () => {
  const cards = images.filter(({ file, image }) => file === "projecten.html" && image.closest("li"));
  expect(cards.length).toBeGreaterThan(0);
  for (const { image } of cards) expect(image.getAttribute("loading"), image.src).toBe("lazy");
});

test("a shared link shows the page's first picture, else the home page's", async () => {
  const nameOf = (path?: string | null) => path?.replace(/^\/\w+\/|(?:-720)?\.\w+$/g, "");
  const pictureOf = (document: Document) =>
    document.querySelector<HTMLImageElement>(
      'main img:is([src^="/pictures/"], [src^="/drawings/"], [src^="data:"]):not([src*="/straat.svg"])',
    ) ?? undefined;
  for (const { file, document } of pages) {
    const content = (selector: string) => {
      const elements = document.head.querySelectorAll(selector);
      expect(elements, `${file} ${selector}`).toHaveLength(1);
      return elements[0]?.getAttribute("content") ?? "";
    };
    const picture = pictureOf(document) ?? pictureOf(pageOf("index.html").document);
    const address = new URL(content('meta[property="og:image"]'));
    const source = picture?.getAttribute("src");
    // The `data:` address of an inlined picture has no file name.
    const name = picture?.dataset.drawing ?? (source?.startsWith("data:") ? undefined : nameOf(source));
    expect(nameOf(address.pathname), file).toEqual(name ?? expect.any(String));
    expect(content('meta[property="og:image:alt"]'), file).toBe(
      picture?.alt || `Tekening: ${picture?.ownerDocument.title}`,
    );
    expect(content('meta[name="twitter:image"]'), file).toBe(address.href);
    const image = readFileSync(join("dist", address.pathname));
    expect(await sharp(image).metadata()).toMatchObject({ width: 1200, height: 630, format: "jpeg" });
    expect(image.length, file).toBeLessThanOrEqual(300_000);
  }
});

import { readFileSync } from "node:fs";
import { brotliCompressSync } from "node:zlib";
import { expect, test } from "vitest";
import { requireContent } from "../../scripts/content/check.ts";
import { files, visitorPages } from "./pages.ts";

/*
 * Limits on the bytes that a page loads before any interaction, compressed with brotli as a host does. The owner's
 * texts do not count, because the owner decides how much to write. Lighthouse measures times.
 */
const kilobyte = 1024;
/** The limit for a page without a drawing, or with the owner's photograph in its place. */
const html = 12_600;
/** The limit for a page with a drawing. With the 2,830 bytes of this site's texts, the home page stays below 18,000. */
const htmlWithDrawing = 15_170;
/** The first screen with its drawing should fit in ten TCP segments. */
const firstScreen = 14_000;
const scripts = 112 * kilobyte;
/** These pages have more code, because they have a form or Radix's accordion. */
const extraScripts: Record<string, number> = {
  "index.html": 9 * kilobyte,
  "contact.html": 5 * kilobyte,
  "faq.html": 5 * kilobyte,
};

const sizeOf = (text: string) => brotliCompressSync(text).length;

const texts: string[] = [];
JSON.stringify(requireContent(), (_, value) => {
  // Shorter texts are kept, because they also occur in code.
  if (typeof value === "string" && value.length > 20) texts.push(value);
  return value;
});

/** The HTML with its styles and code, but without its words and data. */
function withoutTexts(document: Document): string {
  const copy = document.documentElement.cloneNode(true) as HTMLElement;
  for (const data of copy.querySelectorAll('script[type$="json"]')) data.textContent = "";
  // These parts are there only while the owner has days on which the office is closed.
  for (const part of copy.querySelectorAll("[data-closed]")) part.remove();
  const nodes = document.createTreeWalker(copy, 4 satisfies typeof NodeFilter.SHOW_TEXT);
  while (nodes.nextNode())
    if (!nodes.currentNode.parentElement?.matches("script, style")) nodes.currentNode.textContent = "";
  for (const picture of copy.querySelectorAll("[alt]")) picture.setAttribute("alt", "");
  return copy.outerHTML;
}

/** Matches the `data:` address of each drawing. A page with a before and after has two. */
const drawingAddress = /data:image[^"]*/g;

const pages = visitorPages.map(({ file, document }) => {
  const bare = withoutTexts(document);
  const modules = document.querySelector("script[data-modules]")?.getAttribute("data-modules") ?? "";
  return { file, bare, modules: modules.split(" "), drawings: bare.match(drawingAddress) ?? [] };
});

/** The bytes of each script without the owner's texts, measured once, because pages share most scripts. */
const scriptSizes = new Map(
  [...new Set(pages.flatMap(({ modules }) => modules))].map((address) => {
    const code = readFileSync(`dist${address}`, "utf8");
    return [address, sizeOf(texts.reduce((rest, text) => rest.replaceAll(text, ""), code))];
  }),
);

test.each(pages)("$file stays within its budget", ({ file, bare, modules }) => {
  expect(sizeOf(bare.replace(drawingAddress, "")), "bytes of HTML").toBeLessThanOrEqual(html);
  const sizes = modules.map((address) => scriptSizes.get(address) ?? Number.NaN);
  expect(sizes.length).toBeLessThanOrEqual(7);
  expect(
    sizes.reduce((sum, size) => sum + size, 0),
    "bytes of scripts",
  ).toBeLessThanOrEqual(scripts + (extraScripts[file] ?? 0));
});

const pagesWithDrawing = pages.filter(({ drawings }) => drawings.length > 0);

test("the home page and each service carry their first drawing", () => {
  const { diensten, "paginas/home.yaml": home } = requireContent();
  const names = diensten.filter(({ picture }) => !picture).map(({ slug }) => slug);
  if (!home.hero.picture) names.push("index");
  expect(pagesWithDrawing.map(({ file }) => file)).toEqual(
    expect.arrayContaining(names.map((name) => `${name}.html`)),
  );
});

test.each(pagesWithDrawing)("$file has its drawing in the first packets", ({ bare, drawings }) => {
  const [before = ""] = bare.split(drawingAddress);
  expect(sizeOf(before + drawings.join(""))).toBeLessThanOrEqual(firstScreen);
  expect(sizeOf(bare)).toBeLessThanOrEqual(htmlWithDrawing);
});

test("the one typeface stays within 17 kB", () => {
  const fonts = files.filter((file) => file.endsWith(".woff2"));
  expect(fonts).toHaveLength(1);
  expect(readFileSync(`dist/${fonts[0]}`).length).toBeLessThanOrEqual(17 * kilobyte);
});

import { readFileSync } from "node:fs";
import { brotliCompressSync } from "node:zlib";
import { expect, test } from "vitest";
import { requireContent } from "../../scripts/content/check";
import { files, visitorPages } from "./pages";

/*
 * Bytes before any interaction, as a host that compresses with brotli sends them, and without the owner's texts: how
 * much an owner writes is the owner's choice. Times are measured by `npm run bench`.
 */
const kilobyte = 1024;
/** All of it with its texts should fit ten TCP segments (14,000 bytes). */
const html = 11_800;
const scripts = 112 * kilobyte;
/** With the checks and the draft of the form, or with Radix's accordion. */
const more: Record<string, number> = {
  "index.html": 9 * kilobyte,
  "contact.html": 5 * kilobyte,
  "faq.html": 5 * kilobyte,
};

const sizeOf = (text: string) => brotliCompressSync(text).length;

const texts: string[] = [];
JSON.stringify(requireContent(), (_, value) => {
  // Shorter ones also occur in code.
  if (typeof value === "string" && value.length > 20) texts.push(value);
  return value;
});

/** The bytes of each script without the owner's texts; most pages share most scripts. */
const scriptSizes = new Map(
  files
    .filter((file) => file.endsWith(".js"))
    .map((file) => {
      const code = readFileSync(`dist/${file}`, "utf8");
      return [`/${file}`, sizeOf(texts.reduce((rest, text) => rest.replaceAll(text, ""), code))];
    }),
);

/** The HTML with its styles and code, but without its words, data and drawing. */
function withoutTexts(document: Document): string {
  const copy = document.documentElement.cloneNode(true) as HTMLElement;
  for (const data of copy.querySelectorAll('script[type$="json"]')) data.textContent = "";
  const nodes = document.createTreeWalker(copy, 4 satisfies typeof NodeFilter.SHOW_TEXT);
  while (nodes.nextNode())
    if (!nodes.currentNode.parentElement?.matches("script, style")) nodes.currentNode.textContent = "";
  for (const picture of copy.querySelectorAll("[alt]")) picture.setAttribute("alt", "");
  for (const drawing of copy.querySelectorAll('[src^="data:"]')) drawing.removeAttribute("src");
  return copy.outerHTML;
}

test.each(visitorPages)("$file stays within its budget of HTML and scripts", ({ file, document }) => {
  expect(sizeOf(withoutTexts(document)), "bytes of HTML").toBeLessThanOrEqual(html);
  const modules = document.querySelector("script[data-modules]")?.getAttribute("data-modules") ?? "";
  const sizes = modules.split(" ").map((address) => scriptSizes.get(address) ?? Number.NaN);
  expect(sizes.length).toBeLessThanOrEqual(7);
  expect(
    sizes.reduce((sum, size) => sum + size, 0),
    "bytes of scripts",
  ).toBeLessThanOrEqual(scripts + (more[file] ?? 0));
});

test("the one typeface stays within 17 kB", () => {
  const fonts = files.filter((file) => file.endsWith(".woff2"));
  expect(fonts).toHaveLength(1);
  expect(readFileSync(`dist/${fonts[0]}`).length).toBeLessThanOrEqual(17 * kilobyte);
});

import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { JSDOM } from "jsdom";

/** The files of the build in dist/, without those of the CMS. */
export const files = readdirSync("dist", { recursive: true, encoding: "utf8" }).filter(
  (file) => !/^(?:beheer\.(?:html|json)|assets\/beheer(?:\/.*)?)$/.test(file),
);

// The documents of this parser have no window, so jsdom skips their styles, which saves seconds.
const parser = new new JSDOM().window.DOMParser();

/** The built pages, as a browser without scripts has them. */
export const pages = files
  .filter((file) => file.endsWith(".html"))
  .map((file) => {
    const html = readFileSync(join("dist", file), "utf8");
    return { file, html, document: parser.parseFromString(html, "text/html") };
  });

/** All pages but the staff's: those with the header, the footer and the floating buttons. */
export const visitorPages = pages.filter(({ file }) => file !== "aanvragen.html");

/** The page in a file such as "faq.html". Throws when there is none. */
export function pageOf(file: string) {
  const page = pages.find((candidate) => candidate.file === file);
  if (!page) throw new Error(`There is no page ${file}`);
  return page;
}

/** The text of an element, on one line and trimmed. */
export const textOf = (element: Element | null | undefined) =>
  element?.textContent?.replace(/\s+/g, " ").trim() ?? "";

/** The addresses of the links inside `part`, a selector, in their order. */
export const linksIn = (document: Document, part: string) =>
  [...document.querySelectorAll(`${part} a`)].map((link) => link.getAttribute("href"));

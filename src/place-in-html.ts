import type { OtherPlace } from "./lib/content/schema";
import { askedPlace, placeNameFromSlug, withPlace } from "./lib/place-name";
import { textLink } from "./lib/text-link";

/*
 * An inline script of the page for any place: writes the name from the address into the HTML before it is painted, as
 * React will render it, so that nothing moves when that comes.
 */

/** A text as the HTML has it: its parts between links, and the words of those. */
const partsOf = (text: string) => text.split(textLink).filter((_, index) => index % 3 !== 2);

/** What stands in the HTML without a name, and what it becomes, for every text that names the place. */
function replacements(general: OtherPlace, name: string): Map<string, string> {
  const texts = (content: unknown): string[] =>
    typeof content === "object" && content ? Object.values(content).flatMap(texts) : [String(content)];
  const after = texts(withPlace(general, name)).flatMap(partsOf);
  return new Map(
    texts(withPlace(general, general.withoutName))
      .flatMap(partsOf)
      .flatMap((before, index) => (before === after[index] ? [] : [[before, after[index] ?? before]])),
  );
}

function writeName(general: OtherPlace, name: string): void {
  const named = replacements(general, name);
  const nodes = document.createTreeWalker(document.documentElement, NodeFilter.SHOW_TEXT);
  while (nodes.nextNode()) {
    const text = named.get(nodes.currentNode.nodeValue ?? "");
    if (text) nodes.currentNode.nodeValue = text;
  }
  for (const meta of document.head.querySelectorAll("meta")) {
    const text = named.get(meta.content);
    if (text) meta.content = text;
  }
}

const root = document.documentElement;
const name = placeNameFromSlug(askedPlace(location));
// Hidden until all HTML is there, milliseconds later: else its first part may be painted without the name.
if (name) root.style.visibility = "hidden";
addEventListener("DOMContentLoaded", () => {
  root.removeAttribute("style");
  const data = document.getElementById("hydration-data")?.textContent;
  if (!name || !data) return;
  const pages: { general?: OtherPlace }[] = Object.values(JSON.parse(data).loaderData);
  for (const { general } of pages) if (general) writeName(general, name);
});

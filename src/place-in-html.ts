import type { OtherPlace } from "./lib/content/schema";
import { askedPlace, placeNameFromSlug } from "./lib/place-name";

/*
 * An inline script of the page for any place: writes the name from the address into the HTML before it is painted, as
 * React will render it, so that nothing moves when that comes.
 */

const root = document.documentElement;
const name = placeNameFromSlug(askedPlace(location));

function writeName({ withoutName }: OtherPlace, name: string): void {
  const named = (text: string | null) => text?.replaceAll(withoutName, name) ?? "";
  document.title = named(document.title);
  for (const meta of document.querySelectorAll("meta")) meta.content = named(meta.content);
  const texts = document.createTreeWalker(document.getElementById("main") ?? root, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) texts.currentNode.nodeValue = named(texts.currentNode.nodeValue);
}

if (name) {
  // Hidden until all HTML is there, milliseconds later: else its first part may be painted without the name.
  root.style.visibility = "hidden";
  addEventListener("DOMContentLoaded", () => {
    root.removeAttribute("style");
    const data = document.getElementById("hydration-data")?.textContent ?? "{}";
    const pages: { general: OtherPlace }[] = Object.values(JSON.parse(data).loaderData);
    for (const { general } of pages) writeName(general, name);
  });
}

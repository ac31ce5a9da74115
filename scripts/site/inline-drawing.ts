import { readFileSync } from "node:fs";

/** A drawing of public/drawings as a `data:` address, so that a page's first one needs no request. */
export function inlineDrawing(name: string): string {
  const svg = readFileSync(`public/drawings/${name}.svg`, "utf8");
  // Only an address with a fragment needs the style, the views and what they show.
  const picture = svg.replace(/<style>.*?<\/style>|<(?:view|path display=).*?>/gs, "").replace(/\s+/g, " ");
  return `data:image/svg+xml,${picture.trim().replace(/[%#<>"]/g, encodeURIComponent)}`;
}

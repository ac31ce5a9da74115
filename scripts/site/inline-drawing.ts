import { readFileSync } from "node:fs";

/** A drawing of public/drawings as a `data:` address, so that a page's first one needs no request. */
export function inlineDrawing(name: string): string {
  const svg = readFileSync(`public/drawings/${name}.svg`, "utf8");
  // Only an address with a fragment needs the style and what it shows.
  const shown = svg.replace(/<style>.*?<\/style>|<path display=.*?>/gs, "").replace(/\s+/g, " ");
  return `data:image/svg+xml,${shown.trim().replace(/[%#<>"]/g, encodeURIComponent)}`;
}

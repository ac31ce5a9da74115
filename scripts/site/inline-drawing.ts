import { readFileSync } from "node:fs";

/** A drawing of public/drawings as a `data:` address, so that a page's first one needs no request. */
export function inlineDrawing(name: string): string {
  const svg = readFileSync(`public/drawings/${name}.svg`, "utf8");
  // The style, the views and what they show are left out, because only an address with a fragment uses them.
  const picture = svg.replace(/<style>.*?<\/style>|<(?:view|path display=).*?>/gs, "").replace(/\s+/g, " ");
  return `data:image/svg+xml,${picture.trim().replace(/[%#<>"]/g, encodeURIComponent)}`;
}

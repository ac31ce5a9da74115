import { readFileSync } from "node:fs";

/** Every address that the built site's own sitemap lists. */
export const paths = [
  ...readFileSync("dist/sitemap.xml", "utf8").matchAll(/<loc>https?:\/\/[^/]+(\/[^<]*)<\/loc>/g),
].map((match) => match[1] ?? "");

import { existsSync } from "node:fs";
import { mkdir } from "node:fs/promises";
import { dirname, join } from "node:path";
import sharp from "sharp";
import type { RenderedPage } from "../../src/entry-server.tsx";
import { fallbackPath } from "../../src/lib/pictures/picture-files.ts";

const size = { width: 1200, height: 630 };

const escapeAttribute = (text: string) => text.replaceAll("&", "&amp;").replaceAll('"', "&quot;");

const meta = (name: string, content: string | number) => `<meta ${name} content="${content}">`;

/** Writes a picture for a preview, once when several pages have the same picture. */
async function writePicture(source: string, target: string): Promise<void> {
  if (existsSync(target)) return;
  await mkdir(dirname(target), { recursive: true });
  await sharp(source)
    .resize({ ...size, fit: "cover" })
    .flatten({ background: "#ffffff" })
    // Some social networks refuse a picture of more than 300 kB.
    .jpeg({ quality: 72, mozjpeg: true })
    .toFile(target);
}

/** The elements for the preview of a link to a page. Writes its picture into `folder`. Throws when the page has none. */
export async function linkPreview(
  { picture, markup }: Pick<RenderedPage, "picture" | "markup">,
  folder: string,
  siteUrl: string,
  siteName: string,
): Promise<string> {
  if (!picture) throw new Error("The page has no picture for the preview of a link");
  const path = `/share/${picture.name.replace(/\.svg$/, "")}.jpg`;
  await writePicture(join(folder, fallbackPath(picture.name, 1440)), join(folder, path));
  const [, title] = /<title>([^<]*)/.exec(markup) ?? [];
  // A drawing has no alt text, because the words beside it describe it. A preview has only the page's title.
  const description = escapeAttribute(picture.alt) || `Tekening: ${title}`;
  return [
    meta('property="og:site_name"', escapeAttribute(siteName)),
    meta('property="og:image"', siteUrl + path),
    meta('property="og:image:width"', size.width),
    meta('property="og:image:height"', size.height),
    meta('property="og:image:alt"', description),
    meta('name="twitter:image"', siteUrl + path),
  ].join("");
}

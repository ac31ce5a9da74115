import { mkdir } from "node:fs/promises";
import { dirname, join } from "node:path";
import sharp from "sharp";
import type { RenderedPage } from "../../src/entry-server";
import { fallbackPath } from "../../src/lib/pictures/picture-files";

const size = { width: 1200, height: 630 };

const escapeAttribute = (text: string) => text.replaceAll("&", "&amp;").replaceAll('"', "&quot;");

/** Makes the elements for the preview of a link to a page, and its picture in `folder`. */
export function linkPreviews(folder: string, siteUrl: string, siteName: string) {
  const written = new Set<string>();
  return async ({ picture, markup }: Pick<RenderedPage, "picture" | "markup">): Promise<string> => {
    if (!picture) throw new Error("The page has no picture for the preview of a link");
    const { name, alt } = picture;
    const target = `/share/${name.replace(/\.svg$/, "")}.jpg`;
    if (!written.has(target)) {
      written.add(target);
      await mkdir(dirname(join(folder, target)), { recursive: true });
      await sharp(join(folder, fallbackPath(name, 1440)))
        .resize({ ...size, fit: "cover" })
        .flatten({ background: "#ffffff" })
        // Some networks refuse more than 300 kB.
        .jpeg({ quality: 72, mozjpeg: true })
        .toFile(join(folder, target));
    }
    const meta = (name: string, content: string | number) => `<meta ${name} content="${content}">`;
    return [
      meta('property="og:site_name"', escapeAttribute(siteName)),
      meta('property="og:image"', siteUrl + target),
      meta('property="og:image:width"', size.width),
      meta('property="og:image:height"', size.height),
      // On a page the words beside a drawing say what it shows. Alone it needs the page's title.
      meta(
        'property="og:image:alt"',
        escapeAttribute(alt) || `Tekening: ${/<title>([^<]*)/.exec(markup)?.[1]}`,
      ),
      meta('name="twitter:image"', siteUrl + target),
    ].join("");
  };
}

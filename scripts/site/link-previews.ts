import { mkdir } from "node:fs/promises";
import { dirname, join } from "node:path";
import sharp from "sharp";

const size = { width: 1200, height: 630 };

function firstPicture(html: string): { file: string; alt: string } | undefined {
  const [, drawing, picture, alt = ""] =
    /<img (?:data-drawing="([^"]+)" src="[^"]+"|src="(\/(?:pictures|drawings)\/[^"]+)") alt="([^"]*)"/.exec(
      html,
    ) ?? [];
  const source = drawing ? `/drawings/${drawing}.svg` : picture;
  // On a page the words beside a drawing say what it shows. Alone it needs its title.
  const title = `Tekening: ${/<title>([^<]*)/.exec(html)?.[1]}`;
  return source ? { file: source.replace(/-\d+\.webp$/, "-1440.webp"), alt: alt || title } : undefined;
}

const escapeAttribute = (text: string) => text.replaceAll("&", "&amp;").replaceAll('"', "&quot;");

/** Makes the elements for the preview of a link, and its picture in `folder`. `siteName` is text, `home` is HTML. */
export function linkPreviews(folder: string, siteUrl: string, siteName: string, home: string) {
  const written = new Set<string>();
  return async (html: string): Promise<string> => {
    const picture = firstPicture(html) ?? firstPicture(home);
    if (!picture) throw new Error("The home page has no picture for the preview of a link");
    const file = picture.file.replace(/^\/\w+\/(.*?)(?:-1440\.webp|\.svg)$/, "/share/$1.jpg");
    if (!written.has(file)) {
      written.add(file);
      await mkdir(dirname(join(folder, file)), { recursive: true });
      await sharp(join(folder, picture.file))
        .resize({ ...size, fit: "cover" })
        .flatten({ background: "#ffffff" })
        // Some networks refuse more than 300 kB.
        .jpeg({ quality: 72, mozjpeg: true })
        .toFile(join(folder, file));
    }
    const meta = (name: string, content: string | number) => `<meta ${name} content="${content}">`;
    return [
      meta('property="og:site_name"', escapeAttribute(siteName)),
      meta('property="og:image"', siteUrl + file),
      meta('property="og:image:width"', size.width),
      meta('property="og:image:height"', size.height),
      meta('property="og:image:alt"', picture.alt),
      meta('name="twitter:image"', siteUrl + file),
    ].join("");
  };
}

import { mkdir } from "node:fs/promises";
import { dirname, join } from "node:path";
import sharp from "sharp";
import { fallbackPath } from "../../src/lib/pictures/picture-files";

const size = { width: 1200, height: 630 };

/** A page's first picture or drawing: its file, and what it shows. */
function firstPicture(html: string): { name: string; file: string; alt: string } | undefined {
  const [, name, drawing, alt = ""] =
    /<img src="\/(?:pictures\/([\w/-]+)-\d+\.webp|drawings\/([\w-]+)\.svg)" alt="([^"]*)"/.exec(html) ?? [];
  if (drawing) return { name: drawing, file: `/drawings/${drawing}.svg`, alt };
  return name ? { name, file: fallbackPath(name, 1440), alt } : undefined;
}

/** Returns how to make the link preview of a page: its first picture, or that of `home`. */
export function linkPreviews(folder: string, siteUrl: string, siteName: string, home: string) {
  const written = new Set<string>();
  return async (html: string): Promise<string> => {
    const picture = firstPicture(html) ?? firstPicture(home);
    if (!picture) throw new Error("The home page has no picture for the preview of a link");
    const file = `share/${picture.name}.jpg`;
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
    const address = `${siteUrl}/${file}`;
    return Object.entries({
      "og:site_name": siteName,
      "og:image": address,
      "og:image:width": size.width,
      "og:image:height": size.height,
      "og:image:alt": picture.alt,
    })
      .map(([property, content]) => `<meta property="${property}" content="${content}">`)
      .concat(`<meta name="twitter:image" content="${address}">`)
      .join("");
  };
}

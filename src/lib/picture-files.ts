/*
 * The files of a picture, as the encoder writes them (scripts/build/encode-pictures.ts)
 * and as pages ask for them: the addresses follow from the name, so that a
 * picture costs the pages no list of files.
 */

/**
 * Widths in pixels of each format. AVIF: a card and a phone's whole width, at one and at two pixels per point, up to a
 * large screen. WebP, for browsers of before 2023: on the page, and alone in the window.
 */
export const pictureWidths = { avif: [400, 720, 1080, 1440], webp: [720, 1440] } as const;

export type PictureFormat = keyof typeof pictureWidths;

export const pictureFormats = Object.keys(pictureWidths) as PictureFormat[];

/** The height that belongs to a width, in pixels: every picture is three wide and two high. */
export function pictureHeight(width: number): number {
  return Math.round((width * 2) / 3);
}

/** The name of one file of a picture, in public/pictures: "dakgoten-720.avif". */
export function pictureFile(name: string, width: number, format: PictureFormat): string {
  return `${name}-${width}.${format}`;
}

/** The names of all files of a picture. */
export function pictureFiles(name: string): string[] {
  return pictureFormats.flatMap((format) =>
    pictureWidths[format].map((width) => pictureFile(name, width, format)),
  );
}

function pictureAddress(name: string, width: number, format: PictureFormat): string {
  return `/pictures/${pictureFile(name, width, format)}`;
}

/** Where a browser that does not know AVIF fetches a picture. */
export function fallbackAddress(name: string, width: (typeof pictureWidths.webp)[number]): string {
  return pictureAddress(name, width, "webp");
}

/** The files of a picture up to `widest` pixels, for `srcset`. */
export function pictureSourceSet(name: string, widest: number): string {
  return pictureWidths.avif
    .filter((width) => width <= widest)
    .map((width) => `${pictureAddress(name, width, "avif")} ${width}w`)
    .join(", ");
}

/** The name under which content asks for a photograph: "Mijn foto.JPG" becomes "mijn-foto". */
export function pictureName(file: string): string {
  return file
    .replace(/^.*[\\/]/, "")
    .replace(/\.\w+$/, "")
    .normalize("NFD")
    .toLowerCase()
    .replace(/\p{M}/gu, "")
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
}

/**
 * The words over pictures: what stands under `photographs` claims the work as done, and takes the place of the words
 * beside it once none of the pictures is rendered any more.
 */
export function captionsFor<Words extends { photographs: object }>(
  words: Words,
  pictures: readonly ({ rendered?: boolean } | undefined)[],
): Words {
  return pictures.some((picture) => picture?.rendered) ? words : { ...words, ...words.photographs };
}

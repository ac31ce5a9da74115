import type { PictureContent } from "./content/schema";

/*
 * The files of a picture, as the encoder writes them (scripts/build/encode-pictures.ts)
 * and as pages ask for them: the addresses follow from the name, so that a
 * picture costs the pages no list of files.
 */

/** Widths in pixels: a card and a phone's whole width, at one and at two pixels per point, up to a large screen. */
export const pictureWidths = [400, 720, 1080, 1440] as const;

export type PictureWidth = (typeof pictureWidths)[number];

/** The best compressed first, as a browser takes the first that it knows. */
export const pictureFormats = ["avif", "webp"] as const;

export type PictureFormat = (typeof pictureFormats)[number];

/** The height that belongs to a width, in pixels: every picture is three wide and two high. */
export function pictureHeight(width: number): number {
  return Math.round((width * 2) / 3);
}

/** The name of one file of a picture, in public/pictures: "dakgoten-720.avif". */
export function pictureFile(name: string, width: PictureWidth, format: PictureFormat): string {
  return `${name}-${width}.${format}`;
}

/** Where a browser fetches that file. */
export function pictureAddress(name: string, width: PictureWidth, format: PictureFormat): string {
  return `/pictures/${pictureFile(name, width, format)}`;
}

/** The widths of a picture up to `widest` in one format, for `srcset`. */
export function pictureSourceSet(name: string, format: PictureFormat, widest: PictureWidth): string {
  const widths = pictureWidths.filter((width) => width <= widest);
  return widths.map((width) => `${pictureAddress(name, width, format)} ${width}w`).join(", ");
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
 * beside it once none of the pictures is an impression any more.
 */
export function wordsOver<Words extends { photographs: object }>(
  words: Words,
  pictures: readonly (PictureContent | undefined)[],
): Words {
  return pictures.some((picture) => picture?.impression) ? words : { ...words, ...words.photographs };
}

import { pictureHeight, pictureWidths } from "../../src/lib/pictures/picture-files.ts";

/* The requirements of a photograph, for the encoder, the check, and the CMS in the browser. */

/** What is wrong with a photograph and what to do, by its name in content. */
export type UnusablePhotos = Record<string, string>;

const largestWidth = Math.max(...pictureWidths.avif);

export const smallestPhoto = { width: largestWidth, height: pictureHeight(largestWidth) };

export function sizeRemedy(file: string, { width, height }: typeof smallestPhoto): string | undefined {
  if (width >= smallestPhoto.width && height >= smallestPhoto.height) return undefined;
  return `${file} is te klein: ${width} bij ${height} pixels. Nodig is ten minste ${smallestPhoto.width} bij ${smallestPhoto.height}. Gebruik de foto zoals die uit de camera of telefoon komt.`;
}

export const isPhotoFile = (file: string) => !/^\.|\.md$|\//i.test(file);

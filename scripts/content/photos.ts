import { pictureHeight, pictureWidths } from "../../src/lib/pictures/picture-files.ts";

/* The requirements of a photograph, for the encoder, the check, and the CMS in the browser. */

/** What is wrong with a photograph and what to do, by its name in content. */
export type UnusablePhotos = Record<string, string>;

const largestWidth = Math.max(...pictureWidths.avif);

/** The least size of a photograph: that of the widest picture that is made of it. */
export const smallestPhoto = { width: largestWidth, height: pictureHeight(largestWidth) };

/** What to do about a photograph that is too small, in Dutch; undefined when it is large enough. */
export function sizeRemedy(file: string, { width, height }: typeof smallestPhoto): string | undefined {
  if (width >= smallestPhoto.width && height >= smallestPhoto.height) return undefined;
  return `${file} is te klein: ${width} bij ${height} pixels. Nodig is ten minste ${smallestPhoto.width} bij ${smallestPhoto.height}. Gebruik de foto zoals die uit de camera of telefoon komt.`;
}

/** Whether a file in photos/ is meant as a photograph: not hidden, not in a folder, and not the notes. */
export const isPhotoFile = (file: string) => !/^\.|\.md$|\//i.test(file);

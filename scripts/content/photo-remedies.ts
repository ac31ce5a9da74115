import { pictureHeight, pictureWidths } from "../../src/lib/pictures/picture-files.ts";

/* What a photograph must be, for the encoder and for the CMS, in the browser. */

interface Size {
  width: number;
  height: number;
}

const largestWidth = Math.max(...pictureWidths.avif);

export const smallestPhoto: Size = { width: largestWidth, height: pictureHeight(largestWidth) };

/** The remedy for a photograph, upright, in pixels; undefined when it is large enough. */
export function sizeRemedy(file: string, { width, height }: Size): string | undefined {
  if (width >= smallestPhoto.width && height >= smallestPhoto.height) return undefined;
  return `${file} is te klein: ${width} bij ${height} pixels. Nodig is ten minste ${smallestPhoto.width} bij ${smallestPhoto.height}. Gebruik de foto zoals die uit de camera of telefoon komt.`;
}

export const unreadableRemedy = (file: string): string =>
  /\.hei[cf]$/i.test(file)
    ? `${file} is een HEIC-foto van een iPhone en kan niet worden gelezen. Sla de foto op als JPEG en gebruik die.`
    : `${file} kan niet worden gelezen als foto. Gebruik een JPEG- of PNG-bestand, of sla de foto opnieuw op.`;

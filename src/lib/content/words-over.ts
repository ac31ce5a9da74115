import type { PictureContent } from "./schema";

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

/** The longest Dutch place name has 28 letters ("Gasselterboerveenschemond" and kin); 60 leaves room. */
const placeSlug = /^[\p{L}\d'’-]{1,60}$/u;

/**
 * The name to show for the slug of a place: split on hyphens, each word
 * capitalised ("den-haag" gives "Den Haag"). Undefined for anything but
 * letters, digits, hyphens and apostrophes, so that a made-up address can put
 * no text of its own on the page.
 */
export function placeNameFromSlug(slug: string): string | undefined {
  if (!placeSlug.test(slug)) return undefined;
  const words = slug.split("-").filter(Boolean);
  if (words.length === 0) return undefined;
  return words.map((word) => word.charAt(0).toLocaleUpperCase("nl") + word.slice(1)).join(" ");
}

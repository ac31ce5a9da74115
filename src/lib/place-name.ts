/** The longest name of a Dutch place has 28 letters, in one word; the most words are five or fewer. */
const most = { words: 5, letters: 40 };

/** Without digits, so that no phone number can stand in a heading. */
const placeSlug = /^[\p{L}'’-]+$/u;

/**
 * The name to show for the slug of a place: split on hyphens, each word
 * capitalised ("den-haag" gives "Den Haag"). Undefined for anything but up to
 * five words and 40 letters and apostrophes, so that a made-up address can put
 * little text of its own on the page.
 */
export function placeNameFromSlug(slug: string): string | undefined {
  if (!placeSlug.test(slug)) return undefined;
  const words = slug.split("-").filter(Boolean);
  if (words.length === 0 || words.length > most.words || words.join("").length > most.letters)
    return undefined;
  return words.map((word) => word.charAt(0).toLocaleUpperCase("nl") + word.slice(1)).join(" ");
}

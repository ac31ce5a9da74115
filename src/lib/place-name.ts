/** The longest name of a Dutch place has 28 letters, in one word; the most words are five or fewer. */
const most = { words: 5, letters: 40 };

/** The letters of Dutch and Frisian names and their apostrophes, as a host writes them in a regular expression. */
export interface Alphabet {
  letter: string;
  apostrophe: string;
}

/**
 * What the slug of a place looks like: up to five words and 40 letters with hyphens between, so that a made-up
 * address can put little text of its own on the page; one or two digits before a word, as in 2e Exloërmond, and no
 * others, so that no phone number can stand in a heading.
 */
export function placePattern({ letter, apostrophe }: Alphabet): string {
  const sign = `${apostrophe}?${letter}`;
  const word = `(?:[0-9]{1,2})?(?:${sign})+`;
  return `(?=(?:[-0-9]*${sign}){1,${most.letters}}-*$)-*${word}(?:-+${word}){0,${most.words - 1}}-*$`;
}

const placeSlugShape = new RegExp(`^${placePattern({ letter: "[A-Za-zÀ-ſ]", apostrophe: "['’]" })}`);

/**
 * The name to show for the slug of a place: split on hyphens, each word capitalised ("den-haag" gives "Den Haag",
 * "ijmuiden" "IJmuiden"). Undefined for what can be no place, see `placePattern`.
 */
export function placeNameFromSlug(slug: string): string | undefined {
  if (!placeSlugShape.test(slug)) return undefined;
  const words = slug.split("-").filter(Boolean);
  return words.map((word) => word.replace(/^(?:ij|.)/, (start) => start.toUpperCase())).join(" ");
}

/** The slug of a place as somebody typed its name: "’s-Hertogenbosch " gives "'s-hertogenbosch". */
export function placeSlug(name: string): string {
  return name
    .normalize("NFC")
    .toLowerCase()
    .replace(/[‘’`´]/g, "'")
    .replace(/[.,()]/g, " ")
    .trim()
    .replace(/[\s-]+/g, "-");
}

/** A text, or an object of texts, in which `{plaats}` has become the name of a place. */
export function withPlace<Content>(content: Content, name: string): Content {
  const inJson = JSON.stringify(name).slice(1, -1);
  return JSON.parse(JSON.stringify(content).replaceAll("{plaats}", () => inJson));
}

/**
 * The slug of a place: up to five words and 40 letters (the longest Dutch name has 28) with hyphens between, so that a
 * made-up address puts little text of its own on the page; letters with accents and apostrophes, and one or two digits
 * before a word, as in 2e Exloërmond, but no others, so that no phone number can stand in a heading.
 */
const letter = "['’]?[A-Za-zÀ-ſ]";
const word = `(?:[0-9]{1,2})?(?:${letter})+`;
const placeSlugShape = new RegExp(`^(?=(?:[-0-9]*${letter}){1,40}-*$)-*${word}(?:-+${word}){0,4}-*$`);

/**
 * The name to show for the slug of a place: split on hyphens, each word capitalised ("den-haag" gives "Den Haag",
 * "ijmuiden" "IJmuiden"). Undefined for what can be no place.
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

/**
 * The slug of the place that an address asks for: /dakdekker/Baarn, or /dakdekker?plaats=Baarn by a form without scripts;
 * "" where it asks for none.
 */
export function askedPlace({ pathname, search }: { pathname: string; search: string }): string {
  const [, , slug] = pathname.split("/");
  if (!slug) return placeSlug(new URLSearchParams(search).get("plaats") ?? "");
  try {
    return decodeURIComponent(slug).toLowerCase();
  } catch {
    // A stray % is no place either.
    return slug;
  }
}

/** A text, or an object of texts, in which `{plaats}` has become the name of a place. */
export function withPlace<Content>(content: Content, name: string): Content {
  const inJson = JSON.stringify(name).slice(1, -1);
  return JSON.parse(JSON.stringify(content).replaceAll("{plaats}", () => inJson));
}

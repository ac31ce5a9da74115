/** The words of a slug, each capitalised. */
/** "den-haag" becomes "Den Haag". */
export function placeName(slug: string): string {
  const words = slug.trim().split("-").filter(Boolean);
  // IJ is one letter in Dutch.
  return words.map((word) => word.replace(/^(?:ij|.)/u, (start) => start.toUpperCase())).join(" ");
}

/** Fills the name of a place into every `{plaats}` of a text, or of an object of texts. */
export function withPlace<Content>(content: Content, name: string): Content {
  const inJson = JSON.stringify(name).slice(1, -1);
  return JSON.parse(JSON.stringify(content).replaceAll("{plaats}", () => inJson));
}

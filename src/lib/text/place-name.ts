export function placeName(slug: string): string {
  const words = slug.trim().split("-").filter(Boolean);
  // IJ is one letter in Dutch.
  return words.map((word) => word.replace(/^(?:ij|.)/u, (start) => start.toUpperCase())).join(" ");
}

export function placeSlug(name: string): string {
  return name
    .trim()
    .toLowerCase()
    .replace(/[\s/-]+/g, "-");
}

/** A text, or an object of texts, in which `{plaats}` has become the name of a place. */
export function withPlace<Content>(content: Content, name: string): Content {
  const inJson = JSON.stringify(name).slice(1, -1);
  return JSON.parse(JSON.stringify(content).replaceAll("{plaats}", () => inJson));
}

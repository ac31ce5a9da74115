/* Links in a text of src/content: `[Pannendaken](/pannendaken)`. Nothing else in a text is markup. */

export interface TextLink {
  words: string;
  /** A path of the site, or a URL. */
  address: string;
}

const linkShape = /\[([^\]]*[^\]\s][^\]]*)\]\(([^)\s]+)\)/g;

/** The links of a text and the texts around them, in order. */
export function partsOf(text: string): (string | TextLink)[] {
  const parts: (string | TextLink)[] = [];
  let end = 0;
  for (const { 0: source, 1: words = "", 2: address = "", index } of text.matchAll(linkShape)) {
    parts.push(text.slice(end, index), { words, address });
    end = index + source.length;
  }
  return [...parts, text.slice(end)];
}

export const linksIn = (text: string): TextLink[] => partsOf(text).filter((part) => typeof part !== "string");

/** A text as a visitor reads it, without the addresses of its links. */
export const readable = (text: string) => text.replace(linkShape, "$1");

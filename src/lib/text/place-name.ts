import { mapTexts } from "./map-texts.ts";

/** The words of a slug, each capitalised: "Den Haag" for "den-haag". */
export function placeName(slug: string): string {
  const words = slug.trim().split("-").filter(Boolean);
  // IJ is one letter in Dutch.
  return words.map((word) => word.replace(/^(?:ij|.)/u, (start) => start.toUpperCase())).join(" ");
}

/** Fills the name of a place into every `{plaats}` of a text, or of an object of texts. */
export const withPlace = <Content>(content: Content, name: string): Content =>
  mapTexts(content, (text) => text.replaceAll("{plaats}", () => name));

/** Text in which no-break spaces keep the name of a place, such as "Den Haag", on one line. */
export const withWholeName = (text: string, name: string) =>
  text.replaceAll(name, () => name.replaceAll(" ", "\u00A0"));

/** Keeps words on one line. More than `longest` letters may break, because a small phone has no room for them. */
const withoutBreaks = (words: string, longest: number) =>
  words.length > longest ? words : words.replaceAll(" ", "\u00A0");

/** Text in which no line ends at the hyphen of a word, as in "KvK-nummer". */
export const withWholeWords = (text: string) => text.replace(/\b-\b/g, "-\u2060");

/** Text in which a name, such as "Den Haag", stays on one line. */
export const withWholeName = (text: string, name: string) => text.replaceAll(name, withoutBreaks(name, 14));

/** A heading whose last word does not stand alone below the others, because the last two stay on one line. */
export const headingText = (text: string, longest: number) =>
  withWholeWords(text).replace(/[^ ]+ [^ ]+$/, (end) => withoutBreaks(end, longest));

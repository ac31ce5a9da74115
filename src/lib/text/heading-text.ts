/** Keeps words on one line. More than `longest` letters may break, because a small phone has no room for them. */
const withoutBreaks = (words: string, longest: number) =>
  words.length > longest ? words : words.replaceAll(" ", "\u00A0");

/** Text in which no line ends at the hyphen of a word, as in "KvK-nummer". */
export const withWholeWords = (text: string) => text.replace(/\b-\b/g, "-\u2060");

/** Text in which a name, such as "Den Haag", stays on one line. */
export const withWholeName = (text: string, name: string) => text.replaceAll(name, withoutBreaks(name, 14));

/** Keeps the last two words of a heading on one line, so that the last does not stand alone. */
export const headingText = (text: string, longest: number) =>
  withWholeWords(text).replace(/[^ ]+ [^ ]+$/, (end) => withoutBreaks(end, longest));

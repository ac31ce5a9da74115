/*
 * The reading ease of Flesch, with the weights that W.H. Douma found for Dutch
 * (De leesbaarheid van landbouwbladen, Wageningen 1960):
 *
 *   206.835 - 0.93 * words per sentence - 77 * syllables per word
 *
 * 100 is very easy, 0 very hard; 60 to 70 is called standard, 70 to 80 fairly easy.
 */

/** Vowel letters that are spoken as one sound; the longest first. */
const sounds = /aai|ooi|oei|eeu|ieu|aa|ee|oo|uu|oe|eu|ie|ui|ij|ei|ou|au|[aeiouyàáâäèéêëìíîïòóôöùúûü]/g;

/**
 * The syllables of a Dutch word: one per vowel sound. An e at the end is spoken,
 * a trema starts a new syllable; capitals (EPDM) are spoken letter by letter, a
 * number counts one per digit, which is about what its words have.
 */
export function syllablesOf(word: string): number {
  if (/^[\p{Lu}\d]+$/u.test(word)) return word.length;
  return Math.max(1, word.toLowerCase().match(sounds)?.length ?? 0);
}

const wordsOf = (text: string): string[] => text.match(/[\p{L}\d]+(?:[’'.][\p{L}\d]+)*/gu) ?? [];

/** The sentences of a text in which `[label](address)` marks a link. */
export function sentencesOf(text: string): string[][] {
  return text
    .replace(/\[([^\]]+)\]\([^)]*\)/g, "$1")
    .split(/(?<=[.!?:])\s+/)
    .map(wordsOf)
    .filter((words) => words.length > 0);
}

/** The Flesch-Douma figure of some texts together. */
export function readingEase(texts: string[]): number {
  const sentences = texts.flatMap(sentencesOf);
  const words = sentences.flat();
  const syllables = words.reduce((sum, word) => sum + syllablesOf(word), 0);
  return 206.835 - 0.93 * (words.length / sentences.length) - 77 * (syllables / words.length);
}

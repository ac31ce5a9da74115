import { expect, test } from "vitest";
import faq from "../../src/content/paginas/faq.yaml";
import type { ServicePage } from "../../src/lib/content/schema";
import { readingEase, sentencesOf, syllablesOf } from "./readability";

/** What a page, and a single answer, have to reach: "fairly easy" and "standard" on the scale of Flesch. */
const leastEase = { page: 75, answer: 60 };
/** What a sentence may have. */
const mostWords = 20;

const servicePages = Object.entries(
  import.meta.glob<ServicePage>("../../src/content/services/*.ts", { eager: true, import: "page" }),
).map(([file, { meta: _meta, ...page }]) => [file.replace(/.*\/(.*)\.ts/, "/$1"), page] as const);

/** The texts in full sentences; a heading or a label is too short to measure. */
function sentenceTexts(value: unknown): string[] {
  if (typeof value === "string") return /[.!?]$/.test(value) ? [value] : [];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(sentenceTexts) : [];
}

const pages = [...servicePages, ["/faq", { ...faq, meta: undefined }] as const];

test.each(pages)("%s reads fairly easily, as text for everyone should", (_path, page) => {
  expect(readingEase(sentenceTexts(page))).toBeGreaterThanOrEqual(leastEase.page);
});

test.each(pages)("%s has no sentence of more than 20 words", (_path, page) => {
  const long = sentenceTexts(page)
    .flatMap(sentencesOf)
    .filter((words) => words.length > mostWords);
  expect(long.map((words) => words.join(" "))).toEqual([]);
});

test("no answer in the FAQ is harder than ordinary prose", () => {
  const answers = faq.categories.flatMap(({ questions }) => questions.map(({ answer }) => answer));
  expect(answers.filter((answer) => readingEase([answer]) < leastEase.answer)).toEqual([]);
});

test.each([
  ["dak", 1],
  ["dakgoten", 3],
  ["schoorsteen", 2],
  ["onderhoud", 3],
  ["bij", 1],
  ["geïsoleerd", 4],
  ["ideeën", 3],
  ["nieuwe", 2],
  ["leeuw", 1],
  ["draaien", 2],
  ["EPDM", 4],
  ["24", 2],
])("%s has %i syllables", (word, syllables) => {
  expect(syllablesOf(word)).toBe(syllables);
});

test("the figure is that of the formula", () => {
  // 2 sentences, 6 words, 8 syllables.
  expect(readingEase(["Het dak lekt. Wij komen kijken."])).toBeCloseTo(206.835 - 0.93 * 3 - 77 * (8 / 6), 5);
});

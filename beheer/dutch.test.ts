import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { completeDutch } from "./dutch";

const wordsOf = (locale: string) =>
  JSON.parse(readFileSync(`node_modules/@sveltia/cms/locales/${locale}.json`, "utf8"));

/** Texts that this configuration never shows: its own mistakes, and workflows that are off. */
const unseen = /^(?:config|cloud_storage|\w*workflow|status|open_authoring|domain)/;

const flat = (words: object, start = ""): [path: string, text: string][] =>
  Object.entries(words)
    .filter(([name]) => start || !unseen.test(name))
    .flatMap(([name, value]) =>
      typeof value === "string" ? [[start + name, value]] : flat(value, `${start}${name}.`),
    );

const dutch = new Map(flat(completeDutch(wordsOf("nl"))));

test("every text of the CMS that an owner can meet is in Dutch", () => {
  expect(flat(wordsOf("en-US")).filter(([path]) => !dutch.has(path))).toEqual([]);
});

test("the CMS has a message after a save, which we replace", () => {
  expect(wordsOf("nl")).toHaveProperty("entry_saved");
});

test("the CMS addresses the owner as u", () => {
  expect([...dutch].filter(([, text]) => /\b(?:je|jij|jouw?)\b/i.test(text))).toEqual([]);
});

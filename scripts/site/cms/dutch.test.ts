import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { completeDutch } from "./dutch.ts";

const wordsOf = (locale: string) =>
  JSON.parse(readFileSync(`node_modules/@sveltia/cms/locales/${locale}.json`, "utf8"));

/** Texts that no owner meets: errors in the configuration, workflows that are off, and folders of pictures. */
const unseen = /^(?:config|cloud_storage|\w*workflow|status|open_authoring|domain)|folder/;

const pathsOf = (words: object, start = ""): string[] =>
  Object.entries(words).flatMap(([name, value]) =>
    typeof value === "string" ? start + name : pathsOf(value, `${start}${name}.`),
  );

test("every text of the CMS that an owner can meet is in Dutch", () => {
  const dutch = new Set(pathsOf(completeDutch(wordsOf("nl"))));
  expect(pathsOf(wordsOf("en-US")).filter((path) => !dutch.has(path) && !unseen.test(path))).toEqual([]);
});

test("the CMS has a message after a save, which we replace", () => {
  expect(wordsOf("nl")).toHaveProperty("entry_saved");
});

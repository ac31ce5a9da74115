import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { completeDutch } from "./dutch";

const wordsOf = (locale: string) =>
  JSON.parse(readFileSync(`node_modules/@sveltia/cms/locales/${locale}.json`, "utf8"));

/** Each text by its path: "save_conflict.title". */
const flat = (words: object, start = ""): [path: string, text: string][] =>
  Object.entries(words).flatMap(([name, value]) =>
    typeof value === "string" ? [[start + name, value]] : flat(value, `${start}${name}.`),
  );

const variables = (text: string) => [...new Set(text.match(/\{\$\w+/g))].sort();

test("every text of the CMS is there in Dutch, with the same things filled in", () => {
  const dutch = new Map(flat(completeDutch(wordsOf("nl"))));
  const lacking = flat(wordsOf("en-US")).filter(([path]) => !dutch.has(path));
  expect(lacking).toEqual([]);
  for (const [path, text] of flat(completeDutch({})))
    expect([path, variables(text)]).toEqual([
      path,
      variables(new Map(flat(wordsOf("en-US"))).get(path) ?? ""),
    ]);
});

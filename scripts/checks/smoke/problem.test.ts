import { expect, test } from "vitest";
import { problemLines } from "./problem";

const on = (text: string, ...paths: string[]) => paths.map((at) => ({ at, text }));

test("what is wrong on many pages is one line, with the first of them", () => {
  const problems = [
    ...on("antwoord 500.", "/faq"),
    ...on("zonder titel.", "/d", "/a", "/c", "/b", "/e", "/a"),
    ...on("dicht.", "/x", "/y"),
  ];
  expect(problemLines(problems)).toEqual([
    "/faq: antwoord 500.",
    "/a, /b, /c en 2 andere: zonder titel.",
    "/x, /y: dicht.",
  ]);
  expect(problemLines([])).toEqual([]);
});

import { expect, test } from "vitest";
import { headingText, withWholeName, withWholeWords } from "./heading-text.ts";

test.each([
  ["Een nieuw dak", "Een nieuw\u00A0dak"],
  ["Een dakbedekkingsmateriaal", "Een dakbedekkingsmateriaal"],
  ["Daken", "Daken"],
])("the last two words of “%s” stay together if they are short", (text, heading) => {
  expect(headingText(text, 18)).toBe(heading);
});

test("a word does not break at its hyphen", () => {
  expect(withWholeWords("KvK-nummer - 25")).toBe("KvK-\u2060nummer - 25");
});

test("a name stays on one line", () => {
  expect(withWholeName("Dak in Den Haag, aan zee", "Den Haag")).toBe("Dak in Den\u00A0Haag, aan zee");
});

import { expect, test } from "vitest";
import { wordsOver } from "./picture-files";

const words = { heading: "Zo ziet het eruit", link: "Meer", photographs: { heading: "Recent werk" } };
const photograph = { name: "goot", alt: "Een goot.", impression: undefined };
const impression = { ...photograph, impression: true };

test("work is claimed as done once every picture is a photograph, and not before", () => {
  expect(wordsOver(words, [photograph, undefined, impression]).heading).toBe("Zo ziet het eruit");
  expect(wordsOver(words, [photograph, undefined])).toMatchObject({ heading: "Recent werk", link: "Meer" });
});

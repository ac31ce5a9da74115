import { expect, test } from "vitest";
import { captionsFor } from "./picture-files";

const words = { heading: "Zo ziet het eruit", link: "Meer", photographs: { heading: "Recent werk" } };
const photograph = { name: "goot", alt: "Een goot.", rendered: false };
const rendered = { ...photograph, rendered: true };

test("work is claimed as done once every picture is a photograph, and not before", () => {
  expect(captionsFor(words, [photograph, undefined, rendered]).heading).toBe("Zo ziet het eruit");
  expect(captionsFor(words, [photograph, undefined])).toMatchObject({ heading: "Recent werk", link: "Meer" });
});

import { expect, test } from "vitest";
import { toFile, toForm } from "./form-values";

const file = {
  heading: "Een kop",
  picture: { name: "dakgoten", alt: "Een goot" },
  sections: [{ paragraphs: ["De eerste.", "De tweede."] }],
  before: { name: "/photos/goot.jpg", alt: "Een oude goot" },
};
const form = {
  ...file,
  picture: { ...file.picture, name: "http://localhost:5173/pictures/dakgoten-720.webp" },
  sections: [{ paragraphs: "De eerste.\n\nDe tweede." }],
};

test("the form shows paragraphs as one text and a computer's picture as it is, and the file keeps what it had", () => {
  expect(toForm(file, "http://localhost:5173")).toEqual(form);
  expect(JSON.stringify(toFile(form))).toBe(JSON.stringify(file));
});

test.each([
  [
    "what is empty or off is not written",
    { off: false, none: "", gone: null, list: [], all: { of: "" }, section: { numbered: true } },
    { section: { numbered: true } },
  ],
  [
    "Enter in a text is a space in the file",
    { answer: "Ja.\n\nAltijd.\n", items: ["Een\ntwee"] },
    { answer: "Ja. Altijd.", items: ["Een twee"] },
  ],
  [
    "each line that is typed is a paragraph, and empty lines are none",
    { paragraphs: "\nEen.\n \n\nTwee. \nDrie.\n" },
    { paragraphs: ["Een.", "Twee.", "Drie."] },
  ],
])("%s", (_sentence, typed, written) => {
  expect(toFile(typed)).toEqual(written);
});

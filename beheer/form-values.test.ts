import { expect, test } from "vitest";
import { fileText, formValue } from "./form-values.ts";

const text = `heading: Een kop
order: 2
sections:
  - paragraphs:
      - De eerste.
      - De tweede.
before:
  name: /photos/goot.jpg
  alt: Een oude goot
after:
  name: goot.svg
  alt: Een nieuwe goot
`;

test("a file that is saved unchanged stays as it is", () => {
  const value = formValue(text, "http://localhost:5173");
  expect(value).toMatchObject({
    order: 2,
    sections: [{ paragraphs: "De eerste.\n\nDe tweede." }],
    before: { name: "/photos/goot.jpg" },
    after: { name: "http://localhost:5173/drawings/goot.svg" },
  });
  expect(fileText(value)).toBe(text);
});

test.each([
  [
    "what is empty or off is not written",
    { off: false, none: "", list: [], all: { paragraphs: "" }, one: { on: true, __sc_item_id: "a" } },
    "one:\n  on: true\n",
  ],
  [
    "invisible characters of a paste are not written",
    { name: "Dak\u200Bwerk\u00A0Baarn" },
    "name: Dakwerk Baarn\n",
  ],
  [
    "Enter in a text is a space in the file",
    { answer: "Ja.\n\nAltijd.\n", items: ["Een\ntwee"] },
    "answer: Ja. Altijd.\nitems:\n  - Een twee\n",
  ],
  [
    "each line that is typed is a paragraph",
    { paragraphs: "\nEen.\n \n\nTwee. \nDrie.\n" },
    "paragraphs:\n  - Een.\n  - Twee.\n  - Drie.\n",
  ],
  [
    "each item of a pasted list is a paragraph",
    { paragraphs: "Wij doen dit.\n• Pannen\n- Platte daken\n*\tGoten" },
    "paragraphs:\n  - Wij doen dit.\n  - Pannen\n  - Platte daken\n  - Goten\n",
  ],
  [
    "a list that is pasted in a sentence keeps its marks, which the check refuses",
    { intro: "- Pannen\n- Platte daken" },
    "intro: • Pannen • Platte daken\n",
  ],
  [
    "a list that a field of one line joins keeps its first mark",
    { title: "- Pannen- Platte daken" },
    "title: • Pannen- Platte daken\n",
  ],
  ["a dash at the start of a text is no list", { name: "- Pannen en goten" }, 'name: "- Pannen en goten"\n'],
  [
    "what looks like a number or a yes is text without quotation marks",
    { no: "035", yes: "ja" },
    "no: 035\nyes: ja\n",
  ],
  [
    "a file that is one list has no name above it",
    [{ from: "/oud", to: "/faq" }],
    "- from: /oud\n  to: /faq\n",
  ],
])("%s", (_sentence, value, fileContent) => {
  expect(fileText(value)).toBe(fileContent);
});

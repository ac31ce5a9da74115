import { render, screen } from "@testing-library/react";
import { MemoryRouter } from "react-router-dom";
import { expect, test } from "vitest";
import { RichText } from "./rich-text.tsx";

const show = (text: string) =>
  render(
    <MemoryRouter>
      <p>
        <RichText text={text} />
      </p>
    </MemoryRouter>,
  );

const linked: [to: string, text: string, addresses: string[], words: string][] = [
  [
    "pages",
    "Over [pannendaken](/pannendaken) en [goten](/dakgoten).",
    ["/pannendaken", "/dakgoten"],
    "Over pannendaken en goten.",
  ],
  [
    "a number",
    "[mail](mailto:a@dak.example) [bel](tel:+31350000000)",
    ["mailto:a@dak.example", "tel:+31350000000"],
    "mail bel",
  ],
  ["another site", "[site](https://rvo.nl)", ["https://rvo.nl"], "site"],
];

test.each(linked)("a marked link to %s leads there", (_, text, addresses) => {
  show(text);
  expect(screen.getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual(addresses);
});

test.each(linked)("the text around a link to %s stays", (_, text, _addresses, words) => {
  expect(show(text).container.textContent).toBe(words);
});

test.each([
  ["text in brackets", "Prijs [nog niet bekend] (zie onder)"],
  ["HTML in a text", "Prijs <b>vet</b> <a href='/'>hier</a>"],
])("%s is shown as written", (_, text) => {
  const { container } = show(text);
  expect(container.querySelector("p")?.textContent).toBe(text);
  expect(container.querySelector("b, a")).toBeNull();
});

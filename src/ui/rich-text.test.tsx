// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import { MemoryRouter } from "react-router-dom";
import { afterEach, expect, test } from "vitest";
import { RichText } from "./rich-text";

afterEach(cleanup);

const show = (text: string) =>
  render(
    <MemoryRouter>
      <p>
        <RichText text={text} />
      </p>
    </MemoryRouter>,
  );

test.each([
  [
    "Over [pannendaken](/pannendaken) en [goten](/dakgoten).",
    ["/pannendaken", "/dakgoten"],
    "Over pannendaken en goten.",
  ],
  [
    "[mail](mailto:a@dak.example) [bel](tel:+31350000000)",
    ["mailto:a@dak.example", "tel:+31350000000"],
    "mail bel",
  ],
  ["[site](https://rvo.nl)", ["https://rvo.nl"], "site"],
])("each marked link of “%s” leads to %j, and the text around it stays", (text, addresses, words) => {
  const { container } = show(text);
  expect(container.textContent).toBe(words);
  expect(screen.getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual(addresses);
});

test("text without marks, or with HTML in it, is shown as written", () => {
  const { container } = show("Prijs [nog niet bekend] <b>vet</b> (zie onder)");
  expect(container.querySelector("p")?.textContent).toBe("Prijs [nog niet bekend] <b>vet</b> (zie onder)");
  expect(container.querySelector("b, a")).toBeNull();
});

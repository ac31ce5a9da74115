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

test("a marked link becomes a link, and the text around it stays", () => {
  const { container } = show("Lees meer over [pannendaken](/pannendaken) en [dakgoten](/dakgoten).");
  expect(container.textContent).toBe("Lees meer over pannendaken en dakgoten.");
  expect(screen.getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual([
    "/pannendaken",
    "/dakgoten",
  ]);
});

test("mail, phone and outside links keep their URL", () => {
  show("[mail](mailto:info@dakdekker.example) [bel](tel:+31350000000) [site](https://rvo.nl)");
  expect(screen.getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual([
    "mailto:info@dakdekker.example",
    "tel:+31350000000",
    "https://rvo.nl",
  ]);
});

test("text without marks, or with HTML in it, is shown as written", () => {
  const { container } = show("Prijs [nog niet bekend] <b>vet</b> (zie onder)");
  expect(container.querySelector("p")?.textContent).toBe("Prijs [nog niet bekend] <b>vet</b> (zie onder)");
  expect(container.querySelector("b, a")).toBeNull();
});

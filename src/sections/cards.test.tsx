import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router-dom";
import { expect, test } from "vitest";
import { Cards } from "./cards";

const card = (name: string, rendered: boolean) => ({
  to: `/${name}`,
  title: name,
  text: "Tekst",
  picture: { name, alt: "Een dak", rendered },
});

test("a list of rendered pictures has one label, one with a photograph a label on each rendered, not drawn", () => {
  const labelsOf = (...cards: ReturnType<typeof card>[]) =>
    renderToStaticMarkup(
      <MemoryRouter>
        <Cards cards={cards} />
      </MemoryRouter>,
    ).match(/3D-impressies?/g);
  expect(labelsOf(card("goot", true), card("dak", true))).toEqual(["3D-impressies"]);
  expect(
    labelsOf(card("goot", true), card("dak", true), card("dak.svg", true), card("photos/dak", false)),
  ).toEqual(["3D-impressie", "3D-impressie"]);
});

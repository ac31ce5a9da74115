import { renderToString } from "react-dom/server";
import { MemoryRouter } from "react-router-dom";
import { expect, test } from "vitest";
import { Steps } from "./steps.tsx";

const drawn = { drawing: { name: "detail-dakgoten", points: [] }, caption: "De beugels lopen af." };
const picture = { name: "photos/beugels", alt: "Een dakdekker hangt een beugel op" };

const markupOf = (detail: typeof drawn & { picture?: typeof picture }) =>
  renderToString(
    <MemoryRouter>
      <Steps items={[{ title: "Hangen", text: "Met afschot." }]} detail={detail} />
    </MemoryRouter>,
  );

test("steps have a drawing with its words, fetched when it comes near", () => {
  expect(markupOf(drawn)).toMatch(/<img[^>]*detail-dakgoten\.svg[^>]*loading="lazy"/);
  expect(markupOf(drawn)).toContain(drawn.caption);
});

test("a photograph takes the place of the drawing beside the steps", () => {
  const markup = markupOf({ ...drawn, picture });
  expect(markup).toContain(picture.alt);
  expect(markup).not.toContain("detail-dakgoten");
});

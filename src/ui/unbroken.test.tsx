import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Unbroken } from "./unbroken";

test("a name stays on one line with the mark after it", () => {
  const markup = renderToStaticMarkup(<Unbroken text="Dakdekker in Den Haag, aan zee" name="Den Haag" />);
  expect(markup).toBe('<span>Dakdekker in <span class="inline-block">Den Haag,</span> aan zee</span>');
});

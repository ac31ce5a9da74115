import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Unbroken } from "./unbroken.tsx";

test("words on one line are still found by a search", () => {
  expect(renderToStaticMarkup(<Unbroken text={"Een KvK-\u2060nummer in Den\u00A0Haag"} />)).toBe(
    'Een <span class="inline-block">KvK-nummer</span> in <span class="inline-block">Den Haag</span>',
  );
});

import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Unbroken } from "./unbroken.tsx";

test.each([
  ["a word with a hyphen", "Een KvK-nummer is er - nu en altijd", "Een [KvK-nummer] is er - nu [en altijd]"],
  ["a name", "Den\u00A0Haag en ook daar voorbij", "[Den Haag] en ook [daar voorbij]"],
  ["the last two words, if short,", "Wat kost een nieuw dak", "Wat kost een [nieuw dak]"],
  ["no pair of long words", "Het dakbedekkingsmateriaal kiezen", "Het dakbedekkingsmateriaal kiezen"],
  ["a word by itself", "Daken", "Daken"],
])("%s stays on one line", (_, text, lines) => {
  const html = lines.replace(/\[(.+?)\]/g, '<span class="inline-block">$1</span>');
  expect(renderToStaticMarkup(<Unbroken text={text} />)).toBe(html);
});

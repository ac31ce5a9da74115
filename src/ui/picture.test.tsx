import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { Picture } from "./picture.tsx";

const picture = { name: "photos/dak", alt: "Een rood pannendak" };
const markupOf = (slot: "top" | "half") => renderToString(<Picture picture={picture} slot={slot} />);
const attribute = (markup: string, element: string, name: string) =>
  new RegExp(`<${element}[^>]* ${name}="([^"]*)"`, "i").exec(markup)?.[1];

test("a photograph is offered as AVIF in several widths", () => {
  const markup = markupOf("half");
  expect(attribute(markup, "source", "srcset")).toMatch(/-400\.avif 400w, .*-1440\.avif 1440w$/);
  expect(attribute(markup, "source", "sizes")).toMatch(/vw$/);
});

test("a photograph at the top of a page is fetched before the rest", () => {
  const markup = markupOf("top");
  for (const [ofLink, ofSource] of [
    ["imagesrcset", "srcset"],
    ["imagesizes", "sizes"],
  ] as const)
    expect(attribute(markup, "link", ofLink)).toBe(attribute(markup, "source", ofSource));
  expect(attribute(markup, "img", "loading")).toBe("eager");
});

test("a photograph further down waits until it comes near", () => {
  expect(markupOf("half")).not.toContain("preload");
  expect(attribute(markupOf("half"), "img", "loading")).toBe("lazy");
});

import { cityPath } from "./content";
import { expect, test, visit } from "./site";

/* WCAG 2.5.8 asks 24 by 24 pixels of everything that can be pressed; the main controls get 44. */

/** Everything that can be pressed and is smaller than `least` in a direction, links inside a sentence left out. */
function smallTargets({ selector, least }: { selector: string; least: number }): string[] {
  return [...document.querySelectorAll<HTMLElement>(selector)]
    .filter(
      (element) => element.checkVisibility({ visibilityProperty: true }) && !element.closest(".sr-only"),
    )
    .filter((element) => {
      const sentence = element.closest("p, li, dd")?.textContent?.trim();
      return getComputedStyle(element).display !== "inline" || sentence === element.textContent?.trim();
    })
    .map((element) => ({ element, box: (element.closest("label") ?? element).getBoundingClientRect() }))
    .filter(({ box }) => box.width > 0 && Math.min(Math.round(box.width), Math.round(box.height)) < least)
    .map(
      ({ element, box }) =>
        `${element.localName} ${element.textContent?.trim().slice(0, 30)}: ${Math.round(box.width)} x ${Math.round(box.height)}`,
    );
}

/** Texts and controls of the page that reach as far to the right as the floating group, which they would scroll behind. */
function behindGroup({ group, controls }: { group: string; controls: string }): string[] {
  const { left } = (document.querySelector(group) as Element).getBoundingClientRect();
  const reaches = ({ width, right }: DOMRect) => width > 1 && right > left;
  const found: string[] = [];
  for (const part of document.querySelectorAll("main, footer")) {
    const texts = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const range = document.createRange();
      range.selectNodeContents(texts.currentNode);
      if ([...range.getClientRects()].some(reaches)) found.push(texts.currentNode.textContent ?? "");
    }
    for (const control of part.querySelectorAll(controls))
      if (reaches(control.getBoundingClientRect())) found.push(control.outerHTML.slice(0, 80));
  }
  return found;
}

const everyTarget = "a[href], button, input, textarea, select, summary, [tabindex='0']";
const group = "nav:has([data-chat])";
const mainTargets = `header a, header button, main button, input, textarea, ${group} a`;

for (const path of [
  "/",
  "/diensten",
  "/dakgoten",
  "/projecten",
  "/over-ons",
  "/contact",
  "/werkgebied",
  cityPath,
  "/faq",
  "/bedankt",
  "/privacy",
]) {
  test(`everything on ${path} can be pressed: 24 pixels at least, main controls 44, nothing behind others`, async ({
    page,
  }) => {
    await visit(page, path);
    for (const width of [320, 390, 768, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await page.evaluate(smallTargets, { selector: everyTarget, least: 24 }), `${width}`).toEqual([]);
      expect(await page.evaluate(smallTargets, { selector: mainTargets, least: 44 }), `${width}`).toEqual([]);
    }
    for (const width of [1024, 1180, 1280, 1366, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await page.evaluate(behindGroup, { group, controls: everyTarget }), `${width}`).toEqual([]);
    }
  });
}

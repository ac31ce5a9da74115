import type { Page } from "playwright/test";

/* Faults of a rendered layout; each function but widenText runs in the page. */

/** Texts cut off by their own box, and by how many pixels the page overflows the window. */
export function losses(): string[] {
  const { scrollWidth, clientWidth } = document.documentElement;
  const cut = [
    ...document.querySelectorAll<HTMLElement>("h1, h2, h3, p, li, dt, dd, a, button, label, legend"),
  ]
    .filter((element) => element.checkVisibility({ contentVisibilityAuto: true }))
    .filter((element) => !element.closest(".sr-only") && !element.classList.contains("sr-only"))
    .filter((element) => {
      const hides = getComputedStyle(element).overflowX !== "visible";
      return hides && element.scrollWidth > element.clientWidth + 1;
    })
    .map((element) => `${element.localName} ${element.textContent?.slice(0, 40)}`);
  return [...cut, ...(scrollWidth > clientWidth ? [`${scrollWidth - clientWidth} px too wide`] : [])];
}

/** Targets smaller than `min` pixels in either direction, inline links in a sentence excepted (WCAG 2.2, 2.5.8). */
export function smallTargets({ selector, min }: { selector: string; min: number }): string[] {
  return [...document.querySelectorAll<HTMLElement>(selector)]
    .filter(
      (element) => element.checkVisibility({ visibilityProperty: true }) && !element.closest(".sr-only"),
    )
    .filter((element) => {
      const sentence = element.closest("p, li, dd")?.textContent?.trim();
      return getComputedStyle(element).display !== "inline" || sentence === element.textContent?.trim();
    })
    .map((element) => ({ element, box: (element.closest("label") ?? element).getBoundingClientRect() }))
    .filter(({ box }) => box.width > 0 && Math.min(Math.round(box.width), Math.round(box.height)) < min)
    .map(
      ({ element, box }) =>
        `${element.localName} ${element.textContent?.trim().slice(0, 30)}: ${Math.round(box.width)} x ${Math.round(box.height)}`,
    );
}

/** Texts and controls that would scroll behind the floating group, which is fixed at the right. */
export function behindGroup(group: string): string[] {
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
    for (const control of part.querySelectorAll("a[href], button, input, textarea"))
      if (reaches(control.getBoundingClientRect())) found.push(control.outerHTML.slice(0, 80));
  }
  return found;
}

/** Parts of which any text or picture lies over that of another, or outside of the window. */
export function overlaps(selector: string): string[] {
  const parts = [...document.querySelectorAll(selector)].filter(
    (element) => element.checkVisibility({ visibilityProperty: true }) && !element.closest("#mobile-menu"),
  );
  const boxes = parts.map((part) => {
    const range = document.createRange();
    range.selectNodeContents(part);
    // Words for screen readers alone reach past the button that has them.
    const { left, right, top, bottom } = (
      part.querySelector(".sr-only") ? part : range
    ).getBoundingClientRect();
    return { name: part.textContent || part.getAttribute("aria-label"), left, right, top, bottom };
  });
  return boxes.flatMap((one, index) => [
    ...(one.left < -1 || one.right > document.documentElement.clientWidth + 1
      ? [`${one.name} is out of view`]
      : []),
    ...boxes
      .slice(index + 1)
      .filter(
        (other) =>
          Math.min(one.right, other.right) - Math.max(one.left, other.left) > 1 &&
          Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 1,
      )
      .map((other) => `${one.name} and ${other.name}`),
  ]);
}

/** On paper: headings over nothing, and words on a picture, which print dark on dark. */
export function printFaults(): string[] {
  const isShown = (element: Element) => element.checkVisibility();
  const empty = [...document.querySelectorAll("main section")].filter(
    (section) =>
      isShown(section) &&
      section.querySelector("h2")?.textContent === (section as HTMLElement).innerText.trim(),
  );
  const covered = [...document.querySelectorAll("figcaption")].filter((caption) => {
    const picture = caption.parentElement?.querySelector("img")?.getBoundingClientRect();
    return isShown(caption) && picture && caption.getBoundingClientRect().top < picture.bottom - 1;
  });
  return [...empty, ...covered].map((element) => element.outerHTML.slice(0, 80));
}

/** Sets the values of WCAG 1.4.12. */
export const widenText = (page: Page) =>
  page.evaluate(() => {
    // A style element would be refused by the content security policy.
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      "* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }",
    );
    document.adoptedStyleSheets.push(sheet);
  });

/** The floating buttons. */
export const group = "nav:has([src='/marks/whatsapp.svg'])";
export const allTargets = { selector: "a[href], button, input, textarea, select, [tabindex='0']", min: 24 };
export const mainTargets = {
  selector: `header a, header button, main button, input, textarea, ${group} a`,
  min: 44,
};

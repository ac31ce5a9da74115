import type { Page } from "playwright/test";

/* What can be wrong with a rendered layout. Each function but the last two runs in the page. */

/** Texts that their own box cuts off, and the number of pixels by which the page overflows the window. */
export function losses(): string[] {
  const { scrollWidth, clientWidth } = document.documentElement;
  const cutTexts = [...document.querySelectorAll("h1, h2, h3, p, li, dt, dd, a, button, label, legend")]
    .filter((element) => element.checkVisibility({ contentVisibilityAuto: true }))
    .filter((element) => !element.closest(".sr-only"))
    .filter((element) => getComputedStyle(element).overflowX !== "visible")
    .filter((element) => element.scrollWidth > element.clientWidth + 1)
    .map((element) => `${element.localName} ${element.textContent?.slice(0, 40)}`);
  return [...cutTexts, ...(scrollWidth > clientWidth ? [`${scrollWidth - clientWidth} px too wide`] : [])];
}

/** Targets smaller than `min` pixels in either direction, except inline links. axe requires 24 everywhere. */
export function smallTargets({ selector, min }: { selector: string; min: number }): string[] {
  return [...document.querySelectorAll(selector)]
    .filter((element) => element.checkVisibility({ visibilityProperty: true }))
    .filter((element) => getComputedStyle(element).display !== "inline")
    .map((element) => ({ element, box: (element.closest("label") ?? element).getBoundingClientRect() }))
    .filter(({ box }) => box.width > 0 && Math.min(Math.round(box.width), Math.round(box.height)) < min)
    .map(({ element, box }) => `${element.outerHTML.slice(0, 80)}: ${box.width} x ${box.height}`);
}

/** Elements that would scroll behind the floating buttons at the right. */
export function behindGroup(group: string): string[] {
  const { left = 0 } = document.querySelector(group)?.getBoundingClientRect() ?? {};
  return [
    ...document.querySelectorAll(
      ":is(main, footer) :is(h1, h2, h3, p, li, dt, dd, a, button, input, textarea)",
    ),
  ]
    .filter((element) => left > 0 && element.checkVisibility() && !element.closest(".sr-only"))
    .filter((element) => {
      const words = document.createRange();
      words.selectNodeContents(element);
      // Only the words of a list item count, because an item of a grid is wider than its words.
      return (element.localName === "li" ? words : element).getBoundingClientRect().right > left;
    })
    .map((element) => element.outerHTML.slice(0, 80));
}

/** Pairs of parts that overlap, by their boxes or by words that reach outside them. */
export function overlaps(selector: string): string[] {
  const parts = [...document.querySelectorAll<HTMLElement>(selector)]
    .filter((element) => element.checkVisibility({ visibilityProperty: true }))
    .map((element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      // Words that are only for screen readers have no place on the screen.
      const boxes = [element, ...(element.querySelector(".sr-only") ? [] : [range])].map((part) =>
        part.getBoundingClientRect(),
      );
      return {
        name: element.ariaLabel ?? element.innerText,
        left: Math.min(...boxes.map(({ left }) => left)),
        right: Math.max(...boxes.map(({ right }) => right)),
        top: Math.min(...boxes.map(({ top }) => top)),
        bottom: Math.max(...boxes.map(({ bottom }) => bottom)),
      };
    });
  return parts.flatMap((one, index) =>
    parts
      .slice(index + 1)
      .filter((other) => Math.min(one.right, other.right) - Math.max(one.left, other.left) > 1)
      .filter((other) => Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 1)
      .map((other) => `${one.name} and ${other.name}`),
  );
}

/** Controls that a sticky or fixed layer covers while they have focus, going forwards and back (WCAG 2.2, 2.4.11). */
export function coveredFocus(layers: string): string[] {
  const controls = [...document.querySelectorAll<HTMLElement>("a, button, input, textarea, [tabindex='0']")];
  return [...controls, ...controls.toReversed()].flatMap((control) => {
    control.focus();
    if (document.activeElement !== control) return [];
    const { left, width, top, bottom } = (control.closest("label") ?? control).getBoundingClientRect();
    // A browser scrolls a box for text until its first line is in view, which is where typing starts.
    const heights = control.localName === "textarea" ? [top + 3] : [top + 3, bottom - 3];
    const isCovered = heights.some((y) => {
      const topmost = document.elementFromPoint(left + width / 2, y);
      const layer = topmost?.closest(layers);
      return !topmost || (layer && !layer.contains(control));
    });
    return isCovered ? [control.outerHTML.slice(0, 80)] : [];
  });
}

/** Sets the size of the browser's text, in percent. */
export async function enlargeText(page: Page, size: number): Promise<void> {
  const client = await page.context().newCDPSession(page);
  await client.send("Page.setFontSizes", { fontSizes: { standard: (16 * size) / 100 } });
}

/** Spaces texts as widely as WCAG 1.4.12 asks a page to withstand. */
export const widenText = (page: Page) =>
  page.evaluate(() => {
    // A style element would be refused by the content security policy.
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      "* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }",
    );
    document.adoptedStyleSheets.push(sheet);
  });

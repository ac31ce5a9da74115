/* Faults of a rendered layout; each function runs in the page. */

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
export function behindGroup({ group, controls }: { group: string; controls: string }): string[] {
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

export const everyTarget = "a[href], button, input, textarea, select, [tabindex='0']";
export const group = "nav:has([src='/marks/whatsapp.svg'])";
export const mainTargets = `header a, header button, main button, input, textarea, ${group} a`;

import { expect, test } from "vitest";
import { requireContent } from "../../scripts/content/check";
import shell from "../../src/content/algemeen.yaml";
import company from "../../src/content/bedrijf.yaml";
import { paths } from "../../src/lib/paths";
import { linksIn, visitorPages as pages, textOf } from "./pages";

/* Which number the built pages dial, and under which words; run after a build. */

const numbers = [company.phone, company.emergencyPhone];
const emergency = `tel:${company.emergencyPhone.dial}`;

/** The elements of a page with words of their own that `shape` finds. */
function saying(document: Document, shape: RegExp): Element[] {
  const texts = document.createTreeWalker(document.body, 4 satisfies typeof NodeFilter.SHOW_TEXT);
  const found: Element[] = [];
  while (texts.nextNode()) {
    const { textContent, parentElement } = texts.currentNode;
    if (parentElement && !/SCRIPT|STYLE/.test(parentElement.tagName) && shape.test(textContent ?? ""))
      found.push(parentElement);
  }
  return found;
}

test("every phone number is a link, which does not break", () => {
  const escaped = numbers.map(({ display }) => display.replace(/[+()]/g, "\\$&"));
  for (const { file, document } of pages)
    for (const element of saying(document, new RegExp(escaped.join("|")))) {
      const link = element.closest('a[href^="tel:"]');
      expect(link, `${file}: ${textOf(element)}`).toBeTruthy();
      expect(element.closest(".whitespace-nowrap"), `${file}: ${textOf(element)}`).toBeTruthy();
    }
});

test("the top of a page about an emergency dials the emergency number, that of the others the office at its hours", () => {
  const urgent = requireContent().diensten.filter(({ emergency }) => emergency);
  const files = urgent.map(({ slug }) => `${slug}.html`);
  const others = ["/diensten", "/over-ons", ...requireContent().diensten.map(({ slug }) => `/${slug}`)];
  for (const { file, document } of pages) {
    const top = textOf(document.querySelector("main h1")?.closest("main > div, main > section"));
    if (files.includes(file)) expect(top, file).toContain(company.emergencyPhone.display);
    else if (file.startsWith("dakdekker") || others.includes(`/${file.replace(".html", "")}`)) {
      expect(top, file).toContain(`${shell.officeLabel} ${company.phone.display}`);
      expect(top, file).toContain(company.officeHours);
      expect(top, file).not.toContain(company.emergencyPhone.display);
    }
  }
});

test("every closing block but that of an emergency has the office with its hours, and the emergency number", () => {
  const blocks = pages.flatMap(({ file, document }) => {
    const block = document.querySelector("main > section.bg-ink:last-child");
    return block
      ? [{ file, links: linksIn(document, "main > section:last-child"), words: textOf(block) }]
      : [];
  });
  expect(blocks.length).toBeGreaterThan(10);
  for (const { file, links, words } of blocks) {
    expect(links, file).toContain(emergency);
    if (links.includes(paths.contact)) expect(words, file).toContain(company.officeHours);
  }
});

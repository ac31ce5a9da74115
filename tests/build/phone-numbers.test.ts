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

test("the top of a page that is about no emergency has the office with its hours", () => {
  const others = requireContent().diensten.filter(({ emergency }) => !emergency);
  const files = ["diensten", "over-ons", ...others.map(({ slug }) => slug)].map((name) => `${name}.html`);
  for (const { file, document } of pages) {
    if (!file.startsWith("dakdekker") && !files.includes(file)) continue;
    const top = textOf(document.querySelector("main h1")?.closest("main > div, main > section"));
    expect(top, file).toContain(`${shell.officeLabel} ${company.phone.display}`);
    expect(top, file).toContain(company.officeHours);
    expect(top, file).not.toContain(company.emergencyPhone.display);
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

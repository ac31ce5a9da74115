import { expect, test } from "vitest";
import { requireContent } from "../../scripts/content/check";
import shell from "../../src/content/algemeen.yaml";
import company from "../../src/content/bedrijf.yaml";
import { dayAndNight } from "../../src/lib/opening-hours";
import { visitorPages as pages, textOf } from "./pages";

/* Which number the built pages dial, and under which words; run after a build. */

const emergency = `tel:${company.emergencyPhone.dial}`;

/** The sentence, list item or block that a link is read with. */
const around = (link: Element) => link.closest("p, li, dd, section, main > div > div");

test("no link beside a promise for day and night dials the office", () => {
  for (const { file, document } of pages) {
    const links = [...document.querySelectorAll(`a[href="tel:${company.phone.dial}"]`)];
    expect(links.length, file).toBeGreaterThan(0);
    for (const link of links) {
      expect(`${link.getAttribute("aria-label")} ${textOf(link)}`, file).not.toMatch(dayAndNight);
      const words = textOf(around(link));
      if (dayAndNight.test(words)) expect(words, file).toContain(company.emergencyPhone.display);
    }
  }
});

test("top bar, header, floating group and footer dial the emergency number, and the footer names the office's", () => {
  for (const { file, document } of pages) {
    const dialled = (part: string) =>
      [...document.querySelectorAll(`${part} a[href^="tel:"]`)].map((link) => link.getAttribute("href"));
    expect(new Set(dialled(`[aria-label="${shell.topBar.label}"]`)), file).toEqual(new Set([emergency]));
    expect(new Set(dialled("header")), file).toEqual(new Set([emergency]));
    expect(dialled(`nav[aria-label="${shell.floating.label}"]`), file).toEqual([emergency]);
    expect(textOf(document.querySelector("footer")), file).toContain(
      `${shell.officeLabel} ${company.phone.display}`,
    );
  }
});

test("a button says which of the two numbers it dials", () => {
  const label = { [emergency]: shell.emergencyButton, [`tel:${company.phone.dial}`]: shell.officeLabel };
  for (const { file, document } of pages)
    for (const link of document.querySelectorAll('main a[href^="tel:"]:has(svg)'))
      expect(textOf(link).startsWith(`${label[link.getAttribute("href") ?? ""]} `), file).toBe(true);
});

test("every page about a place or an emergency has the emergency button at its top", () => {
  const urgent = requireContent().diensten.filter(({ emergency }) => emergency);
  const files = urgent.map(({ slug }) => `${slug}.html`);
  const needed = pages.filter(({ file }) => file.startsWith("dakdekker") || files.includes(file));
  expect(needed.length).toBeGreaterThan(files.length);
  for (const { file, document } of needed) {
    const top = document.querySelector("main h1")?.parentElement;
    expect(textOf(top?.querySelector(`a[href="${emergency}"]`)), file).toContain(
      company.emergencyPhone.display,
    );
  }
});

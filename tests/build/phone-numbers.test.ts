import { expect, test } from "vitest";
import { requireContent } from "../../scripts/content/check";
import shell from "../../src/content/algemeen.yaml";
import company from "../../src/content/bedrijf.yaml";
import { paths } from "../../src/lib/paths";
import { linksIn, visitorPages as pages, textOf } from "./pages";

/* Which number the built pages dial, and under which words; run after a build. */

const emergency = `tel:${company.emergencyPhone.dial}`;

test("every phone number is a link", () => {
  for (const { file, document } of pages) {
    const body = document.body.cloneNode(true) as HTMLElement;
    for (const part of body.querySelectorAll('a[href^="tel:"], script, style')) part.remove();
    for (const { display } of [company.phone, company.emergencyPhone])
      expect(body.textContent, file).not.toContain(display);
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

import axe from "axe-core";
import type { Page } from "playwright/test";

/** With the navigation of narrow and of wide screens. */
const widths = [390, 1440];
const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** What axe finds at each of the widths, as "width rule: element"; empty when nothing is wrong. */
export async function axeFindings(page: Page, at = widths): Promise<string[]> {
  await page.evaluate(axe.source);
  const found: string[] = [];
  for (const width of at) {
    await page.setViewportSize({ width, height: 900 });
    // What lies over the page, such as its header, lies over the same part of it in every run.
    await page.evaluate(() => window.scrollTo(0, 0));
    const violations = await page.evaluate(async (values) => {
      const { axe: loaded } = window as unknown as { axe: typeof axe };
      // What fades in is judged once it is there.
      await Promise.all(document.getAnimations().map((animation) => animation.finished.catch(() => {})));
      const results = await loaded.run({
        runOnly: { type: "tag", values },
        resultTypes: ["violations"],
      });
      return results.violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target}`));
    }, tags);
    found.push(...violations.map((violation) => `${width} ${violation}`));
  }
  return found;
}

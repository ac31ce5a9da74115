import { readFileSync } from "node:fs";
import type axe from "axe-core";
import type { Page } from "playwright/test";

/** The source is the minified file, because every page parses it again. */
const source = readFileSync("node_modules/axe-core/axe.min.js", "utf8");
const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** What axe finds wrong on the page in its present window, as "rule: element". Skips the parts that `except` selects. */
export async function axeViolations(page: Page, except: string[] = []): Promise<string[]> {
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(source);
  // The page is at its top, so that the sticky header covers the same part in every run.
  await page.evaluate(() => window.scrollTo(0, 0));
  return page.evaluate(
    async ({ values, exclude }) => {
      const { axe: library } = window as unknown as { axe: typeof axe };
      // Contrast is measured once fade-ins have ended.
      await Promise.all(document.getAnimations().map((animation) => animation.finished.catch(() => {})));
      const { violations } = await library.run(
        { exclude },
        // Preloading is off, because only rules about video and an experimental rule, which is off here, need it.
        { runOnly: { type: "tag", values }, resultTypes: ["violations"], iframes: false, preload: false },
      );
      return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target}`));
    },
    { values: tags, exclude: except },
  );
}

import type { Page } from "playwright/test";
import { axeViolations } from "./axe.ts";
import { aroundThePage, floating, layouts } from "./content.ts";
import { behindGroup, enlargeText, losses, smallTargets, widenText } from "./layout-problems.ts";
import { expect, test, visit } from "./site.ts";

/* Rules for every layout, tested on one page of each. The other pages of a layout differ only in texts and pictures. */

/** The narrowest window of each layout, which has the least room, and one that is wider than the page, in pixels. */
const windows: [width: number, height: number][] = [
  // A window of 1280 by 1024 pixels has these sizes at a zoom of 400 % and 200 %.
  [320, 256],
  [640, 512],
  [768, 900],
  // Each of these widths gets another part of the clamp() of `--page-end`, the room for the floating buttons.
  [1024, 900],
  [1200, 900],
  [1440, 900],
];

/** Returns a function that lists the prerendered elements that React replaced, except the line of a dead form. */
async function watchPrerendered(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() =>
    addEventListener("DOMContentLoaded", () =>
      Object.assign(window, { prerendered: [...document.querySelectorAll("#root *")] }),
    ),
  );
  return () =>
    page.evaluate(() =>
      (window as never as { prerendered: Element[] }).prerendered
        .filter((element) => !element.isConnected && !element.closest(".dead-form"))
        .map((element) => element.outerHTML.slice(0, 200)),
    );
}

/** Scrolls to the end, so that lazy pictures and parts load on the way. */
const scrollDown = (page: Page) =>
  page.evaluate(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += 600) {
      window.scrollTo(0, y);
      await new Promise(requestAnimationFrame);
    }
  });

for (const path of layouts) {
  test.describe(() => {
    // The browser itself reports the status of an address that is not prerendered.
    test.use({
      expectedProblems: path === "/bestaat-niet" ? /status of 404/ : /(?!)/,
      // The page loads as on a phone, because most other tests load theirs at 1440 pixels.
      viewport: { width: 390, height: 844 },
    });

    test(`${path} is whole in every window and on paper`, async ({ page }) => {
      const expectNothingLost = async () => expect(await page.evaluate(losses)).toEqual([]);
      const replacedElements = await watchPrerendered(page);
      await visit(page, path);

      await test.step("nothing takes focus by itself", async () => {
        await expect(page.locator("body")).toBeFocused();
      });

      await test.step("React keeps its HTML", async () => {
        await scrollDown(page);
        expect(await replacedElements()).toEqual([]);
      });

      // The parts around every page are checked on the first page only.
      const isFirst = path === layouts[0];

      for (const width of isFirst ? [390, 1440] : [390])
        await test.step(`axe finds nothing wrong at ${width} pixels`, async () => {
          await page.setViewportSize({ width, height: 900 });
          expect(await axeViolations(page, isFirst ? [] : aroundThePage)).toEqual([]);
        });

      const selector = `header a, header button, main button, input, textarea, ${floating} a`;
      for (const [width, height] of windows) {
        await page.setViewportSize({ width, height });
        await test.step(`nothing is lost at ${width} pixels`, expectNothingLost);
        await test.step(`main controls are 44 pixels high and wide at ${width} pixels`, async () => {
          expect(await page.evaluate(smallTargets, { selector, min: 44 })).toEqual([]);
        });
        await test.step(`nothing is behind the floating buttons at ${width} pixels`, async () => {
          expect(await page.evaluate(behindGroup, floating)).toEqual([]);
        });
      }

      await test.step("what floats, navigates or submits does not print", async () => {
        await page.emulateMedia({ media: "print" });
        // The button of a question prints, because its text is the question.
        const controls = `nav:not(:has(img)), button:not(h3 *), iframe, ${floating}`;
        await expect(page.locator(controls).filter({ visible: true })).toHaveCount(0);
        await page.emulateMedia({ media: "screen" });
      });

      await page.setViewportSize({ width: 390, height: 844 });

      await test.step("nothing is lost with the browser's text at 200 %", async () => {
        await enlargeText(page, 200);
        await expectNothingLost();
        await enlargeText(page, 100);
      });

      await widenText(page);
      for (const width of [1024, 320])
        await test.step(`nothing is lost with wide text spacing at ${width} pixels`, async () => {
          await page.setViewportSize({ width, height: 900 });
          await expectNothingLost();
        });
    });
  });
}

import type { Page } from "playwright/test";
import { axeFindings } from "./axe";
import { company, layouts } from "./content";
import { behindGroup, everyTarget, group, losses, mainTargets, smallTargets } from "./layout-faults";
import { expect, test, visit } from "./site";

/* What holds for every layout, tried on one page each: between the others of a layout only texts and pictures differ. */

/** Keeps the prerendered elements, but for the line beside a form that goes when the form works; returns a function that lists those replaced since. */
async function keepPrerendered(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() =>
    addEventListener("DOMContentLoaded", () => {
      Object.assign(window, {
        prerendered: [...document.querySelectorAll("#root :not(.dead-form, .dead-form *)")],
      });
    }),
  );
  return () =>
    page.evaluate(() =>
      (window as never as { prerendered: Element[] }).prerendered
        .filter((element) => !element.isConnected)
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

const isShown = (page: Page, selector: string) =>
  page.locator(selector).evaluateAll((all) => all.filter((element) => element.checkVisibility()).length);

/** The values of WCAG 1.4.12. */
const textSpacing =
  "* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }";

for (const path of layouts) {
  test(`${path} works at every width, zoomed, on paper and by touch, and axe finds nothing`, async ({
    page,
    problems,
  }) => {
    const replaced = await keepPrerendered(page);
    // Loaded at the width of a phone; most other tests load their page at 1440 pixels.
    await page.setViewportSize({ width: 390, height: 900 });
    await visit(page, path);

    await test.step("one heading; its HTML is kept; no error, no outside request, no sideways scroll", async () => {
      await expect(page.locator("title")).toHaveCount(1);
      await expect(page.locator('meta[name="description"]')).toHaveCount(1);
      for (const width of [390, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
        await scrollDown(page);
        const overflow = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
        expect(overflow, `${width}`).toBe(0);
      }
      expect(await replaced()).toEqual([]);
      // The browser itself reports the 404 status of an address that is not prerendered.
      if (path === "/bestaat-niet") {
        expect(problems.filter((problem) => !problem.includes("404"))).toEqual([]);
        problems.length = 0;
      }
    });

    await test.step("axe finds nothing", async () => {
      expect(await axeFindings(page)).toEqual([]);
    });

    await test.step("everything can be pressed: 24 pixels at least, main controls 44, nothing behind others", async () => {
      for (const width of [320, 390, 768, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        expect(await page.evaluate(smallTargets, { selector: everyTarget, min: 24 }), `${width}`).toEqual([]);
        expect(await page.evaluate(smallTargets, { selector: mainTargets, min: 44 }), `${width}`).toEqual([]);
      }
      for (const width of [1024, 1180, 1280, 1366, 1920]) {
        await page.setViewportSize({ width, height: 900 });
        expect(await page.evaluate(behindGroup, { group, controls: everyTarget }), `${width}`).toEqual([]);
      }
    });

    await test.step("it prints as text, with phone and address and without what can only be pressed", async () => {
      await page.emulateMedia({ media: "print" });
      expect(await isShown(page, "header nav, header button, nav:has([src='/marks/whatsapp.svg'])")).toBe(0);
      // A question is a button and text; the map of cities is links and a picture.
      expect(await isShown(page, "footer nav, main button:not(h3 *), main nav:not(:has(svg))")).toBe(0);
      const text = await page.locator("body").innerText();
      const { phone, emergencyPhone, address } = company;
      for (const fact of [phone.display, emergencyPhone.display, address.street, address.postalCode])
        expect(text).toContain(fact);
      expect(await page.locator("footer").evaluate((foot) => getComputedStyle(foot).color)).toBe(
        "rgb(19, 34, 44)",
      );
      expect(await page.locator("header").evaluate((head) => getComputedStyle(head).position)).toBe("static");
      await page.emulateMedia({ media: "screen" });
    });

    await test.step("it loses nothing at 200% and 400% zoom, nor with wide text spacing", async () => {
      // What a window of 1280 by 1024 pixels has left.
      for (const [width, height] of [
        [640, 512],
        [320, 256],
      ] as const) {
        await page.setViewportSize({ width, height });
        expect(await page.evaluate(losses), `${width}`).toEqual([]);
      }
      await page.evaluate((css) => {
        // A style element would be refused by the content security policy.
        const sheet = new CSSStyleSheet();
        sheet.replaceSync(css);
        document.adoptedStyleSheets.push(sheet);
      }, textSpacing);
      for (const width of [320, 768, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        expect(await page.evaluate(losses), `${width} with text spacing`).toEqual([]);
      }
    });
  });
}

import type { Page } from "playwright/test";
import { axeFindings } from "./axe";
import { company, content, layouts } from "./content";
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
    const resize = (width: number, height = 900) => page.setViewportSize({ width, height });
    const expectNothingLost = async (where: string) => expect(await page.evaluate(losses), where).toEqual([]);
    const expectLargeTargets = async (where: string) => {
      expect(await page.evaluate(smallTargets, { selector: everyTarget, min: 24 }), where).toEqual([]);
      expect(await page.evaluate(smallTargets, { selector: mainTargets, min: 44 }), where).toEqual([]);
    };
    // Loaded at the width of a phone; most other tests load their page at 1440 pixels.
    await resize(390);
    await visit(page, path);

    await test.step("its HTML is kept, with one heading, and without an error; nothing takes focus", async () => {
      await expect(page.locator("body")).toBeFocused();
      await expect(page.locator("title")).toHaveCount(1);
      await expect(page.locator('meta[name="description"]')).toHaveCount(1);
      await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
      await scrollDown(page);
      expect(await replaced()).toEqual([]);
      // The browser itself reports the 404 status of an address that is not prerendered.
      if (path === "/bestaat-niet") {
        expect(problems.filter((problem) => !problem.includes("404"))).toEqual([]);
        problems.length = 0;
      }
    });

    await test.step("on a phone, and zoomed, nothing is lost and axe finds nothing; targets are 24 pixels at least, main controls 44", async () => {
      expect(await axeFindings(page, [390])).toEqual([]);
      await expectNothingLost("390");
      await expectLargeTargets("390");
      // What a window of 1280 by 1024 pixels has left at 200% and 400%.
      await resize(640, 512);
      await expectNothingLost("640");
      await resize(320, 256);
      await expectNothingLost("320");
      await expectLargeTargets("320");
    });

    await test.step("so it is on a tablet and a desk, where nothing comes behind the floating group", async () => {
      await resize(768);
      await expectLargeTargets("768");
      // One in each part of the function that keeps its room: `--page-end`.
      for (const width of [1024, 1280, 1440]) {
        await resize(width);
        expect(await page.evaluate(behindGroup, { group, controls: everyTarget }), `${width}`).toEqual([]);
      }
      await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
      expect(await axeFindings(page, [1440])).toEqual([]);
      await expectNothingLost("1440");
      await expectLargeTargets("1440");
    });

    await test.step("it prints as text, with phone, address and every answer, and without what can only be pressed", async () => {
      await page.emulateMedia({ media: "print" });
      expect(await isShown(page, "header nav, header button, nav:has([src='/marks/whatsapp.svg'])")).toBe(0);
      // A question is a button and text.
      expect(await isShown(page, "footer nav, main button:not(h3 *), main nav, iframe")).toBe(0);
      const text = await page.locator("body").innerText();
      const { phone, emergencyPhone, address } = company;
      for (const fact of [phone.display, emergencyPhone.display, address.street, address.postalCode])
        expect(text).toContain(fact);
      const answerHeights = await page
        .locator(".accordion-content p")
        .evaluateAll((all) => all.map((answer) => answer.getBoundingClientRect().height));
      expect(answerHeights.filter((height) => height < 20)).toEqual([]);
      if (path === "/faq") expect(answerHeights).toHaveLength(content.vragen.length);
      expect(await page.locator("footer").evaluate((foot) => getComputedStyle(foot).color)).toBe(
        "rgb(19, 34, 44)",
      );
      expect(await page.locator("header").evaluate((head) => getComputedStyle(head).position)).toBe("static");
      await page.emulateMedia({ media: "screen" });
    });

    await test.step("it loses nothing with wide text spacing", async () => {
      await page.evaluate((css) => {
        // A style element would be refused by the content security policy.
        const sheet = new CSSStyleSheet();
        sheet.replaceSync(css);
        document.adoptedStyleSheets.push(sheet);
      }, textSpacing);
      await expectNothingLost("1440 with text spacing");
      for (const width of [768, 320]) {
        await resize(width);
        await expectNothingLost(`${width} with text spacing`);
      }
    });
  });
}

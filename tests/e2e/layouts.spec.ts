import type { Page } from "playwright/test";
import { axeFindings } from "./axe";
import { company, content, layouts } from "./content";
import * as faults from "./layout-faults";
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

for (const path of layouts) {
  test.describe(() => {
    // The browser itself reports the status of an address that is not prerendered.
    test.use({ expectedProblems: path === "/bestaat-niet" ? /status of 404/ : /(?!)/ });

    test(`${path} works at every width, zoomed, with large text, on paper and by touch, and axe finds nothing`, async ({
      page,
    }) => {
      const replaced = await keepPrerendered(page);
      const resize = (width: number, height = 900) => page.setViewportSize({ width, height });
      const expectNothingLost = async (where: string) =>
        expect(await page.evaluate(faults.losses), where).toEqual([]);
      const expectLargeTargets = async (where: string) => {
        for (const targets of [faults.allTargets, faults.mainTargets])
          expect(await page.evaluate(faults.smallTargets, targets), where).toEqual([]);
      };
      // Loaded at the width of a phone; most other tests load their page at 1440 pixels.
      await resize(390);
      await visit(page, path);

      await test.step("its HTML is kept, with one heading; nothing takes focus", async () => {
        await expect(page.locator("body")).toBeFocused();
        await expect(page.locator("title")).toHaveCount(1);
        await expect(page.locator('meta[name="description"]')).toHaveCount(1);
        await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
        await scrollDown(page);
        expect(await replaced()).toEqual([]);
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
          expect(await page.evaluate(faults.behindGroup, faults.group), `${width}`).toEqual([]);
        }
        expect(await axeFindings(page, [1440])).toEqual([]);
        await expectNothingLost("1440");
        await expectLargeTargets("1440");
      });

      await test.step("it prints as text, with phone, address and every answer, and without what can only be pressed", async () => {
        await page.emulateMedia({ media: "print" });
        expect(
          await isShown(
            page,
            `header nav, header button, footer nav, main nav:not(:has(img)), iframe, ${faults.group}`,
          ),
        ).toBe(0);
        // A question is a button and text.
        expect(await isShown(page, "main button:not(h3 *)")).toBe(0);
        const text = await page.locator("body").innerText();
        const { phone, emergencyPhone, address } = company;
        for (const fact of [phone.display, emergencyPhone.display, address.street, address.postalCode])
          expect(text).toContain(fact);
        if (path === "/faq")
          for (const { answer } of content.vragen) expect(text).toContain(answer.split(/[[.]/)[0]);
        expect(await page.evaluate(faults.printFaults)).toEqual([]);
        await page.emulateMedia({ media: "screen" });
      });

      await test.step("it loses nothing with the browser's text at 150, 175 and 200% on a phone", async () => {
        await resize(390, 844);
        const client = await page.context().newCDPSession(page);
        for (const standard of [24, 28, 32]) {
          await client.send("Page.setFontSizes", { fontSizes: { standard } });
          await expectNothingLost(`${standard} pixels`);
          expect(await page.evaluate(faults.overlaps, `header a, header button, ${faults.group} a`)).toEqual(
            [],
          );
        }
        await client.send("Page.setFontSizes", { fontSizes: { standard: 16 } });
      });

      await test.step("it loses nothing with wide text spacing", async () => {
        await faults.widenText(page);
        for (const width of [1440, 768, 320]) {
          await resize(width);
          await expectNothingLost(`${width} with text spacing`);
        }
      });
    });
  });
}

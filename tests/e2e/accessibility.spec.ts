import { paths } from "../../src/lib/paths.ts";
import { floating, linkTo, plainPages, shell } from "./content.ts";
import { coveredFocus } from "./layout-problems.ts";
import { expect, submitButton, test, visit } from "./site.ts";

/* Keyboard and forced colours. layouts.spec.ts runs axe on every layout. */

const { step } = test;

test("forced colours show what is a button and which page is current", async ({ page }) => {
  await page.emulateMedia({ forcedColors: "active" });
  await visit(page, paths.contact);
  await step("buttons keep an edge", async () => {
    const quoteButton = page.locator("header").getByRole("link", { name: shell.headerQuoteButton }).first();
    for (const control of [submitButton(page), quoteButton])
      await expect(control).toHaveCSS("border-bottom-width", "2px");
  });
  await step("only the current page is underlined in the menu", async () => {
    const menu = page.getByRole("navigation", { name: shell.navigationLabel });
    await expect(linkTo(menu, paths.contact)).toHaveCSS("text-decoration-line", "underline");
    await expect(linkTo(menu, plainPages[0].path)).toHaveCSS("text-decoration-line", "none");
  });
});

test("nothing covers what has focus", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await visit(page, paths.contact);
  for (const [place, width, height] of [
    ["on a phone", 390, 844],
    ["on a desk", 1440, 844],
    ["in a window at 400 %", 320, 256],
  ] as const)
    await step(`nothing is covered ${place}`, async () => {
      await page.setViewportSize({ width, height });
      expect(await page.evaluate(coveredFocus, `header, ${floating}`)).toEqual([]);
    });
});

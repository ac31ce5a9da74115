import { paths } from "../../src/lib/paths";
import { floating, linkTo, plainPages, shell } from "./content";
import { coveredFocus } from "./layout-faults";
import { expect, submitButton, test, visit } from "./site";

/* For who uses a keyboard or colours of his own. layouts.spec.ts has axe try every page as it loads. */

test("with forced colours buttons keep an edge, and only the current page is underlined", async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: "active" });
  await visit(page, paths.contact);
  const quoteButton = page.locator("header").getByRole("link", { name: shell.headerQuoteButton }).first();
  for (const button of [submitButton(page), quoteButton])
    await expect(button).toHaveCSS("border-bottom-width", "2px");
  const menu = page.getByRole("navigation", { name: shell.navigationLabel });
  await expect(linkTo(menu, paths.contact)).toHaveCSS("text-decoration-line", "underline");
  await expect(linkTo(menu, plainPages[0].path)).toHaveCSS("text-decoration-line", "none");
});

test("nothing covers what has focus, on a phone, on a desk, and in a window at 400% zoom", async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await visit(page, paths.contact);
  for (const [width, height] of [
    [390, 844],
    [1440, 844],
    [320, 256],
  ] as const) {
    await page.setViewportSize({ width, height });
    expect(await page.evaluate(coveredFocus, `header, ${floating}`), `${width}`).toEqual([]);
  }
});

import { paths } from "../../src/lib/paths";
import { axeFindings } from "./axe";
import { aroundThePage, cityPath, floating, linkTo, plainPages, shell, suggestion } from "./content";
import { coveredFocus } from "./layout-faults";
import { answers, expect, field, fillIn, heading, questions, submitButton, test, visit } from "./site";

/* For who uses a keyboard, a screen reader, the browser's search or colours of his own. layouts.spec.ts has axe try every page as it loads. */

test("axe finds nothing on the quote form with errors, a toast and a suggested address", async ({ page }) => {
  await visit(page, paths.contact);
  await fillIn(page, "Bewoner");
  await page.getByLabel("Dakgoten").uncheck();
  await field(page, "email").fill("jan@gmial.com");
  await field(page, "name").focus();
  await expect(page.getByText(suggestion("jan@gmail.com"))).toBeVisible();
  await submitButton(page).click();
  await expect(page.getByRole("alert")).toBeVisible();
  const toast = page.getByText("Oeps! Er is iets misgegaan.", { exact: true });
  await expect(toast).toBeVisible();
  // Kept by focus, as the pointer loses it when the window changes its width.
  await page.keyboard.press("F8");
  expect(await axeFindings(page, [390], aroundThePage)).toEqual([]);
  await expect(toast).toBeVisible();
});

test("the browser's find-in-page reaches closed answers, and a match opens its question", async ({
  page,
}) => {
  await visit(page, paths.faq);
  const answer = answers(page).last();
  await expect(answer).toBeHidden();
  // A script cannot open the browser's search; a link to words of the page finds and opens in the same way.
  const words = encodeURIComponent(((await answer.textContent()) ?? "").split(" ").slice(0, 6).join(" "));
  await page.goto(`${paths.faq}#:~:text=${words}`);
  await expect(answer).toBeVisible();
  await expect(questions(page).last()).toHaveAttribute("aria-expanded", "true");
});

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

test("after a change of page focus is on its h1, once, and the head tells about that page alone", async ({
  page,
}) => {
  await page.addInitScript(() => {
    const seen: string[] = [];
    Object.assign(window, { seen });
    document.addEventListener("focusin", ({ target }) => seen.push((target as HTMLElement).localName));
  });
  const focused = () => page.evaluate(() => (window as never as { seen: string[] }).seen.splice(0));
  await visit(page, paths.serviceArea);
  for (const address of [cityPath, paths.services, paths.contact, paths.privacy]) {
    const formerTitle = await page.title();
    // As with a visitor, for whom focus leaves the heading before a link is followed.
    await page.locator("footer a").last().focus();
    await focused();
    await linkTo(page, address).dispatchEvent("click");
    await expect(page).toHaveURL(address);
    await expect(page).not.toHaveTitle(formerTitle);
    await expect(heading(page)).toBeFocused();
    expect(await focused(), address).toEqual(["h1"]);
    await expect(page.locator("[aria-live]")).toHaveCount(0);
    for (const one of ["title", 'meta[name="description"]', 'meta[property="og:title"]'])
      await expect(page.locator(one)).toHaveCount(1);
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute("href", new RegExp(`${address}$`));
  }
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

import type { Page } from "playwright/test";
import { axeFindings } from "./axe";
import { cityPath, floatingButtons, layouts, linkTo, shell, suggestion } from "./content";
import { answers, expect, field, fillIn, questions, submitButton, test, visit } from "./site";

/* For who uses a keyboard, a screen reader, the browser's search or colours of his own. layouts.spec.ts has axe try every page as it loads. */

test("axe finds nothing on the quote form with errors, a toast and a suggested address", async ({ page }) => {
  await visit(page, "/contact");
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
  expect(await axeFindings(page)).toEqual([]);
  await expect(toast).toBeVisible();
});

test("on every page with a form each label names one thing, as the chat link is called WhatsApp", async ({
  page,
}) => {
  for (const path of ["/", "/contact", "/werkgebied"]) {
    await visit(page, path);
    const labels = await page.locator("form label").allTextContents();
    expect(labels).not.toEqual([]);
    for (const label of labels)
      await expect(page.getByLabel(label.replace(/\*.*/, "").trim()), path + label).toHaveCount(1);
    await expect(floatingButtons(page).getByRole("link", { name: "WhatsApp", exact: true })).toBeVisible();
  }
});

test("the browser's find-in-page reaches closed answers, and a match opens its question", async ({
  page,
}) => {
  await visit(page, "/faq");
  const answer = answers(page).last();
  await expect(answer).toBeHidden();
  // A script cannot open the browser's search; a link to words of the page finds and opens in the same way.
  const words = encodeURIComponent(((await answer.textContent()) ?? "").split(" ").slice(0, 6).join(" "));
  await page.goto(`/faq#:~:text=${words}`);
  await expect(answer).toBeVisible();
  await expect(questions(page).last()).toHaveAttribute("aria-expanded", "true");
});

test("with forced colours buttons keep an edge, and only the current page is underlined", async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: "active" });
  await visit(page, "/contact");
  const quoteButton = page.locator("header").getByRole("link", { name: shell.headerQuoteButton }).first();
  for (const button of [submitButton(page), quoteButton])
    await expect(button).toHaveCSS("border-bottom-width", "2px");
  const menu = page.getByRole("navigation", { name: shell.navigationLabel });
  await expect(linkTo(menu, "/contact")).toHaveCSS("text-decoration-line", "underline");
  await expect(linkTo(menu, "/faq")).toHaveCSS("text-decoration-line", "none");
});

const heading = (page: Page) => page.getByRole("heading", { level: 1 });

test("after every change of page focus is on its h1, which the menu's words stand in, once; nothing else announces it, and the head tells about it alone", async ({
  page,
}) => {
  await page.addInitScript(() => {
    const seen: string[] = [];
    Object.assign(window, { seen });
    document.addEventListener("focusin", ({ target }) => seen.push((target as HTMLElement).localName));
  });
  const focused = () => page.evaluate(() => (window as never as { seen: string[] }).seen.splice(0));
  await visit(page, "/werkgebied");
  const menu = await page
    .locator("header nav a")
    .evaluateAll((all) => all.map((link) => [link.getAttribute("href") ?? "", link.textContent ?? ""]));
  // Each once, by its first name: /diensten stands in its own list as well.
  const others = [...new Map(menu.toReversed() as [string, string][])].filter(
    ([path]) => layouts.includes(path) && path !== "/werkgebied",
  );
  expect(others.length).toBeGreaterThan(5);
  for (const [address, name] of [[cityPath, ""] as const, ["/privacy", ""] as const, ...others]) {
    const formerTitle = await page.title();
    // As with a visitor, for whom focus leaves the heading before a link is followed.
    await page.locator("footer a").last().focus();
    await focused();
    await page.locator(`a[href="${address}"]`).last().dispatchEvent("click");
    await expect(page).toHaveURL(address);
    await expect(page).not.toHaveTitle(formerTitle);
    await expect(heading(page)).toBeFocused();
    if (address !== "/") await expect(heading(page)).toContainText(name, { ignoreCase: true });
    expect(await focused(), address).toEqual(["h1"]);
    await expect(page.locator("[aria-live]")).toHaveCount(0);
    for (const one of ["title", 'meta[name="description"]', 'meta[property="og:title"]'])
      await expect(page.locator(one)).toHaveCount(1);
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute("href", new RegExp(`${address}$`));
  }
});

test("the first press of Tab leads to a link past the menu", async ({ page }) => {
  await visit(page, "/");
  await page.keyboard.press("Tab");
  await expect(page.locator(":focus")).toHaveText(shell.skipLink);
  await page.keyboard.press("Enter");
  await expect(page.locator("main")).toBeFocused();
});

/** Says whether a sticky or fixed layer covers the focused element; null when nothing has focus. */
function hiddenFocus(): string | undefined | null {
  const element = document.activeElement;
  if (!element || element === document.body) return null;
  const shown = element.closest("label") ?? element;
  const { left, right, top, bottom, width, height } = shown.getBoundingClientRect();
  const points = [
    [left + width / 2, top + height / 2],
    [left + 3, top + 3],
    [right - 3, top + 3],
    [left + 3, bottom - 3],
    [right - 3, bottom - 3],
  ] as const;
  const covered = points.filter(([x, y]) => {
    for (let layer = document.elementFromPoint(x, y); layer; layer = layer.parentElement) {
      if (layer.contains(shown)) return false;
      if (["fixed", "sticky"].includes(getComputedStyle(layer).position)) return true;
    }
    return true;
  });
  // A browser scrolls a box for text until its first line is in view, which is where typing starts.
  const allowed = element.localName === "textarea" ? 4 : 0;
  if (covered.length <= allowed) return undefined;
  return `${element.localName} ${element.textContent?.slice(0, 30)} ${element.getAttribute("name") ?? ""}: ${covered.length} of 5 points`;
}

for (const [width, height, path] of [
  [390, 844, "/werkgebied"],
  // That nothing scrolls behind the floating group of a wide window, layouts.spec.ts tries on every page.
  [1440, 844, "/projecten"],
  // A window of 1280 by 1024 pixels at 400% zoom, with the bars of a phone.
  [320, 256, "/contact"],
] as const) {
  test(`nothing covers what has focus on ${path}, ${width} px wide, Tab forwards and back`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await page.emulateMedia({ reducedMotion: "reduce" });
    await visit(page, path);
    const covered: string[] = [];
    for (const key of ["Tab", "Shift+Tab"]) {
      for (let step = 0; step < 120; step++) {
        await page.keyboard.press(key);
        const problem = await page.evaluate(hiddenFocus);
        if (problem) covered.push(`${key} ${problem}`);
        if (step > 5 && problem === null) break;
      }
    }
    expect(covered).toEqual([]);
  });
}

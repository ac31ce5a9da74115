import type { Page } from "playwright/test";
import { cityPath, layouts, linkTo, shell } from "./content";
import { expect, test, visit } from "./site";

const heading = (page: Page) => page.getByRole("heading", { level: 1 });

/** Records every element that receives focus, as "tag text"; returns a function that empties the list. */
async function recordFocus(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const seen: string[] = [];
    Object.assign(window, { seen });
    document.addEventListener("focusin", ({ target }) => {
      const { localName, textContent } = target as HTMLElement;
      seen.push(`${localName} ${textContent}`);
    });
  });
  return () => page.evaluate(() => (window as unknown as { seen: string[] }).seen.splice(0));
}

test("after every change of page focus is on its h1, once, nothing else announces it, and the head tells about it alone", async ({
  page,
}) => {
  const focused = await recordFocus(page);
  await visit(page, "/werkgebied");
  let formerTitle = await page.title();
  const inEveryPage = await page
    .locator("header nav a, footer nav a")
    .evaluateAll((all) => [...new Set(all.map((link) => link.getAttribute("href") ?? ""))]);
  expect(inEveryPage).toContain("/contact");
  const others = inEveryPage.filter((path) => layouts.includes(path) && path !== "/werkgebied");
  for (const address of [cityPath, ...others]) {
    // As with a visitor, for whom focus leaves the heading before a link is followed.
    await page.locator("footer a").last().focus();
    await focused();
    await page.locator(`a[href="${address}"]`).last().dispatchEvent("click");
    await expect(page).toHaveURL(address);
    await expect(page).not.toHaveTitle(formerTitle);
    formerTitle = await page.title();
    await expect(heading(page)).toBeFocused();
    const title = (await heading(page).textContent()) ?? "";
    expect(await focused(), address).toEqual([`h1 ${title}`]);
    await expect(page.locator("[aria-live]")).toHaveCount(0);
    for (const one of ["title", 'meta[name="description"]', 'meta[property="og:title"]'])
      await expect(page.locator(one)).toHaveCount(1);
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute("href", new RegExp(`${address}$`));
  }
});

test("every path change begins at the top with focus on the heading, Back too; a reload keeps its place", async ({
  page,
}) => {
  const position = () => page.evaluate(() => window.scrollY);
  await visit(page, "/werkgebied");
  for (const go of [
    () => linkTo(page.locator("footer"), "/privacy").press("Enter"),
    () => page.goBack(),
    () => page.goForward(),
  ]) {
    await page.evaluate(() => window.scrollTo(0, 1_000));
    const { pathname } = new URL(page.url());
    await go();
    await expect(page).not.toHaveURL(pathname);
    await expect(heading(page)).toBeFocused();
    expect(await position()).toBe(0);
  }
  await page.evaluate(() => window.scrollTo(0, 1_000));
  await page.reload();
  await expect.poll(position).toBe(1_000);
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

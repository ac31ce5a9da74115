import type { Page } from "playwright/test";
import { paths } from "../../src/lib/paths";
import { axeFindings } from "./axe";
import { cityPath, floating, linkTo, plainPages, services, shell, topBar } from "./content";
import { enlargeText, losses, overlaps, widenText } from "./layout-faults";
import { expect, heading, hold, menuButton, test, untilHydrated, visit } from "./site";

const inServicesMenu = [shell.allServices, ...services.map(({ name }) => name)];
const lastService = `/${services.at(-1)?.slug}`;

const [somePage, otherPage] = plainPages;

const aroundTheMenu = [topBar, "main", "footer", floating];

const scrollY = (page: Page) => page.evaluate(() => window.scrollY);
const scrollTo = (page: Page, y: number) => page.evaluate((top) => window.scrollTo(0, top), y);

const mainMenu = (page: Page) => page.getByRole("navigation", { name: shell.navigationLabel });

/** The entry of the menu for services, and the list that it opens. */
const servicesEntry = (page: Page) => linkTo(mainMenu(page), paths.services);
const servicesList = (page: Page) => mainMenu(page).getByRole("list").getByRole("list");

test("the first Tab leads past the menu; Diensten opens on hover and for the keyboard; leaving closes it", {
  tag: "@journey",
}, async ({ page }) => {
  await visit(page, "/");
  const list = servicesList(page);
  await page.keyboard.press("Tab");
  await expect(page.locator(":focus")).toHaveText(shell.skipLink);
  await page.keyboard.press("Enter");
  await expect(page.locator("main")).toBeFocused();

  await expect(list).toBeHidden();
  await servicesEntry(page).focus();
  await page.keyboard.press("Tab");
  await expect(linkTo(list, paths.services)).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(list).toBeHidden();
  await expect(servicesEntry(page)).toBeFocused();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Shift+Tab");
  await expect(list).toBeVisible();
  for (let step = 0; step <= inServicesMenu.length; step++) await page.keyboard.press("Tab");
  await expect(list).toBeHidden();

  await servicesEntry(page).hover();
  await expect(list.getByRole("link")).toHaveText(inServicesMenu);
  // The way from the link to the list must not close it.
  await linkTo(list, lastService).hover();
  expect(await axeFindings(page, [1440], aroundTheMenu)).toEqual([]);
  await linkTo(list, lastService).click();
  await expect(page).toHaveURL(lastService);
  await expect(list).toBeHidden();
  for (const close of [() => page.keyboard.press("Escape"), () => page.mouse.move(700, 800)]) {
    await page.mouse.move(700, 800);
    await servicesEntry(page).hover();
    await expect(list).toBeVisible();
    await close();
    await expect(list).toBeHidden();
  }
});

test("the header stays in view, has a shadow past 10 pixels, and focus in it moves nothing", async ({
  page,
}) => {
  await visit(page, "/");
  const header = page.locator("header");
  await scrollTo(page, 11);
  await expect(header).not.toHaveCSS("box-shadow", "none");
  await scrollTo(page, 10);
  await expect(header).toHaveCSS("box-shadow", "none");
  await scrollTo(page, 1200);
  await expect.poll(async () => (await header.boundingBox())?.y).toBe(0);
  for (const link of await header.locator("a:visible").all()) await link.focus();
  expect(await scrollY(page)).toBe(1200);
});

test("top bar and header show all they have at any width, with large or wide text, and an eighth entry", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await visit(page, "/");
  const header = page.locator("header");
  const call = header.getByRole("link", { name: shell.emergencyButton, exact: true }).first();
  const quote = header.getByRole("link", { name: shell.headerQuoteButton, exact: true });
  const expectAll = async (how: string) => {
    await expect(page.locator(`${topBar} li`).filter({ visible: true })).toHaveCount(4);
    await expect(call).toBeVisible();
    const parts = `${topBar} li, header a, header button, ${floating} a`;
    expect(await page.evaluate(overlaps, parts), how).toEqual([]);
    expect(await page.evaluate(losses), how).toEqual([]);
  };
  for (const size of [150, 175, 200, 100]) {
    await enlargeText(page, size);
    await expectAll(`${size}%`);
  }
  await page.locator("header > div > nav").evaluate((menu) => {
    const last = menu.querySelector(":scope > ul > li:last-child");
    last?.after(last.cloneNode(true));
  });
  await widenText(page);
  for (const width of [320, 390, 768, 1023, 1024, 1200, 1280, 1440, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    await expectAll(`${width}`);
    await expect(quote).toBeVisible({ visible: width >= 768 });
  }
});

test("every change of page, Back too, begins at the top with focus on the h1 and a head of its own", async ({
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
    await expect.poll(() => scrollY(page), address).toBe(0);
    expect(await focused(), address).toEqual(["h1"]);
    await expect(page.locator("[aria-live]")).toHaveCount(0);
    for (const one of ["title", 'meta[name="description"]', 'meta[property="og:title"]'])
      await expect(page.locator(one)).toHaveCount(1);
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute("href", new RegExp(`${address}$`));
  }

  for (const go of [() => page.goBack(), () => page.goForward()]) {
    await scrollTo(page, 700);
    await go();
    await expect(heading(page)).toBeFocused();
    await expect.poll(() => scrollY(page)).toBe(0);
  }
  await scrollTo(page, 700);
  await page.reload();
  await expect.poll(() => scrollY(page)).toBe(700);
});

test("a link to a part of a page, also of another one, moves the keyboard along; an address leads there", async ({
  page,
}) => {
  await visit(page, paths.faq);
  const parts = page.getByRole("navigation", { name: shell.onThisPage });
  const title = (await parts.getByRole("link").last().textContent()) ?? "";
  await parts.getByRole("link", { name: title }).press("Enter");
  await expect(page.getByRole("heading", { level: 2, name: title })).toBeFocused();
  await expect(page.getByRole("heading", { level: 2, name: title })).toBeInViewport();

  const callback = page.locator("#terugbellen h2");
  await visit(page, cityPath);
  await linkTo(page.locator("main"), "/#terugbellen").press("Enter");
  await expect(callback).toBeFocused();
  await expect(callback).toBeInViewport();
  await page.goto("about:blank");
  await page.goto("/#terugbellen");
  await expect(callback).toBeInViewport();
});

test("the copyright has the year of the browser", async ({ page }) => {
  await page.clock.setFixedTime(new Date("2031-03-01"));
  await visit(page, paths.thankYou);
  await expect(page.locator("footer").getByText(shell.footer.rights)).toContainText("© 2031");
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  const panel = (page: Page) => page.locator("#mobile-menu");
  const servicesButton = (page: Page) => panel(page).locator('[aria-controls="mobile-services"]');

  test("the menu opens a full-width panel in 0.3 s, locks the page, lists Diensten, and a link closes it", {
    tag: "@journey",
  }, async ({ page }) => {
    await visit(page, "/");
    await test.step("the bars take 152 pixels at most, calling has the widest button, and the foot ends above them", async () => {
      const bar = await page.locator(floating).boundingBox();
      const header = await page.locator("header").boundingBox();
      if (!bar || !header) throw new Error("A bar is missing");
      expect(header.y + header.height + bar.height).toBeLessThanOrEqual(152);
      const links = page.locator(`${floating} a`);
      const [call = 0, ...others] = await links.evaluateAll((all) => all.map((link) => link.clientWidth));
      expect(call).toBeGreaterThan(Math.max(...others));

      await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
      const foot = await page.locator("footer").boundingBox();
      expect((foot?.y ?? 0) + (foot?.height ?? 0)).toBeLessThanOrEqual(bar.y + 1);
    });

    await menuButton(page).tap();
    await expect(panel(page)).toHaveCSS("animation-duration", "0.3s");
    expect((await panel(page).boundingBox())?.width).toBe(390);
    await expect(page.locator("body")).toHaveCSS("overflow", "hidden");
    await expect(panel(page).getByRole("link", { name: shell.emergencyButton })).toBeVisible();
    await expect(panel(page).getByRole("link", { name: shell.headerQuoteButton })).toBeVisible();
    // A turned tablet.
    await page.setViewportSize({ width: 1440, height: 844 });
    await expect(page.locator("body")).toHaveCSS("overflow", "visible");
    await page.setViewportSize({ width: 390, height: 844 });

    await servicesButton(page).tap();
    await expect(panel(page).locator("#mobile-services a")).toHaveText(inServicesMenu);
    expect(await axeFindings(page, [390], aroundTheMenu)).toEqual([]);
    await linkTo(panel(page), lastService).tap();
    await expect(page).toHaveURL(lastService);
    await expect(panel(page)).toBeHidden();
    await expect(heading(page)).toBeFocused();
    await expect(page.locator("body")).toHaveCSS("overflow", "visible");
  });

  test("the menu opens before the scripts come; any link, Escape, lost focus, a new page and Back close it", async ({
    page,
  }) => {
    const open = menuButton(page);
    const start = await hold(page, "**/assets/*.js");
    await page.goto(somePage.path);
    await expect(open).toHaveAccessibleName(shell.menuButton);
    await open.tap();
    await expect(servicesButton(page)).toHaveAttribute("aria-expanded", "false");
    await servicesButton(page).tap();
    start();
    await untilHydrated(page);
    await expect(linkTo(panel(page), lastService)).toBeVisible();
    await expect(servicesButton(page)).toHaveAttribute("aria-expanded", "true");
    await expect(open).toHaveAttribute("aria-expanded", "true");
    await expect(open).toHaveAccessibleName(shell.menuClose);
    await open.tap();
    await expect(open).toHaveAttribute("aria-expanded", "false");
    await expect(panel(page)).toBeHidden();
    await open.tap();
    await expect(servicesButton(page)).toHaveAttribute("aria-expanded", "false");
    await expect(linkTo(panel(page), lastService)).toBeHidden();

    await linkTo(panel(page), somePage.path).tap();
    await expect(panel(page)).toBeHidden();

    await open.tap();
    await page.keyboard.press("Escape");
    await expect(panel(page)).toBeHidden();
    await expect(open).toBeFocused();

    await page.keyboard.press("Enter");
    await panel(page).getByRole("link").last().focus();
    await expect(panel(page)).toBeVisible();
    await page.keyboard.press("Tab");
    await expect(panel(page)).toBeHidden();
    await expect(page.locator("main :focus")).toBeInViewport();

    const release = await hold(page, "**/assets/*.js");
    await open.tap();
    await linkTo(panel(page), otherPage.path).tap();
    await expect(panel(page)).toBeHidden();
    await open.tap();
    await expect(panel(page)).toBeVisible();
    release();
    await expect(page).toHaveURL(otherPage.path);
    await expect(panel(page)).toBeHidden();

    await open.tap();
    await expect(panel(page)).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL(somePage.path);
    await expect(panel(page)).toBeHidden();
  });
});

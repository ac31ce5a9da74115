import type { Page } from "playwright/test";
import { paths } from "../../src/lib/paths";
import { axeViolations } from "./axe";
import { cityPath, floating, linkTo, plainPages, services, shell, topBar } from "./content";
import { enlargeText, losses, overlaps, widenText } from "./layout-problems";
import { expect, heading, hold, menuButton, test, untilHydrated, visit } from "./site";

const inServicesMenu = [shell.allServices, ...services.map(({ name }) => name)];
const lastService = `/${services.at(-1)?.slug}`;

const [somePage, otherPage] = plainPages;

const { step } = test;

const aroundTheMenu = [topBar, "main", "footer", floating];

const scrollY = (page: Page) => page.evaluate(() => window.scrollY);
const scrollTo = (page: Page, y: number) => page.evaluate((top) => window.scrollTo(0, top), y);

const mainMenu = (page: Page) => page.getByRole("navigation", { name: shell.navigationLabel });

/** The link to services in the menu, and the list that it opens. */
const servicesEntry = (page: Page) => linkTo(mainMenu(page), paths.services);
const servicesList = (page: Page) => mainMenu(page).getByRole("list").getByRole("list");

test("the list of services on a desk", { tag: "@journey" }, async ({ page }) => {
  await visit(page, paths.privacy);
  const list = servicesList(page);
  await step("the first Tab leads past the menu", async () => {
    await page.keyboard.press("Tab");
    await expect(page.locator(":focus")).toHaveText(shell.skipLink);
    await page.keyboard.press("Enter");
    await expect(page.locator("main")).toBeFocused();
  });
  await step("it opens for the keyboard", async () => {
    await expect(list).toBeHidden();
    await servicesEntry(page).focus();
    await page.keyboard.press("Tab");
    await expect(linkTo(list, paths.services)).toBeFocused();
  });
  await step("Escape closes it with focus back on its link", async () => {
    await page.keyboard.press("Escape");
    await expect(list).toBeHidden();
    await expect(servicesEntry(page)).toBeFocused();
  });
  await step("it closes when focus leaves it", async () => {
    await page.keyboard.press("Tab");
    await page.keyboard.press("Shift+Tab");
    await expect(list).toBeVisible();
    for (let count = 0; count <= inServicesMenu.length; count++) await page.keyboard.press("Tab");
    await expect(list).toBeHidden();
  });
  await step("it opens on hover with room for the way to it", async () => {
    await servicesEntry(page).hover();
    await expect(list.getByRole("link")).toHaveText(inServicesMenu);
    await linkTo(list, lastService).hover();
    expect(await axeViolations(page, aroundTheMenu)).toEqual([]);
  });
  await step("it closes when its link is followed", async () => {
    await linkTo(list, lastService).click();
    await expect(page).toHaveURL(lastService);
    await expect(list).toBeHidden();
  });
  await step("it closes by Escape and when the pointer leaves", async () => {
    for (const close of [() => page.keyboard.press("Escape"), () => page.mouse.move(700, 800)]) {
      await page.mouse.move(700, 800);
      await servicesEntry(page).hover();
      await expect(list).toBeVisible();
      await close();
      await expect(list).toBeHidden();
    }
  });
});

test.describe(() => {
  test.use({ hasTouch: true });

  test("the list of services opens on hover without a hover device", async ({ page }) => {
    await visit(page, paths.privacy);
    expect(await page.evaluate(() => matchMedia("(hover: none)").matches)).toBe(true);
    await servicesEntry(page).hover();
    await expect(servicesList(page).getByRole("link")).toHaveText(inServicesMenu);
    await page.mouse.move(700, 800);
    await servicesEntry(page).tap();
    await expect(page).toHaveURL(paths.services);
  });
});

test("the header while the page scrolls", async ({ page }) => {
  await visit(page, paths.privacy);
  const header = page.locator("header");
  await step("has a shadow past 10 pixels", async () => {
    await scrollTo(page, 11);
    await expect(header).not.toHaveCSS("box-shadow", "none");
    await scrollTo(page, 10);
    await expect(header).toHaveCSS("box-shadow", "none");
  });
  await step("stays in view", async () => {
    await scrollTo(page, 1200);
    await expect.poll(async () => (await header.boundingBox())?.y).toBe(0);
  });
  await step("moves nothing when it gets focus", async () => {
    for (const link of await header.locator("a:visible").all()) await link.focus();
    expect(await scrollY(page)).toBe(1200);
  });
});

test("top bar and header show all they have", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await visit(page, paths.privacy);
  const header = page.locator("header");
  const call = header.getByRole("link", { name: shell.emergencyButton, exact: true }).first();
  const quote = header.getByRole("link", { name: shell.headerQuoteButton, exact: true });
  const expectAll = async () => {
    await expect(page.locator(`${topBar} li`).filter({ visible: true })).toHaveCount(4);
    await expect(call).toBeVisible();
    const parts = `${topBar} li, header a, header button, ${floating} a`;
    expect(await page.evaluate(overlaps, parts)).toEqual([]);
    expect(await page.evaluate(losses)).toEqual([]);
  };
  for (const size of [150, 175, 200, 100])
    await step(`with text at ${size} % on a phone`, async () => {
      await enlargeText(page, size);
      await expectAll();
    });
  await page.locator("header > div > nav").evaluate((menu) => {
    const last = menu.querySelector(":scope > ul > li:last-child");
    last?.after(last.cloneNode(true));
  });
  await widenText(page);
  // The narrowest window of each layout, and a wide one.
  for (const width of [320, 768, 1024, 1200, 1920])
    await step(`with wide text and an eighth entry at ${width} pixels`, async () => {
      await page.setViewportSize({ width, height: 900 });
      await expectAll();
      await expect(quote).toBeVisible({ visible: width >= 768 });
      // A company name squeezed to a letter a line made the header 375 pixels high.
      expect((await header.boundingBox())?.height).toBeLessThan(200);
    });
});

test("a change of page", async ({ page }) => {
  await page.addInitScript(() => {
    const seen: string[] = [];
    Object.assign(window, { seen });
    document.addEventListener("focusin", ({ target }) => seen.push((target as HTMLElement).localName));
  });
  const focused = () => page.evaluate(() => (window as never as { seen: string[] }).seen.splice(0));
  await visit(page, paths.serviceArea);
  for (const address of [cityPath, paths.services, paths.contact, paths.privacy]) {
    const formerTitle = await page.title();
    // Before a visitor follows a link, focus has left the heading.
    await page.locator("footer a").last().focus();
    await focused();
    await linkTo(page, address).dispatchEvent("click");
    await expect(page).toHaveURL(address);
    await expect(page).not.toHaveTitle(formerTitle);
    await step(`to ${address} begins at the top, with focus on the h1 only`, async () => {
      await expect(heading(page)).toBeFocused();
      await expect.poll(() => scrollY(page)).toBe(0);
      expect(await focused()).toEqual(["h1"]);
      await expect(page.locator("[aria-live]")).toHaveCount(0);
    });
    await step(`to ${address} gives the head of that page`, async () => {
      for (const one of ["title", 'meta[name="description"]', 'meta[property="og:title"]'])
        await expect(page.locator(one)).toHaveCount(1);
      await expect(page.locator('link[rel="canonical"]')).toHaveAttribute("href", new RegExp(`${address}$`));
    });
  }
  await step("by Back or Forward begins at the top too", async () => {
    for (const go of [() => page.goBack(), () => page.goForward()]) {
      await scrollTo(page, 700);
      await go();
      await expect(heading(page)).toBeFocused();
      await expect.poll(() => scrollY(page)).toBe(0);
    }
  });
  await step("a reload keeps the place on the page", async () => {
    await scrollTo(page, 700);
    await page.reload();
    await expect.poll(() => scrollY(page)).toBe(700);
  });
});

test("Back to a page left before its scripts ran begins at the top", async ({ page }) => {
  const release = await hold(page, "**/assets/*.js");
  await page.goto(somePage.path);
  await scrollTo(page, 700);
  await linkTo(page.locator("footer"), otherPage.path).click();
  await expect(page).toHaveURL(otherPage.path);
  release();
  await untilHydrated(page);
  await page.goBack();
  await untilHydrated(page);
  expect(await scrollY(page)).toBe(0);
});

test("a link to a part of a page", async ({ page }) => {
  const callback = page.locator("#terugbellen h2");
  await step("moves the keyboard there", async () => {
    await visit(page, paths.privacy);
    const parts = page.getByRole("navigation", { name: shell.onThisPage });
    const title = (await parts.getByRole("link").last().textContent()) ?? "";
    await parts.getByRole("link", { name: title }).press("Enter");
    await expect(page.getByRole("heading", { level: 2, name: title })).toBeFocused();
    await expect(page.getByRole("heading", { level: 2, name: title })).toBeInViewport();
  });
  await step("moves the keyboard to a part of another page", async () => {
    await visit(page, cityPath);
    await linkTo(page.locator("main"), "/#terugbellen").press("Enter");
    await expect(callback).toBeFocused();
    await expect(callback).toBeInViewport();
  });
  await step("works as an address", async () => {
    await page.goto("about:blank");
    await page.goto("/#terugbellen");
    await expect(callback).toBeInViewport();
  });
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  const panel = (page: Page) => page.locator("#mobile-menu");
  const servicesButton = (page: Page) => panel(page).locator('[aria-controls="mobile-services"]');

  test("the bars around the page", async ({ page }) => {
    await visit(page, paths.privacy);
    const bar = await page.locator(floating).boundingBox();
    const header = await page.locator("header").boundingBox();
    if (!bar || !header) throw new Error("A bar is missing");
    await step("take 152 pixels at most", async () => {
      expect(header.y + header.height + bar.height).toBeLessThanOrEqual(152);
    });
    await step("give calling the widest button", async () => {
      const links = page.locator(`${floating} a`);
      const [call = 0, ...others] = await links.evaluateAll((all) => all.map((link) => link.clientWidth));
      expect(call).toBeGreaterThan(Math.max(...others));
    });
    await step("leave the last line of the page free", async () => {
      await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
      const line = await page.locator("footer a").last().boundingBox();
      expect((line?.y ?? bar.y) + (line?.height ?? 0)).toBeLessThanOrEqual(bar.y + 1);
    });
  });

  test("the menu", { tag: "@journey" }, async ({ page }) => {
    await visit(page, paths.privacy);
    await step("opens a panel of the full width in 0.3 s", async () => {
      await menuButton(page).tap();
      await expect(panel(page)).toHaveCSS("animation-duration", "0.3s");
      expect((await panel(page).boundingBox())?.width).toBe(390);
    });
    await step("has the buttons of the header", async () => {
      await expect(panel(page).getByRole("link", { name: shell.emergencyButton })).toBeVisible();
      await expect(panel(page).getByRole("link", { name: shell.headerQuoteButton })).toBeVisible();
    });
    await step("keeps the page from scrolling, unless the tablet is turned", async () => {
      await expect(page.locator("body")).toHaveCSS("overflow", "hidden");
      await page.setViewportSize({ width: 1440, height: 844 });
      await expect(page.locator("body")).toHaveCSS("overflow", "visible");
      await page.setViewportSize({ width: 390, height: 844 });
    });
    await step("lists the services", async () => {
      await servicesButton(page).tap();
      await expect(panel(page).locator("#mobile-services a")).toHaveText(inServicesMenu);
      expect(await axeViolations(page, aroundTheMenu)).toEqual([]);
    });
    await step("is closed by a link, whose page scrolls again", async () => {
      await linkTo(panel(page), lastService).tap();
      await expect(page).toHaveURL(lastService);
      await expect(panel(page)).toBeHidden();
      await expect(heading(page)).toBeFocused();
      await expect(page.locator("body")).toHaveCSS("overflow", "visible");
    });
  });

  test("the menu before and after the scripts come", async ({ page }) => {
    const open = menuButton(page);
    const start = await hold(page, "**/assets/*.js");
    await page.goto(somePage.path);
    await step("opens before they come, with its list of services", async () => {
      await expect(open).toHaveAccessibleName(shell.menuButton);
      await open.tap();
      await expect(servicesButton(page)).toHaveAttribute("aria-expanded", "false");
      await servicesButton(page).tap();
      await expect(linkTo(panel(page), lastService)).toBeVisible();
    });
    await step("stays open when they come", async () => {
      start();
      await untilHydrated(page);
      await expect(linkTo(panel(page), lastService)).toBeVisible();
      await expect(servicesButton(page)).toHaveAttribute("aria-expanded", "true");
      await expect(open).toHaveAttribute("aria-expanded", "true");
      await expect(open).toHaveAccessibleName(shell.menuClose);
    });
    await step("closes by its button", async () => {
      await open.tap();
      await expect(open).toHaveAttribute("aria-expanded", "false");
      await expect(panel(page)).toBeHidden();
    });
    await step("opens again with its list of services closed", async () => {
      await open.tap();
      await expect(servicesButton(page)).toHaveAttribute("aria-expanded", "false");
      await expect(linkTo(panel(page), lastService)).toBeHidden();
    });
    await step("closes by a link to the page that is shown", async () => {
      await linkTo(panel(page), somePage.path).tap();
      await expect(panel(page)).toBeHidden();
    });
    await step("closes by Escape, with focus on its button", async () => {
      await open.tap();
      await page.keyboard.press("Escape");
      await expect(panel(page)).toBeHidden();
      await expect(open).toBeFocused();
    });
    await step("closes when focus leaves it", async () => {
      await page.keyboard.press("Enter");
      await panel(page).getByRole("link").last().focus();
      await expect(panel(page)).toBeVisible();
      await page.keyboard.press("Tab");
      await expect(panel(page)).toBeHidden();
      await expect(page.locator("main :focus")).toBeInViewport();
    });
    await step("opened while a page comes, closes when it is there", async () => {
      const release = await hold(page, "**/assets/*.js");
      await open.tap();
      await linkTo(panel(page), otherPage.path).tap();
      await expect(panel(page)).toBeHidden();
      await open.tap();
      await expect(panel(page)).toBeVisible();
      release();
      await expect(page).toHaveURL(otherPage.path);
      await expect(panel(page)).toBeHidden();
    });
    await step("closes by Back", async () => {
      await open.tap();
      await expect(panel(page)).toBeVisible();
      await page.goBack();
      await expect(page).toHaveURL(somePage.path);
      await expect(panel(page)).toBeHidden();
    });
  });
});

import type { Page } from "playwright/test";
import { paths } from "../../src/lib/paths.ts";
import { axeViolations } from "./axe.ts";
import { cityPath, floating, linkTo, plainPages, services, shell, topBar } from "./content.ts";
import { enlargeText, losses, overlaps, widenText } from "./layout-problems.ts";
import { expect, heading, hold, menuButton, test, untilHydrated, visit } from "./site.ts";

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

test("the first Tab leads past the menu to the page", async ({ page }) => {
  await visit(page, paths.privacy);
  await page.keyboard.press("Tab");
  await expect(page.locator(":focus")).toHaveText(shell.skipLink);
  await page.keyboard.press("Enter");
  await expect(page.locator("main")).toBeFocused();
});

test("the list of services opens and closes by keyboard", async ({ page }) => {
  await visit(page, paths.privacy);
  const list = servicesList(page);
  await step("Tab opens the list", async () => {
    await expect(list).toBeHidden();
    await servicesEntry(page).focus();
    await page.keyboard.press("Tab");
    await expect(linkTo(list, paths.services)).toBeFocused();
  });
  await step("Escape closes it, with focus on its link", async () => {
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
});

test("the list of services leads a pointer to a service", { tag: "@journey" }, async ({ page }) => {
  await visit(page, paths.privacy);
  const list = servicesList(page);
  await step("the list opens on hover, and stays on the way to its end", async () => {
    await servicesEntry(page).hover();
    await expect(list.getByRole("link")).toHaveText(inServicesMenu);
    await linkTo(list, lastService).hover();
    await expect(list).toBeVisible();
  });
  await step("axe finds nothing wrong in it", async () => {
    expect(await axeViolations(page, aroundTheMenu)).toEqual([]);
  });
  await step("it closes when its link is followed", async () => {
    await linkTo(list, lastService).click();
    await expect(page).toHaveURL(lastService);
    await expect(list).toBeHidden();
  });
  for (const [how, close] of [
    ["by Escape", () => page.keyboard.press("Escape")],
    ["when the pointer leaves it", () => page.mouse.move(700, 800)],
  ] as const)
    await step(`it closes ${how}`, async () => {
      await page.mouse.move(700, 800);
      await servicesEntry(page).hover();
      await expect(list).toBeVisible();
      await close();
      await expect(list).toBeHidden();
    });
});

test.describe(() => {
  test.use({ hasTouch: true });

  test("the list of services opens on hover without a hover device", async ({ page }) => {
    await visit(page, paths.privacy);
    expect(await page.evaluate(() => matchMedia("(hover: none)").matches), "no hover device").toBe(true);
    await servicesEntry(page).hover();
    await expect(servicesList(page).getByRole("link")).toHaveText(inServicesMenu);
    await page.mouse.move(700, 800);
    await servicesEntry(page).tap();
    await expect(page).toHaveURL(paths.services);
  });
});

test("the header stays in view while the page scrolls", async ({ page }) => {
  await visit(page, paths.privacy);
  const header = page.locator("header");
  await step("it has a shadow past 10 pixels", async () => {
    await scrollTo(page, 11);
    await expect(header).not.toHaveCSS("box-shadow", "none");
    await scrollTo(page, 10);
    await expect(header).toHaveCSS("box-shadow", "none");
  });
  await step("it stays at the top of the window", async () => {
    await scrollTo(page, 1200);
    await expect.poll(async () => (await header.boundingBox())?.y).toBe(0);
  });
  await step("focus in it does not move the page", async () => {
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
    await step(`nothing is lost with text at ${size} % on a phone`, async () => {
      await enlargeText(page, size);
      await expectAll();
    });
  await page.locator("header > div > nav").evaluate((menu) => {
    const last = menu.querySelector(":scope > ul > li:last-child");
    last?.after(last.cloneNode(true));
  });
  await widenText(page);
  // These are the narrowest window of each layout, and a wide one.
  for (const width of [320, 768, 1024, 1200, 1920])
    await step(`nothing is lost with wide text and an eighth entry at ${width} pixels`, async () => {
      await page.setViewportSize({ width, height: 900 });
      await expectAll();
      await expect(quote).toBeVisible({ visible: width >= 768 });
      // A company name squeezed to a letter a line made the header 375 pixels high.
      expect((await header.boundingBox())?.height).toBeLessThan(200);
    });
});

test("a link leads to the top of a page with its own title", async ({ page }) => {
  await page.addInitScript(() => {
    const focusPath: string[] = [];
    Object.assign(window, { focusPath });
    document.addEventListener("focusin", ({ target }) => focusPath.push((target as HTMLElement).localName));
  });
  /** The elements that had focus since the last call, in order. */
  const takeFocusPath = () =>
    page.evaluate(() => (window as never as { focusPath: string[] }).focusPath.splice(0));
  await visit(page, paths.serviceArea);
  for (const address of [cityPath, paths.services, paths.contact, paths.privacy]) {
    const formerTitle = await page.title();
    // Focus leaves the heading first, as it does for a visitor who follows a link.
    await page.locator("footer a").last().focus();
    await takeFocusPath();
    await linkTo(page, address).dispatchEvent("click");
    await expect(page).toHaveURL(address);
    await expect(page).not.toHaveTitle(formerTitle);
    await step(`${address} begins at the top, with focus on its h1 only`, async () => {
      await expect(heading(page)).toBeFocused();
      await expect.poll(() => scrollY(page)).toBe(0);
      expect(await takeFocusPath()).toEqual(["h1"]);
      await expect(page.locator("[aria-live]")).toHaveCount(0);
    });
    await step(`${address} has its own title, description and address in the head`, async () => {
      for (const one of ["title", 'meta[name="description"]', 'meta[property="og:title"]'])
        await expect(page.locator(one)).toHaveCount(1);
      await expect(page.locator('link[rel="canonical"]')).toHaveAttribute("href", new RegExp(`${address}$`));
    });
  }
  for (const [how, go] of [
    ["Back", () => page.goBack()],
    ["Forward", () => page.goForward()],
  ] as const)
    await step(`${how} leads to the top of a page too`, async () => {
      await scrollTo(page, 700);
      await go();
      await expect(heading(page)).toBeFocused();
      await expect.poll(() => scrollY(page)).toBe(0);
    });
});

test("a reload keeps the place on the page", async ({ page }) => {
  await visit(page, paths.privacy);
  await scrollTo(page, 700);
  await page.reload();
  await untilHydrated(page);
  await expect.poll(() => scrollY(page)).toBe(700);
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

test("a link to a part of the page moves the keyboard there", async ({ page }) => {
  await visit(page, paths.privacy);
  const parts = page.getByRole("navigation", { name: shell.onThisPage });
  const title = (await parts.getByRole("link").last().textContent()) ?? "";
  await parts.getByRole("link", { name: title }).press("Enter");
  await expect(page.getByRole("heading", { level: 2, name: title })).toBeFocused();
  await expect(page.getByRole("heading", { level: 2, name: title })).toBeInViewport();
});

const callbackHeading = (page: Page) => page.locator("#terugbellen h2");

test("a link to a part of another page moves the keyboard there", async ({ page }) => {
  await visit(page, cityPath);
  await linkTo(page.locator("main"), paths.callback).press("Enter");
  await expect(callbackHeading(page)).toBeFocused();
  await expect(callbackHeading(page)).toBeInViewport();
});

test("an address with a part of a page shows that part", async ({ page }) => {
  await page.goto(paths.callback);
  await expect(callbackHeading(page)).toBeInViewport();
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  const panel = (page: Page) => page.locator("#mobile-menu");
  const servicesButton = (page: Page) => panel(page).locator('[aria-controls="mobile-services"]');

  test("the bars above and below a page leave room for it", async ({ page }) => {
    await visit(page, paths.privacy);
    const bar = await page.locator(floating).boundingBox();
    const header = await page.locator("header").boundingBox();
    if (!bar || !header) throw new Error("A bar is missing");
    await step("they take 152 pixels at most", async () => {
      expect(header.y + header.height + bar.height).toBeLessThanOrEqual(152);
    });
    await step("the button to call is the widest", async () => {
      const links = page.locator(`${floating} a`);
      const [call = 0, ...others] = await links.evaluateAll((all) => all.map((link) => link.clientWidth));
      expect(call).toBeGreaterThan(Math.max(...others));
    });
    await step("the last line of the page is free", async () => {
      await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
      const line = await page.locator("footer a").last().boundingBox();
      expect((line?.y ?? bar.y) + (line?.height ?? 0)).toBeLessThanOrEqual(bar.y + 1);
    });
  });

  test("the menu leads to a service", { tag: "@journey" }, async ({ page }) => {
    await visit(page, paths.privacy);
    await step("it opens a panel of the full width in 0.3 s", async () => {
      await menuButton(page).tap();
      await expect(panel(page)).toHaveCSS("animation-duration", "0.3s");
      expect((await panel(page).boundingBox())?.width).toBe(390);
    });
    await step("it has the buttons of the header", async () => {
      await expect(panel(page).getByRole("link", { name: shell.emergencyButton })).toBeVisible();
      await expect(panel(page).getByRole("link", { name: shell.headerQuoteButton })).toBeVisible();
    });
    await step("the page does not scroll while it is open", async () => {
      await expect(page.locator("body")).toHaveCSS("overflow", "hidden");
    });
    await step("the page scrolls when a tablet is turned so that the menu is away", async () => {
      await page.setViewportSize({ width: 1440, height: 844 });
      await expect(page.locator("body")).toHaveCSS("overflow", "visible");
      await page.setViewportSize({ width: 390, height: 844 });
    });
    await step("it lists the services", async () => {
      await servicesButton(page).tap();
      await expect(panel(page).locator("#mobile-services a")).toHaveText(inServicesMenu);
    });
    await step("axe finds nothing wrong in it", async () => {
      expect(await axeViolations(page, aroundTheMenu)).toEqual([]);
    });
    await step("a link closes it, and its page scrolls", async () => {
      await linkTo(panel(page), lastService).tap();
      await expect(page).toHaveURL(lastService);
      await expect(panel(page)).toBeHidden();
      await expect(heading(page)).toBeFocused();
      await expect(page.locator("body")).toHaveCSS("overflow", "visible");
    });
  });

  test("a menu opened before the scripts come stays open", async ({ page }) => {
    const button = menuButton(page);
    const start = await hold(page, "**/assets/*.js");
    await page.goto(somePage.path);
    await step("it opens before they come, with its list of services", async () => {
      await expect(button).toHaveAccessibleName(shell.menuButton);
      await button.tap();
      await expect(servicesButton(page)).toHaveAttribute("aria-expanded", "false");
      await servicesButton(page).tap();
      await expect(linkTo(panel(page), lastService)).toBeVisible();
    });
    await step("it stays open when they come", async () => {
      start();
      await untilHydrated(page);
      await expect(linkTo(panel(page), lastService)).toBeVisible();
      await expect(servicesButton(page)).toHaveAttribute("aria-expanded", "true");
      await expect(button).toHaveAttribute("aria-expanded", "true");
      await expect(button).toHaveAccessibleName(shell.menuClose);
    });
  });

  test("the menu closes in each way that leaves it", async ({ page }) => {
    const button = menuButton(page);
    await visit(page, somePage.path);
    await button.tap();
    await servicesButton(page).tap();
    await step("its button closes it", async () => {
      await button.tap();
      await expect(button).toHaveAttribute("aria-expanded", "false");
      await expect(panel(page)).toBeHidden();
    });
    await step("it opens again with its list of services closed", async () => {
      await button.tap();
      await expect(servicesButton(page)).toHaveAttribute("aria-expanded", "false");
      await expect(linkTo(panel(page), lastService)).toBeHidden();
    });
    await step("a link to the page that is shown closes it", async () => {
      await linkTo(panel(page), somePage.path).tap();
      await expect(panel(page)).toBeHidden();
    });
    await step("Escape closes it, with focus on its button", async () => {
      await button.tap();
      await page.keyboard.press("Escape");
      await expect(panel(page)).toBeHidden();
      await expect(button).toBeFocused();
    });
    await step("it closes when focus leaves it", async () => {
      await page.keyboard.press("Enter");
      await panel(page).getByRole("link").last().focus();
      await expect(panel(page)).toBeVisible();
      await page.keyboard.press("Tab");
      await expect(panel(page)).toBeHidden();
      await expect(page.locator("main :focus")).toBeInViewport();
    });
    await step("opened while a page comes, it closes when that page is there", async () => {
      const release = await hold(page, "**/assets/*.js");
      await button.tap();
      await linkTo(panel(page), otherPage.path).tap();
      await expect(panel(page)).toBeHidden();
      await button.tap();
      await expect(panel(page)).toBeVisible();
      release();
      await expect(page).toHaveURL(otherPage.path);
      await expect(panel(page)).toBeHidden();
    });
    await step("Back closes it", async () => {
      await button.tap();
      await expect(panel(page)).toBeVisible();
      await page.goBack();
      await expect(page).toHaveURL(somePage.path);
      await expect(panel(page)).toBeHidden();
    });
  });
});

import type { Page } from "playwright/test";
import { pagesOf } from "../../scripts/content/judge";
import { paths } from "../../src/lib/paths";
import { serviceOptions } from "../../supabase/functions/_shared/quote-request";
import { axeFindings } from "./axe";
import { company, content, floatingButtons, linkTo, services, shell } from "./content";
import { expect, hold, menuButton, test, untilHydrated, visit } from "./site";

const inServicesMenu = [shell.allServices, ...services.map(({ name }) => name)];
const last = services.at(-1);
const lastService = `/${last?.slug}`;

const scrollY = (page: Page) => page.evaluate(() => window.scrollY);

const mainMenu = (page: Page) => page.getByRole("navigation", { name: shell.navigationLabel });

const navigationLabel = (path: string) => pagesOf(content).find((page) => page.path === path)?.name ?? "";

/** What the menu marks as the part of the site that the page belongs to. */
const markedSection = (page: Page) => mainMenu(page).locator('> ul > li > [aria-current="true"]');

const servicesList = (page: Page) => page.locator("#services-menu");

test("a Diensten dropdown opens on hover, and closes when a service is chosen, on Escape, and when the pointer leaves it", {
  tag: "@journey",
}, async ({ page }) => {
  await page.goto("/");
  const list = servicesList(page);
  await expect(list).toBeHidden();
  await linkTo(mainMenu(page), "/diensten").hover();
  await expect(list.getByRole("link")).toHaveText(inServicesMenu);
  // The way from the link to the list must not close it.
  await linkTo(list, lastService).hover();
  await untilHydrated(page);
  expect(await axeFindings(page, [1440])).toEqual([]);
  await expect(list).toBeVisible();
  await linkTo(list, lastService).click();
  await expect(page).toHaveURL(lastService);
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  await expect(markedSection(page)).toHaveAttribute("href", paths.services);
  await expect(list).toBeHidden();
  for (const close of [() => page.keyboard.press("Escape"), () => page.mouse.move(700, 800)]) {
    await page.mouse.move(700, 800);
    await linkTo(mainMenu(page), "/diensten").hover();
    await expect(list).toBeVisible();
    await close();
    await expect(list).toBeHidden();
  }
});

test("the Diensten dropdown opens for the keyboard; Escape closes it and gives focus back", async ({
  page,
}) => {
  await visit(page, "/");
  const list = servicesList(page);
  const link = linkTo(mainMenu(page), "/diensten");
  await page.locator("header a").first().focus();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await expect(link).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(linkTo(list, "/diensten")).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(list).toBeHidden();
  await expect(link).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(link).not.toBeFocused();
  await page.keyboard.press("Shift+Tab");
  await expect(list).toBeVisible();
  for (let step = 0; step <= inServicesMenu.length; step++) await page.keyboard.press("Tab");
  await expect(list).toBeHidden();
});

test("the quote buttons and the top bar lead to /contact, at the top of the page", async ({ page }) => {
  await visit(page, "/");
  const topBar = page.getByRole("region", { name: shell.topBar.label });
  for (const link of [
    topBar.getByRole("link", { name: shell.topBar.inspection }),
    page.locator("header").getByRole("link", { name: shell.headerQuoteButton, exact: true }),
    page.locator("main").getByRole("link", { name: shell.quoteButton, exact: true }).last(),
  ]) {
    await link.click();
    await expect(page).toHaveURL("/contact");
    await expect(page.getByRole("heading", { level: 1 })).toBeInViewport();
    expect(await scrollY(page)).toBe(0);
    await page.goBack();
    await expect(page).toHaveURL("/");
  }
});

test("the top bar says at every width: available 24/7, a free inspection, VCA and the phone number", async ({
  page,
}) => {
  await page.goto("/");
  const { label, available, inspection, certified } = shell.topBar;
  const topBar = page.getByRole("region", { name: label });
  const items = topBar.getByRole("listitem");
  const phone = new RegExp(company.emergencyPhone.display);
  await expect(items).toHaveText([available, inspection, certified, phone]);
  await expect(linkTo(topBar, `tel:${company.emergencyPhone.dial}`)).toBeVisible();
  for (const width of [320, 390, 768, 1440]) {
    await page.setViewportSize({ width, height: 844 });
    for (const item of await items.all()) await expect(item, `${width}`).toBeInViewport({ ratio: 1 });
    expect((await topBar.boundingBox())?.height, `${width}`).toBeLessThanOrEqual(64);
  }
});

test("the header stays in view, with a shadow once the page has scrolled more than 10 pixels", async ({
  page,
}) => {
  await visit(page, "/");
  const header = page.locator("header");
  await page.evaluate(() => window.scrollTo(0, 11));
  await expect(header).not.toHaveCSS("box-shadow", "none");
  await page.evaluate(() => window.scrollTo(0, 10));
  await expect(header).toHaveCSS("box-shadow", "none");
  await page.evaluate(() => window.scrollTo(0, 1500));
  await expect.poll(async () => (await header.boundingBox())?.y).toBe(0);
});

test("a new page starts at the top, also forward and when it is opened anew; a reloaded one stays where it was", async ({
  page,
}) => {
  await visit(page, "/");
  await linkTo(page.locator("footer"), "/contact").focus();
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/contact");
  await expect.poll(() => scrollY(page)).toBe(0);
  await page.goBack();
  await expect.poll(() => scrollY(page)).toBeGreaterThan(700);
  await page.goForward();
  await expect.poll(() => scrollY(page)).toBe(0);
  await page.evaluate(() => window.scrollTo(0, 700));
  await page.reload();
  await expect.poll(() => scrollY(page)).toBe(700);
  await page.goto("about:blank");
  await visit(page, "/contact");
  expect(await scrollY(page)).toBe(0);
});

test("a link to a part of a page moves the keyboard along", async ({ page }) => {
  await visit(page, "/faq");
  const parts = page.getByRole("navigation", { name: shell.onThisPage });
  const { title } = content["paginas/faq.yaml"].categories.at(-1) ?? { title: "" };
  await parts.getByRole("link", { name: title }).focus();
  await page.keyboard.press("Enter");
  const heading = page.getByRole("heading", { level: 2, name: title });
  await expect(heading).toBeFocused();
  await expect(heading).toBeInViewport();
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test("the first screen of a page about an emergency dials one number; the bars take 152 pixels, calling is widest of the floating buttons, and they cover nothing at the end of the page", {
    tag: "@journey",
  }, async ({ page }) => {
    const { slug } = services.find(({ emergency }) => emergency) ?? { slug: "" };
    await visit(page, `/${slug}`);
    const dialled = await page
      .locator('a[href^="tel:"]:visible')
      .evaluateAll((links) =>
        links.flatMap((link) => (link.getBoundingClientRect().y < 844 ? link.getAttribute("href") : [])),
      );
    expect(new Set(dialled)).toEqual(new Set([`tel:${company.emergencyPhone.dial}`]));
    const header = await page.locator("header").boundingBox();
    const floating = await floatingButtons(page).boundingBox();
    expect((header?.y ?? 0) + (header?.height ?? 0) + (floating?.height ?? 0)).toBeLessThanOrEqual(152);
    const [call = 0, ...others] = await floatingButtons(page)
      .getByRole("link")
      .evaluateAll((links) => links.map((link) => link.clientWidth));
    expect(call).toBeGreaterThan(Math.max(...others));
    expect(others.at(-1)).toBe(48);

    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    const footer = await page.locator("footer").boundingBox();
    expect((footer?.y ?? 0) + (footer?.height ?? 0)).toBeLessThanOrEqual((floating?.y ?? 0) + 1);
  });

  test("a quote link of a service ticks that service in the form, also after a reload", async ({ page }) => {
    const service = services.find(({ emergency, quoteOption }) => !emergency && quoteOption);
    await visit(page, `/${service?.slug}`);
    await linkTo(page.locator("main"), paths.contact).tap();
    await expect(page.getByRole("checkbox", { checked: true })).toHaveCount(1);
    await page.reload();
    await expect(page.getByRole("checkbox", { checked: true })).toHaveAccessibleName(
      serviceOptions[service?.quoteOption ?? "anders"],
    );
  });

  const panel = (page: Page) => page.locator("#mobile-menu");
  const servicesButton = (page: Page) =>
    panel(page).getByRole("button", { name: navigationLabel(paths.services), exact: true });

  test("a menu button opens a full-width panel in 0.3 seconds, with an expandable Diensten list, and locks the page; it closes on a link", {
    tag: "@journey",
  }, async ({ page }) => {
    await visit(page, "/");
    // An event, as the movement itself may be over before a test gets to ask for it.
    const seconds = page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          document.body.addEventListener("animationend", ({ target, elapsedTime }) => {
            if ((target as Element).id === "mobile-menu") resolve(elapsedTime);
          });
        }),
    );
    await menuButton(page).tap();
    expect(await seconds).toBeCloseTo(0.3);
    expect((await panel(page).boundingBox())?.width).toBe(390);
    await expect(page.locator("body")).toHaveCSS("overflow", "hidden");
    await expect(panel(page).getByRole("link", { name: shell.emergencyButton })).toBeVisible();
    await expect(panel(page).getByRole("link", { name: shell.headerQuoteButton })).toHaveAttribute(
      "href",
      "/contact",
    );
    // A turned tablet.
    await page.setViewportSize({ width: 1440, height: 844 });
    await expect(page.locator("body")).toHaveCSS("overflow", "visible");
    await page.setViewportSize({ width: 390, height: 844 });

    await servicesButton(page).tap();
    await expect(panel(page).locator("#mobile-services").getByRole("link")).toHaveText(inServicesMenu);
    expect(await axeFindings(page, [390])).toEqual([]);
    await linkTo(panel(page), lastService).tap();
    await expect(page).toHaveURL(lastService);
    await expect(panel(page)).toBeHidden();
    await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
    await expect(page.locator("body")).toHaveCSS("overflow", "visible");
  });

  test("the menu and its Diensten list open before the scripts have arrived, and stay open when they do", async ({
    page,
  }) => {
    const release = await hold(page, "**/assets/*.js");
    await page.goto("/");
    await expect(menuButton(page)).toHaveAttribute("aria-expanded", "false");
    await menuButton(page).tap();
    await expect(servicesButton(page)).toHaveAttribute("aria-expanded", "false");
    await servicesButton(page).tap();
    release();
    await untilHydrated(page);
    await expect(linkTo(panel(page), lastService)).toBeVisible();
    for (const button of [servicesButton(page), menuButton(page)]) {
      await expect(button).toHaveAttribute("aria-expanded", "true");
      await button.tap();
      await expect(button).toHaveAttribute("aria-expanded", "false");
    }
    await expect(panel(page)).toBeHidden();
  });

  test("the menu closes on a link to the page itself, on Escape, when focus leaves it, when a page that was fetched meanwhile is there, and on Back", async ({
    page,
  }) => {
    await visit(page, "/faq");
    const open = menuButton(page);
    await open.tap();
    await linkTo(panel(page), "/faq").tap();
    await expect(panel(page)).toBeHidden();

    await open.tap();
    await expect(panel(page)).toBeVisible();
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
    await linkTo(panel(page), "/contact").tap();
    await expect(panel(page)).toBeHidden();
    await open.tap();
    await expect(panel(page)).toBeVisible();
    release();
    await expect(page).toHaveURL("/contact");
    await expect(panel(page)).toBeHidden();
    await expect(page.getByRole("heading", { level: 1 })).toBeFocused();

    await open.tap();
    await expect(panel(page)).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL("/faq");
    await expect(panel(page)).toBeHidden();
  });
});

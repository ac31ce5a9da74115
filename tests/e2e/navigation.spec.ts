import type { Locator, Page } from "playwright/test";
import { pagesOf } from "../../scripts/content/judge";
import { paths } from "../../src/lib/paths";
import { serviceOptions } from "../../supabase/functions/_shared/quote-request";
import { axeFindings } from "./axe";
import { company, content, floatingButtons, linkTo, services, shell } from "./content";
import { overlaps, widenText } from "./layout-faults";
import { expect, hold, menuButton, test, untilHydrated, visit } from "./site";

const inServicesMenu = [shell.allServices, ...services.map(({ name }) => name)];
const lastService = `/${services.at(-1)?.slug}`;

const scrollY = (page: Page) => page.evaluate(() => window.scrollY);

const mainMenu = (page: Page) => page.getByRole("navigation", { name: shell.navigationLabel });

const nameOf = (path: string) => pagesOf(content).find((page) => page.path === path)?.name ?? "";

/** The entry of the menu for services, and the list that it opens. */
const servicesEntry = (page: Page) => linkTo(mainMenu(page), paths.services);
const servicesList = (page: Page) => mainMenu(page).getByRole("list").getByRole("list");

test("a Diensten dropdown opens on hover, and closes when a service is chosen, on Escape, and when the pointer leaves it", {
  tag: "@journey",
}, async ({ page }) => {
  await page.goto("/");
  const list = servicesList(page);
  await expect(list).toBeHidden();
  await servicesEntry(page).hover();
  await expect(list.getByRole("link")).toHaveText(inServicesMenu);
  // The way from the link to the list must not close it.
  await linkTo(list, lastService).hover();
  await untilHydrated(page);
  expect(await axeFindings(page, [1440])).toEqual([]);
  await linkTo(list, lastService).click();
  await expect(page).toHaveURL(lastService);
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  await expect(list).toBeHidden();
  for (const close of [() => page.keyboard.press("Escape"), () => page.mouse.move(700, 800)]) {
    await page.mouse.move(700, 800);
    await servicesEntry(page).hover();
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
  await page.locator("header a").first().focus();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await expect(servicesEntry(page)).toBeFocused();
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
});

test("the menu marks one entry as the current page, and the one above a service as its section", async ({
  page,
}) => {
  for (const path of [paths.services, lastService, paths.contact]) {
    await visit(page, path);
    await servicesEntry(page).hover();
    await expect(mainMenu(page).locator('[aria-current="page"]')).toHaveAttribute("href", path);
    await expect(mainMenu(page).locator('[aria-current="true"]')).toHaveCount(path === paths.contact ? 0 : 1);
  }
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
  const phone = `${shell.emergencyLabel} ${company.emergencyPhone.display}`;
  await expect(items).toHaveText([available, inspection, certified, phone]);
  const call = topBar.getByRole("link", { name: phone, exact: true });
  await expect(call).toHaveAttribute("href", `tel:${company.emergencyPhone.dial}`);
  for (const width of [320, 390, 768, 1440]) {
    await page.setViewportSize({ width, height: 844 });
    for (const item of await items.all()) await expect(item, `${width}`).toBeInViewport({ ratio: 1 });
    expect((await topBar.boundingBox())?.height, `${width}`).toBeLessThanOrEqual(64);
  }
});

test("the header stays in view, with a shadow once the page has scrolled more than 10 pixels; focus in it moves nothing", async ({
  page,
}) => {
  await visit(page, "/");
  const header = page.locator("header");
  await page.evaluate(() => window.scrollTo(0, 11));
  await expect(header).not.toHaveCSS("box-shadow", "none");
  await page.evaluate(() => window.scrollTo(0, 10));
  await expect(header).toHaveCSS("box-shadow", "none");
  await page.evaluate(() => window.scrollTo(0, 1200));
  await expect.poll(async () => (await header.boundingBox())?.y).toBe(0);
  for (const link of await header.locator("a:visible").all()) await link.focus();
  expect(await scrollY(page)).toBe(1200);
});

test("in the header nothing lies over anything else, with wide text spacing and an eighth entry too; both buttons show from 768 pixels on", async ({
  page,
}) => {
  await visit(page, "/");
  const header = page.locator("header");
  const call = header.getByRole("link", { name: shell.emergencyButton, exact: true });
  const quote = header.getByRole("link", { name: shell.headerQuoteButton, exact: true });
  const tryEveryWidth = async (how: string) => {
    for (const width of [320, 390, 768, 1023, 1024, 1200, 1280, 1440, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      await expect(call.first()).toBeInViewport();
      await expect(quote).toBeVisible({ visible: width >= 768 });
      const parts = "header a, header button";
      expect(await page.evaluate(overlaps, parts), `${how} at ${width}`).toEqual([]);
    }
  };
  await tryEveryWidth("as it is");
  await mainMenu(page).evaluate((menu) => {
    const last = menu.querySelector(":scope > ul > li:last-child");
    last?.after(last.cloneNode(true));
  });
  await tryEveryWidth("with an eighth entry");
  await widenText(page);
  await tryEveryWidth("with text spacing");
});

test("every path change begins at the top, with Back and Forward too; a reload keeps its place", async ({
  page,
}) => {
  await visit(page, "/");
  await linkTo(page.locator("footer"), "/contact").click();
  await expect(page).toHaveURL("/contact");
  for (const go of [() => page.goBack(), () => page.goForward()]) {
    await expect.poll(() => scrollY(page)).toBe(0);
    await page.evaluate(() => window.scrollTo(0, 700));
    await go();
    await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  }
  await expect.poll(() => scrollY(page)).toBe(0);
  await page.evaluate(() => window.scrollTo(0, 700));
  await page.reload();
  await expect.poll(() => scrollY(page)).toBe(700);
});

test("a link to a part of a page moves the keyboard along", async ({ page }) => {
  await visit(page, "/faq");
  const parts = page.getByRole("navigation", { name: shell.onThisPage });
  const title = (await parts.getByRole("link").last().textContent()) ?? "";
  await parts.getByRole("link", { name: title }).focus();
  await page.keyboard.press("Enter");
  const heading = page.getByRole("heading", { level: 2, name: title });
  await expect(heading).toBeFocused();
  await expect(heading).toBeInViewport();
});

test("the copyright has the year of the browser", async ({ page }) => {
  await page.clock.setFixedTime(new Date("2031-03-01"));
  await visit(page, "/");
  await expect(page.locator("footer").getByText(shell.footer.rights)).toContainText("© 2031");
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test("the page about an emergency dials one number in its first screen and leads nowhere else; calling is widest of the floating buttons, which cover nothing at the end", {
    tag: "@journey",
  }, async ({ page }) => {
    const { slug } = services.find(({ emergency }) => emergency) ?? { slug: "" };
    await visit(page, `/${slug}`);
    await expect(page.locator(`main a[href="${paths.contact}"]`)).toHaveCount(0);
    const dialled = await page
      .locator('a[href^="tel:"]:visible')
      .evaluateAll((links) =>
        links.flatMap((link) => (link.getBoundingClientRect().y < 844 ? link.getAttribute("href") : [])),
      );
    expect(new Set(dialled)).toEqual(new Set([`tel:${company.emergencyPhone.dial}`]));
    const bottomOf = async (part: Locator) => {
      const box = await part.boundingBox();
      return { top: box?.y ?? 0, bottom: (box?.y ?? 0) + (box?.height ?? 0), height: box?.height ?? 0 };
    };
    const floating = await bottomOf(floatingButtons(page));
    expect((await bottomOf(page.locator("header"))).bottom + floating.height).toBeLessThanOrEqual(152);
    const [call = 0, ...others] = await floatingButtons(page)
      .getByRole("link")
      .evaluateAll((links) => links.map((link) => link.clientWidth));
    expect(call).toBeGreaterThan(Math.max(...others));

    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    expect((await bottomOf(page.locator("footer"))).bottom).toBeLessThanOrEqual(floating.top + 1);
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
    panel(page).getByRole("button", { name: nameOf(paths.services), exact: true });

  test("a menu button opens a full-width panel in 0.3 seconds, with an expandable Diensten list, and locks the page; it closes on a link", {
    tag: "@journey",
  }, async ({ page }) => {
    await visit(page, "/");
    await menuButton(page).tap();
    await expect(panel(page)).toHaveCSS("animation-duration", "0.3s");
    expect((await panel(page).boundingBox())?.width).toBe(390);
    await expect(page.locator("body")).toHaveCSS("overflow", "hidden");
    await expect(panel(page).getByRole("link", { name: shell.emergencyButton })).toBeVisible();
    await expect(linkTo(panel(page), paths.contact)).toBeVisible();
    // A turned tablet.
    await page.setViewportSize({ width: 1440, height: 844 });
    await expect(page.locator("body")).toHaveCSS("overflow", "visible");
    await page.setViewportSize({ width: 390, height: 844 });

    await servicesButton(page).tap();
    await expect(panel(page).getByRole("list").getByRole("list").getByRole("link")).toHaveText(
      inServicesMenu,
    );
    expect(await axeFindings(page, [390])).toEqual([]);
    await linkTo(panel(page), lastService).tap();
    await expect(page).toHaveURL(lastService);
    await expect(panel(page)).toBeHidden();
    await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
    await expect(page.locator("body")).toHaveCSS("overflow", "visible");
  });

  test("the menu and its Diensten list open before the scripts have arrived, and stay open when they do; the button tells, and the list is closed the next time", async ({
    page,
  }) => {
    const release = await hold(page, "**/assets/*.js");
    await page.goto("/");
    await expect(menuButton(page)).toHaveAccessibleName(shell.menuButton);
    await menuButton(page).tap();
    await expect(servicesButton(page)).toHaveAttribute("aria-expanded", "false");
    await servicesButton(page).tap();
    release();
    await untilHydrated(page);
    await expect(linkTo(panel(page), lastService)).toBeVisible();
    await expect(servicesButton(page)).toHaveAttribute("aria-expanded", "true");
    await expect(menuButton(page)).toHaveAttribute("aria-expanded", "true");
    await expect(menuButton(page)).toHaveAccessibleName(shell.menuClose);
    await menuButton(page).tap();
    await expect(menuButton(page)).toHaveAttribute("aria-expanded", "false");
    await expect(panel(page)).toBeHidden();
    await menuButton(page).tap();
    await expect(servicesButton(page)).toHaveAttribute("aria-expanded", "false");
    await expect(linkTo(panel(page), lastService)).toBeHidden();
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

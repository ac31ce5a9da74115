import type { Locator, Page } from "playwright/test";
import { paths } from "../../src/lib/paths";
import { serviceOptions } from "../../supabase/functions/_shared/quote-request";
import { cityPath, company, content, floatingButtons, home, linkTo, services, shell } from "./content";
import {
  blockStorage,
  expect,
  field,
  goToForm,
  hold,
  menuButton,
  submitButton,
  test,
  unique,
  untilHydrated,
  visit,
} from "./site";

const inServicesMenu = [shell.allServices, ...services.map(({ name }) => name)];
const last = services.at(-1);
const lastService = `/${last?.slug}`;

const scrollY = (page: Page) => page.evaluate(() => window.scrollY);

const mainMenu = (page: Page) => page.getByRole("navigation", { name: shell.navigationLabel });

/** What the menu marks as the part of the site that the page belongs to. */
const markedSection = (page: Page) => mainMenu(page).locator('> ul > li > [aria-current="true"]');

test("pointing at Diensten shows all services, and leaving hides them", { tag: "@journey" }, async ({
  page,
}) => {
  await visit(page, "/");
  const menu = page.locator("#services-menu");
  await expect(menu).toBeHidden();
  await linkTo(mainMenu(page), "/diensten").hover();
  await expect(menu).toBeVisible();
  await expect(menu.getByRole("link")).toHaveText(inServicesMenu);
  // The way from the link to the panel must not close it.
  await linkTo(menu, lastService).hover();
  await expect(menu).toBeVisible();
  await linkTo(menu, lastService).click();
  await expect(page).toHaveURL(lastService);
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  await expect(markedSection(page)).toHaveAttribute("href", paths.services);
  await page.mouse.move(700, 800);
  await expect(menu).toBeHidden();
  // A click on the arrow, which the mouse has opened by then, keeps the list open; a second one closes it.
  const button = page.getByRole("button", { name: shell.servicesMenu });
  await button.click();
  await expect(menu).toBeVisible();
  await button.click();
  await expect(menu).toBeHidden();
});

test("the menu marks the section that a page belongs to, and the page itself", async ({ page }) => {
  await visit(page, cityPath);
  await expect(markedSection(page)).toHaveAttribute("href", paths.serviceArea);
  await linkTo(mainMenu(page), "/faq").click();
  await expect(mainMenu(page).locator('[aria-current="page"]')).toHaveAttribute("href", "/faq");
  await expect(markedSection(page)).toHaveCount(0);
});

test("the list of services works with the keyboard: Enter opens, Esc closes and gives focus back", async ({
  page,
}) => {
  await visit(page, "/");
  const button = page.getByRole("button", { name: shell.servicesMenu });
  const menu = page.locator("#services-menu");
  await linkTo(mainMenu(page), "/diensten").focus();
  await page.keyboard.press("Tab");
  await expect(button).toBeFocused();
  await expect(button).toHaveAttribute("aria-expanded", "false");
  await page.keyboard.press("Enter");
  await expect(button).toHaveAttribute("aria-expanded", "true");
  await page.keyboard.press("Tab");
  await expect(linkTo(menu, "/diensten")).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(menu).toBeHidden();
  await expect(button).toBeFocused();

  await page.keyboard.press("Enter");
  for (let step = 0; step <= inServicesMenu.length; step++) await page.keyboard.press("Tab");
  await expect(menu).toBeHidden();
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

test("a new page starts at the top; Back returns to where the visitor was, though a part is still to be fetched", async ({
  page,
}) => {
  await visit(page, "/");
  // Nothing of the end of the page has been fetched yet.
  const release = await hold(page, "**/assets/*.js");
  await linkTo(page.locator("footer"), "/faq").focus();
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  const end = await scrollY(page);
  await page.keyboard.press("Enter");
  release();
  await expect.poll(() => scrollY(page)).toBe(0);
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1, name: home.hero.heading })).toBeVisible();
  // The end may lie at a part of a pixel, which is not kept.
  await expect.poll(async () => Math.abs((await scrollY(page)) - end)).toBeLessThan(2);
  await page.goForward();
  await expect.poll(() => scrollY(page)).toBe(0);
});

test("a page that is opened anew starts at the top, a reloaded one stays where it was", async ({ page }) => {
  await visit(page, "/contact");
  await page.evaluate(() => window.scrollTo(0, 700));
  await page.reload();
  await expect.poll(() => scrollY(page)).toBe(700);
  await page.goto("about:blank");
  await visit(page, "/contact");
  expect(await scrollY(page)).toBe(0);
});

test("an address with a broken part after its # shows its page, also when it is reloaded", async ({
  page,
  problems,
}) => {
  await visit(page, "/faq#100%");
  await page.reload();
  await untilHydrated(page);
  // React Router says that it found no such part.
  problems.length = 0;
  await linkTo(page.locator("footer"), "/projecten").click();
  await expect(
    page.getByRole("heading", { level: 1, name: content["paginas/projecten.yaml"].heading }),
  ).toBeFocused();
  await page.goBack();
  await expect(
    page.getByRole("heading", { level: 1, name: content["paginas/faq.yaml"].heading }),
  ).toBeVisible();
  problems.length = 0;
});

test("where the browser blocks storage, links, Back and a form work all the same", async ({ page }) => {
  await blockStorage(page);
  await visit(page, "/");
  await linkTo(page.locator("footer"), "/faq").click();
  await expect(
    page.getByRole("heading", { level: 1, name: content["paginas/faq.yaml"].heading }),
  ).toBeFocused();
  await page.goBack();
  await expect(page.locator("h1")).toBeFocused();
  await goToForm(page);
  await field(page, "name").fill(unique("Zonder opslag"));
  await field(page, "phone").fill("06 12345678");
  await submitButton(page).click();
  await expect(page.getByText("Aanvraag verzonden!", { exact: true })).toBeVisible();
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

  test("the first screen of a page about an emergency dials one number and shows it; the bars take 150 pixels, and cover nothing at its end", {
    tag: "@journey",
  }, async ({ page }) => {
    const { slug } = content.diensten.find(({ emergency }) => emergency) ?? { slug: "" };
    await visit(page, `/${slug}`);
    const onScreen = page.locator('a[href^="tel:"]:visible');
    const dialled: (string | null)[] = [];
    for (const link of await onScreen.all()) {
      const box = await link.boundingBox();
      if (box && box.y < 844) dialled.push(await link.getAttribute("href"));
    }
    expect(dialled.length).toBeGreaterThan(3);
    expect(new Set(dialled)).toEqual(new Set([`tel:${company.emergencyPhone.dial}`]));
    await expect(page.locator("main").getByText(company.emergencyPhone.display).first()).toBeInViewport();

    const header = await page.locator("header").boundingBox();
    const floating = await floatingButtons(page).boundingBox();
    expect((header?.y ?? 0) + (header?.height ?? 0) + (floating?.height ?? 0)).toBeLessThanOrEqual(150);
    const widths = await floatingButtons(page)
      .getByRole("link")
      .evaluateAll((links) => links.map((link) => link.clientWidth));
    expect(widths[0]).toBe(Math.max(...widths));
    expect(widths.filter((width) => width === widths[0])).toHaveLength(1);
    expect(widths.at(-1)).toBe(48);

    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    const footer = await page.locator("footer").boundingBox();
    expect((footer?.y ?? 0) + (footer?.height ?? 0)).toBeLessThanOrEqual((floating?.y ?? 0) + 1);
  });

  test("a quote link of a service lands on the form: services and name within a screen and a half, the service ticked", async ({
    page,
  }) => {
    const service = services.find(({ emergency, quoteOption }) => !emergency && quoteOption);
    await visit(page, `/${service?.slug}`);
    await linkTo(page.locator("main"), paths.quote).tap();
    await expect(page.locator("#offerte h2")).toBeFocused();
    await expect(page.getByRole("checkbox", { checked: true })).toHaveCount(1);
    const within = async (control: Locator) =>
      expect((await control.boundingBox())?.y).toBeLessThan(844 * 1.5);
    await within(page.getByRole("checkbox").first());
    await within(field(page, "name"));
    await page.reload();
    await expect(page.getByRole("checkbox", { checked: true })).toHaveAccessibleName(
      serviceOptions[service?.quoteOption ?? "anders"],
    );
    // In the bar it is in reach on every other page too.
    await page.goBack();
    await linkTo(floatingButtons(page), paths.quote).tap();
    await expect(page.locator("#offerte h2")).toBeInViewport();
  });

  test("the menu opens a full-width panel in 0.3 seconds, locks the page and closes on a link", {
    tag: "@journey",
  }, async ({ page }) => {
    await visit(page, "/");
    const panel = page.locator("#mobile-menu");
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
    expect((await panel.boundingBox())?.width).toBe(390);
    // The page moves by the second turn of the wheel only: had the first moved it, it would stand lower.
    await page.mouse.wheel(0, 600);
    await page.keyboard.press("Escape");
    await expect(panel).toBeHidden();
    const scrolled = page.evaluate(
      () => new Promise((resolve) => document.addEventListener("scrollend", resolve, { once: true })),
    );
    await page.mouse.wheel(0, 200);
    await scrolled;
    expect(await scrollY(page)).toBe(200);

    await menuButton(page).tap();
    await panel.locator("summary").tap();
    await expect(panel.locator("#mobile-services").getByRole("link")).toHaveText(inServicesMenu);
    await linkTo(panel.locator("#mobile-services"), lastService).tap();
    await expect(page).toHaveURL(lastService);
    await expect(panel).toBeHidden();
    await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
    await page.mouse.wheel(0, 600);
    await expect.poll(() => scrollY(page)).toBeGreaterThan(0);
  });

  test("the menu closes on a link to the page itself, on Esc, when a page that was fetched meanwhile is there, and on Back", async ({
    page,
  }) => {
    await visit(page, "/faq");
    const open = menuButton(page);
    const panel = page.locator("#mobile-menu");
    await open.tap();
    await linkTo(panel, "/faq").tap();
    await expect(panel).toBeHidden();

    await open.tap();
    await expect(panel).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(panel).toBeHidden();
    await expect(open).toBeFocused();

    const release = await hold(page, "**/assets/*.js");
    await open.tap();
    await linkTo(panel, "/contact").tap();
    await expect(panel).toBeHidden();
    await open.tap();
    await expect(panel).toBeVisible();
    release();
    await expect(page).toHaveURL("/contact");
    await expect(panel).toBeHidden();
    await expect(page.getByRole("heading", { level: 1 })).toBeFocused();

    await open.tap();
    await expect(panel).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL("/faq");
    await expect(panel).toBeHidden();
  });
});

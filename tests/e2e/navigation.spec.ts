import { blockStorage, expect, goToForm, hold, menuButton, test, unique, untilHydrated, visit } from "./site";

const services = [
  ["Alle Diensten", "/diensten"],
  ["Dakrenovatie", "/dakrenovatie"],
  ["Pannendaken", "/pannendaken"],
  ["Bitumen Dakbedekking", "/bitumen-dakbedekking"],
  ["Dakisolatie", "/dakisolatie"],
  ["Daklekkage", "/daklekkage"],
  ["Dakonderhoud", "/dakonderhoud"],
  ["Dakinspectie", "/dakinspectie"],
  ["Dakgoten", "/dakgoten"],
  ["Nieuwbouw Daken", "/nieuwbouw-daken"],
] as const;

test("pointing at Diensten shows all services, and leaving hides them", async ({ page }) => {
  await visit(page, "/");
  const menu = page.locator("#services-menu");
  await expect(menu).toBeHidden();
  await page.getByRole("navigation", { name: "Hoofdmenu" }).getByRole("link", { name: "Diensten" }).hover();
  await expect(menu).toBeVisible();
  await expect(menu.getByRole("link")).toHaveText(services.map(([label]) => label));
  // The way from the link to the panel must not close it.
  await menu.getByRole("link", { name: "Dakgoten" }).hover();
  await expect(menu).toBeVisible();
  await menu.getByRole("link", { name: "Dakgoten" }).click();
  await expect(page).toHaveURL("/dakgoten");
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  await page.mouse.move(700, 800);
  await expect(menu).toBeHidden();
});

test("the list of services works with the keyboard: Enter opens, Esc closes and gives focus back", async ({
  page,
}) => {
  await visit(page, "/");
  const button = page.getByRole("button", { name: "Lijst met diensten" });
  const menu = page.locator("#services-menu");
  await page.getByRole("navigation", { name: "Hoofdmenu" }).getByRole("link", { name: "Diensten" }).focus();
  await page.keyboard.press("Tab");
  await expect(button).toBeFocused();
  await expect(button).toHaveAttribute("aria-expanded", "false");
  await page.keyboard.press("Enter");
  await expect(button).toHaveAttribute("aria-expanded", "true");
  await page.keyboard.press("Tab");
  await expect(menu.getByRole("link", { name: "Alle Diensten" })).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(menu).toBeHidden();
  await expect(button).toBeFocused();

  await page.keyboard.press("Enter");
  for (let step = 0; step <= services.length; step++) await page.keyboard.press("Tab");
  await expect(menu).toBeHidden();
});

test("a click on the arrow keeps the hovered list open, a second one closes it", async ({ page }) => {
  await visit(page, "/");
  const button = page.getByRole("button", { name: "Lijst met diensten" });
  await button.click();
  await expect(page.locator("#services-menu")).toBeVisible();
  await button.click();
  await expect(page.locator("#services-menu")).toBeHidden();
});

test("the header gets a shadow once the page has scrolled more than 10 pixels", async ({ page }) => {
  await visit(page, "/");
  const shadow = () => page.locator("header").evaluate((header) => getComputedStyle(header).boxShadow);
  await page.evaluate(() => window.scrollTo(0, 10));
  await page.waitForTimeout(300);
  expect(await shadow()).toBe("none");
  await page.evaluate(() => window.scrollTo(0, 11));
  await expect.poll(shadow).not.toBe("none");
  const position = await page.locator("header").boundingBox();
  await page.evaluate(() => window.scrollTo(0, 1500));
  await expect.poll(async () => (await page.locator("header").boundingBox())?.y).toBe(0);
  expect(position).not.toBeNull();
});

test("a new page starts at the top, and Back returns to where the visitor was", async ({ page }) => {
  await visit(page, "/");
  // All of the page is there from now on.
  await goToForm(page);
  // With the keyboard: a click that Playwright has to try again scrolls the page.
  await page.getByRole("link", { name: "Alle Werkgebieden..." }).focus();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(1000);
  const before = await page.evaluate(() => window.scrollY);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/werkgebied");
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await page.goBack();
  await expect(page).toHaveURL("/");
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(before);
  await page.goForward();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
});

test("Back returns to the end of a page of which a part is still to be fetched", async ({ page }) => {
  await visit(page, "/");
  // Nothing of the end of the page has been fetched yet.
  const release = await hold(page, "**/assets/*.js");
  await page.locator("footer").getByRole("link", { name: "FAQ" }).focus();
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  const end = await page.evaluate(() => window.scrollY);
  await page.keyboard.press("Enter");
  release();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1, name: "Dakdekkers uit Hilversum" })).toBeVisible();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(end);
});

test("a page that is opened anew starts at the top, a reloaded one stays where it was", async ({ page }) => {
  await visit(page, "/contact");
  await page.evaluate(() => window.scrollTo(0, 700));
  await page.reload();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(700);
  await visit(page, "/faq");
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await visit(page, "/contact");
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
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
  await page.locator("footer").getByRole("link", { name: "Projecten" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Daken waaraan wij werkten" })).toBeFocused();
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1, name: "Veelgestelde vragen" })).toBeVisible();
  problems.length = 0;
});

test("where the browser blocks storage, links, Back and a form work all the same", async ({ page }) => {
  await blockStorage(page);
  await visit(page, "/");
  await page.locator("footer").getByRole("link", { name: "FAQ" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Veelgestelde vragen" })).toBeFocused();
  await page.goBack();
  await expect(page.locator("h1")).toBeFocused();
  await goToForm(page);
  await page.getByLabel("Naam").fill(unique("Zonder opslag"));
  await page.getByLabel("Telefoonnummer").fill("06 12345678");
  await page.getByRole("button", { name: "Bel mij terug" }).click();
  await expect(page.getByText("Aanvraag verzonden!", { exact: true })).toBeVisible();
});

test("the footer has its four columns with the named links", async ({ page }) => {
  await visit(page, "/");
  const footer = page.locator("footer");
  await expect(footer.getByRole("navigation", { name: "Snel Naar" }).getByRole("link")).toHaveText([
    "Home",
    "Diensten",
    "Projecten",
    "Over Ons",
    "Werkgebied",
    "FAQ",
    "Contact",
  ]);
  const cities = footer.getByRole("navigation", { name: "Populaire Werkgebieden" }).getByRole("link");
  expect(await cities.evaluateAll((links) => links.map((link) => link.getAttribute("href")))).toEqual([
    "/dakdekker/amsterdam",
    "/dakdekker/rotterdam",
    "/dakdekker/den-haag",
    "/dakdekker/utrecht",
    "/dakdekker/eindhoven",
    "/dakdekker/groningen",
    "/werkgebied",
  ]);
  await expect(cities.last()).toHaveText("Alle Werkgebieden...");
  await expect(footer).toContainText("KvK 00000000");
  await expect(footer).toContainText(`© ${new Date().getFullYear()}`);
  await expect(footer).toContainText("Alle rechten voorbehouden.");
  await expect(footer.getByRole("link", { name: "Privacyverklaring" })).toHaveAttribute("href", "/privacy");
  await expect(footer.getByRole("link", { name: "Toegankelijkheid" })).toHaveAttribute(
    "href",
    "/toegankelijkheid",
  );
});

test("top bar, header buttons and floating buttons lead where they say", async ({ page }) => {
  await visit(page, "/");
  await expect(page.getByText("24/7 bereikbaar").first()).toBeVisible();
  await expect(page.getByRole("link", { name: "Gratis dakinspectie", exact: true })).toHaveAttribute(
    "href",
    "/contact",
  );
  await expect(page.getByText("VCA gecertificeerd").first()).toBeVisible();
  const header = page.locator("header");
  await expect(header.getByRole("link", { name: "SPOED? Bel Nu" })).toHaveAttribute(
    "href",
    "tel:+31600000000",
  );
  await expect(header.getByRole("link", { name: "Gratis Offerte" })).toHaveAttribute("href", "/contact");
  const floating = page.getByRole("navigation", { name: "Direct contact" });
  expect(
    await floating.getByRole("link").evaluateAll((links) => links.map((link) => link.getAttribute("href"))),
  ).toEqual(["https://www.facebook.com/voorbeeld", "https://wa.me/31600000000", "tel:+31350000000"]);
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test("the menu opens a full-width panel, locks the page and closes on a link", async ({ page }) => {
    await visit(page, "/");
    await menuButton(page).tap();
    const panel = page.locator("#mobile-menu");
    await expect(panel).toBeVisible();
    await expect.poll(async () => (await panel.boundingBox())?.width).toBe(390);
    await page.mouse.wheel(0, 600);
    await page.waitForTimeout(200);
    expect(await page.evaluate(() => window.scrollY)).toBe(0);

    await panel.locator("summary").tap();
    await expect(panel.locator("#mobile-services").getByRole("link")).toHaveText(
      services.map(([label]) => label),
    );
    await panel.getByRole("link", { name: "Dakinspectie" }).tap();
    await expect(page).toHaveURL("/dakinspectie");
    await expect(panel).toBeHidden();
    // The page before stays in view until this one is there, which starts at its top.
    await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
    await page.mouse.wheel(0, 600);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
  });

  test("the menu closes on a link to the page itself, on Esc and on Back", async ({ page }) => {
    await visit(page, "/faq");
    const open = menuButton(page);
    const panel = page.locator("#mobile-menu");
    await open.tap();
    await panel.getByRole("link", { name: "FAQ" }).tap();
    await expect(panel).toBeHidden();

    await open.tap();
    await expect(panel).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(panel).toBeHidden();
    await expect(open).toBeFocused();

    await open.tap();
    await panel.getByRole("link", { name: "Contact" }).tap();
    // Only then is the page there, whose coming closes the menu too.
    await expect(page.getByRole("heading", { level: 1, name: "Vertel ons over uw dak" })).toBeFocused();
    await open.tap();
    await expect(panel).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL("/faq");
    await expect(panel).toBeHidden();
  });

  test("the menu closes when a page that was still being fetched is there", async ({ page }) => {
    await visit(page, "/faq");
    const open = menuButton(page);
    const panel = page.locator("#mobile-menu");
    const release = await hold(page, "**/assets/*.js");
    await open.tap();
    await panel.getByRole("link", { name: "Contact" }).tap();
    await expect(panel).toBeHidden();
    await open.tap();
    await expect(panel).toBeVisible();
    release();
    await expect(page).toHaveURL("/contact");
    await expect(panel).toBeHidden();
  });

  test("the menu takes 0.3 seconds to open", async ({ page }) => {
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
  });

  test("at the end of the page the floating bar covers nothing", async ({ page }) => {
    await visit(page, "/");
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    const bar = await page.getByRole("navigation", { name: "Direct contact" }).boundingBox();
    const last = await page.locator("footer").boundingBox();
    expect((last?.y ?? 0) + (last?.height ?? 0)).toBeLessThanOrEqual((bar?.y ?? 0) + 1);
  });
});

import { cityPath, company, content, linkTo, otherPlace, services } from "./content";
import { losses } from "./layout-faults";
import { answers, expect, field, questions, test, untilHydrated, visit } from "./site";

test.describe("an address without a page", () => {
  // The browser itself reports it.
  test.use({ expectedProblems: /status of 404/ });

  test("an unknown address answers 404 with a Dutch page, the phone number and ways on", {
    tag: "@journey",
  }, async ({ page }) => {
    const response = await page.goto("/bestaat/niet");
    expect(response?.status()).toBe(404);
    const main = page.locator("main");
    await expect(main.getByRole("heading", { level: 1 })).toHaveText(
      content["paginas/niet-gevonden.yaml"].heading,
    );
    await expect(main.getByRole("link", { name: company.phone.display })).toBeVisible();
    await linkTo(main, "/diensten").click();
    await expect(page).toHaveURL("/diensten");
  });
});

test("an address that has moved leads to the new one, also with a slash and with what follows a question mark", {
  tag: "@journey",
}, async ({ request, baseURL }) => {
  for (const { from, to } of content["doorverwijzingen.yaml"]) {
    for (const address of [from, `${from}/`, `${from}?utm_source=folder`]) {
      const page = await request.get(address);
      expect(page.status()).toBe(200);
      expect(page.url()).toBe(baseURL + (address.includes("?") ? `${to}?utm_source=folder` : to));
    }
  }
});

test("/diensten has a card for each service, which begins with what somebody sees and is the one link to it", async ({
  page,
}) => {
  await visit(page, "/diensten");
  const cards = page.locator("main li").filter({ has: page.locator("h2") });
  await expect(cards).toHaveCount(services.length);
  for (const [index, { slug, symptom }] of services.entries()) {
    await expect(cards.nth(index).getByRole("paragraph").first()).toHaveText(symptom);
    await expect(cards.nth(index).getByRole("link")).toHaveAttribute("href", `/${slug}`);
    await expect(page.locator(`main a[href="/${slug}"]`)).toHaveCount(1);
  }
});

const general = content["paginas/andere-plaats.yaml"];
const [ownCity] = content.steden;
const longName = `A${"a".repeat(119)}`;

test("every slug under /dakdekker/ is a page, split on hyphens and each word capitalised, in headings, title and description; nothing moves when the name comes", {
  tag: "@journey",
}, async ({ page }) => {
  await page.addInitScript(() => {
    const shown = Object.assign(window, { shifted: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shown.shifted += (entry as never as { value: number }).value;
    }).observe({ type: "layout-shift", buffered: true });
  });
  for (const [slug, name, width] of [
    ["verweg-aan-zee", "Verweg Aan Zee", 390],
    ["stad-123", "Stad 123", 1440],
    ["nieuw_dorp", "Nieuw_dorp", 390],
    ["een-twee-drie-vier-vijf-zes", "Een Twee Drie Vier Vijf Zes", 390],
    ["ijmuiden", "IJmuiden", 390],
    ["%20", general.withoutName, 390],
    [longName, longName, 390],
  ] as const) {
    await page.setViewportSize({ width, height: 844 });
    const response = await page.goto(`/dakdekker/${slug}`);
    expect(response?.status()).toBe(200);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(
      general.heading.replace("{plaats}", name),
    );
    expect(await page.getByRole("heading", { level: 2 }).filter({ hasText: name }).count()).toBeGreaterThan(
      1,
    );
    await expect(page).toHaveTitle(general.meta.title.replace("{plaats}", name));
    await expect(page.locator('meta[name="description"]')).toHaveAttribute("content", new RegExp(name));
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex");
    await expect(page.locator('link[rel="canonical"]')).toHaveCount(0);
    await untilHydrated(page);
    expect(await page.evaluate(losses), slug).toEqual([]);
    const shifted = await page.evaluate(() => (window as never as { shifted: number }).shifted);
    // No room is kept for a name of six lines.
    if (slug !== longName) expect(shifted, slug).toBeLessThanOrEqual(0.01);
  }
});

test("a page of a place has three service cards, four benefits, a quote link and a phone link; its name goes along to the form", async ({
  page,
}) => {
  for (const [path, name, { services: cards, benefits }] of [
    [otherPlace.path, otherPlace.name, general],
    [cityPath, ownCity?.name ?? "", ownCity ?? general],
  ] as const) {
    await visit(page, path);
    const main = page.locator("main");
    for (const { serviceSlug } of cards) await expect(linkTo(main, `/${serviceSlug}`)).toBeVisible();
    for (const { title } of benefits) await expect(main.getByRole("heading", { name: title })).toBeVisible();
    await expect(linkTo(main, `tel:${company.phone.dial}`)).toBeVisible();
    await linkTo(main, "/contact").click();
    // Into the hint at the message, and not into the message itself.
    await expect(field(page, "message")).toHaveAccessibleDescription(new RegExp(name));
    await expect(field(page, "message")).toHaveValue("");
  }
});

test("the field on /werkgebied leads to the page of what is typed, and asks for a place without one or for a postcode", {
  tag: "@journey",
}, async ({ page, browser }) => {
  const { field: words } = content["paginas/werkgebied.yaml"].place;
  await visit(page, "/werkgebied");
  const place = page.locator('[name="plaats"]');
  await place.press("Enter");
  await expect(place).toBeFocused();
  await expect(place).toHaveAccessibleDescription(new RegExp(words.errors.missing));
  await place.fill("1211 AB");
  await place.press("Enter");
  await expect(place).toHaveAccessibleDescription(new RegExp(words.errors.malformed ?? words.errors.missing));
  await place.fill(" Verweg aan Zee");
  await place.press("Enter");
  await expect(page).toHaveURL(otherPlace.path);
  await expect(page.getByRole("heading", { level: 1 })).toContainText(otherPlace.name);

  const plain = await browser.newPage({ javaScriptEnabled: false });
  await plain.goto(page.url().replace(/dakdekker.*/, "werkgebied"));
  await plain.locator('[name="plaats"]').fill(otherPlace.name);
  await plain.locator('[name="plaats"]').press("Enter");
  await plain.waitForURL(/\/dakdekker\?plaats=/);
  await expect(plain.getByRole("heading", { level: 1 })).toContainText(general.withoutName);
  await page.goto(plain.url());
  await expect(page.getByRole("heading", { level: 1 })).toContainText(otherPlace.name);
  await plain.close();
});

test("/werkgebied lists every city as a link that is named as the city alone, and has the map of OpenStreetMap in a frame, with a link for who does not see it", async ({
  page,
}) => {
  await visit(page, "/werkgebied");
  await expect(page.locator('main a[href^="/dakdekker/"]')).toHaveText(
    content.steden.toSorted((one, other) => one.order - other.order).map(({ name }) => name),
  );
  const frame = page.getByTitle(content["paginas/werkgebied.yaml"].map.frameTitle);
  await expect(frame).toHaveAttribute("referrerpolicy", "no-referrer");
  await frame.scrollIntoViewIfNeeded();
  await expect(page.frameLocator("iframe").getByText("kaart", { exact: true })).toBeVisible();
  await expect(page.locator('main a[href^="https://www.openstreetmap.org/"]')).toBeVisible();
});

test("the accordion opens one question at a time, in whichever list, and closes it again", {
  tag: "@journey",
}, async ({ page }) => {
  await visit(page, "/faq");
  const open = questions(page).and(page.locator('[aria-expanded="true"]'));
  const shownAnswers = answers(page).filter({ visible: true });
  await expect(shownAnswers).toHaveCount(0);
  for (const question of [questions(page).first(), questions(page).last()]) {
    await question.click();
    await expect(open).toHaveCount(1);
    await expect(question).toHaveAttribute("aria-expanded", "true");
    await expect(shownAnswers).toHaveCount(1);
  }
  await expect(answers(page).last()).toBeVisible();
  await questions(page).last().press("Enter");
  await expect(open).toHaveCount(0);
  await expect(shownAnswers).toHaveCount(0);
});

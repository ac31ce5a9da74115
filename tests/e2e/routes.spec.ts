import { paths } from "../../src/lib/paths";
import { cityPath, company, content, linkTo, otherPlace } from "./content";
import { answers, expect, field, questions, test, untilHydrated, visit } from "./site";

test("an unknown address answers 404 with a Dutch page, the phone number and ways on", {
  tag: "@journey",
}, async ({ page, problems }) => {
  const response = await page.goto("/bestaat/niet");
  expect(response?.status()).toBe(404);
  await expect(
    page.getByRole("heading", { level: 1, name: content["paginas/niet-gevonden.yaml"].heading }),
  ).toBeVisible();
  await expect(page.locator("main").getByRole("link", { name: company.phone.display })).toBeVisible();
  await linkTo(page.locator("main"), "/diensten").click();
  await expect(page).toHaveURL("/diensten");
  problems.length = 0;
});

const general = content["paginas/andere-plaats.yaml"];

test("a place without a page of its own shows its name and stays out of search engines", {
  tag: "@journey",
}, async ({ page }) => {
  const response = await page.goto(otherPlace.path);
  expect(response?.status()).toBe(200);
  expect(await response?.text()).toContain(general.heading.replace("{plaats}", general.withoutName));
  // Before the first paint, so that nothing moves when the scripts come.
  expect(await page.locator("h1").textContent()).toContain(otherPlace.name);
  await untilHydrated(page);
  await expect(page.getByRole("heading", { level: 1 })).toContainText(otherPlace.name);
  await expect(page).toHaveTitle(new RegExp(otherPlace.name));
  await expect(page.locator('meta[name="description"]')).toHaveAttribute(
    "content",
    new RegExp(otherPlace.name),
  );
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex");
  await expect(page.locator('link[rel="canonical"]')).toHaveCount(0);
  await expect(page.locator("main").getByRole("link", { name: company.phone.display }).first()).toBeVisible();
  // The name travels into the hint at the message, and not into the message itself.
  await linkTo(page.locator("main"), paths.contact).click();
  await expect(field(page, "message")).toHaveAccessibleDescription(new RegExp(otherPlace.name));
  await expect(field(page, "message")).toHaveValue("");
  await page.reload();
  await untilHydrated(page);
  await expect(field(page, "message")).toHaveAccessibleDescription(new RegExp(otherPlace.name));
});

test("a place has one address, in small letters", async ({ page }) => {
  for (const [asked, shown] of [
    ["/dakdekker/Verweg-Aan-Zee", otherPlace.path],
    ["/dakdekker?plaats=Verweg+aan+Zee", otherPlace.path],
    [cityPath.replace(/[^/]*$/, (slug) => slug.toUpperCase()), cityPath],
    ["/dakdekker/'s-VERWEG", "/dakdekker/'s-verweg"],
  ] as const) {
    await page.goto(asked);
    await expect(page).toHaveURL(shown);
  }
});

test("the field on /werkgebied leads to the page of a place, also before and without scripts", {
  tag: "@journey",
}, async ({ page, browser }) => {
  const { field: words } = content["paginas/werkgebied.yaml"].place;
  await visit(page, "/werkgebied");
  const place = page.locator('[name="plaats"]');
  for (const [typed, message] of [
    ["", words.errors.missing],
    ["1234 AB", words.errors.malformed ?? words.errors.missing],
  ] as const) {
    await place.fill(typed);
    await place.press("Enter");
    await expect(place).toBeFocused();
    await expect(page.locator("main form").getByText(message)).toBeVisible();
    await expect(place).toHaveAttribute("aria-invalid", "true");
    await expect(place).toHaveValue(typed);
  }
  // One that is on no list is asked about; a mistyped one is recognised.
  await place.fill("’s-Verweg (NH)");
  await place.press("Enter");
  await linkTo(page.locator("main form [role=status]"), "/dakdekker/'s-verweg-nh").click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText("'s Verweg Nh");
  await page.goBack();
  await place.pressSequentially("Nes (A");
  await expect(page.locator("datalist option")).toHaveCount(1);
  await expect(page.locator("datalist option")).toHaveAttribute("value", "Nes (Ameland)");
  await place.fill("Eemnez");
  await place.press("Enter");
  await linkTo(page.locator("main form [role=status]"), "/dakdekker/eemnes").click();
  // Its distance comes with the list of places.
  await expect(page.locator("main")).toContainText(
    general.whereabouts.distance.replace("{plaats}", "Eemnes").split("{")[0] ?? "",
  );
  await page.goBack();
  const [city] = content.steden;
  await place.fill(city?.name ?? "");
  await place.press("Enter");
  await expect(page).toHaveURL(`/dakdekker/${city?.slug}`);
  await expect(page.getByRole("heading", { level: 1, name: city?.heading })).toBeVisible();

  const plain = await browser.newPage({ javaScriptEnabled: false });
  await plain.goto(page.url().replace(/dakdekker.*/, "werkgebied"));
  await plain.locator('[name="plaats"]').fill("1234");
  await plain.locator('[name="plaats"]').press("Enter");
  expect(plain.url()).toMatch(/werkgebied$/);
  await plain.locator('[name="plaats"]').fill(otherPlace.name);
  await plain.locator('[name="plaats"]').press("Enter");
  await plain.waitForURL(/\/dakdekker\?plaats=/);
  await expect(plain.getByRole("heading", { level: 1 })).toContainText(general.withoutName);
  await plain.close();
});

// No host can tell by the address: the page itself says so, with status 200.
test("a made-up place is not found and not repeated on the page", async ({ page, problems }) => {
  for (const slug of ["1234", "%E0%A4%A"]) {
    await page.goto(`/dakdekker/${slug}`);
    await expect(
      page.getByRole("heading", { level: 1, name: content["paginas/niet-gevonden.yaml"].heading }),
    ).toBeVisible();
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex");
  }
  // React Router warns of the malformed one.
  problems.length = 0;
});

test("the accordion opens one question at a time and closes it again", { tag: "@journey" }, async ({
  page,
}) => {
  await visit(page, "/faq");
  const open = questions(page).and(page.locator('[aria-expanded="true"]'));
  const shownAnswers = answers(page).filter({ visible: true });
  await expect(open).toHaveCount(0);
  await expect(shownAnswers).toHaveCount(0);
  await questions(page).first().click();
  await expect(open).toHaveCount(1);
  // In another list than the first.
  const last = questions(page).last();
  await last.click();
  await expect(open).toHaveCount(1);
  await expect(last).toHaveAttribute("aria-expanded", "true");
  await expect(shownAnswers).toHaveCount(1);
  await expect(answers(page).last()).toBeVisible();
  await last.press("Enter");
  await expect(open).toHaveCount(0);
  await expect(shownAnswers).toHaveCount(0);
});

test("the map of OpenStreetMap is fetched only when the visitor asks for it", async ({ page, problems }) => {
  await visit(page, "/werkgebied");
  await expect(page.locator("iframe")).toHaveCount(0);
  await page.route("https://www.openstreetmap.org/**", (route) =>
    route.fulfill({ contentType: "text/html", body: "kaart" }),
  );
  expect(problems).toEqual([]);
  await page.getByRole("button", { name: content["paginas/werkgebied.yaml"].map.frameButton }).click();
  await expect(page.frameLocator("iframe").getByText("kaart", { exact: true })).toBeVisible();
  expect(problems).toEqual([
    expect.stringMatching(/^Request to https:\/\/www\.openstreetmap\.org\/export\/embed\.html/),
  ]);
  problems.length = 0;
});

import { paths } from "../../src/lib/paths";
import { company, content, linkTo, otherPlace } from "./content";
import { losses } from "./layout-faults";
import {
  answers,
  expect,
  field,
  heading,
  hold,
  questions,
  test,
  untilHydrated,
  visit,
  watchShifts,
} from "./site";

test.describe(() => {
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
    await linkTo(main, paths.services).click();
    await expect(page).toHaveURL(paths.services);
  });
});

const general = content["paginas/andere-plaats.yaml"];
const longName = `A${"a".repeat(119)}`;

test("every slug below /dakdekker/ is a page that names the place, each word capitalised; nothing moves", {
  tag: "@journey",
}, async ({ page }) => {
  const shifted = await watchShifts(page);
  for (const [slug, name, width] of [
    ["stad-123", "Stad 123", 1440],
    ["een-twee-drie-vier-vijf-zes", "Een Twee Drie Vier Vijf Zes", 390],
    ["%20", general.withoutName, 390],
    [longName, longName, 390],
  ] as const) {
    await page.setViewportSize({ width, height: 844 });
    const response = await page.goto(`/dakdekker/${slug}`);
    expect(response?.status()).toBe(200);
    await expect(heading(page)).toHaveText(general.heading.replace("{plaats}", name));
    expect(await page.getByRole("heading", { level: 2 }).filter({ hasText: name }).count()).toBeGreaterThan(
      1,
    );
    await expect(page).toHaveTitle(general.meta.title.replace("{plaats}", name));
    await expect(page.locator('meta[name="description"]')).toHaveAttribute("content", new RegExp(name));
    await untilHydrated(page);
    expect(await page.evaluate(losses), slug).toEqual([]);
    // No room is kept for a name of six lines.
    if (slug !== longName) expect(await shifted(), slug).toBeLessThanOrEqual(0.01);
  }
});

test("the field on /werkgebied leads to the place that is typed, and asks for one instead of a postcode", {
  tag: "@journey",
}, async ({ page, browser }) => {
  const { field: words } = content["paginas/werkgebied.yaml"].place;
  await visit(page, paths.serviceArea);
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
  await expect(heading(page)).toContainText(otherPlace.name);
  await test.step("its name goes along to the form, into the hint at the message and not into it", async () => {
    await linkTo(page.locator("main"), paths.contact).click();
    await expect(field(page, "message")).toHaveAccessibleDescription(new RegExp(otherPlace.name));
    await expect(field(page, "message")).toHaveValue("");
  });

  const plain = await browser.newPage({ javaScriptEnabled: false });
  await plain.goto(new URL(paths.serviceArea, page.url()).href);
  await plain.locator('[name="plaats"]').fill(otherPlace.name);
  await plain.locator('[name="plaats"]').press("Enter");
  await plain.waitForURL(/\/dakdekker\?plaats=/);
  await expect(plain.getByRole("heading", { level: 1 })).toContainText(general.withoutName);
  await page.goto(plain.url());
  await expect(heading(page)).toContainText(otherPlace.name);
  await plain.close();
});

test("the accordion, once its code is there, opens one question at a time, and closes it again", {
  tag: "@journey",
}, async ({ page }) => {
  const release = await hold(page, "**/assets/*.js");
  await page.goto(paths.faq);
  await expect(questions(page).first()).toBeDisabled();
  release();
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

test("the browser's find-in-page reaches closed answers, and a match opens its question", async ({
  page,
}) => {
  await visit(page, paths.faq);
  const answer = answers(page).last();
  await expect(answer).toBeHidden();
  // A script cannot open the browser's search; a link to words of the page finds and opens in the same way.
  const words = encodeURIComponent(((await answer.textContent()) ?? "").split(" ").slice(0, 6).join(" "));
  await page.goto(`${paths.faq}#:~:text=${words}`);
  await expect(answer).toBeVisible();
  await expect(questions(page).last()).toHaveAttribute("aria-expanded", "true");
});

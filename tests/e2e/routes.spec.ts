import { paths } from "../../src/lib/paths.ts";
import { content } from "./content.ts";
import { losses } from "./layout-problems.ts";
import {
  answers,
  expect,
  heading,
  hold,
  questions,
  test,
  untilHydrated,
  visit,
  watchShifts,
} from "./site.ts";

const { step } = test;

const general = content["paginas/andere-plaats.yaml"];
const longName = `A${"a".repeat(119)}`;

test("any place has a page that names it", { tag: "@journey" }, async ({ page }) => {
  const sumShifts = await watchShifts(page);
  for (const [slug, name, width] of [
    ["stad-123", "Stad 123", 1920],
    ["een-twee-drie-vier-vijf-zes", "Een Twee Drie Vier Vijf Zes", 390],
    [longName, longName, 390],
  ] as const) {
    await page.setViewportSize({ width, height: 844 });
    const start = await hold(page, "**/assets/*.js");
    const response = await page.goto(`/dakdekker/${slug}`);
    await page.evaluate(async () => {
      await document.fonts.ready;
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    });
    const shiftsByFont = await sumShifts();
    const label = slug.slice(0, 30);
    start();
    await step(`the page names ${label}, each word capitalised`, async () => {
      expect(response?.status()).toBe(200);
      await expect(heading(page)).toHaveText(general.heading.replace("{plaats}", name));
      const parts = page.getByRole("heading", { level: 2 }).filter({ hasText: name });
      expect(await parts.count()).toBeGreaterThan(1);
    });
    await step(`its title and description name ${label}`, async () => {
      await expect(page).toHaveTitle(general.meta.title.replace("{plaats}", name));
      await expect(page.locator('meta[name="description"]')).toHaveAttribute("content", new RegExp(name));
    });
    await step(`nothing of the page of ${label} is lost or moves`, async () => {
      await untilHydrated(page);
      expect(await page.evaluate(losses)).toEqual([]);
      // A name of six lines may shift the layout, because the page keeps no room for it.
      if (slug !== longName)
        expect((await sumShifts()) - shiftsByFont, "layout shift").toBeLessThanOrEqual(0.01);
    });
  }
});

test("the accordion opens one question at a time", { tag: "@journey" }, async ({ page }) => {
  const release = await hold(page, "**/assets/*.js");
  await page.goto(paths.faq);
  await step("a question waits for its code", async () => {
    await expect(questions(page).first()).toBeDisabled();
    release();
  });
  const openQuestion = questions(page).and(page.locator('[aria-expanded="true"]'));
  const visibleAnswers = answers(page).filter({ visible: true });
  await step("every question is closed at first", async () => {
    await expect(visibleAnswers).toHaveCount(0);
  });
  await step("a question that opens closes the one before", async () => {
    for (const question of [questions(page).first(), questions(page).last()]) {
      await question.click();
      await expect(openQuestion).toHaveCount(1);
      await expect(question).toHaveAttribute("aria-expanded", "true");
      await expect(visibleAnswers).toHaveCount(1);
    }
    await expect(answers(page).last()).toBeVisible();
  });
  await step("an answer is named by its question", async () => {
    await expect(answers(page).last()).toHaveRole("region");
    await expect(answers(page).last()).toHaveAccessibleName(await questions(page).last().innerText());
  });
  await step("the open question closes again", async () => {
    await questions(page).last().press("Enter");
    await expect(openQuestion).toHaveCount(0);
    await expect(visibleAnswers).toHaveCount(0);
  });
});

test("a match of find-in-page opens its question", async ({ page }) => {
  await visit(page, paths.faq);
  const answer = answers(page).last();
  await expect(answer).toBeHidden();
  // A test cannot use find-in-page. A text fragment opens a hidden answer in the same way.
  const words = encodeURIComponent(((await answer.textContent()) ?? "").split(" ").slice(0, 6).join(" "));
  await page.goto(`${paths.faq}#:~:text=${words}`);
  await expect(answer).toBeVisible();
  await expect(questions(page).last()).toHaveAttribute("aria-expanded", "true");
});

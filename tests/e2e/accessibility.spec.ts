import axe from "axe-core";
import type { Page } from "playwright/test";
import { content, layouts, otherPlace, shell, suggestion } from "./content";
import { expect, field, goToForm, hold, menuButton, questions, submitButton, test, visit } from "./site";

/* What a machine can find of WCAG 2.2 AA, in every layout and in every state of it. */

/** With the navigation of narrow and of wide screens. */
const widths = [390, 1440];
const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** What axe finds at each of the widths, as "width rule: element"; empty when nothing is wrong. */
async function findings(page: Page, at = widths): Promise<string[]> {
  await page.evaluate(axe.source);
  const found: string[] = [];
  for (const width of at) {
    await page.setViewportSize({ width, height: 900 });
    // What lies over the page, such as its header, lies over the same part of it in every run.
    await page.evaluate(() => window.scrollTo(0, 0));
    const violations = await page.evaluate(async (values) => {
      const { axe: loaded } = window as unknown as { axe: typeof axe };
      // What fades in is judged once it is there.
      await Promise.all(document.getAnimations().map((animation) => animation.finished.catch(() => {})));
      const results = await loaded.run({
        runOnly: { type: "tag", values },
        resultTypes: ["violations"],
      });
      return results.violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target}`));
    }, tags);
    found.push(...violations.map((violation) => `${width} ${violation}`));
  }
  return found;
}

/** Waits for a toast and keeps it: with focus, as the pointer loses it when the window changes its width. */
async function keepToast(page: Page, title: string): Promise<void> {
  await expect(page.getByText(title, { exact: true })).toBeVisible();
  await page.keyboard.press("F8");
}

for (const path of layouts) {
  test(`axe finds nothing on ${path}`, async ({ page, problems }) => {
    await visit(page, path);
    expect(await findings(page)).toEqual([]);
    // The browser itself reports the 404 status of an address that is not prerendered.
    if (path === "/bestaat-niet" || path === otherPlace.path) problems.length = 0;
  });
}

test("axe finds nothing on the quote form with errors, a toast and a suggested address", async ({ page }) => {
  await visit(page, "/contact");
  await field(page, "email").fill("jan@gmial.com");
  await field(page, "name").focus();
  await expect(page.getByText(suggestion("jan@gmail.com"))).toBeVisible();
  await submitButton(page).click();
  await expect(page.getByRole("alert")).toBeVisible();
  await keepToast(page, "Oeps! Er is iets misgegaan.");
  expect(await findings(page)).toEqual([]);
  await expect(page.locator(".toast")).toBeVisible();
});

test("axe finds nothing on the call-back form with errors", async ({ page }) => {
  await visit(page, "/");
  await goToForm(page);
  await submitButton(page).click();
  await expect(page.getByRole("alert")).toBeVisible();
  expect(await findings(page)).toEqual([]);
});

test("axe finds nothing while a request is being sent and after it has arrived", async ({ page }) => {
  await visit(page, "/");
  const release = await hold(page, "**/rest/v1/callback_requests*");
  await field(page, "name").fill("Bewoner");
  await field(page, "phone").fill("06 12345678");
  await submitButton(page).click();
  await expect(page.getByRole("button", { name: "Een moment..." })).toBeVisible();
  expect(await findings(page)).toEqual([]);
  release();
  await keepToast(page, "Aanvraag verzonden!");
  expect(await findings(page)).toEqual([]);
  await expect(page.locator(".toast")).toBeVisible();
});

test("axe finds nothing in the open menu of a narrow screen", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 900 });
  await visit(page, "/faq");
  await menuButton(page).click();
  const panel = page.locator("#mobile-menu");
  await panel.locator("summary").click();
  await expect(panel.locator("#mobile-services a").last()).toBeVisible();
  expect(await findings(page, [390])).toEqual([]);
});

test("axe finds nothing on an enlarged picture, nor on the slider between before and after", async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await visit(page, "/projecten");
  await page.locator(".before-after").scrollIntoViewIfNeeded();
  await page.getByRole("slider").focus();
  expect(await findings(page)).toEqual([]);
  await page
    .getByRole("link", { name: new RegExp(content["paginas/projecten.yaml"].pictures.enlarge) })
    .first()
    .click();
  await expect(page.getByRole("dialog")).toBeVisible();
  expect(await findings(page)).toEqual([]);
});

test("axe finds nothing in the open list of services", async ({ page }) => {
  await visit(page, "/dakgoten");
  await page.getByRole("button", { name: shell.servicesMenu }).click();
  await expect(page.locator("#services-menu")).toBeVisible();
  expect(await findings(page, [1440])).toEqual([]);
});

for (const path of ["/", "/faq"]) {
  test(`axe finds nothing with an open answer on ${path}`, async ({ page }) => {
    await visit(page, path);
    const question = questions(page).first();
    await question.scrollIntoViewIfNeeded();
    await question.click();
    await expect(question).toHaveAttribute("aria-expanded", "true");
    expect(await findings(page)).toEqual([]);
  });
}

import type { Page } from "playwright/test";
import { axeViolations } from "./axe.ts";
import { aroundThePage, forms, quoteForm } from "./content.ts";
import { expect, field, fillIn, stopClock, submitButton, test, toastPlace, visit } from "./site.ts";

/* Errors of the form in a real page. src/forms/quote-form.test.tsx has the rules that need no layout. */

const { step } = test;

const summary = (page: Page) => page.getByRole("alert").filter({ hasText: forms.errors.heading });
const send = (page: Page) => submitButton(page).click();

test("the errors of a quote request lead to its fields", async ({ page }) => {
  await visit(page, "/contact");
  await send(page);
  const lines = summary(page).getByRole("link");

  await step("the list of errors comes into view, without a toast", async () => {
    await expect(page.locator(":focus").filter({ has: page.getByRole("alert") })).toBeInViewport();
    // Once the region of toasts is there, the code that would show a toast has loaded.
    await expect(toastPlace(page)).toBeAttached();
    await expect(toastPlace(page).getByRole("listitem")).toHaveCount(0);
  });
  await step("a line of the list leads to its field with the label in view", async () => {
    const historyLength = await page.evaluate(() => history.length);
    await lines.first().click();
    await expect(page.getByRole("checkbox").first()).toBeFocused();
    await lines.last().click();
    await expect(field(page, "message")).toBeFocused();
    await expect(page.locator("label", { hasText: quoteForm.message.label })).toBeInViewport({ ratio: 1 });
    expect(await page.evaluate(() => history.length)).toBe(historyLength);
  });
});

test("axe finds nothing wrong beside a question, errors and a message", async ({ page }) => {
  await page.clock.install();
  await visit(page, "/contact");
  await fillIn(page, "Bewoner");
  await field(page, "email").fill("jan@hotmial.nl");
  await field(page, "name").focus();
  await expect(page.getByText("jan@hotmail.nl")).toBeVisible();
  await page.getByLabel("Dakgoten").uncheck();
  await stopClock(page);
  await send(page);
  await expect(summary(page)).toBeVisible();
  const toast = page.getByText("Oeps! Er is iets misgegaan.", { exact: true });
  await expect(toast).toBeVisible();
  // F8 puts focus on the toast, which keeps it open. The pointer leaves it when the window is resized.
  await page.keyboard.press("F8");
  await page.clock.resume();
  await page.setViewportSize({ width: 390, height: 900 });
  expect(await axeViolations(page, aroundThePage)).toEqual([]);
  await expect(toast).toBeVisible();
});

import type { Page } from "playwright/test";
import { axeFindings } from "./axe";
import { floatingButtons, suggestion } from "./content";
import { expect, field, fillIn, submitButton, test, visit } from "./site";

/*
 * What axe finds of WCAG 2.2 AA in the states of a page; layouts.spec.ts tries every page as it loads, at both widths.
 * What looks the same at both is tried at one.
 */

/** Waits for a toast and keeps it: with focus, as the pointer loses it when the window changes its width. */
async function keepToast(page: Page, title: string): Promise<void> {
  await expect(page.getByText(title, { exact: true })).toBeVisible();
  await page.keyboard.press("F8");
}

test("axe finds nothing on the quote form with errors, a toast and a suggested address", async ({ page }) => {
  await visit(page, "/contact");
  await fillIn(page, "Bewoner");
  await page.getByLabel("Dakgoten").uncheck();
  await field(page, "email").fill("jan@gmial.com");
  await field(page, "name").focus();
  await expect(page.getByText(suggestion("jan@gmail.com"))).toBeVisible();
  await submitButton(page).click();
  await expect(page.getByRole("alert")).toBeVisible();
  await keepToast(page, "Oeps! Er is iets misgegaan.");
  expect(await axeFindings(page)).toEqual([]);
  await expect(page.locator(".toast")).toBeVisible();
});

test("on every page with a form each label names one thing, as the chat link is called WhatsApp", async ({
  page,
}) => {
  for (const path of ["/", "/contact", "/werkgebied"]) {
    await visit(page, path);
    const labels = await page.locator("form label").allTextContents();
    expect(labels).not.toEqual([]);
    for (const label of labels)
      await expect(page.getByLabel(label.replace(/\*.*/, "").trim()), path + label).toHaveCount(1);
    await expect(floatingButtons(page).getByRole("link", { name: "WhatsApp", exact: true })).toBeVisible();
  }
});

import type { Page } from "playwright/test";
import { axeFindings } from "./axe";
import { content, floatingButtons, linkTo, suggestion } from "./content";
import { expect, field, fillIn, hold, menuButton, questions, submitButton, test, visit } from "./site";

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

test("axe finds nothing on the home page with an open answer, and in each state of its form", async ({
  page,
}) => {
  await visit(page, "/");
  const question = questions(page).first();
  await question.scrollIntoViewIfNeeded();
  await question.click();
  await expect(question).toHaveAttribute("aria-expanded", "true");
  await submitButton(page).click();
  await expect(page.getByRole("alert")).toBeVisible();
  expect(await axeFindings(page, [390]), "with errors").toEqual([]);

  const release = await hold(page, "**/rest/v1/callback_requests*");
  await field(page, "name").fill("Bewoner");
  await field(page, "phone").fill("06 12345678");
  await submitButton(page).click();
  await expect(page.getByRole("button", { name: "Een moment..." })).toBeVisible();
  expect(await axeFindings(page, [1440]), "while sending").toEqual([]);
  release();
  await keepToast(page, "Aanvraag verzonden!");
  expect(await axeFindings(page, [390]), "sent").toEqual([]);
  await expect(page.locator(".toast")).toBeVisible();
});

test("axe finds nothing in the open menu of a narrow screen, nor in the list of services of a wide one", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 900 });
  await visit(page, "/faq");
  await menuButton(page).click();
  await page.locator("#mobile-menu button").click();
  await expect(page.locator("#mobile-services a").last()).toBeVisible();
  expect(await axeFindings(page, [390])).toEqual([]);

  await page.setViewportSize({ width: 1440, height: 900 });
  await linkTo(page.locator("header"), "/diensten").hover();
  await expect(page.locator("#services-menu")).toBeVisible();
  expect(await axeFindings(page, [1440])).toEqual([]);
});

test("axe finds nothing on an enlarged picture", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await visit(page, "/projecten");
  await page
    .getByRole("link", { name: new RegExp(content["paginas/projecten.yaml"].pictures.enlarge) })
    .first()
    .click();
  await expect(page.getByRole("dialog")).toBeVisible();
  expect(await axeFindings(page, [390])).toEqual([]);
});

test("on every page with a form each label names one thing, as the chat link is called WhatsApp", async ({
  page,
}) => {
  for (const path of ["/", "/contact", "/werkgebied"]) {
    await page.goto(path);
    const labels = await page.locator("form label").allTextContents();
    expect(labels).not.toEqual([]);
    for (const label of labels)
      await expect(page.getByLabel(label.replace(/\*.*/, "").trim()), path + label).toHaveCount(1);
    await expect(floatingButtons(page).getByRole("link", { name: "WhatsApp", exact: true })).toBeVisible();
  }
});

import type { Page } from "playwright/test";
import { expect, goToForm, test, visit } from "./site";

/*
 * What assistive technology gets of the forms in each of their states. After a
 * change that is meant, `npm run test:e2e -- form-states --update-snapshots`
 * writes the new trees; read them before committing.
 */

const quote = (page: Page) => page.getByRole("button", { name: "Vraag gratis offerte aan" });
const callback = (page: Page) => page.getByRole("button", { name: "Bel mij terug" });
const form = (page: Page) => page.locator("form");

/** Keeps requests to the backend waiting. */
async function hold(page: Page) {
  await page.route("**/rest/v1/**", () => {});
}

async function fillIn(page: Page, fields: Record<string, string>) {
  for (const [label, value] of Object.entries(fields)) await page.getByLabel(label).fill(value);
}

test("the quote form before anything is typed", async ({ page }) => {
  await visit(page, "/contact");
  await expect(form(page)).toMatchAriaSnapshot({ name: "quote-idle.aria.yml" });
});

test("the quote form sent while empty", async ({ page }) => {
  await visit(page, "/contact");
  await quote(page).click();
  await expect(form(page)).toMatchAriaSnapshot({ name: "quote-empty.aria.yml" });
});

test("the quote form with an address that is none, and then one that looks mistyped", async ({ page }) => {
  await visit(page, "/contact");
  await page.getByLabel("Dakgoten").check();
  await fillIn(page, { Naam: "Bewoner", Telefoonnummer: "06 12345678", "Uw bericht": "Hallo" });
  await page.getByLabel("E-mailadres").fill("geen adres");
  await quote(page).click();
  await expect(page.getByRole("alert")).toBeVisible();
  await page.getByLabel("E-mailadres").fill("jan@gmial.com");
  await page.getByLabel("Uw bericht").focus();
  await expect(page.getByText("Bedoelt u jan@gmail.com?")).toBeVisible();
  await expect(form(page)).toMatchAriaSnapshot({ name: "quote-email.aria.yml" });
});

test("the quote form while it is being sent", async ({ page }) => {
  await visit(page, "/contact");
  await hold(page);
  await page.getByLabel("Dakgoten").check();
  await fillIn(page, {
    Naam: "Bewoner",
    Telefoonnummer: "06 12345678",
    "E-mailadres": "bewoner@voorbeeld.example",
    "Uw bericht": "Hallo",
  });
  await quote(page).click();
  await expect(page.getByRole("button", { name: "Versturen..." })).toBeVisible();
  await expect(form(page)).toMatchAriaSnapshot({ name: "quote-sending.aria.yml" });
});

test("the call-back form before anything is typed, and sent while empty", async ({ page }) => {
  await visit(page, "/");
  await goToForm(page);
  await expect(form(page)).toMatchAriaSnapshot({ name: "callback-idle.aria.yml" });
  await callback(page).click();
  await expect(form(page)).toMatchAriaSnapshot({ name: "callback-empty.aria.yml" });
});

test("the call-back form while it is being sent", async ({ page }) => {
  await visit(page, "/");
  await hold(page);
  await fillIn(page, { Naam: "Bewoner", Telefoonnummer: "06 12345678" });
  await callback(page).click();
  await expect(page.getByRole("button", { name: "Een moment..." })).toBeVisible();
  await expect(form(page)).toMatchAriaSnapshot({ name: "callback-sending.aria.yml" });
});

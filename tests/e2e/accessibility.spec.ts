import { axeFindings } from "./axe";
import { floatingButtons, suggestion } from "./content";
import { expect, field, fillIn, submitButton, test, visit } from "./site";

/* layouts.spec.ts has axe try every page as it loads; other states are tried where they are tested. */

test("axe finds nothing on the quote form with errors, a toast and a suggested address", async ({ page }) => {
  await visit(page, "/contact");
  await fillIn(page, "Bewoner");
  await page.getByLabel("Dakgoten").uncheck();
  await field(page, "email").fill("jan@gmial.com");
  await field(page, "name").focus();
  await expect(page.getByText(suggestion("jan@gmail.com"))).toBeVisible();
  await submitButton(page).click();
  await expect(page.getByRole("alert")).toBeVisible();
  await expect(page.getByText("Oeps! Er is iets misgegaan.", { exact: true })).toBeVisible();
  // Kept by focus, as the pointer loses it when the window changes its width.
  await page.keyboard.press("F8");
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

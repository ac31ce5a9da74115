import { quote } from "../sample-quote";
import { rowsOf } from "./backend";
import { forms } from "./content";
import { expect, field, fillIn, submitButton, test, unique, visit } from "./site";

test("what was typed survives a reload, and is forgotten once it was sent", async ({ page }) => {
  const name = unique("Concept");
  await visit(page, "/contact");
  await fillIn(page, name);
  await page.reload();
  await expect(field(page, "name")).toHaveValue(name);
  await expect(field(page, "message")).toHaveValue(quote.message);
  await expect(page.getByLabel("Dakgoten")).toBeChecked();

  await visit(page, "/faq");
  await visit(page, "/contact");
  await expect(field(page, "name")).toHaveValue(name);
  await submitButton(page).click();
  await expect(page).toHaveURL("/bedankt");
  await visit(page, "/contact");
  await expect(field(page, "name")).toHaveValue("");
  await expect(page.getByRole("checkbox", { checked: true })).toHaveCount(0);
});

test("what was typed stays in its tab", async ({ page, context }) => {
  await visit(page, "/");
  await page.getByPlaceholder("Uw naam").fill("Alleen hier");
  const other = await context.newPage();
  await visit(other, "/");
  await expect(other.getByPlaceholder("Uw naam")).toHaveValue("");
});

test("a program that fills in the hidden field is told so, and a person can send again", async ({ page }) => {
  const name = unique("Verborgen veld");
  await visit(page, "/");
  await page.getByPlaceholder("Uw naam").fill(name);
  await page.getByPlaceholder("Uw telefoonnummer").fill("06 12345678");
  const honeypot = page.locator('input[name="homepage"]');
  await expect(honeypot).not.toBeInViewport();
  await honeypot.evaluate((field: HTMLInputElement) => {
    field.value = "https://spam.example";
  });
  const submit = submitButton(page);
  await submit.click();
  await expect(page.getByText(forms.fallback.honeypot)).toBeVisible();
  expect(await rowsOf("callback_requests", name)).toEqual([]);

  await submit.click();
  await expect(page.getByText("Aanvraag verzonden!", { exact: true })).toBeVisible();
  expect(await rowsOf("callback_requests", name)).toHaveLength(1);
  await expect(page.getByText(forms.fallback.honeypot)).toBeHidden();
});

import type { Page } from "playwright/test";
import { axeFindings } from "./axe";
import { rowsOf } from "./backend";
import { aroundThePage, forms, linkTo, quoteForm, suggestion } from "./content";
import { expect, field, fillIn, submitButton, test, toastPlace, unique, visit } from "./site";

/* Errors of the form in a real page. src/forms/quote-form.test.tsx has the rules that need no layout. */

const { step } = test;

const summary = (page: Page) => page.getByRole("alert").filter({ hasText: forms.errors.heading });
const send = (page: Page) => submitButton(page).click();

/** Stands before the title of a page with errors, and before each error for screen readers. */
const prefix = forms.errors.prefix;

test("errors of the quote form", async ({ page }) => {
  await visit(page, "/contact");
  const title = await page.title();
  await send(page);
  const lines = summary(page).getByRole("link");

  await step("the list of them comes into view, without a toast", async () => {
    await expect(page.locator(":focus").filter({ has: page.getByRole("alert") })).toBeInViewport();
    // The code that would show one has come.
    await expect(toastPlace(page)).toBeAttached();
    await expect(toastPlace(page).getByRole("listitem")).toHaveCount(0);
  });
  await step("each field is described by its hint and its error", async () => {
    const { services, name, phone, email, message } = quoteForm;
    const description = ({ hint, errors }: { hint?: string; errors: { missing: string } }) =>
      [hint, prefix, errors.missing].filter(Boolean).join(" ");
    await expect(page.locator("fieldset")).toHaveAccessibleDescription(description(services));
    for (const [fieldName, texts] of Object.entries({ name, phone, email, message })) {
      const box = page.locator(`form [name="${fieldName}"]`);
      await expect(box).toHaveAccessibleName(`${texts.label} *`);
      await expect(box).toHaveAttribute("aria-invalid", "true");
      await expect(box).toHaveAccessibleDescription(description(texts));
    }
  });
  await step("a line of the list leads to its field with the label in view", async () => {
    const steps = await page.evaluate(() => history.length);
    await lines.first().click();
    await expect(page.getByRole("checkbox").first()).toBeFocused();
    await lines.last().click();
    await expect(field(page, "message")).toBeFocused();
    await expect(page.locator("label", { hasText: quoteForm.message.label })).toBeInViewport({ ratio: 1 });
    expect(await page.evaluate(() => history.length)).toBe(steps);
  });
  await step("the next page has a title of its own", async () => {
    await expect(page).toHaveTitle(`${prefix} ${title}`);
    await linkTo(page.locator("header"), "/").click();
    await expect(page).toHaveURL("/");
    await expect(page).not.toHaveTitle(new RegExp(`^${prefix}`));
    await page.goBack();
    await expect(page).toHaveTitle(title);
  });
});

test("an e-mail address that looks mistyped", async ({ page }) => {
  const name = unique("Eigenwijs");
  await visit(page, "/contact");
  const email = field(page, "email");
  await email.fill("jan@hotmial.nl");
  await email.press("Tab");

  await step("is asked about by a question", async () => {
    const question = page.getByRole("status").filter({ hasText: suggestion("jan@hotmail.nl") });
    await expect(question).toBeVisible();
    await expect(email).toHaveAccessibleDescription(/jan@hotmail.nl/);
  });
  await step("is corrected by the button below it", async () => {
    await page.keyboard.press("Shift+Tab");
    await expect(page.locator(":focus")).toHaveText(quoteForm.email.acceptSuggestion);
    await page.keyboard.press("Enter");
    await expect(email).toHaveValue("jan@hotmail.nl");
    await expect(email).toBeFocused();
    await expect(page.getByText(suggestion("jan@hotmail.nl"))).toHaveCount(0);
  });
  await step("stays corrected after a reload", async () => {
    await page.reload();
    await expect(email).toHaveValue("jan@hotmail.nl");
  });
  await fillIn(page, name);
  await email.fill("jan@bakkerij");
  await step("axe finds nothing beside a question, errors and a toast", async () => {
    await field(page, "name").focus();
    await expect(page.getByText(suggestion("jan@bakkerij.nl"))).toBeVisible();
    await page.getByLabel("Dakgoten").uncheck();
    await send(page);
    await expect(summary(page)).toBeVisible();
    const toast = page.getByText("Oeps! Er is iets misgegaan.", { exact: true });
    await expect(toast).toBeVisible();
    // Focus keeps the toast open; the pointer leaves it when the window is resized.
    await page.keyboard.press("F8");
    expect(await axeFindings(page, [390], aroundThePage)).toEqual([]);
    await expect(toast).toBeVisible();
  });
  await step("is sent as it is when the visitor leaves it so", async () => {
    await page.getByLabel("Dakgoten").check();
    await send(page);
    await expect(page).toHaveURL("/bedankt");
    expect(await rowsOf("contact_submissions", name)).toEqual([
      expect.objectContaining({ email: "jan@bakkerij" }),
    ]);
  });
});

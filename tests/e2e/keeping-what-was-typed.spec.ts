import { rowsOf } from "./backend";
import { callbackForm, company, forms } from "./content";
import { expect, field, submitButton, test, unique, untilHydrated, visit } from "./site";

test("what was typed survives a reload, and is forgotten once it was sent", async ({ page }) => {
  const name = unique("Concept");
  await visit(page, "/contact");
  await page.getByLabel("Dakgoten").check();
  await field(page, "name").fill(name);
  await field(page, "message").fill("Eerste regel\nTweede regel");
  await page.reload();
  await expect(field(page, "name")).toHaveValue(name);
  await expect(field(page, "message")).toHaveValue("Eerste regel\nTweede regel");
  await expect(page.getByLabel("Dakgoten")).toBeChecked();

  await visit(page, "/faq");
  await visit(page, "/contact");
  await expect(field(page, "name")).toHaveValue(name);
  await field(page, "phone").fill("06 12 34 56 78");
  await field(page, "email").fill("bewoner@voorbeeld.example");
  await submitButton(page).click();
  await expect(page).toHaveURL("/bedankt");
  await visit(page, "/contact");
  await expect(field(page, "name")).toHaveValue("");
  await expect(page.getByRole("checkbox", { checked: true })).toHaveCount(0);
});

test("a draft that is damaged is dropped, and the form works", async ({ page }) => {
  await visit(page, "/contact");
  for (const draft of ["[null]", "null", "{", '{"name":5}', '{"name":null,"services":[null]}']) {
    await page.evaluate((text) => sessionStorage.setItem("draft-quote", text), draft);
    await page.reload();
    await untilHydrated(page);
    await submitButton(page).click();
    await expect(page.getByRole("alert")).toBeVisible();
    await expect(field(page, "name")).toHaveValue("");
  }
  await field(page, "name").fill("Bewoner");
  await page.reload();
  await expect(field(page, "name")).toHaveValue("Bewoner");
});

test("what was typed stays in its tab", async ({ page, context }) => {
  await visit(page, "/");
  await page.getByPlaceholder("Uw naam").fill("Alleen hier");
  const other = await context.newPage();
  await visit(other, "/");
  await expect(other.getByPlaceholder("Uw naam")).toHaveValue("");
});

test("a form that cannot be sent offers the phone, and a mail with the typed text", async ({
  page,
  problems,
}) => {
  await page.route("**/rest/v1/callback_requests*", (route) =>
    route.fulfill({ status: 429, json: { message: "x" } }),
  );
  await visit(page, "/");
  await page.getByPlaceholder("Uw naam").fill("Jan & Zoë");
  await page.getByPlaceholder("Uw telefoonnummer").fill("+31 6 12345678");
  await submitButton(page).click();
  const form = page.locator("form");
  await expect(form.getByRole("link", { name: company.phone.display })).toHaveAttribute(
    "href",
    `tel:${company.phone.dial}`,
  );
  const mail = new URL(
    (await form.getByRole("link", { name: forms.fallback.mail }).getAttribute("href")) ?? "",
  );
  expect(mail.pathname).toBe(company.email);
  expect(mail.searchParams.get("subject")).toBe(callbackForm.mailSubject);
  expect(mail.searchParams.get("body")).toBe(
    `${callbackForm.name.label}: Jan & Zoë\n${callbackForm.phone.label}: +31 6 12345678`,
  );
  problems.length = 0;
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

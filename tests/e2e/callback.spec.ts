import { axeFindings } from "./axe";
import { rowsOf } from "./backend";
import { callbackForm, company, forms, readable } from "./content";
import { expect, field, hold, submitButton, test, toastPlace, unique, visit, watchPosts } from "./site";

test("a call-back request goes to a row, once also after a double click; form and toast say so", {
  tag: "@journey",
}, async ({ page }) => {
  const name = unique("Bel mij");
  const first = "+31 (0)35 123 45 67";
  const [, times = ""] = callbackForm.confirmation.split("{telefoonnummer}");
  const said = page.locator("form p").filter({ hasText: readable(times).split("{")[0]?.trim() });
  await page.setViewportSize({ width: 390, height: 844 });
  await visit(page, "/");
  await page.getByPlaceholder("Uw naam").fill(name);
  await page.getByPlaceholder("Uw telefoonnummer").fill(first);
  const posts = watchPosts(page);
  const release = await hold(page, "**/rest/v1/callback_requests*");
  await submitButton(page).dblclick();
  await expect(page.getByRole("button", { name: "Een moment..." })).toBeDisabled();
  release();

  await expect(page.getByText("Aanvraag verzonden!", { exact: true })).toBeVisible();
  await expect(page.getByPlaceholder("Uw naam")).toHaveValue("");
  await expect(said).toBeFocused();
  await expect(said.filter({ hasText: first })).toBeInViewport({ ratio: 1 });
  expect(await axeFindings(page, [390])).toEqual([]);
  expect(await rowsOf("callback_requests", name)).toEqual([expect.objectContaining({ name, phone: first })]);
  expect(posts.map(({ body }) => JSON.stringify(body))).toEqual([JSON.stringify({ name, phone: first })]);

  // What a visitor typed is shown as it is, also where it looks like a link.
  const second = "[bel](tel:112)";
  await field(page, "name").fill(name);
  await field(page, "phone").fill(second);
  await test.step("a program that fills in the hidden field is told so, and a person can send again", async () => {
    const honeypot = page.locator('input[name="homepage"][hidden]');
    await expect(honeypot).toBeHidden();
    await honeypot.evaluate((field: HTMLInputElement) => {
      field.value = "https://spam.example";
    });
    await submitButton(page).click();
    await expect(page.getByText(forms.fallback.honeypot)).toBeVisible();
    expect(await rowsOf("callback_requests", name)).toHaveLength(1);
  });
  await submitButton(page).click();
  await expect(page.getByText(forms.fallback.honeypot)).toBeHidden();
  await expect(said).toContainText(second);
  await expect(said.locator('a[href="tel:112"]')).toHaveCount(0);
  expect(await rowsOf("callback_requests", name)).toHaveLength(2);
});

test.use({ expectedProblems: /status of 429|could not be stored/ });

test("a call-back request that is not stored keeps the entries, and offers the phone and a written mail", async ({
  page,
}) => {
  const name = unique("Jan & Zoë");
  const phone = "+31 6 12345678";
  await page.route(
    "**/rest/v1/callback_requests*",
    (route) => route.fulfill({ status: 429, json: { message: "x" } }),
    { times: 1 },
  );
  await visit(page, "/");
  await page.getByPlaceholder("Uw naam").fill(name);
  await page.getByPlaceholder("Uw telefoonnummer").fill(phone);
  const looks: unknown[] = [];
  const sendAndLook = async (title: string, text: string) => {
    await submitButton(page).click();
    const toast = toastPlace(page).getByRole("listitem").filter({ hasText: text });
    await expect(toast.getByText(title, { exact: true })).toBeVisible();
    const icon = toast.locator("svg").first();
    looks.push(await icon.innerHTML(), await toast.evaluate((box) => getComputedStyle(box).backgroundColor));
    await page.emulateMedia({ forcedColors: "active" });
    await expect(icon).toBeVisible();
    await page.emulateMedia({ forcedColors: null });
  };
  await sendAndLook("Er is iets misgegaan", "Kon de aanvraag niet versturen. Probeer het later opnieuw.");
  await expect(page.getByPlaceholder("Uw naam")).toHaveValue(name);
  await expect(submitButton(page)).toBeEnabled();

  const panel = page.locator("form :focus");
  await expect(panel).toContainText(forms.fallback.failed);
  await expect(panel.locator(`a[href="tel:${company.phone.dial}"]`)).toBeVisible();
  const mail = await panel.getByRole("link", { name: forms.fallback.mail }).getAttribute("href");
  const text = `${callbackForm.name.label}: ${name}\n${callbackForm.phone.label}: ${phone}`;
  expect(mail).toBe(
    `mailto:${company.email}?subject=${encodeURIComponent(callbackForm.mailSubject)}&body=${encodeURIComponent(text)}`,
  );

  // A success has another ground and another icon.
  await sendAndLook("Aanvraag verzonden!", "Bedankt! We bellen u zo spoedig mogelijk terug.");
  expect(new Set(looks).size).toBe(4);
});

import { axeFindings } from "./axe";
import { rowsOf } from "./backend";
import { callbackForm, company, forms, readable } from "./content";
import { expect, field, hold, submitButton, test, toastPlace, unique, visit, watchPosts } from "./site";

const { step } = test;

test("a call-back request", { tag: "@journey" }, async ({ page }) => {
  const name = unique("Bel mij");
  const phone = "+31 (0)35 123 45 67";
  const [, times = ""] = callbackForm.confirmation.split("{telefoonnummer}");
  const said = page.locator("form p").filter({ hasText: readable(times).split("{")[0]?.trim() });
  await page.setViewportSize({ width: 390, height: 844 });
  await visit(page, "/");
  await page.getByPlaceholder("Uw naam").fill(name);
  await page.getByPlaceholder("Uw telefoonnummer").fill(phone);
  const posts = watchPosts(page);

  await step("while it is sent the button is disabled and says so", async () => {
    const release = await hold(page, "**/rest/v1/callback_requests*");
    await submitButton(page).dblclick();
    await expect(page.getByRole("button", { name: "Een moment..." })).toBeDisabled();
    release();
  });
  await step("a toast says that it is sent", async () => {
    await expect(page.getByText("Aanvraag verzonden!", { exact: true })).toBeVisible();
  });
  await step("then the form is empty", async () => {
    await expect(page.getByPlaceholder("Uw naam")).toHaveValue("");
  });
  await step("the form says which number is called, in view and in focus", async () => {
    await expect(said).toBeFocused();
    await expect(said.filter({ hasText: phone })).toBeInViewport({ ratio: 1 });
    expect(await axeFindings(page, [390])).toEqual([]);
  });
  await step("a double click stores one row, with name and phone only", async () => {
    expect(await rowsOf("callback_requests", name)).toEqual([expect.objectContaining({ name, phone })]);
    expect(posts.map(({ body }) => JSON.stringify(body))).toEqual([JSON.stringify({ name, phone })]);
  });
  await step("what was typed is shown as it is, also where it looks like a link", async () => {
    await field(page, "name").fill(name);
    await field(page, "phone").fill("[bel](tel:112)");
    await submitButton(page).click();
    await expect(said).toContainText("[bel](tel:112)");
    await expect(said.locator('a[href="tel:112"]')).toHaveCount(0);
  });
});

test.use({ expectedProblems: /status of 429|could not be stored/ });

test("a call-back request that is not stored", async ({ page }) => {
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

  await step("a toast says that it was not sent", async () => {
    await sendAndLook("Er is iets misgegaan", "Kon de aanvraag niet versturen. Probeer het later opnieuw.");
  });
  await step("the entries stay", async () => {
    await expect(page.getByPlaceholder("Uw naam")).toHaveValue(name);
    await expect(submitButton(page)).toBeEnabled();
  });
  await step("the form offers the phone and a mail with what was typed", async () => {
    const panel = page.locator("form :focus");
    await expect(panel).toContainText(forms.fallback.failed);
    await expect(panel.locator(`a[href="tel:${company.phone.dial}"]`)).toBeVisible();
    const mail = await panel.getByRole("link", { name: forms.fallback.mail }).getAttribute("href");
    const text = `${callbackForm.name.label}: ${name}\n${callbackForm.phone.label}: ${phone}`;
    expect(mail).toBe(
      `mailto:${company.email}?subject=${encodeURIComponent(callbackForm.mailSubject)}&body=${encodeURIComponent(text)}`,
    );
  });
  await step("a success has another colour and another icon than a failure", async () => {
    await sendAndLook("Aanvraag verzonden!", "Bedankt! We bellen u zo spoedig mogelijk terug.");
    expect(new Set(looks).size).toBe(4);
  });
});

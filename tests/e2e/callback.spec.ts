import { rowsOf } from "./backend";
import { expect, hold, submitButton, test, unique, visit } from "./site";

test("a call-back request goes from the home page to a row in the database", { tag: "@journey" }, async ({
  page,
}) => {
  const name = unique("Bel mij");
  await visit(page, "/");
  await page.getByPlaceholder("Uw naam").fill(name);
  await page.getByPlaceholder("Uw telefoonnummer").fill("+31 (0)35 123 45 67");
  await submitButton(page).click();

  await expect(page.getByText("Aanvraag verzonden!", { exact: true })).toBeVisible();
  await expect(
    page.getByText("Bedankt! We bellen u zo spoedig mogelijk terug.", { exact: true }),
  ).toBeVisible();
  await expect(page.getByPlaceholder("Uw naam")).toHaveValue("");
  expect(await rowsOf("callback_requests", name)).toEqual([
    expect.objectContaining({ name, phone: "+31 (0)35 123 45 67" }),
  ]);
});

test("while a call-back request is being sent the button waits, and a double click sends once", async ({
  page,
}) => {
  const name = unique("Dubbel bellen");
  await visit(page, "/");
  const release = await hold(page, "**/rest/v1/callback_requests*");
  await page.getByPlaceholder("Uw naam").fill(name);
  await page.getByPlaceholder("Uw telefoonnummer").fill("035 123 45 67");
  await submitButton(page).dblclick();
  await expect(page.getByRole("button", { name: "Een moment..." })).toBeDisabled();
  release();
  await expect(page.getByText("Aanvraag verzonden!", { exact: true })).toBeVisible();
  expect(await rowsOf("callback_requests", name)).toHaveLength(1);
});

test("when a call-back request cannot be stored, the entries stay", async ({ page, problems }) => {
  await visit(page, "/");
  await page.route("**/rest/v1/callback_requests*", (route) => route.abort());
  await page.getByPlaceholder("Uw naam").fill("Bewoner");
  await page.getByPlaceholder("Uw telefoonnummer").fill("035 123 45 67");
  await submitButton(page).click();
  await expect(page.getByText("Er is iets misgegaan", { exact: true })).toBeVisible();
  await expect(
    page.getByText("Kon de aanvraag niet versturen. Probeer het later opnieuw.", { exact: true }),
  ).toBeVisible();
  await expect(page.getByPlaceholder("Uw naam")).toHaveValue("Bewoner");
  await expect(submitButton(page)).toBeEnabled();
  problems.length = 0;
});

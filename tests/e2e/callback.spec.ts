import { readable } from "../../src/lib/text/links.ts";
import { axeViolations } from "./axe.ts";
import { rowsOf } from "./backend.ts";
import { callbackForm } from "./content.ts";
import { expect, hold, submitButton, test, unique, visit, watchPosts } from "./site.ts";

const { step } = test;

test("a visitor can ask to be called back", { tag: "@journey" }, async ({ page }) => {
  const name = unique("Bel mij");
  const phone = "+31 (0)35 123 45 67";
  const [, times = ""] = callbackForm.confirmation.split("{telefoonnummer}");
  const confirmation = page.locator("form p").filter({ hasText: readable(times).split("{")[0]?.trim() });
  await page.setViewportSize({ width: 390, height: 844 });
  await visit(page, "/");
  await page.getByPlaceholder("Uw naam").fill(name);
  await page.getByPlaceholder("Uw telefoonnummer").fill(phone);
  const posts = watchPosts(page);

  await step("the button is disabled and says so while the request is sent", async () => {
    const release = await hold(page, "**/rest/v1/callback_requests*");
    await submitButton(page).dblclick();
    await expect(page.getByRole("button", { name: "Een moment..." })).toBeDisabled();
    release();
  });
  await step("a toast says that the request is sent", async () => {
    const title = page.getByText("Aanvraag verzonden!", { exact: true });
    const text = page.getByText("Bedankt! We bellen u zo spoedig mogelijk terug.", { exact: true });
    // One assertion finds title and text, because on a busy machine the toast may close between two assertions.
    await expect(page.getByRole("listitem").filter({ has: title }).filter({ has: text })).toBeVisible();
  });
  await step("the form is empty once its request is sent", async () => {
    await expect(page.getByPlaceholder("Uw naam")).toHaveValue("");
  });
  await step("the form says which number is called, in view and in focus", async () => {
    await expect(confirmation).toBeFocused();
    await expect(confirmation.filter({ hasText: phone })).toBeInViewport({ ratio: 1 });
    expect(await axeViolations(page)).toEqual([]);
  });
  await step("a double click stores one row, with name and phone only", async () => {
    expect(await rowsOf("callback_requests", name)).toEqual([expect.objectContaining({ name, phone })]);
    expect(posts.map(({ body }) => JSON.stringify(body))).toEqual([JSON.stringify({ name, phone })]);
  });
});

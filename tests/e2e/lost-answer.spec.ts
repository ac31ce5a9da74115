import { expectMailsAbout, mailsAbout, rowsOf, runSchedule } from "./backend.ts";
import { expect, field, fillIn, submitButton, test, unique, untilHydrated, visit } from "./site.ts";

/* A reload between the form and the mailbox. src/forms/quote-form.test.tsx has the failures that need no browser. */

const { step } = test;

const toTable = "**/rest/v1/contact_submissions*";

test("a request whose answer is lost is stored and mailed once", async ({ page }) => {
  const name = unique("Even naar een andere site");
  await visit(page, "/contact");
  await fillIn(page, name);
  // The request is stored, but the page never gets the answer.
  await page.route(toTable, (route) => void route.fetch(), { times: 1 });
  await submitButton(page).click();
  await expect.poll(() => rowsOf("contact_submissions", name)).toHaveLength(1);
  await step("the form has what was typed after a reload", async () => {
    // Firefox fires this event when Back returns to a page in its cache. The answer to a call of that page is lost by then.
    await page.evaluate(() => dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true })));
    await expect(submitButton(page)).toBeEnabled();
    await untilHydrated(page);
    await expect(field(page, "name")).toHaveValue(name);
    await expect(page.getByLabel("Dakgoten")).toBeChecked();
  });
  await step("sent again, it is one row and one mail", async () => {
    await submitButton(page).click();
    await expect(page).toHaveURL("/bedankt");
    expect(await rowsOf("contact_submissions", name)).toHaveLength(1);
    await expectMailsAbout(name).toHaveLength(1);
    await expect(runSchedule).toPass();
    expect(await mailsAbout(name)).toHaveLength(1);
  });
});

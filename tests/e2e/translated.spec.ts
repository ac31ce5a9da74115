import type { Page, Route } from "playwright/test";
import { paths } from "../../src/lib/paths.ts";
import { fieldLimits } from "../../supabase/functions/_shared/quote-request.ts";
import { content, counters, layouts, linkTo, quoteForm } from "./content.ts";
import { countersOn, expect, field, fillIn, hold, submitButton, test, unique, visit } from "./site.ts";

const { step } = test;

const thankYou = content["paginas/bedankt.yaml"];

/* A page that the browser translates, which replaces every text node by elements (facebook/react 11538). */

test.use({ expectedProblems: /status of 429|could not be stored/ });

/** Opens a page and replaces its text nodes as Chromium's translation does. */
async function visitTranslated(page: Page, path: string) {
  await visit(page, path);
  await page.evaluate(() => {
    function replace(root: Node) {
      const texts = document.createNodeIterator(root, NodeFilter.SHOW_TEXT);
      for (let text = texts.nextNode(); text; text = texts.nextNode()) {
        const parent = text.parentElement;
        if (!text.nodeValue?.trim() || !parent || parent.closest("font, script, style, textarea")) continue;
        const font = document.createElement("font");
        font.append(document.createElement("font"));
        font.firstElementChild?.append(text.nodeValue);
        parent.replaceChild(font, text);
      }
    }
    replace(document.body);
    new MutationObserver((changes) => {
      for (const { target, addedNodes } of changes) for (const node of [target, ...addedNodes]) replace(node);
    }).observe(document.body, { childList: true, characterData: true, subtree: true });
  });
  await expect(page.locator("h1 font").first()).toBeVisible();
}

test("a page that the browser translated works like any other", async ({ page }) => {
  await visitTranslated(page, "/");
  await step("its counters count", async () => {
    await countersOn(page).last().scrollIntoViewIfNeeded();
    await expect(countersOn(page)).toHaveText(counters);
  });
  const press = async (answer: string) => {
    const release = await hold(page, "**/rest/v1/c*");
    await submitButton(page).click();
    await expect(submitButton(page)).toBeDisabled();
    await expect(submitButton(page)).toHaveText(/\.\.\.$/);
    release();
    await expect(page.getByText(answer).first()).toBeVisible();
  };
  await step("its form sends a call-back request", async () => {
    await field(page, "name").fill(unique("Vertaald"));
    await field(page, "phone").fill("06 12345678");
    await press("Aanvraag verzonden");
  });
  for (const path of [...layouts, paths.contact]) {
    const link = linkTo(page.locator("body"), path);
    if (page.url().endsWith(path) || (await link.count()) === 0) continue;
    await step(`its link leads to ${path}`, async () => {
      await link.dispatchEvent("click");
      await expect(page).toHaveURL(path);
      await expect(page.locator("h1 font").first()).toBeVisible();
    });
  }
  await step("the quote form says what is wrong", async () => {
    const { name, phone } = quoteForm;
    await submitButton(page).click();
    await expect(page.getByText(name.errors.missing)).toHaveCount(2);
    await field(page, "phone").fill("x".repeat(fieldLimits.phone + 1));
    await submitButton(page).click();
    await expect(page.getByText(phone.errors.missing)).toHaveCount(0);
    await expect(page.getByText(`${fieldLimits.phone + 1}`)).toHaveCount(2);
  });
  await step("the quote form says that a request was not sent", async () => {
    await fillIn(page, unique("Vertaald"));
    const refuse = (route: Route) => route.fulfill({ status: 429, json: {} });
    await page.route("**/rest/v1/contact_submissions*", refuse, { times: 1 });
    await press("is iets misgegaan");
  });
  await step("the quote form sends a request", async () => {
    await press(thankYou.heading);
    await expect(page).toHaveURL(paths.thankYou);
  });
});

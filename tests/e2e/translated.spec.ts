import type { Page } from "playwright/test";
import { callbackForm, content, counters, layouts, linkTo, quoteForm } from "./content";
import { counterText, expect, field, fillIn, hold, submitButton, test, unique, visit } from "./site";

const thankYou = content["paginas/bedankt.yaml"];

/* A page that the browser translates: each text gives way to elements, now and later (facebook/react 11538). */

test.use({ expectedProblems: /status of 429|could not be stored/ });

/** Replaces texts as Chromium's translation does. */
async function translate(page: Page) {
  await page.addInitScript(() => {
    function replace(root: Node) {
      const texts = document.createNodeIterator(root, NodeFilter.SHOW_TEXT);
      for (let text = texts.nextNode(); text; text = texts.nextNode()) {
        const parent = text.parentElement;
        if (!text.nodeValue?.trim() || !parent || parent.closest("font, script, style, textarea, head"))
          continue;
        const font = document.createElement("font");
        font.append(document.createElement("font"));
        font.firstElementChild?.append(text.nodeValue);
        parent.replaceChild(font, text);
      }
    }
    addEventListener("translate", () => {
      replace(document.body);
      new MutationObserver((changes) => {
        for (const { target, addedNodes } of changes)
          for (const node of [target, ...addedNodes]) replace(node);
      }).observe(document.body, { childList: true, characterData: true, subtree: true });
    });
  });
}

async function openTranslated(page: Page, path: string) {
  await visit(page, path);
  await page.evaluate(() => dispatchEvent(new Event("translate")));
  await expect(page.locator("h1 font").first()).toBeVisible();
}

test("on a translated page links lead on, through every layout, and the counters count", async ({ page }) => {
  await translate(page);
  await openTranslated(page, "/");
  await page.locator(counterText).last().scrollIntoViewIfNeeded();
  await expect(page.locator(counterText)).toHaveText(counters);
  for (const path of layouts) {
    const link = linkTo(page.locator("body"), path);
    if (page.url().endsWith(path) || (await link.count()) === 0) continue;
    await link.dispatchEvent("click");
    await expect(page).toHaveURL(path);
    await expect(page.locator("h1 font").first()).toBeVisible();
  }
});

for (const [path, table] of [
  ["/", "callback_requests"],
  ["/contact", "contact_submissions"],
] as const) {
  test(`on a translated ${path} an empty form, a refused request and a stored one are all answered`, async ({
    page,
  }) => {
    await translate(page);
    await openTranslated(page, path);
    const { name, phone } = path === "/" ? callbackForm : quoteForm;
    await submitButton(page).click();
    await expect(page.getByText(name.errors.missing)).toHaveCount(2);
    await field(page, "phone").fill("x".repeat(201));
    await submitButton(page).click();
    await expect(page.getByText(phone.errors.missing)).toHaveCount(0);
    await expect(page.getByText("201")).toHaveCount(2);

    if (path === "/contact") await fillIn(page, unique("Vertaald"));
    else await field(page, "name").fill(unique("Vertaald"));
    await field(page, "phone").fill("06 12345678");
    await page.route(`**/rest/v1/${table}*`, (route) => route.fulfill({ status: 429, json: {} }), {
      times: 1,
    });
    for (const answer of ["is iets misgegaan", path === "/" ? "Aanvraag verzonden" : thankYou.heading]) {
      const release = await hold(page, `**/rest/v1/${table}*`);
      await submitButton(page).click();
      await expect(submitButton(page)).toBeDisabled();
      await expect(submitButton(page)).toHaveText(/\.\.\.$/);
      release();
      await expect(page.getByText(answer).first()).toBeVisible();
    }
    if (path === "/contact") await expect(page).toHaveURL("/bedankt");
  });
}

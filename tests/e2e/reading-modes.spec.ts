import { linkTo, shell } from "./content";
import { answers, expect, questions, submitButton, test, visit } from "./site";

/* The same pages for those who search or choose their own colours; layouts.spec.ts prints them. */

test("the browser's find-in-page reaches closed answers, and a match opens its question", async ({
  page,
}) => {
  await visit(page, "/faq");
  const answer = answers(page).last();
  await expect(answer).toBeHidden();
  // A script cannot open the browser's search; a link to words of the page finds and opens in the same way.
  const words = encodeURIComponent(((await answer.textContent()) ?? "").split(" ").slice(0, 6).join(" "));
  await page.goto(`/faq#:~:text=${words}`);
  await expect(answer).toBeVisible();
  await expect(questions(page).last()).toHaveAttribute("aria-expanded", "true");
  await questions(page).last().click();
  await expect(answer).toBeHidden();
});

test("with forced colours buttons keep an edge, and only the current page is underlined", async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: "active" });
  await visit(page, "/contact");
  const quoteButton = page.locator("header").getByRole("link", { name: shell.headerQuoteButton }).first();
  for (const button of [submitButton(page), quoteButton])
    await expect(button).toHaveCSS("border-bottom-width", "2px");
  const menu = page.getByRole("navigation", { name: shell.navigationLabel });
  await expect(linkTo(menu, "/contact")).toHaveCSS("text-decoration-line", "underline");
  await expect(linkTo(menu, "/faq")).toHaveCSS("text-decoration-line", "none");
});

import { content, floatingButtons, linkTo, shell } from "./content";
import { answers, expect, field, questions, submitButton, test, visit } from "./site";

/* The same pages for those who zoom, choose their own colours, print, or search; see also layouts.spec.ts. */

test("at 400% zoom the focused field of the form is not covered", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await visit(page, "/contact");
  const free = async () => {
    const header = await page.locator("header").boundingBox();
    const bar = await floatingButtons(page).boundingBox();
    return { top: (header?.y ?? 0) + (header?.height ?? 0), bottom: bar?.y ?? 0 };
  };
  for (const control of [
    page.getByRole("checkbox").first(),
    field(page, "name"),
    field(page, "phone"),
    field(page, "email"),
  ]) {
    await control.focus();
    const box = await control.boundingBox();
    const { top, bottom } = await free();
    expect(box?.y ?? 0, `${control}`).toBeLessThan(bottom);
    expect((box?.y ?? 0) + (box?.height ?? 0), `${control}`).toBeGreaterThan(top);
  }
});

test("on paper every answer is open", async ({ page }) => {
  await visit(page, "/faq");
  await page.emulateMedia({ media: "print" });
  const heights = await page
    .locator(".accordion-content p")
    .evaluateAll((answers) => answers.map((answer) => answer.getBoundingClientRect().height));
  expect(heights).toHaveLength(content.vragen.length);
  expect(heights.filter((height) => height < 20)).toEqual([]);
});

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

test("with forced colours buttons keep an edge, icons the colour of their text, and only the current page is underlined", async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: "active" });
  await visit(page, "/contact");
  const quoteButton = page.locator("header").getByRole("link", { name: shell.quoteButton }).first();
  for (const button of [submitButton(page), quoteButton])
    await expect(button).toHaveCSS("border-bottom-width", "2px");
  const menu = page.getByRole("navigation", { name: shell.navigationLabel });
  await expect(linkTo(menu, "/contact")).toHaveCSS("text-decoration-line", "underline");
  await expect(linkTo(menu, "/faq")).toHaveCSS("text-decoration-line", "none");
  const otherwise = await page
    .locator("svg")
    .evaluateAll((icons) =>
      icons
        .filter(
          (icon) => getComputedStyle(icon).color !== getComputedStyle(icon.parentElement as Element).color,
        )
        .map((icon) => icon.outerHTML.slice(0, 80)),
    );
  expect(otherwise).toEqual([]);
});

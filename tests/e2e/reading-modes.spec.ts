import type { Locator, Page } from "playwright/test";
import { company, content, floatingButtons, linkTo, shell } from "./content";
import { answers, expect, field, questions, test, visit } from "./site";

/* The same pages for those who zoom, space out the text, choose their own colours, print, or search. */

const paths = ["/", "/diensten", "/dakgoten", "/projecten", "/contact", "/werkgebied", "/faq", "/privacy"];

/** Texts that their own box cuts off, and how far the page is wider than the window. */
function losses(): string[] {
  const { scrollWidth, clientWidth } = document.documentElement;
  const cut = [
    ...document.querySelectorAll<HTMLElement>("h1, h2, h3, p, li, dt, dd, a, button, label, legend"),
  ]
    .filter((element) => element.checkVisibility({ contentVisibilityAuto: true }))
    .filter((element) => !element.closest(".sr-only") && !element.classList.contains("sr-only"))
    .filter((element) => {
      const hides = getComputedStyle(element).overflowX !== "visible";
      return hides && element.scrollWidth > element.clientWidth + 1;
    })
    .map((element) => `${element.localName} ${element.textContent?.slice(0, 40)}`);
  return [...cut, ...(scrollWidth > clientWidth ? [`${scrollWidth - clientWidth} px too wide`] : [])];
}

for (const path of paths) {
  test(`${path} loses nothing at 200% and 400% zoom, nor with wide text spacing`, async ({ page }) => {
    await visit(page, path);
    // What a window of 1280 by 1024 pixels has left.
    for (const [width, height] of [
      [640, 512],
      [320, 256],
    ] as const) {
      await page.setViewportSize({ width, height });
      expect(await page.evaluate(losses), `${width}`).toEqual([]);
    }
    // The values of WCAG 1.4.12.
    await page.evaluate((css) => {
      // A style element would be refused by the content security policy.
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(css);
      document.adoptedStyleSheets.push(sheet);
    }, "* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }");
    for (const width of [320, 768, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await page.evaluate(losses), `${width} with text spacing`).toEqual([]);
    }
  });
}

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

const isShown = (page: Page, selector: string) =>
  page.locator(selector).evaluateAll((all) => all.filter((element) => element.checkVisibility()).length);

for (const path of ["/dakgoten", "/daklekkage", "/contact", "/faq"]) {
  test(`${path} prints as text, with phone and address and without what can only be pressed`, async ({
    page,
  }) => {
    await visit(page, path);
    await page.emulateMedia({ media: "print" });
    expect(await isShown(page, "header nav, header button, nav:has([data-chat])")).toBe(0);
    // A question is a button and text.
    expect(await isShown(page, "footer nav, main button:not(h3 *), main nav")).toBe(0);
    const text = await page.locator("body").innerText();
    const { phone, emergencyPhone, address } = company;
    for (const fact of [phone.display, emergencyPhone.display, address.street, address.postalCode])
      expect(text).toContain(fact);
    expect(await page.locator("footer").evaluate((foot) => getComputedStyle(foot).color)).toBe(
      "rgb(19, 34, 44)",
    );
    expect(await page.locator("header").evaluate((head) => getComputedStyle(head).position)).toBe("static");
  });
}

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

test("with forced colours buttons keep an edge and only the current page is underlined", async ({ page }) => {
  await page.emulateMedia({ forcedColors: "active" });
  await visit(page, "/contact");
  const borderOf = (element: Locator) =>
    element.evaluate((shown) => getComputedStyle(shown).borderBottomWidth);
  const menu = page.getByRole("navigation", { name: shell.navigationLabel });
  expect(await borderOf(page.locator("form [type=submit]"))).toBe("2px");
  expect(await borderOf(page.locator("header").getByRole("link", { name: shell.quoteButton }).first())).toBe(
    "2px",
  );
  await expect(linkTo(menu, "/contact")).toHaveCSS("text-decoration-line", "underline");
  await expect(linkTo(menu, "/faq")).toHaveCSS("text-decoration-line", "none");
});

test("with forced colours every icon has the colour of the text around it", async ({ page }) => {
  await page.emulateMedia({ forcedColors: "active" });
  await visit(page, "/");
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

import type { Locator, Page } from "playwright/test";
import { counters, floatingButtons, home, shell } from "./content";
import { expect, field, fillIn, submitButton, test, visit } from "./site";

async function askWithoutService(page: Page) {
  await fillIn(page, "Bewoner");
  await page.getByLabel("Dakgoten").uncheck();
  await submitButton(page).click();
}

const toastTitle = "Oeps! Er is iets misgegaan.";

test("the region that announces messages is in the HTML from the start", async ({ request }) => {
  for (const path of ["/", "/contact"]) {
    expect(await (await request.get(path)).text()).toContain('role="status" aria-live="polite"');
  }
});

test("a message goes away by itself after about five seconds", async ({ page }) => {
  await visit(page, "/contact");
  // Timed in the page: what a test sees of it comes late on a busy machine.
  const seconds = page.evaluate(
    (title) =>
      new Promise<number>((resolve) => {
        let shownAt: number | undefined;
        new MutationObserver(() => {
          const toasts = [...document.querySelectorAll(".toast")];
          if (toasts.some(({ textContent }) => textContent?.includes(title))) shownAt ??= performance.now();
          else if (shownAt) resolve((performance.now() - shownAt) / 1000);
        }).observe(document.body, { childList: true, subtree: true });
      }),
    toastTitle,
  );
  await askWithoutService(page);
  await page.mouse.move(5, 5);
  expect(await seconds).toBeGreaterThan(4.9);
  expect(await seconds).toBeLessThan(9);
});

test("a message stays while it is pointed at or has focus, and goes after that", async ({ page }) => {
  await page.clock.install();
  await visit(page, "/contact");
  await askWithoutService(page);
  const toast = page.getByText(toastTitle, { exact: true });
  await toast.hover();
  // Longer than a message shows by itself.
  await page.clock.runFor(6000);
  await expect(toast).toBeVisible();
  // Focus goes there first, so that the message is never without either.
  await page.keyboard.press("F8");
  await page.mouse.move(5, 5);
  await page.clock.runFor(6000);
  await expect(toast).toBeVisible();
  await field(page, "name").focus();
  await page.clock.runFor(6000);
  await expect(toast).toBeHidden();
});

test("a message can be closed, and a second one takes its place", async ({ page }) => {
  await visit(page, "/contact");
  await askWithoutService(page);
  const toasts = page.getByText(toastTitle, { exact: true });
  await expect(toasts).toHaveCount(1);
  await submitButton(page).click();
  await expect(toasts).toHaveCount(1);
  await page.getByRole("button", { name: shell.toast.close }).click();
  await expect(toasts).toHaveCount(0);
});

test("a message covers nothing that a visitor needs next: services, errors, button, ways to call", async ({
  page,
  problems,
}) => {
  await page.route("**/rest/v1/contact_submissions*", (route) =>
    route.fulfill({ status: 429, json: { message: "x" } }),
  );
  const toast = page.locator(".toast");
  const form = page.locator("form");
  const services = form.locator("label:has([type=checkbox])");
  const everyControl = services
    .or(form.locator("a, [type=submit]"))
    .or(floatingButtons(page).getByRole("link"));
  /** Which of the controls the message lies on, once it stands still; as long as it is pointed at, it stays. */
  const covered = async (of: Locator) => {
    await toast.hover();
    await toast.evaluate((element) =>
      Promise.all(element.getAnimations().map((animation) => animation.finished)),
    );
    const message = await toast.boundingBox();
    if (!message) throw new Error("no message to measure");
    const boxes = await Promise.all(
      (await of.all()).map(async (control) => ({
        text: await control.textContent(),
        box: await control.boundingBox(),
      })),
    );
    expect(boxes.length).toBeGreaterThan(8);
    return boxes.filter(
      ({ box }) =>
        box &&
        box.x < message.x + message.width &&
        message.x < box.x + box.width &&
        box.y < message.y + message.height &&
        message.y < box.y + box.height,
    );
  };
  for (const [width, height] of [
    [390, 844],
    [1440, 900],
  ] as const) {
    await page.setViewportSize({ width, height });
    await visit(page, "/contact");
    await askWithoutService(page);
    await expect(toast).toContainText(toastTitle);
    await expect(page.getByRole("checkbox").first()).toBeInViewport();
    expect(await covered(everyControl), `services at ${width}`).toEqual([]);
    // What the list of errors leads to comes below it; not by the mouse, which is on the message.
    await form.getByRole("alert").getByRole("link").first().press("Enter");
    await expect(page.getByRole("checkbox").first()).toBeFocused();
    expect(await covered(services), `after the link at ${width}`).toEqual([]);

    await page.getByLabel("Dakgoten").check();
    await submitButton(page).click();
    await expect(toast).toContainText("❌");
    await expect(form.locator(":focus")).toBeInViewport({ ratio: 1 });
    expect(await covered(everyControl), `failure at ${width}`).toEqual([]);
    // The draft, with its service.
    await page.evaluate(() => sessionStorage.clear());
  }
  problems.length = 0;
});

test("F8 moves focus to the messages, before the first one and while one is showing", async ({ page }) => {
  await visit(page, "/contact");
  await page.keyboard.press("F8");
  const region = page.getByRole("region", { name: new RegExp(shell.toast.region) });
  await expect(region.locator("ol")).toBeFocused();
  await askWithoutService(page);
  await expect(page.getByText(toastTitle, { exact: true })).toBeVisible();
  await page.keyboard.press("F8");
  await expect(region.locator("ol")).toBeFocused();
});

test("a message is dismissed by a swipe of more than 50 pixels, not by a shorter one", async ({ page }) => {
  await visit(page, "/contact");
  await askWithoutService(page);
  const toast = page.getByText(toastTitle, { exact: true });
  const swipe = async (distance: number) => {
    // Waits until it stands still, and keeps it there.
    await toast.hover();
    const box = await toast.boundingBox();
    if (!box) throw new Error("no toast to swipe");
    await page.mouse.move(box.x + 20, box.y + 5);
    await page.mouse.down();
    await page.mouse.move(box.x + 20 + distance, box.y + 5, { steps: 8 });
    await page.mouse.up();
  };
  await swipe(40);
  // Back where it was.
  await expect(page.locator('.toast[data-swipe="cancel"]')).toBeVisible();
  // By the swipe: as long as the pointer is there, a message does not go by itself.
  await swipe(80);
  await expect(toast).toBeHidden();
});

test("the counters start at zero, count up in about 2.5 seconds once half in view, and only once", async ({
  page,
}) => {
  await visit(page, "/");
  const shown = page.locator("p > span[aria-hidden]");
  await page.evaluate(() => {
    const band = document.querySelector("p > span[aria-hidden]");
    window.scrollTo(0, (band?.getBoundingClientRect().top ?? 0) + window.scrollY - window.innerHeight - 200);
  });
  await expect(shown).toHaveText(home.counters.items.map(({ suffix }) => `0${suffix}`));
  const started = Date.now();
  await shown.first().scrollIntoViewIfNeeded();
  await page.evaluate(() => window.scrollBy(0, 200));
  await expect(shown).toHaveText(counters, { timeout: 6000 });
  expect(Date.now() - started).toBeGreaterThan(1800);
  await page.evaluate(() => window.scrollTo(0, 0));
  await shown.first().scrollIntoViewIfNeeded();
  expect(await shown.allTextContents()).toEqual(counters);
});

test("with reduced motion the counters show their end values at once", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await visit(page, "/");
  const shown = page.locator("p > span[aria-hidden]");
  await shown.first().scrollIntoViewIfNeeded();
  await expect(shown).toHaveText(counters, { timeout: 100 });
});

test("the code that sends is not fetched before a form is touched", async ({ page }) => {
  await visit(page, "/contact");
  await page.waitForLoadState("networkidle");
  const scripts = () =>
    page.evaluate(
      () => performance.getEntriesByType("resource").filter(({ name }) => name.endsWith(".js")).length,
    );
  const before = await scripts();
  const started = await page.locator("head script[data-modules]").getAttribute("data-modules");
  expect(before).toBe(started?.split(" ").length);
  await field(page, "name").focus();
  await expect.poll(scripts).toBeGreaterThan(before);
});

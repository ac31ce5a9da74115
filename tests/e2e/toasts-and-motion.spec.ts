import { counters, home, shell } from "./content";
import { expect, field, isSupabase, submitButton, test, visit } from "./site";

const askWithoutService = async (page: import("playwright/test").Page) => {
  await field(page, "name").fill("Bewoner");
  await field(page, "phone").fill("06 12345678");
  await field(page, "email").fill("bewoner@voorbeeld.example");
  await field(page, "message").fill("Hallo");
  await submitButton(page).click();
};

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
  await visit(page, "/contact");
  await askWithoutService(page);
  const toast = page.getByText(toastTitle, { exact: true });
  await toast.hover();
  // Longer than a message shows by itself.
  await page.waitForTimeout(6000);
  await expect(toast).toBeVisible();
  // Focus goes there first, so that the message is never without either.
  await page.keyboard.press("F8");
  await page.mouse.move(5, 5);
  await page.waitForTimeout(6000);
  await expect(toast).toBeVisible();
  await field(page, "name").focus();
  await expect(toast).toBeHidden({ timeout: 9000 });
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
  await page.waitForTimeout(400);
  await expect(toast).toBeVisible();
  // By the swipe: as long as the pointer is there, a message does not go by itself.
  await swipe(80);
  await expect(toast).toBeHidden();
});

test("the counters read their end values in the HTML", async ({ request }) => {
  const html = await (await request.get("/")).text();
  for (const { value } of home.counters.items) expect(html).toContain(`>${value}<`);
});

test("the counters start at zero, count up in about 2.5 seconds once half in view, and only once", async ({
  page,
}) => {
  await visit(page, "/");
  const shown = page.locator("dd > span[aria-hidden]");
  await page.evaluate(() => {
    const band = document.querySelector("dd > span[aria-hidden]");
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
  await page.waitForTimeout(100);
  await expect(shown).toHaveText(counters, { timeout: 50 });
});

test("with reduced motion the counters show their end values at once", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await visit(page, "/");
  const shown = page.locator("dd > span[aria-hidden]");
  await shown.first().scrollIntoViewIfNeeded();
  await expect(shown).toHaveText(counters, { timeout: 100 });
});

test("supabase-js is not fetched before a form is touched", async ({ page }) => {
  let fetched = false;
  const library = page.waitForResponse(isSupabase).then(() => {
    fetched = true;
  });
  await visit(page, "/contact");
  await page.waitForTimeout(500);
  expect(fetched).toBe(false);
  await field(page, "name").focus();
  await library;
});

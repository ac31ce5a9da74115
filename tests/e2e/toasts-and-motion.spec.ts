import type { Page } from "playwright/test";
import { paths } from "../../src/lib/paths";
import { counters, floating, shell } from "./content";
import { overlaps } from "./layout-faults";
import {
  answers,
  countersOn,
  expect,
  field,
  fillIn,
  hold,
  printedCounters,
  questions,
  submitButton,
  test,
  toastPlace,
  untilHydrated,
  visit,
  zeros,
} from "./site";

/** Sending it then answers with a message. */
async function fillInWithoutService(page: Page) {
  await fillIn(page, "Bewoner");
  await page.getByLabel("Dakgoten").uncheck();
}

const toastTitle = "Oeps! Er is iets misgegaan.";

test.use({ expectedProblems: /status of 429|could not be stored/ });

test("a message covers nothing that a visitor needs next: services, errors, button, ways to call", async ({
  page,
}) => {
  await page.route("**/rest/v1/contact_submissions*", (route) =>
    route.fulfill({ status: 429, json: { message: "x" } }),
  );
  const toast = toastPlace(page).getByRole("listitem");
  const form = page.locator("form");
  const services = "form label:has([type=checkbox])";
  const everyControl = `${services}, form a, form [type=submit], ${floating} a`;
  /** What the message lies on, once it stands still; as long as it is pointed at, it stays. */
  const covered = async (controls: string) => {
    await toast.hover();
    await toast.evaluate((element) =>
      Promise.all(element.getAnimations().map((animation) => animation.finished)),
    );
    const place = `[role=region][aria-label^="${shell.toast.region}"] li`;
    return (await page.evaluate(overlaps, `${place}, ${controls}`)).filter((pair) =>
      pair.includes("misgegaan"),
    );
  };
  await visit(page, paths.contact);
  await fillInWithoutService(page);
  for (const [width, height] of [
    [390, 844],
    [720, 450],
    [1440, 900],
  ] as const) {
    await page.setViewportSize({ width, height });
    await submitButton(page).click();
    await expect(toast).toContainText(toastTitle);
    await expect(page.getByRole("checkbox").first()).toBeInViewport();
    expect(await covered(everyControl), `services at ${width}`).toEqual([]);
    // What the list of errors leads to comes below it; not by the mouse, which is on the message.
    await form.getByRole("alert").getByRole("link").first().press("Enter");
    await expect(page.getByRole("checkbox").first()).toBeFocused();
    expect(await covered(services), `after the link at ${width}`).toEqual([]);

    await page.getByLabel("Dakgoten").check();
    // It stays its five seconds, also when a service was chosen.
    await expect(toast).toContainText(toastTitle);
    await submitButton(page).click();
    await expect(toast).toContainText("❌");
    await expect(form.locator(":focus")).toBeInViewport({ ratio: 1 });
    expect(await covered(everyControl), `failure at ${width}`).toEqual([]);
    await page.getByLabel("Dakgoten").uncheck();
  }
});

test("a message is announced and goes after five seconds; F8 leads to its place; no live region before", async ({
  page,
}) => {
  await page.clock.install();
  await visit(page, paths.contact);
  await expect(page.locator("[role=status], [role=alert], [aria-live]")).toHaveCount(0);
  await page.keyboard.press("F8");
  await expect(toastPlace(page).getByRole("list")).toBeFocused();

  await fillInWithoutService(page);
  await page.mouse.move(5, 5);
  // From here on only the test lets time pass.
  await page.clock.pauseAt(Date.now() + 60_000);
  await submitButton(page).press("Enter");
  const toast = page.getByText(toastTitle, { exact: true });
  await expect(toast).toBeVisible();
  await page.clock.runFor(100);
  await expect(page.getByRole("status")).toContainText(toastTitle);
  await page.clock.runFor(1_000);
  await expect(page.getByRole("status")).toHaveCount(0);
  await expect(page.getByText(toastTitle)).toHaveCount(1);
  await page.clock.runFor(3_880);
  await expect(toast).toBeVisible();
  await page.clock.runFor(30);
  await expect(toast).toBeHidden();
});

test("a failure has another ground and another icon than a success, and keeps the icon in forced colours", async ({
  page,
}) => {
  await visit(page, "/");
  const looks: unknown[] = [];
  for (const [status, title] of [
    [201, "Aanvraag verzonden!"],
    [429, "Er is iets misgegaan"],
  ] as const) {
    await page.route("**/rest/v1/callback_requests*", (route) => route.fulfill({ status, json: {} }));
    await field(page, "name").fill("Bewoner");
    await field(page, "phone").fill("06 12345678");
    await submitButton(page).click();
    const toast = toastPlace(page).getByRole("listitem").filter({ hasText: title });
    await expect(toast).toBeVisible();
    const icon = toast.locator("svg").first();
    looks.push(await icon.innerHTML(), await toast.evaluate((box) => getComputedStyle(box).backgroundColor));
    await page.emulateMedia({ forcedColors: "active" });
    await expect(icon).toBeVisible();
    await page.emulateMedia({ forcedColors: null });
  }
  expect(new Set(looks).size).toBe(4);
});

test("one message at a time, which goes by a swipe of more than 50 pixels or by its button", async ({
  page,
}) => {
  await visit(page, paths.contact);
  await fillInWithoutService(page);
  const toast = page.getByText(toastTitle, { exact: true });
  for (const _press of [1, 2]) {
    await submitButton(page).click();
    await expect(toast).toHaveCount(1);
  }
  const swipe = async (distance: number) => {
    // Waits until it stands still, and keeps it there.
    await toast.hover();
    const { x = 0, y = 0 } = (await toast.boundingBox()) ?? {};
    await page.mouse.move(x + 20, y + 5);
    await page.mouse.down();
    await page.mouse.move(x + 20 + distance, y + 5, { steps: 8 });
    await page.mouse.up();
  };
  await swipe(40);
  // Back where it was.
  await expect(page.locator('[data-swipe="cancel"]')).toBeVisible();
  // By the swipe: as long as the pointer is there, a message does not go by itself.
  await swipe(80);
  await expect(toast).toBeHidden();

  await submitButton(page).click();
  await toast.hover();
  await page.getByRole("button", { name: shell.toast.close }).click();
  await expect(toast).toHaveCount(0);
});

test("counters start at zero, and count up once, in 2.5 s, when half in view", async ({ page }) => {
  await page.clock.install();
  await visit(page, "/");
  const shown = countersOn(page);
  await expect(shown).toHaveText(zeros);
  // From here on only the test lets time pass.
  await page.clock.pauseAt(Date.now() + 60_000);
  await shown.first().evaluate((counter) => {
    const { bottom, height } = counter.getBoundingClientRect();
    window.scrollTo(0, bottom - window.innerHeight - 0.6 * height);
  });
  await page.clock.runFor(500);
  expect(await shown.allTextContents()).toEqual(zeros);
  await page.evaluate(() => window.scrollBy(0, 30));
  await expect
    .poll(async () => {
      await page.clock.runFor(20);
      return shown.allTextContents();
    })
    .not.toEqual(zeros);
  await page.clock.runFor(1_800);
  expect(await shown.allTextContents()).not.toEqual(counters);
  await page.clock.runFor(700);
  await expect(shown).toHaveText(counters);
  await page.evaluate(() => window.scrollTo(0, 0));
  await shown.first().scrollIntoViewIfNeeded();
  await page.clock.runFor(100);
  expect(await shown.allTextContents()).toEqual(counters);
});

test("with reduced motion and on paper counters show their end values, which are their names", async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await visit(page, "/");
  expect(await printedCounters(page)).toEqual(counters);
  await page.emulateMedia({ reducedMotion: "no-preference", media: "print" });
  expect(await printedCounters(page)).toEqual(counters);
  for (const [index, counter] of counters.entries())
    await expect(countersOn(page).nth(index)).toHaveAccessibleName(counter);
});

test("on the home page questions and call-back form work as soon as the page runs, unscrolled", async ({
  page,
}) => {
  const release = await hold(page, "**/assets/*.js");
  await page.goto("/");
  const question = questions(page).first();
  await expect(question).toBeDisabled();
  release();
  await untilHydrated(page);
  // Not by Playwright's own click, which scrolls first.
  await expect(submitButton(page)).toBeEnabled({ timeout: 0 });
  await question.evaluate((button: HTMLElement) => button.click());
  await expect(question).toHaveAttribute("aria-expanded", "true");
  await expect(answers(page).first()).toBeVisible();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});

import type { Locator, Page } from "playwright/test";
import { paths } from "../../src/lib/paths.ts";
import { counters, floating, shell } from "./content.ts";
import { overlaps } from "./layout-problems.ts";
import {
  countersOn,
  expect,
  field,
  fillIn,
  printedCounters,
  stopClock,
  submitButton,
  test,
  toastPlace,
  unique,
  visit,
  zeros,
} from "./site.ts";

const { step } = test;

/** Fills in the form so that sending it shows a toast. */
async function fillInWithoutService(page: Page) {
  await fillIn(page, "Bewoner");
  await page.getByLabel("Dakgoten").uncheck();
}

/** Scrolls until a fraction of an element, `part` of 1, is in view. Resolves once an IntersectionObserver notices it. */
const showPart = (locator: Locator, part: number) =>
  locator.evaluate((element, part) => {
    const { bottom, height } = element.getBoundingClientRect();
    window.scrollBy({ top: bottom - window.innerHeight - (1 - part) * height, behavior: "instant" });
    return new Promise<void>((resolve) =>
      new IntersectionObserver(([entry]) => entry?.isIntersecting && resolve(), {
        threshold: part - 0.1,
      }).observe(element),
    );
  }, part);

const toastTitle = "Oeps! Er is iets misgegaan.";

test.use({ expectedProblems: /status of 429|could not be stored/ });

test("a message covers nothing that a visitor needs next", async ({ page }) => {
  await page.route("**/rest/v1/contact_submissions*", (route) =>
    route.fulfill({ status: 429, json: { message: "x" } }),
  );
  const toast = toastPlace(page).getByRole("listitem");
  const form = page.locator("form");
  const services = "form label:has([type=checkbox])";
  const everyControl = `${services}, form a, form [type=submit], ${floating} a`;
  /** Pairs of the toast and a control that it covers, once the toast stands still. */
  const overlapsOf = async (controls: string) => {
    await toast.evaluate((element) =>
      Promise.all(element.getAnimations().map((animation) => animation.finished)),
    );
    const place = `[role=region][aria-label^="${shell.toast.region}"] li`;
    return (await page.evaluate(overlaps, `${place}, ${controls}`)).filter((pair) =>
      pair.includes("misgegaan"),
    );
  };
  await page.clock.install();
  await visit(page, paths.contact);
  await fillInWithoutService(page);
  await stopClock(page);
  for (const [width, height] of [
    [390, 844],
    [720, 450],
    [1440, 900],
  ] as const) {
    await page.setViewportSize({ width, height });
    await step(`at ${width} pixels it covers no service that it asks for`, async () => {
      await submitButton(page).click();
      await expect(toast).toContainText(toastTitle);
      await expect(page.getByRole("checkbox").first()).toBeInViewport();
      expect(await overlapsOf(everyControl)).toEqual([]);
    });
    await step(`at ${width} pixels it covers no field that an error leads to`, async () => {
      await form.getByRole("alert").getByRole("link").first().press("Enter");
      await expect(page.getByRole("checkbox").first()).toBeFocused();
      expect(await overlapsOf(services)).toEqual([]);
    });
    await step(`at ${width} pixels it covers no way to call after a failure`, async () => {
      await page.getByLabel("Dakgoten").check();
      // Choosing a service does not close the toast.
      await expect(toast).toContainText(toastTitle);
      await submitButton(page).click();
      await expect(toast).toContainText("❌");
      await expect(form.locator(":focus")).toBeInViewport({ ratio: 1 });
      expect(await overlapsOf(everyControl)).toEqual([]);
      await page.getByLabel("Dakgoten").uncheck();
    });
  }
});

test("a message of success looks different from one of failure", async ({ page }) => {
  await page.route(
    "**/rest/v1/callback_requests*",
    (route) => route.fulfill({ status: 429, json: { message: "x" } }),
    { times: 1 },
  );
  await page.clock.install();
  await visit(page, paths.home);
  await field(page, "name").fill(unique("Jan & Zoë"));
  await field(page, "phone").fill("+31 6 12345678");
  await stopClock(page);
  const icons: string[] = [];
  const colours: string[] = [];
  for (const title of ["Er is iets misgegaan", "Aanvraag verzonden!"]) {
    await submitButton(page).click();
    const toast = toastPlace(page).getByRole("listitem").filter({ hasText: title });
    const icon = toast.locator("svg").first();
    await expect(icon).toBeVisible();
    icons.push(await icon.innerHTML());
    colours.push(await toast.evaluate((box) => getComputedStyle(box).backgroundColor));
    await page.emulateMedia({ forcedColors: "active" });
    await expect(icon).toBeVisible();
    await page.emulateMedia({ forcedColors: null });
  }
  expect(icons[0], "the icon").not.toBe(icons[1]);
  expect(colours[0], "the colour").not.toBe(colours[1]);
});

test("a message is announced once and lasts five seconds", async ({ page }) => {
  await page.clock.install();
  await visit(page, paths.contact);
  await step("no part of the page is live before it", async () => {
    await expect(page.locator("[role=status], [role=alert], [aria-live]")).toHaveCount(0);
  });
  await step("F8 leads to the place of messages", async () => {
    await page.keyboard.press("F8");
    await expect(toastPlace(page).getByRole("list")).toBeFocused();
  });
  await fillInWithoutService(page);
  await page.mouse.move(5, 5);
  await stopClock(page);
  await submitButton(page).press("Enter");
  const toast = page.getByText(toastTitle, { exact: true });
  await expect(toast).toBeVisible();
  await step("it is announced once", async () => {
    await page.clock.runFor(100);
    await expect(page.getByRole("status")).toContainText(toastTitle);
    await expect(page.getByRole("status")).toHaveAttribute("aria-live", "assertive");
    await expect(page.getByText(toastTitle)).toHaveCount(1);
    await page.clock.runFor(1_000);
  });
  await step("it goes after five seconds", async () => {
    await page.clock.runFor(3_880);
    await expect(toast).toBeVisible();
    await page.clock.runFor(30);
    await expect(toast).toBeHidden();
  });
});

test("a message goes by a swipe or by its button", async ({ page }) => {
  await page.clock.install();
  await visit(page, paths.contact);
  await fillInWithoutService(page);
  await stopClock(page);
  const toast = page.getByText(toastTitle, { exact: true });
  await step("two presses show one message", async () => {
    for (const _press of [1, 2]) {
      await submitButton(page).click();
      await expect(toast).toHaveCount(1);
    }
  });
  const swipe = async (distance: number) => {
    // Playwright hovers only once the toast stands still.
    await toast.hover();
    const { x = 0, y = 0 } = (await toast.boundingBox()) ?? {};
    await page.mouse.move(x + 20, y + 5);
    await page.mouse.down();
    await page.mouse.move(x + 20 + distance, y + 5, { steps: 8 });
    await page.mouse.up();
  };
  await step("it stays after a swipe of less than 50 pixels", async () => {
    await swipe(48);
    await expect(page.locator('[data-swipe="cancel"]')).toBeVisible();
  });
  await step("it goes by a swipe of more than 50 pixels", async () => {
    await swipe(52);
    await expect(toast).toBeHidden();
  });
  await step("it goes by its button", async () => {
    await submitButton(page).click();
    await page.getByRole("button", { name: shell.toast.close }).click();
    await expect(toast).toHaveCount(0);
  });
  await step("the next one goes after five seconds", async () => {
    await submitButton(page).click();
    await expect(toast).toBeVisible();
    await page.clock.runFor(5_100);
    await expect(toast).toBeHidden();
  });
});

test("the counters count once, for 2.5 seconds", async ({ page }) => {
  await page.clock.install();
  await visit(page, "/");
  const all = countersOn(page);
  await step("they start at zero with their end as their name", async () => {
    await expect(all).toHaveText(zeros);
    for (const [index, counter] of counters.entries())
      await expect(all.nth(index)).toHaveAccessibleName(counter);
  });
  await step("they show their end on paper and without motion", async () => {
    for (const media of [{ reducedMotion: "reduce" }, { media: "print" }] as const) {
      await page.emulateMedia(media);
      expect(await printedCounters(page)).toEqual(counters);
      await page.emulateMedia({ reducedMotion: null, media: null });
    }
  });
  await stopClock(page);
  await step("they begin once they are in view", async () => {
    await showPart(all.first(), 0.9);
    await expect
      .poll(async () => {
        await page.clock.runFor(20);
        return all.allTextContents();
      })
      .not.toEqual(zeros);
  });
  await step("they count for the whole 2.5 seconds, the smallest too", async () => {
    await page.clock.runFor(2_000);
    for (const [index, text] of (await all.allTextContents()).entries())
      expect(text).not.toBe(counters[index]);
    await page.clock.runFor(700);
    await expect(all).toHaveText(counters);
  });
  await step("they count once", async () => {
    await page.evaluate(() => window.scrollTo(0, 0));
    await all.first().scrollIntoViewIfNeeded();
    await page.clock.runFor(100);
    expect(await all.allTextContents()).toEqual(counters);
  });
});

test("without motion a counter in view is text at its end", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await visit(page, "/");
  await countersOn(page).first().scrollIntoViewIfNeeded();
  await expect(countersOn(page)).toHaveText(counters, { useInnerText: true });
});

test("a counter waits until half of it is in view", async ({ page }) => {
  // On a phone the last counter is in a row below the first.
  await page.setViewportSize({ width: 390, height: 844 });
  await page.clock.install();
  await visit(page, "/");
  await stopClock(page);
  const [first, last] = [countersOn(page).first(), countersOn(page).last()];
  await showPart(first, 0.9);
  // Once the first counter has started, the code that counts has loaded.
  await expect
    .poll(async () => {
      await page.clock.runFor(20);
      return first.textContent();
    })
    .not.toBe(zeros[0]);
  await showPart(last, 0.4);
  await page.clock.runFor(500);
  await expect(last).toHaveText(zeros.at(-1) ?? "");
  await showPart(last, 0.6);
  await page.clock.runFor(500);
  await expect(last).not.toHaveText(zeros.at(-1) ?? "");
});

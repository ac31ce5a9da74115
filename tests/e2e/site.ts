import { test as base, expect, type Page } from "playwright/test";
import { paths } from "../../src/lib/paths";
import type { TextFieldName } from "../../supabase/functions/_shared/quote-request";
import { quote } from "../sample-quote";
import { content, home, shell } from "./content";

/**
 * A page on which every console error, uncaught exception and request to another origin fails the test, but those that
 * `test.use({ expectedProblems })` names. What the content security policy refuses fails it in any case.
 */
export const test = base.extend<{ problems: string[]; expectedProblems: RegExp; page: Page }>({
  expectedProblems: [/(?!)/, { option: true }],
  // Playwright reads what a fixture depends on from its first parameter.
  // biome-ignore lint/correctness/noEmptyPattern: see above
  problems: async ({}, use) => {
    await use([]);
  },
  page: async ({ page, baseURL, problems, expectedProblems }, use, { errors }) => {
    page.on("console", (message) => {
      if (message.type() === "error" || message.type() === "warning") problems.push(message.text());
    });
    page.on("pageerror", (error) => problems.push(error.message));
    page.on("request", (request) => {
      const url = request.url();
      if (/^https?:/.test(url) && !url.startsWith(`${baseURL}/`) && !url.startsWith(map))
        problems.push(`Request to ${url}`);
    });
    await use(page);
    // What follows would stand above the click that failed.
    if (errors.length > 0) return;
    const isExpected = (problem: string) =>
      expectedProblems.test(problem) && !problem.includes("Content Security Policy");
    expect(problems.filter((problem) => !isExpected(problem))).toEqual([]);
  },
});

export { expect };

const map = new URL("/", content["paginas/werkgebied.yaml"].map.frameUrl).href;

/** Waits until React answers, so that what follows meets the working page. */
export async function untilHydrated(page: Page): Promise<void> {
  await expect(page.locator("header[data-scrolled]")).toBeVisible();
}

/** What stands beside the button of a form until React answers, and is shown when that takes too long. */
export const deadFormLine = (page: Page) => page.locator(".dead-form");

/** What stands in place of a page that could not be loaded. */
export const loadFailure = (page: Page) =>
  page.getByRole("heading", { level: 1, name: shell.loadError.heading });

/** Opens a page and waits until React answers there. */
export async function visit(page: Page, path: string): Promise<void> {
  // Not on other pages, as a route switches off the browser's cache; no test depends on another site.
  if (path === paths.serviceArea)
    await page.route(`${map}**`, (route) =>
      route.fulfill({ contentType: "text/html", body: "<!doctype html><title>kaart</title><p>kaart" }),
    );
  await page.goto(path);
  await untilHydrated(page);
}

export const heading = (page: Page) => page.getByRole("heading", { level: 1 });

/** The button of the navigation of narrow screens. */
export const menuButton = (page: Page) => page.locator('header [aria-controls="mobile-menu"]');

/** A field of the form on the page, whatever it is called. */
export const field = (page: Page, name: TextFieldName) => page.locator(`form [name="${name}"]`);

/** Fills in the quote form on the page with the sample; the name is what its row and its mail are found by. */
export async function fillIn(page: Page, name: string, service = "Dakgoten"): Promise<void> {
  const { services, ...texts } = { ...quote, name };
  await page.getByLabel(service).check();
  for (const [fieldName, text] of Object.entries(texts))
    await field(page, fieldName as TextFieldName).fill(text);
}

/** The button that sends the form on the page; it changes its words meanwhile. */
export const submitButton = (page: Page) => page.locator("form [type=submit]");

/** The counters of the home page, what they begin with, and what the style sheet shows in their place, as on paper. */
export const countersOn = (page: Page) => page.locator("main [role=img][data-nosnippet]");
export const zeros = home.counters.items.map(({ suffix }) => `0${suffix}`);
export const printedCounters = (page: Page) =>
  countersOn(page).evaluateAll((all) =>
    all.map((counter) => getComputedStyle(counter, "::after").content.replaceAll('"', "")),
  );

/** The questions of a page, each of which opens its answer, and what it opens. */
export const questions = (page: Page) => page.locator("main h3 button");
export const answers = (page: Page) => page.locator("main h3 + div");

/** What the page posts from now on. */
export function watchPosts(page: Page): { path: string; body: unknown }[] {
  const posts: { path: string; body: unknown }[] = [];
  page.on("request", (request) => {
    if (request.method() !== "POST") return;
    posts.push({ path: new URL(request.url()).pathname, body: request.postDataJSON() });
  });
  return posts;
}

/** The message that is shown, in its place. */
export const toastPlace = (page: Page) => page.getByRole("region", { name: shell.toast.region });

/** The code that shows messages. */
export const toastCode = "**/assets/toast-view-*.js";

/** Makes the browser refuse to keep anything, as one does that is set to block all cookies. */
export async function blockStorage(page: Page): Promise<void> {
  await page.addInitScript(() => {
    for (const storage of ["sessionStorage", "localStorage"]) {
      Object.defineProperty(window, storage, {
        get() {
          throw new DOMException("Access is denied for this document.", "SecurityError");
        },
      });
    }
  });
}

/** A text that no other test uses, to find this test's rows and mails by. */
export function unique(word: string): string {
  return `${word} ${crypto.randomUUID().slice(0, 8)}`;
}

/** Holds back the requests to `pattern`, a slow network; what it returns lets them go on. */
export async function hold(page: Page, pattern: string): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(pattern, async (route) => {
    await held;
    await route.fallback();
  });
  return release;
}

/** Adds up how far parts of each page move once its HTML is there, of which a slow machine paints a part before; returns the sum. */
export async function watchShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() =>
    addEventListener("DOMContentLoaded", () => {
      const shown = Object.assign(window, { shifted: 0 });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) shown.shifted += (entry as never as { value: number }).value;
      }).observe({ type: "layout-shift" });
    }),
  );
  return () => page.evaluate(() => (window as never as { shifted: number }).shifted);
}

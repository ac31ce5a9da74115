import { test as base, expect, type Page } from "playwright/test";
import { paths } from "../../src/lib/paths.ts";
import type { TextFieldName } from "../../supabase/functions/_shared/quote-request.ts";
import { quote } from "../sample-quote.ts";
import { content, home, shell } from "./content.ts";

/**
 * A console error, an uncaught exception or a request to another origin fails the test, unless
 * `test.use({ expectedProblems })` names it. A violation of the content security policy always fails it.
 */
export const test = base.extend<{ problems: string[]; expectedProblems: RegExp; page: Page }>({
  expectedProblems: [/(?!)/, { option: true }],
  // Playwright requires a destructured first parameter.
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
    // A test that has failed already reports its own error only.
    if (errors.length > 0) return;
    const isExpected = (problem: string) =>
      expectedProblems.test(problem) && !problem.includes("Content Security Policy");
    expect(
      problems.filter((problem) => !isExpected(problem)),
      "errors and foreign requests",
    ).toEqual([]);
  },
});

export { expect };

const map = new URL("/", content["paginas/werkgebied.yaml"].map.frameUrl).href;

/** Waits until React has hydrated the page, and then its lists of questions, each in a task of its own. */
export async function untilHydrated(page: Page): Promise<void> {
  await expect(page.locator("header[data-scrolled]"), "the page runs its scripts").toBeVisible();
  await expect(page.locator("main [role=group][aria-disabled]"), "questions without scripts").toHaveCount(0);
}

/** The heading in place of a page that could not be loaded. */
export const loadFailure = (page: Page) =>
  page.getByRole("heading", { level: 1, name: shell.loadError.heading });

/** Opens a page and waits until React has hydrated it. */
export async function visit(page: Page, path: string): Promise<void> {
  // The map is a stub, because no test may depend on another site. Other pages get no route, because a route
  // switches off the browser's cache.
  if (path === paths.serviceArea)
    await page.route(`${map}**`, (route) =>
      route.fulfill({ contentType: "text/html", body: "<!doctype html><title>kaart</title><p>kaart" }),
    );
  await page.goto(path);
  await untilHydrated(page);
}

export const heading = (page: Page) => page.getByRole("heading", { level: 1 });

/** The button that opens the menu on narrow screens. */
export const menuButton = (page: Page) => page.locator('header [aria-controls="mobile-menu"]');

/** A field of the form on the page, whatever its label. */
export const field = (page: Page, name: TextFieldName) => page.locator(`form [name="${name}"]`);

/** Fills the sample into the quote form on the page. Tests find the row and the mail by `name`. */
export async function fillIn(page: Page, name: string): Promise<void> {
  const { services, ...texts } = { ...quote, name };
  for (const service of services) await page.getByLabel(service).check();
  for (const [fieldName, text] of Object.entries(texts))
    await field(page, fieldName as TextFieldName).fill(text);
}

/** The button that sends the form on the page, whatever its words at the moment. */
export const submitButton = (page: Page) => page.locator("form [type=submit]");

/** The counters of the home page. */
export const countersOn = (page: Page) => page.locator("main [role=img][data-nosnippet]");
/** The texts of the counters before they count. */
export const zeros = home.counters.items.map(({ suffix }) => `0${suffix}`);
/** The texts that CSS shows instead of the counters, for example on paper. */
export const printedCounters = (page: Page) =>
  countersOn(page).evaluateAll((all) =>
    all.map((counter) => getComputedStyle(counter, "::after").content.replaceAll('"', "")),
  );

/** The buttons of the questions on the page. */
export const questions = (page: Page) => page.locator("main h3 button");
/** The answers to the questions on the page. */
export const answers = (page: Page) => page.locator("main h3 + div");

/** Records the address of each document that the page loads from now on. */
export function watchDocuments(page: Page): string[] {
  const documents: string[] = [];
  page.on("request", (request) => {
    if (request.isNavigationRequest()) documents.push(request.url());
  });
  return documents;
}

/** Records what the page posts from now on. */
export function watchPosts(page: Page): { path: string; body: unknown }[] {
  const posts: { path: string; body: unknown }[] = [];
  page.on("request", (request) => {
    if (request.method() !== "POST") return;
    posts.push({ path: new URL(request.url()).pathname, body: request.postDataJSON() });
  });
  return posts;
}

/** The region in which toasts are shown. */
export const toastPlace = (page: Page) => page.getByRole("region", { name: shell.toast.region });

/** Stops the clock of a page with `clock.install()`. Only the test lets time pass then, so no toast closes by itself. */
export const stopClock = (page: Page) => page.clock.pauseAt(Date.now() + 60_000);

/** A unique text by which a test finds its own rows and mails. */
export function unique(word: string): string {
  return `${word} ${crypto.randomUUID().slice(0, 8)}`;
}

/** Holds back the requests to `pattern`, as a slow network does. Call the returned function to let them go on. */
export async function hold(page: Page, pattern: string): Promise<() => void> {
  let release = () => {};
  const go = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(pattern, async (route) => {
    await go;
    await route.fallback();
  });
  return release;
}

/**
 * Sums the layout shifts of each page from DOMContentLoaded on, because a slow machine paints part of the HTML earlier.
 * The returned function gives the sum up to now.
 */
export async function watchShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() =>
    addEventListener("DOMContentLoaded", () => {
      const record = Object.assign(window, { shiftSum: 0 });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) record.shiftSum += (entry as never as { value: number }).value;
      }).observe({ type: "layout-shift" });
    }),
  );
  return () => page.evaluate(() => (window as never as { shiftSum: number }).shiftSum);
}

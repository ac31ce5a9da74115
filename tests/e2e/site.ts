import { test as base, expect, type Page } from "playwright/test";
import type { TextFieldName } from "../../supabase/functions/_shared/quote-request";
import { quote } from "../sample-quote";
import { content, home } from "./content";

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
  page: async ({ page, baseURL, problems, expectedProblems }, use, testInfo) => {
    const violations: string[] = [];
    await page.exposeFunction("reportViolation", (violation: string) => violations.push(violation));
    await page.addInitScript(() =>
      document.addEventListener("securitypolicyviolation", ({ effectiveDirective, blockedURI, sample }) =>
        (window as unknown as { reportViolation(text: string): void }).reportViolation(
          `${location.pathname}: ${effectiveDirective} ${blockedURI} ${sample}`,
        ),
      ),
    );
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
    if (testInfo.errors.length > 0) return;
    expect(violations).toEqual([]);
    expect(problems.filter((problem) => !expectedProblems.test(problem))).toEqual([]);
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

/** Opens a page and waits until React answers there. */
export async function visit(page: Page, path: string): Promise<void> {
  // Not on other pages, as a route switches off the browser's cache; no test depends on another site.
  if (path === "/werkgebied")
    await page.route(`${map}**`, (route) =>
      route.fulfill({ contentType: "text/html", body: "<!doctype html><title>kaart</title><p>kaart" }),
    );
  await page.goto(path);
  await untilHydrated(page);
}

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

/** Each counter of the home page. */
export const counterText = "main p.figures";
export const zeros = home.counters.items.map(({ suffix }) => `0${suffix}`);

/** What the style sheet shows in place of the counters, as on paper. */
export const shownCounters = (page: Page) =>
  page
    .locator(`${counterText} > span`)
    .evaluateAll((all) => all.map((counter) => getComputedStyle(counter, "::after").content));

/** The questions of a page, each of which opens its answer, and what it opens. */
export const questions = (page: Page) => page.locator("main h3 button");
export const answers = (page: Page) => page.locator(".accordion-content");

/** What the page posts from now on. */
export function watchPosts(page: Page): { path: string; body: unknown }[] {
  const posts: { path: string; body: unknown }[] = [];
  page.on("request", (request) => {
    if (request.method() !== "POST") return;
    posts.push({ path: new URL(request.url()).pathname, body: request.postDataJSON() });
  });
  return posts;
}

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

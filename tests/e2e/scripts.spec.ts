import type { Page, Route } from "playwright/test";
import { serveWithFarBackend } from "./backend";
import { cityPath, company, content, counters, home, linkTo, services, shell } from "./content";
import {
  answers,
  blockStorage,
  counterText,
  deadFormLine,
  expect,
  field,
  hold,
  menuButton,
  shownCounters,
  submitButton,
  test,
  unique,
  untilHydrated,
  visit,
  zeros,
} from "./site";

test.use({
  expectedProblems:
    /Request to http|dynamically imported module|Failed to (?:load resource|fetch)|net::ERR|\.at is not/,
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("the page has its typeface, counters, every answer and Diensten, and a form says how to reach us", async ({
    page,
  }) => {
    const typeface = page.waitForResponse(/\.woff2$/);
    await page.goto("/");
    await typeface;
    await expect(page.locator(counterText).first().getByRole("img")).toHaveAccessibleName(counters[0] ?? "");
    expect(await shownCounters(page)).toEqual(counters.map((counter) => `"${counter}"`));
    await linkTo(page.locator("header nav"), "/diensten").hover();
    for (const { slug } of services)
      await expect(linkTo(page.locator("header nav"), `/${slug}`)).toBeVisible();
    await linkTo(page.locator("footer"), "/faq").click();
    await expect(answers(page).filter({ visible: true })).toHaveCount(content.vragen.length);
    await page.setViewportSize({ width: 390, height: 844 });
    await expect(menuButton(page)).toBeHidden();
    for (const path of ["/", "/contact"]) {
      await linkTo(page.locator("footer"), path).click();
      await expect(page).toHaveURL(path);
      await expect(page.locator("main noscript p")).toBeVisible();
      await expect(submitButton(page)).toBeDisabled();
    }
    await expect(page.locator("form [type=file]")).toBeHidden();
    await expect(page.locator(`form a[href="${company.chatUrl}"]`)).toBeVisible();
  });
});

test.describe("while a picture is still on its way", () => {
  test.use({ hasTouch: true });

  for (const [what, act] of Object.entries<(page: Page) => Promise<void>>({
    "moves the pointer": (page) => page.mouse.move(50, 50),
    "touches the page": (page) => page.touchscreen.tap(5, 5),
    "presses a key": (page) => page.keyboard.press("Tab"),
  })) {
    test(`the scripts wait, until a visitor ${what}`, async ({ page }) => {
      const scripts: string[] = [];
      page.on("request", (request) => {
        if (request.resourceType() === "script") scripts.push(request.url());
      });
      const release = await hold(page, "**/drawings/**");
      await page.goto("/", { waitUntil: "domcontentloaded" });
      await expect(page.locator("h1")).toBeVisible();
      expect(scripts).toEqual([]);
      await act(page);
      await untilHydrated(page);
      release();
    });
  }
});

test.describe("when a form does not come to work, the visitor reads how to reach the company", () => {
  /** The animations of the line that wait for their time, each set to its end. */
  const endWaiting = (page: Page) =>
    page.evaluate(() =>
      document.getAnimations().flatMap((animation) => {
        if (!(animation instanceof CSSAnimation) || animation.animationName !== "dead-form") return [];
        animation.finish();
        return animation.effect?.getTiming().delay ?? [];
      }),
    );

  for (const [how, answer] of Object.entries<(route: Route) => Promise<void>>({
    "is gone": (route) => route.fulfill({ status: 404 }),
    "uses a method that the browser lacks": (route) => route.continue(),
  })) {
    test(`at once where its code ${how} and a reload does not help; what was typed stays`, async ({
      page,
    }) => {
      if (how.includes("lacks")) await page.addInitScript("delete Array.prototype.at");
      const documents: string[] = [];
      page.on("request", (request) => request.resourceType() === "document" && documents.push(request.url()));
      await page.route("**/assets/*.js", answer);
      const release = await hold(page, "**/assets/*.js");
      await page.goto("/contact");
      await field(page, "name").fill("Bewoner");
      await expect(deadFormLine(page)).toBeHidden();
      release();
      await expect(deadFormLine(page)).toBeVisible({ timeout: 5_000 });
      await expect(deadFormLine(page).locator(`a[href="tel:${company.phone.dial}"]`)).toBeVisible();
      await expect(deadFormLine(page).locator(`a[href="mailto:${company.email}"]`)).toBeVisible();
      expect(documents).toHaveLength(2);
      await expect(field(page, "name")).toHaveValue("Bewoner");
      await page.unrouteAll({ behavior: "ignoreErrors" });
    });
  }

  test("after ten seconds where the app's file hangs, until it comes after all", async ({ page }) => {
    const release = await hold(page, "**/assets/index-*.js");
    await page.goto("/contact");
    await field(page, "name").fill("Bewoner");
    await expect(deadFormLine(page)).toBeHidden();
    await expect(submitButton(page)).toBeDisabled();
    expect(await endWaiting(page)).toEqual([10_000]);
    await expect(deadFormLine(page)).toBeVisible();
    release();
    await expect(submitButton(page)).toBeEnabled();
    await expect(deadFormLine(page)).toHaveCount(0);
    await expect(field(page, "name")).toHaveValue("Bewoner");
  });
});

test("pointing at a link fetches the code and the text of its page, so that following it needs no more", async ({
  page,
  context,
}) => {
  await visit(page, "/werkgebied");
  const link = linkTo(page.locator("main"), cityPath);
  const [code, text] = ["dakdekker", cityPath.split("/").at(-1)].map((name) =>
    page.waitForResponse(`**/assets/${name}-*.js`),
  );
  await link.hover();
  await (await code)?.finished();
  await (await text)?.finished();
  await context.setOffline(true);
  await link.click();
  await expect(page).toHaveURL(cityPath);
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
});

test("when a page's code is gone after a new release, the page is loaded anew, and shows no error meanwhile", async ({
  page,
}) => {
  await visit(page, "/faq");
  const seen: string[] = [];
  page.on("console", (message) => message.type() === "info" && seen.push(message.text()));
  await page.evaluate(() =>
    new MutationObserver(() => {
      const heading = document.querySelector("h1");
      if (heading) console.info(heading.textContent);
    }).observe(document.body, { childList: true, subtree: true }),
  );
  await page.route("**/assets/*.js", (route) => route.fulfill({ status: 404 }));
  const release = await hold(page, "**/projecten");
  const reloading = page.waitForRequest("**/projecten");
  // With the keyboard: after a click Playwright waits for the page that comes of it.
  await linkTo(page.locator("footer"), "/projecten").focus();
  await page.keyboard.press("Enter");
  await reloading;
  await page.unroute("**/assets/*.js");
  release();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(content["paginas/projecten.yaml"].heading);
  expect(seen.filter((heading) => heading !== content["paginas/faq.yaml"].heading)).toEqual([]);
});

test("without a network a link leads to words on how to go on, and the network's return to its page", async ({
  page,
  context,
}) => {
  // What fails just before the network is back would have the page loaded anew.
  await page.addInitScript(() => sessionStorage.setItem("reloaded-at", String(Date.now() - 30_000)));
  await visit(page, "/faq");
  await context.setOffline(true);
  const link = linkTo(page.locator("footer"), "/projecten");
  const failure = page.getByRole("heading", { level: 1, name: shell.loadError.heading });
  await link.click();
  await expect(failure).toBeFocused();
  await page.goBack();
  await expect(
    page.getByRole("heading", { level: 1, name: content["paginas/faq.yaml"].heading }),
  ).toBeVisible();
  await page.goForward();
  await expect(failure).toBeFocused();

  await context.setOffline(false);
  await expect(
    page.getByRole("heading", { level: 1, name: content["paginas/projecten.yaml"].heading }),
  ).toBeVisible();
});

test("where the code of the counters cannot be fetched, the home page stays, with their end values", async ({
  page,
}) => {
  await visit(page, "/");
  await page.route("**/assets/es-*.js", (route) => route.abort());
  await expect(page.locator(counterText)).toHaveText(zeros);
  await page.locator(counterText).last().scrollIntoViewIfNeeded();
  await expect(page.locator(counterText)).toHaveText(counters);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(home.hero.heading);
});

test("code that was missing for a moment, and may be kept as missing for a year, is there after one reload", async ({
  page,
}) => {
  const { siteAddress, lose, find, close } = await serveWithFarBackend(0);
  await page.goto(`${siteAddress}/faq`);
  await untilHydrated(page);
  lose(/projecten-.*\.js$/);
  const missing = page.waitForResponse((response) => response.status() === 404);
  const link = linkTo(page.locator("footer"), "/projecten");
  await link.hover();
  expect((await missing).headers()["cache-control"]).toContain("immutable");
  find();
  await link.click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(content["paginas/projecten.yaml"].heading);
  await untilHydrated(page);
  close();
});

test("where the browser blocks storage, links and a form work, and a page whose code is gone says how to go on", async ({
  page,
}) => {
  await blockStorage(page);
  await visit(page, "/faq");
  await linkTo(page.locator("header"), "/").click();
  await expect(page.locator("h1")).toBeFocused();
  await field(page, "name").fill(unique("Zonder opslag"));
  await field(page, "phone").fill("06 12345678");
  await submitButton(page).click();
  await expect(page.getByText("Aanvraag verzonden!", { exact: true })).toBeVisible();

  // The page cannot keep when it was loaded anew, and must not do so without end.
  await page.route("**/assets/*.js", (route) => route.fulfill({ status: 404 }));
  await linkTo(page.locator("footer"), "/projecten").click();
  const { heading, reload } = shell.loadError;
  await expect(page.getByRole("heading", { level: 1, name: heading })).toBeFocused();
  await expect(page.locator("main").getByRole("link", { name: company.phone.display })).toBeVisible();
  await page.unrouteAll();
  await page.getByRole("button", { name: reload }).click();
  await expect(page.locator("h1")).toHaveText(content["paginas/projecten.yaml"].heading);
});

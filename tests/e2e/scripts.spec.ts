import type { Page, Route } from "playwright/test";
import { paths, textLink } from "../../src/lib/paths";
import { serveWithFarBackend } from "./backend";
import {
  cityPath,
  company,
  content,
  counters,
  forms,
  home,
  linkTo,
  plainPages,
  services,
  shell,
} from "./content";
import {
  answers,
  blockStorage,
  countersOn,
  deadFormLine,
  expect,
  field,
  heading,
  hold,
  menuButton,
  printedCounters,
  submitButton,
  test,
  unique,
  untilHydrated,
  visit,
  zeros,
} from "./site";

const [somePage, otherPage] = plainPages;

test.use({
  expectedProblems:
    /Request to http|dynamically imported module|Failed to (?:load resource|fetch)|net::ERR|\.at is not/,
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("the page has typeface, counters, answers and Diensten, and a form says how to reach us", async ({
    page,
  }) => {
    const typeface = page.waitForResponse(/\.woff2$/);
    await page.goto("/");
    await typeface;
    await expect(countersOn(page)).toHaveText(zeros);
    expect(await printedCounters(page)).toEqual(counters);
    await linkTo(page.locator("header nav"), paths.services).hover();
    for (const { slug } of services)
      await expect(linkTo(page.locator("header nav"), `/${slug}`)).toBeVisible();
    await page.goto(paths.faq);
    await expect(answers(page).filter({ visible: true })).toHaveCount(content.vragen.length);
    await page.setViewportSize({ width: 390, height: 844 });
    await expect(menuButton(page)).toBeHidden();
    for (const path of [paths.home, paths.contact]) {
      await page.goto(path);
      await expect(page.locator("main noscript p")).toContainText(forms.withoutScript.split("[")[0] ?? "");
      for (const [, , address = ""] of forms.withoutScript.matchAll(textLink))
        await expect(linkTo(page.locator("main noscript"), address)).toBeVisible();
      await expect(submitButton(page)).toBeDisabled();
    }
    await expect(page.locator("form [type=file]")).toBeHidden();
    await expect(page.locator(`form a[href="${company.chatUrl}"]`)).toBeVisible();
  });
});

test.describe(() => {
  test.use({ hasTouch: true });

  test("while a picture is on its way the scripts wait, until a visitor points, taps or presses a key", async ({
    page,
  }) => {
    // A headless browser says by itself that a pointer rests on a new page.
    await page.addInitScript(() =>
      addEventListener("pointermove", (move) => move.movementX || move.stopImmediatePropagation(), true),
    );
    const scripts: string[] = [];
    page.on("request", (request) => {
      if (request.resourceType() === "script") scripts.push(request.url());
    });
    for (const act of [
      () => page.mouse.move(50, 50),
      () => page.touchscreen.tap(5, 5),
      () => page.keyboard.press("Tab"),
    ]) {
      scripts.length = 0;
      const release = await hold(page, "**/drawings/**");
      await page.goto("/", { waitUntil: "domcontentloaded" });
      await expect(heading(page)).toBeVisible();
      expect(scripts).toEqual([]);
      await act();
      await untilHydrated(page);
      release();
    }
  });
});

test.describe("a form that does not come to work says how to reach the company", () => {
  /** How long the line waits to be shown where it still does; ends the waiting. */
  const endWaiting = (page: Page) =>
    page.evaluate(() =>
      document.getAnimations().flatMap((animation) => {
        if (!(animation instanceof CSSAnimation) || animation.animationName !== "dead-form") return [];
        if (animation.playState !== "running") return [];
        animation.finish();
        return animation.effect?.getTiming().delay ?? [];
      }),
    );

  for (const [how, answer] of Object.entries<(route: Route) => Promise<void>>({
    "is gone": (route) => route.fulfill({ status: 404 }),
    "uses a method that the browser lacks": (route) => route.continue(),
  })) {
    test(`at once where its code ${how}, also after a reload; what was typed stays`, async ({ page }) => {
      if (how.includes("lacks")) await page.addInitScript("delete Array.prototype.at");
      const documents: string[] = [];
      page.on("request", (request) => request.resourceType() === "document" && documents.push(request.url()));
      await page.route("**/assets/*.js", answer);
      const release = await hold(page, "**/assets/*.js");
      await page.goto(paths.contact);
      await field(page, "name").fill("Bewoner");
      await expect(deadFormLine(page)).toBeHidden();
      release();
      await expect.poll(() => documents.length).toBe(2);
      await expect(deadFormLine(page)).toBeVisible();
      // Not because its time has come.
      expect(await endWaiting(page)).toEqual([10_000]);
      await expect(deadFormLine(page).locator(`a[href="tel:${company.phone.dial}"]`)).toBeVisible();
      await expect(deadFormLine(page).locator(`a[href="mailto:${company.email}"]`)).toBeVisible();
      await expect(field(page, "name")).toHaveValue("Bewoner");
      expect(documents).toHaveLength(2);
      await page.unrouteAll({ behavior: "ignoreErrors" });
    });
  }

  test("after ten seconds where the app's file hangs, until it comes after all", async ({ page }) => {
    const release = await hold(page, "**/assets/index-*.js");
    await page.goto(paths.contact);
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

test("a link that was pointed at needs no network; another leads to words on how to go on, and to its page", async ({
  page,
  context,
}) => {
  // What fails just before the network is back would have the page loaded anew.
  await page.addInitScript(() => sessionStorage.setItem("reloaded-at", String(Date.now() - 30_000)));
  await visit(page, paths.serviceArea);
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
  await expect(heading(page)).toBeFocused();

  const failure = page.getByRole("heading", { level: 1, name: shell.loadError.heading });
  await linkTo(page.locator("footer"), otherPage.path).click();
  await expect(failure).toBeFocused();
  await page.goBack();
  await expect(failure).toHaveCount(0);
  await page.goForward();
  await expect(failure).toBeFocused();
  await context.setOffline(false);
  await expect(heading(page)).toHaveText(otherPage.heading);
});

test("code that was missing for a moment is there after one reload, though kept as missing for a year", async ({
  page,
}) => {
  const site = await serveWithFarBackend(page, 0);
  await visit(page, site.siteAddress + somePage.path);
  site.lost = new RegExp(`${otherPage.slug}-.*\\.js$`);
  const missing = page.waitForResponse((response) => response.status() === 404);
  const link = linkTo(page.locator("footer"), otherPage.path);
  await link.hover();
  const answer = await missing;
  expect(answer.headers()["cache-control"]).toContain("immutable");
  const ask = () =>
    page.evaluate(async (address) => {
      const again = await fetch(address);
      await again.text();
      return again.status;
    }, answer.url());
  await ask();
  site.lost = /(?!)/;
  expect(await ask()).toBe(404);
  await link.click();
  await expect(heading(page)).toHaveText(otherPage.heading);
  site.close();
});

test("code of counters that is missing costs nothing else; a second page's, soon after, says how to go on", async ({
  page,
}) => {
  // The two clocks of a computer that slept differ by that time.
  await page.addInitScript(() =>
    Object.defineProperty(performance, "timeOrigin", { value: Date.now() - 3_600_000 }),
  );
  let missing = otherPage.slug;
  await page.route("**/assets/*.js", (route) =>
    new RegExp(`/(?:es|${missing})-`).test(route.request().url()) ? route.abort() : route.continue(),
  );
  await visit(page, "/");
  await countersOn(page).last().scrollIntoViewIfNeeded();
  await expect(countersOn(page)).toHaveText(counters);
  await expect(heading(page)).toHaveText(home.hero.heading);
  page.on("framenavigated", () => {
    missing = somePage.slug;
  });
  const reloaded = page.waitForEvent("load");
  await linkTo(page.locator("footer"), otherPage.path).click();
  await reloaded;
  await untilHydrated(page);
  await linkTo(page.locator("footer"), somePage.path).click();
  await expect(page.getByRole("heading", { level: 1, name: shell.loadError.heading })).toBeFocused();
});

test("where the browser blocks storage a form works, and a page whose code is gone says how to go on", async ({
  page,
}) => {
  await blockStorage(page);
  await visit(page, somePage.path);
  await linkTo(page.locator("header"), paths.home).click();
  await field(page, "name").fill(unique("Zonder opslag"));
  await field(page, "phone").fill("06 12345678");
  await submitButton(page).click();
  await expect(page.getByText("Aanvraag verzonden!", { exact: true })).toBeVisible();

  // The page cannot keep when it was loaded anew, and must not do so without end.
  await page.route("**/assets/*.js", (route) => route.fulfill({ status: 404 }));
  await linkTo(page.locator("footer"), otherPage.path).click();
  const failure = page.getByRole("heading", { level: 1, name: shell.loadError.heading });
  await expect(failure).toBeFocused();
  await expect(page.locator("main").getByRole("link", { name: company.phone.display })).toBeVisible();
  await page.unrouteAll();
  await page.getByRole("button", { name: shell.loadError.reload }).click();
  await expect(heading(page)).toHaveText(otherPage.heading);
  await page.goto(paths.requests);
  await expect(heading(page)).toHaveText(shell.loadError.heading);
});

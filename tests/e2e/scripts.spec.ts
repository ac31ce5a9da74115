import type { Page, Route } from "playwright/test";
import { paths } from "../../src/lib/paths";
import { linksIn } from "../../src/lib/text/links";
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
  countersOn,
  expect,
  field,
  heading,
  hold,
  loadFailure,
  menuButton,
  printedCounters,
  submitButton,
  test,
  unique,
  untilHydrated,
  visit,
  zeros,
} from "./site";

/* Pages before and without their scripts. lost-connection.spec.ts tests what a reload can mend. */

const { step } = test;

const [somePage, otherPage] = plainPages;

test.use({
  expectedProblems:
    /Request to http|dynamically imported module|Failed to (?:load resource|fetch)|net::ERR|\.at is not/,
});

test.describe(() => {
  test.use({ javaScriptEnabled: false });

  test("a page without scripts", async ({ page }) => {
    const typeface = page.waitForResponse(/\.woff2$/);
    await page.goto("/");
    await step("has its typeface", async () => void (await typeface));
    await step("shows the end of each counter", async () => {
      await expect(countersOn(page)).toHaveText(zeros);
      expect(await printedCounters(page)).toEqual(counters);
    });
    await step("opens the list of services on hover", async () => {
      await linkTo(page.locator("header nav"), paths.services).hover();
      for (const { slug } of services)
        await expect(linkTo(page.locator("header nav"), `/${slug}`)).toBeVisible();
    });
    await step("shows every answer", async () => {
      await page.goto(paths.faq);
      await expect(answers(page).filter({ visible: true })).toHaveCount(content.vragen.length);
    });
    await step("has no button for a menu that cannot open", async () => {
      await page.setViewportSize({ width: 390, height: 844 });
      await expect(menuButton(page)).toBeHidden();
    });
    await step("says in place of a form how to reach us", async () => {
      for (const path of [paths.home, paths.contact]) {
        await page.goto(path);
        const text = forms.withoutScript.split("[")[0] ?? "";
        await expect(page.locator("main noscript p")).toContainText(text);
        for (const { address } of linksIn(forms.withoutScript))
          await expect(linkTo(page.locator("main noscript"), address)).toBeVisible();
        await expect(submitButton(page)).toBeDisabled();
      }
    });
    await step("takes photographs by WhatsApp only", async () => {
      await expect(page.locator("form [type=file]")).toBeHidden();
      await expect(page.locator(`form a[href="${company.chatUrl}"]`)).toBeVisible();
    });
  });
});

test.describe(() => {
  test.use({ hasTouch: true });

  test("while a page loads its scripts wait until a visitor acts", async ({ page }) => {
    // A headless browser reports by itself, with no distance, that the pointer rests on a new page.
    await page.addInitScript(() =>
      addEventListener(
        "pointermove",
        (move) => move.movementX || move.movementY || move.stopImmediatePropagation(),
        true,
      ),
    );
    let scripts: string[] = [];
    page.on("request", (request) => request.resourceType() === "script" && scripts.push(request.url()));
    for (const [act, perform] of Object.entries<(page: Page) => Promise<unknown>>({
      // Only the second move has a distance.
      "by a pointer": ({ mouse }) => mouse.move(50, 50).then(() => mouse.move(90, 90)),
      "by a tap": ({ touchscreen }) => touchscreen.tap(5, 5),
      "by a key": ({ keyboard }) => keyboard.press("Tab"),
    }))
      await step(act, async () => {
        scripts = [];
        const release = await hold(page, "**/*.woff2");
        await page.goto(somePage.path, { waitUntil: "domcontentloaded" });
        await expect(heading(page)).toBeVisible();
        expect(scripts).toEqual([]);
        await perform(page);
        await untilHydrated(page);
        release();
      });
  });
});

/** The line beside the button of a form that is shown when React does not come. */
const deadFormLine = (page: Page) => page.locator(".dead-form");

/** Keeps that line waiting, however slow the machine is. */
async function stopAnimations(page: Page): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  await browser.send("Animation.enable");
  await browser.send("Animation.setPlaybackRate", { playbackRate: 0 });
}

/** Ends the waiting of that line, and returns how long it would have waited. */
const endWaiting = (page: Page) =>
  page.evaluate(() =>
    document.getAnimations().flatMap((animation) => {
      if (!(animation instanceof CSSAnimation) || animation.animationName !== "dead-form") return [];
      animation.finish();
      return animation.effect?.getTiming().delay ?? [];
    }),
  );

for (const [how, script, answer] of [
  ["is gone", "", (route: Route) => route.fulfill({ status: 404 })],
  ["does not run in the browser", "delete Array.prototype.at", (route: Route) => route.continue()],
] as const)
  test(`a form whose code ${how}`, async ({ page }) => {
    await stopAnimations(page);
    await page.addInitScript(script);
    const documents: string[] = [];
    page.on("request", (request) => request.isNavigationRequest() && documents.push(request.url()));
    await page.route("**/assets/*.js", answer);
    const release = await hold(page, "**/assets/*.js");
    await page.goto(paths.contact);
    await field(page, "name").fill("Bewoner");
    await expect(deadFormLine(page)).toBeHidden();
    release();
    await step("loads the page anew once", async () => {
      await expect.poll(() => documents.length).toBe(2);
    });
    await step("says at once how to reach us", async () => {
      await expect(deadFormLine(page)).toBeVisible();
      await expect(deadFormLine(page).locator(`a[href="tel:${company.phone.dial}"]`)).toBeVisible();
      await expect(deadFormLine(page).locator(`a[href="mailto:${company.email}"]`)).toBeVisible();
    });
    await step("keeps what was typed", async () => {
      await expect(field(page, "name")).toHaveValue("Bewoner");
      expect(documents).toHaveLength(2);
    });
    await page.unrouteAll({ behavior: "ignoreErrors" });
  });

test("a form whose code hangs", async ({ page }) => {
  await stopAnimations(page);
  const release = await hold(page, "**/assets/index-*.js");
  await page.goto(paths.contact);
  await field(page, "name").fill("Bewoner");
  await step("says after ten seconds how to reach us", async () => {
    await expect(deadFormLine(page)).toBeHidden();
    await expect(submitButton(page)).toBeDisabled();
    expect(await endWaiting(page)).toEqual([10_000]);
    await expect(deadFormLine(page)).toBeVisible();
  });
  await step("works when the code comes after all", async () => {
    release();
    await expect(submitButton(page)).toBeEnabled();
    await expect(deadFormLine(page)).toHaveCount(0);
    await expect(field(page, "name")).toHaveValue("Bewoner");
  });
});

test("a link that was pointed at needs no network", async ({ page, context }) => {
  await visit(page, paths.serviceArea);
  const link = linkTo(page.locator("main"), cityPath);
  const fetched = ["dakdekker", cityPath.split("/").at(-1)].map((name) =>
    page.waitForResponse(`**/assets/${name}-*.js`),
  );
  await link.hover();
  // Until each has come with all that it imports.
  for (const code of await Promise.all(fetched))
    await page.evaluate((address) => import(address), code.url());
  await context.setOffline(true);
  await link.click();
  await expect(page).toHaveURL(cityPath);
  await expect(heading(page)).toBeFocused();
});

test("counters whose animation is missing show their end", async ({ page }) => {
  await visit(page, "/");
  let missing = 0;
  await page.route("**/assets/*.js", (route) => {
    missing++;
    return route.abort();
  });
  await countersOn(page).last().scrollIntoViewIfNeeded();
  await expect.poll(() => missing).toBeGreaterThan(0);
  await expect(countersOn(page)).toHaveText(counters);
  await expect(heading(page)).toHaveText(home.hero.heading);
});

test("a browser that blocks storage", async ({ page }) => {
  // As one does that is set to block all cookies.
  await page.addInitScript(() => {
    for (const storage of ["sessionStorage", "localStorage"]) {
      Object.defineProperty(window, storage, {
        get() {
          throw new DOMException("Access is denied for this document.", "SecurityError");
        },
      });
    }
  });
  await visit(page, somePage.path);
  await step("sends a form", async () => {
    await linkTo(page.locator("header"), paths.home).click();
    await field(page, "name").fill(unique("Zonder opslag"));
    await field(page, "phone").fill("06 12345678");
    await submitButton(page).click();
    await expect(page.getByText("Aanvraag verzonden!", { exact: true })).toBeVisible();
  });
  await step("shows by a press a page whose code was gone", async () => {
    await page.route("**/assets/*.js", (route) => route.fulfill({ status: 404 }));
    await linkTo(page.locator("footer"), otherPage.path).click();
    await expect(loadFailure(page)).toBeFocused();
    await expect(page.locator("main").getByRole("link", { name: company.phone.display })).toBeVisible();
    await page.unrouteAll();
    await page.getByRole("button", { name: shell.loadError.reload }).click();
    await expect(heading(page)).toHaveText(otherPage.heading);
  });
  await step("says at /aanvragen that it cannot be used", async () => {
    await page.goto(paths.requests);
    await expect(heading(page)).toHaveText(shell.loadError.heading);
  });
});

import type { Page, Route } from "playwright/test";
import { paths } from "../../src/lib/paths.ts";
import { linksIn } from "../../src/lib/text/links.ts";
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
} from "./content.ts";
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
  watchDocuments,
  zeros,
} from "./site.ts";

/* Pages before and without their scripts. lost-connection.spec.ts tests what a reload can mend. */

const { step } = test;

const [somePage, otherPage] = plainPages;

test.use({
  expectedProblems:
    /Request to http|dynamically imported module|Failed to (?:load resource|fetch)|net::ERR|\.at is not/,
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  /** Looks in a page for the words and links that stand in place of its form. */
  const expectWaysToReachUs = (page: Page) =>
    step("it says in place of a form how to reach us", async () => {
      const text = forms.withoutScript.split("[")[0] ?? "";
      await expect(page.locator("main noscript p")).toContainText(text);
      for (const { address } of linksIn(forms.withoutScript))
        await expect(linkTo(page.locator("main noscript"), address)).toBeVisible();
      await expect(submitButton(page)).toBeDisabled();
    });

  test("the home page shows its numbers and leads on", async ({ page }) => {
    const typeface = page.waitForResponse(/\.woff2$/);
    await page.goto("/");
    await step("it has its typeface", async () => void (await typeface));
    await step("each counter shows its end", async () => {
      await expect(countersOn(page)).toHaveText(zeros);
      expect(await printedCounters(page)).toEqual(counters);
    });
    await step("the list of services opens on hover", async () => {
      await linkTo(page.locator("header nav"), paths.services).hover();
      for (const { slug } of services)
        await expect(linkTo(page.locator("header nav"), `/${slug}`)).toBeVisible();
    });
    await expectWaysToReachUs(page);
  });

  test("/faq shows every answer", async ({ page }) => {
    await page.goto(paths.faq);
    await expect(answers(page).filter({ visible: true })).toHaveCount(content.vragen.length);
  });

  test("/contact leads to phone, mail and WhatsApp", async ({ page }) => {
    await page.goto(paths.contact);
    await expectWaysToReachUs(page);
    await step("it takes photographs by WhatsApp only", async () => {
      await expect(page.locator("form [type=file]")).toBeHidden();
      await expect(page.locator(`form a[href="${company.chatUrl}"]`)).toBeVisible();
    });
    await step("a phone has no button for a menu that cannot open", async () => {
      await page.setViewportSize({ width: 390, height: 844 });
      await expect(menuButton(page)).toBeHidden();
    });
  });
});

test.describe(() => {
  test.use({ hasTouch: true });

  test("the scripts of a page that loads wait until a visitor acts", async ({ page }) => {
    // This listener drops the pointermove without distance that a headless browser fires on every new page.
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
      // The first move has no distance yet, so only the second one counts.
      "a move of the pointer": ({ mouse }) => mouse.move(50, 50).then(() => mouse.move(90, 90)),
      "a tap": ({ touchscreen }) => touchscreen.tap(5, 5),
      "a key": ({ keyboard }) => keyboard.press("Tab"),
    }))
      await step(`${act} fetches them`, async () => {
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

/** The line that is shown beside a form's button when the scripts do not load. */
const deadFormLine = (page: Page) => page.locator(".dead-form");

/** Stops all animations, and so the delay before `deadFormLine` is shown, however slow the machine is. */
async function stopAnimations(page: Page): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  await browser.send("Animation.enable");
  await browser.send("Animation.setPlaybackRate", { playbackRate: 0 });
}

/** Ends the delay before `deadFormLine` is shown. Returns its length in milliseconds. */
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
  test(`a form whose code ${how} says how to reach us`, async ({ page }) => {
    await stopAnimations(page);
    await page.addInitScript(script);
    const documents = watchDocuments(page);
    await page.route("**/assets/*.js", answer);
    const release = await hold(page, "**/assets/*.js");
    await page.goto(paths.contact);
    await field(page, "name").fill("Bewoner");
    await expect(deadFormLine(page)).toBeHidden();
    release();
    await step("the page is loaded anew once", async () => {
      await expect.poll(() => documents).toHaveLength(2);
    });
    await step("the form says at once how to reach us", async () => {
      await expect(deadFormLine(page)).toBeVisible();
      await expect(deadFormLine(page).locator(`a[href="tel:${company.phone.dial}"]`)).toBeVisible();
      await expect(deadFormLine(page).locator(`a[href="mailto:${company.email}"]`)).toBeVisible();
    });
    await step("the form keeps what was typed, and is not loaded again", async () => {
      await expect(field(page, "name")).toHaveValue("Bewoner");
      expect(documents).toHaveLength(2);
    });
    await page.unrouteAll({ behavior: "ignoreErrors" });
  });

test("a form whose code hangs says how to reach us", async ({ page }) => {
  await stopAnimations(page);
  const release = await hold(page, "**/assets/index-*.js");
  await page.goto(paths.contact);
  await field(page, "name").fill("Bewoner");
  await step("the form says so after ten seconds", async () => {
    await expect(deadFormLine(page)).toBeHidden();
    await expect(submitButton(page)).toBeDisabled();
    expect(await endWaiting(page)).toEqual([10_000]);
    await expect(deadFormLine(page)).toBeVisible();
  });
  await step("the form works when the code comes after all", async () => {
    release();
    await expect(submitButton(page)).toBeEnabled();
    await expect(deadFormLine(page)).toHaveCount(0);
    await expect(field(page, "name")).toHaveValue("Bewoner");
  });
});

test("a link that was pointed at needs no network", async ({ page, context }) => {
  await visit(page, paths.serviceArea);
  const link = linkTo(page.locator("main"), cityPath);
  const responses = ["dakdekker", cityPath.split("/").at(-1)].map((name) =>
    page.waitForResponse(`**/assets/${name}-*.js`),
  );
  await link.hover();
  // These imports wait until each file has loaded with all that it imports.
  for (const code of await Promise.all(responses))
    await page.evaluate((address) => import(address), code.url());
  await context.setOffline(true);
  await link.click();
  await expect(page).toHaveURL(cityPath);
  await expect(heading(page)).toBeFocused();
});

test("counters whose animation is missing show their end", async ({ page }) => {
  await visit(page, "/");
  const request = page.waitForRequest("**/assets/*.js");
  await page.route("**/assets/*.js", (route) => route.abort());
  await countersOn(page).last().scrollIntoViewIfNeeded();
  await request;
  await expect(countersOn(page)).toHaveText(counters);
  await expect(heading(page)).toHaveText(home.hero.heading);
});

test.describe("a browser that blocks storage", () => {
  // A browser that is set to block all cookies throws this error.
  test.beforeEach(({ page }) =>
    page.addInitScript(() => {
      for (const storage of ["sessionStorage", "localStorage"]) {
        Object.defineProperty(window, storage, {
          get() {
            throw new DOMException("Access is denied for this document.", "SecurityError");
          },
        });
      }
    }),
  );

  test("sends a form", async ({ page }) => {
    await visit(page, paths.home);
    await field(page, "name").fill(unique("Zonder opslag"));
    await field(page, "phone").fill("06 12345678");
    await submitButton(page).click();
    await expect(page.getByText("Aanvraag verzonden!", { exact: true })).toBeVisible();
  });

  test("shows by a press a page whose code was gone", async ({ page }) => {
    await visit(page, somePage.path);
    await page.route("**/assets/*.js", (route) => route.fulfill({ status: 404 }));
    await linkTo(page.locator("footer"), otherPage.path).click();
    await expect(loadFailure(page)).toBeFocused();
    await expect(page.locator("main").getByRole("link", { name: company.phone.display })).toBeVisible();
    await page.unrouteAll();
    await page.getByRole("button", { name: shell.loadError.reload }).click();
    await expect(heading(page)).toHaveText(otherPage.heading);
  });

  test("says at /aanvragen that it cannot be used", async ({ page }) => {
    await page.goto(paths.requests);
    await expect(heading(page)).toHaveText(shell.loadError.heading);
  });
});

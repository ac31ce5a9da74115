import type { Page, Route } from "playwright/test";
import { mailsAbout, rowsOf, runSchedule } from "./backend";
import { content, linkTo } from "./content";
import { expect, field, hold, isSupabase, isToast, submitButton, test, unique, visit } from "./site";

/* What can go wrong between the form and the mailbox: one row and one mail in the end, or none and a clear message. */

const toTable = "**/rest/v1/contact_submissions*";
const toFunction = "**/functions/v1/send-quote-email";

async function openFilledIn(page: Page, name: string) {
  await visit(page, "/contact");
  await fillIn(page, name);
}

async function fillIn(page: Page, name: string) {
  await page.getByLabel("Dakgoten").check();
  await field(page, "name").fill(name);
  await field(page, "phone").fill("06 12 34 56 78");
  await field(page, "email").fill("bewoner@voorbeeld.example");
  await field(page, "message").fill("Het lekt bij de schoorsteen.");
}

const send = (page: Page) => submitButton(page).click();

async function expectFailure(page: Page, name: string) {
  await expect(page.getByText("❌ Er is iets misgegaan", { exact: true })).toBeVisible();
  await expect(page).toHaveURL("/contact");
  await expect(field(page, "name")).toHaveValue(name);
}

async function expectOneRowAndOneMail(name: string) {
  expect(await rowsOf("contact_submissions", name)).toHaveLength(1);
  await expect.poll(() => mailsAbout(name)).toHaveLength(1);
  await runSchedule();
  expect(await mailsAbout(name)).toHaveLength(1);
}

test.afterEach(({ problems }) => {
  // Every failure here is made by the test, and the browser reports each.
  problems.length = 0;
});

test("offline: the entries stay, and the same form works once there is a network", async ({
  page,
  context,
}) => {
  const name = unique("Offline");
  const sendingCode = page.waitForResponse(isSupabase);
  const messageCode = page.waitForResponse(isToast);
  await openFilledIn(page, name);
  // The first touch fetches the code for sending; nobody fills in a form faster than that.
  await sendingCode;
  await (await messageCode).finished();
  await context.setOffline(true);
  await send(page);
  await expect(page.getByRole("button", { name: "Versturen..." })).toBeDisabled();
  await expectFailure(page, name);
  expect(await rowsOf("contact_submissions", name)).toEqual([]);

  await context.setOffline(false);
  await send(page);
  await expect(page).toHaveURL("/bedankt");
  await expectOneRowAndOneMail(name);
});

test("two answers of 503: the visitor notices nothing", async ({ page }) => {
  const name = unique("Even weg");
  let failures = 0;
  await page.route(toTable, (route) =>
    failures++ < 2 ? route.fulfill({ status: 503, json: {} }) : route.continue(),
  );
  await openFilledIn(page, name);
  await send(page);
  await expect(page).toHaveURL("/bedankt");
  await expectOneRowAndOneMail(name);
});

test("the database is busy and says when to come back: the visitor notices nothing", async ({ page }) => {
  const name = unique("Druk");
  let isBusy = true;
  await page.route(toTable, (route) => {
    if (!isBusy) return route.continue();
    isBusy = false;
    const json = { code: "busy", message: "Too busy.", details: "Retry-After: 2", hint: null };
    return route.fulfill({ status: 503, headers: { "retry-after": "2" }, json });
  });
  await openFilledIn(page, name);
  await send(page);
  await expect(page).toHaveURL("/bedankt");
  await expectOneRowAndOneMail(name);
});

test("the answer gets lost after the row was stored: still one row", async ({ page }) => {
  const name = unique("Antwoord kwijt");
  let first = true;
  await page.route(toTable, async (route) => {
    if (!first) return route.continue();
    first = false;
    await route.fetch();
    await route.abort("connectionreset");
  });
  await openFilledIn(page, name);
  await send(page);
  await expect(page).toHaveURL("/bedankt");
  await expectOneRowAndOneMail(name);
});

/** An attempt is given up after this long; then comes the next, or the message. */
const silenceMs = 10_000;

for (const [when, reachesTheDatabase] of [
  ["before the row was stored", false],
  ["after the row was stored", true],
] as const) {
  test(`no answer within ten seconds, ${when}: the second attempt, and one row`, async ({ page }) => {
    const name = unique("Stilte");
    let attempts = 0;
    await page.clock.install();
    await page.route(toTable, async (route) => {
      if (attempts++ > 0) return route.continue();
      if (reachesTheDatabase) await route.fetch();
      // And never a word to the page.
    });
    await openFilledIn(page, name);
    await send(page);
    await expect.poll(() => attempts).toBe(1);
    await page.clock.fastForward(silenceMs);
    await expect(page).toHaveURL("/bedankt");
    expect(attempts).toBe(2);
    await expectOneRowAndOneMail(name);
  });
}

test("no answer at all: none is stored, and the visitor is told", async ({ page }) => {
  const name = unique("Alleen stilte");
  let attempts = 0;
  await page.route(toTable, () => {
    attempts++;
  });
  await page.clock.install();
  await openFilledIn(page, name);
  await send(page);
  for (const attempt of [1, 2]) {
    await expect.poll(() => attempts).toBe(attempt);
    await page.clock.fastForward(silenceMs);
  }
  await expectFailure(page, name);
  expect(await rowsOf("contact_submissions", name)).toEqual([]);
  await runSchedule();
  expect(await mailsAbout(name)).toEqual([]);
});

for (const status of [500, 429]) {
  test(`${status}: told at once, after one attempt`, async ({ page }) => {
    let attempts = 0;
    await page.route(toTable, (route) => {
      attempts++;
      return route.fulfill({ status, json: { message: "x" } });
    });
    const name = unique("Geweigerd");
    await openFilledIn(page, name);
    await send(page);
    await expectFailure(page, name);
    expect(attempts).toBe(1);
  });
}

test("a reload while the request is under way, and the same request again: one row", async ({ page }) => {
  const name = unique("Herladen");
  let stored = () => {};
  const isStored = new Promise<void>((resolve) => {
    stored = resolve;
  });
  let leave = () => {};
  const hasLeft = new Promise<void>((resolve) => {
    leave = resolve;
  });
  const holdAnswer = async (route: Route) => {
    await route.fetch();
    stored();
    // The page never hears of it.
    await hasLeft;
    await route.abort().catch(() => {});
  };
  await page.route(toTable, holdAnswer, { times: 1 });
  await openFilledIn(page, name);
  await send(page);
  await isStored;
  await page.reload();
  leave();
  // The draft is back, so all there is to do is to send it.
  await expect(field(page, "message")).toHaveValue("Het lekt bij de schoorsteen.");
  await send(page);
  await expect(page).toHaveURL("/bedankt");
  await expectOneRowAndOneMail(name);
});

/** Goes from the home page to the form, as a visitor does, and sends it. */
async function sendFromHome(page: Page, name: string) {
  await visit(page, "/");
  await linkTo(page.locator("main"), "/contact").click();
  await expect(page).toHaveURL("/contact");
  await fillIn(page, name);
  await send(page);
  await expect(page.getByRole("button", { name: "Versturen..." })).toBeDisabled();
}

test("Back while the request is under way: a message says that it was sent, and the page stays", async ({
  page,
}) => {
  const name = unique("Weggegaan");
  const release = await hold(page, toTable);
  await sendFromHome(page, name);
  await page.goBack();
  await expect(page).toHaveURL("/");
  await expect(page.getByRole("button", { name: "Versturen..." })).toHaveCount(0);
  release();
  await expect(page.getByText("Aanvraag verzonden!", { exact: true })).toBeVisible();
  await expectOneRowAndOneMail(name);
  await expect(page).toHaveURL("/");
  await page.goForward();
  await expect(field(page, "name")).toHaveValue("");
});

test("a link followed while the request is under way: a message says that it was sent, and the link's page comes", async ({
  page,
}) => {
  const name = unique("Onderweg");
  const answer = await hold(page, toTable);
  // The first touch fetches the message, which would otherwise wait as the next page does.
  const messageCode = page.waitForResponse(isToast);
  await openFilledIn(page, name);
  await send(page);
  await (await messageCode).finished();
  await expect(page.getByRole("button", { name: "Versturen..." })).toBeDisabled();
  const nextPage = await hold(page, "**/assets/*.js");
  const asked = page.waitForRequest("**/assets/*.js");
  await linkTo(page.locator("header"), "/faq").click();
  await asked;
  answer();
  await expect(page.getByText("Aanvraag verzonden!", { exact: true })).toBeVisible();
  await expect(page).toHaveURL("/contact");
  nextPage();
  await expect(page).toHaveURL("/faq");
  await expect(
    page.getByRole("heading", { level: 1, name: content["paginas/faq.yaml"].heading }),
  ).toBeFocused();
  await expectOneRowAndOneMail(name);
  await expect(page).toHaveURL("/faq");
});

test("elsewhere while the request fails: a message says so, and the form still holds everything", async ({
  page,
}) => {
  const name = unique("Weggegaan met pech");
  let fail = () => {};
  const failed = new Promise<void>((resolve) => {
    fail = resolve;
  });
  await page.route(toTable, async (route) => {
    await failed;
    await route.fulfill({ status: 500, json: { message: "x" } });
  });
  await sendFromHome(page, name);
  await linkTo(page.locator("header"), "/faq").click();
  await expect(page).toHaveURL("/faq");
  fail();
  await expect(page.getByText("❌ Er is iets misgegaan", { exact: true })).toBeVisible();
  await expect(page).toHaveURL("/faq");
  await page.goBack();
  await expect(field(page, "name")).toHaveValue(name);
  await expect(page.getByLabel("Dakgoten")).toBeChecked();
});

test("Back to the form, and the same request again: one row", async ({ page }) => {
  const name = unique("Terug");
  await openFilledIn(page, name);
  await send(page);
  await expect(page).toHaveURL("/bedankt");
  await page.goBack();
  await fillIn(page, name);
  await send(page);
  await expect(page).toHaveURL("/bedankt");
  await expectOneRowAndOneMail(name);
});

test("the function is down: the schedule mails it", async ({ page }) => {
  const name = unique("Functie weg");
  await page.route(toFunction, (route) => route.fulfill({ status: 503, json: {} }));
  await openFilledIn(page, name);
  await send(page);
  await expect(page).toHaveURL("/bedankt");
  await runSchedule();
  await expectOneRowAndOneMail(name);
});

import type { Page, Route } from "playwright/test";
import { paths } from "../../src/lib/paths";
import { quote } from "../sample-quote";
import { mailsAbout, rowsOf, runSchedule, serveWithFarBackend } from "./backend";
import { content, linkTo, shell } from "./content";
import { expect, field, fillIn, hold, submitButton, test, toastCode, unique, visit } from "./site";

/* What can go wrong between the form and the mailbox: one row and one mail in the end, or none and a clear message. */

const toTable = "**/rest/v1/contact_submissions*";
const toFunction = "**/functions/v1/send-quote-email";

async function openFilledIn(page: Page, name: string) {
  await visit(page, "/contact");
  await fillIn(page, name);
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
  const messageCode = page.waitForResponse(toastCode);
  await openFilledIn(page, name);
  // Fetched at the first touch; nobody fills in a form faster than that.
  await (await messageCode).finished();
  await context.setOffline(true);
  await send(page);
  await expect(page.getByRole("button", { name: "Versturen..." })).toBeDisabled();
  await expectFailure(page, name);
  expect(await rowsOf("contact_submissions", name)).toEqual([]);

  await context.setOffline(false);
  await send(page);
  await expect(page).toHaveURL("/bedankt");
  // The message of the first attempt would contradict this page.
  await expect(page.locator(".toast")).toHaveCount(0, { timeout: 1_000 });
  await expectOneRowAndOneMail(name);
});

test("the code that sends cannot be fetched: the request goes out without it", async ({ page }) => {
  const name = unique("Zonder bibliotheek");
  await visit(page, "/contact");
  await page.route("**/assets/*.js", (route) => route.abort());
  await fillIn(page, name);
  await send(page);
  await expect.poll(() => rowsOf("contact_submissions", name)).toHaveLength(1);
  await runSchedule();
  await expectOneRowAndOneMail(name);
});

test("the network is lost once the request is stored: the thank-you page comes all the same", async ({
  page,
  context,
}) => {
  const name = unique("Net op tijd");
  const nextPage = page.waitForResponse("**/assets/bedankt-*.js");
  await openFilledIn(page, name);
  await (await nextPage).finished();
  await page.route(toTable, async (route) => {
    const response = await route.fetch();
    await context.setOffline(true);
    await route.fulfill({ response });
  });
  await send(page);
  await expect(page).toHaveURL("/bedankt");
  await expect(page.getByText(quote.message)).toBeVisible();
  await context.setOffline(false);
  await runSchedule();
  await expectOneRowAndOneMail(name);
});

test("the thank-you page cannot be loaded: the visitor reads that the request is in", async ({ page }) => {
  const name = unique("Geen bedankpagina");
  await page.addInitScript(() => sessionStorage.setItem("reloaded-at", String(Date.now() - 30_000)));
  await page.route("**/assets/bedankt-*.js", (route) => route.abort());
  await openFilledIn(page, name);
  await send(page);
  await expect(page.getByRole("heading", { level: 1, name: shell.loadError.received })).toBeFocused();
  await expectOneRowAndOneMail(name);
});

test("a visitor who leaves just after the click, with a backend of another origin far away: stored", async ({
  page,
}) => {
  const name = unique("Al weg");
  const { siteAddress, firstMethod, close } = await serveWithFarBackend(300);
  const messageCode = page.waitForResponse(toastCode);
  await visit(page, `${siteAddress}/contact`);
  await fillIn(page, name);
  await (await messageCode).finished();
  await send(page);
  // The browser asks first whether it may send.
  expect(await firstMethod).toBe("OPTIONS");
  await page.goto("about:blank");
  await expect.poll(() => rowsOf("contact_submissions", name), { timeout: 5_000 }).toHaveLength(1);
  close();
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

test("no answer within five seconds, though the row was stored: a second attempt, and one row", async ({
  page,
}) => {
  const name = unique("Stilte");
  let attempts = 0;
  await page.clock.install();
  await page.route(toTable, async (route) => {
    if (attempts++ > 0) return route.continue();
    await route.fetch();
    // And never a word to the page.
  });
  await openFilledIn(page, name);
  await send(page);
  await expect.poll(() => attempts).toBe(1);
  await page.clock.fastForward(5_000);
  await expect(page).toHaveURL("/bedankt");
  expect(attempts).toBe(2);
  await expectOneRowAndOneMail(name);
});

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
  await expect(field(page, "message")).toHaveValue(quote.message);
  await send(page);
  await expect(page).toHaveURL("/bedankt");
  await expectOneRowAndOneMail(name);
});

/** Goes from the home page to the form, as a visitor does, and sends it. */
async function sendFromHome(page: Page, name: string) {
  await visit(page, "/");
  await linkTo(page.locator("main"), paths.quote).click();
  await expect(page).toHaveURL(paths.quote);
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
  const messageCode = page.waitForResponse(toastCode);
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
    await route.fulfill({ status: 429, json: { message: "x" } });
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

test("the function is down: the visitor notices nothing, and the schedule mails it", async ({
  page,
  problems,
}) => {
  const name = unique("Functie weg");
  await page.route(toFunction, (route) => route.fulfill({ status: 503, json: {} }));
  await openFilledIn(page, name);
  await send(page);
  await expect(page).toHaveURL("/bedankt");
  await expect.poll(() => problems.some((problem) => problem.includes("not mailed"))).toBe(true);
  await runSchedule();
  await expectOneRowAndOneMail(name);
});

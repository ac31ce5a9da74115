import type { Page, Route } from "playwright/test";
import { paths } from "../../src/lib/paths";
import { serviceOptions } from "../../supabase/functions/_shared/quote-request";
import { quote } from "../sample-quote";
import { mailsAbout, rowsOf, runSchedule, serveWithFarBackend } from "./backend";
import { company, forms, linkTo, shell } from "./content";
import {
  expect,
  field,
  fillIn,
  hold,
  submitButton,
  test,
  toastPlace,
  unique,
  untilHydrated,
  visit,
} from "./site";

/* What can go wrong between the form and the mailbox: in the end one row and one mail, or none and a clear message. */

const { step } = test;

/** The code that shows toasts. */
const toastCode = "**/assets/toast-view-*.js";
const toTable = "**/rest/v1/contact_submissions*";

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

test.use({
  expectedProblems:
    /Request to http|could not be stored|not mailed|Failed to (?:load resource|fetch)|net::ERR/,
});

test("a request that is not stored", async ({ page, context }) => {
  const name = unique("Tegenslag");
  const messageCode = page.waitForResponse(toastCode);
  await visit(page, "/contact");
  await page.getByLabel(serviceOptions.daklekkage).check();
  await fillIn(page, name);
  // The first touch fetches it, and nobody fills in a form faster than that.
  await (await messageCode).finished();

  await step("keeps the entries while there is no network", async () => {
    await context.setOffline(true);
    await send(page);
    await expectFailure(page, name);
    await context.setOffline(false);
  });
  await step("keeps them when the database refuses it", async () => {
    await page.route(
      toTable,
      (route) => route.continue({ postData: { ...route.request().postDataJSON(), services: ["Zwembad"] } }),
      { times: 1 },
    );
    const refusal = page.waitForResponse(toTable);
    await send(page);
    expect((await refusal).status()).toBe(400);
    await expectFailure(page, name);
  });
  await step("says what to do, without a word of the database", async () => {
    const text = "Kon de aanvraag niet versturen. Probeer het later opnieuw of neem telefonisch contact op.";
    await expect(page.getByText(text, { exact: true })).toBeVisible();
    await expect(page.locator("body")).not.toContainText(/service_option/);
    await expect(page.getByLabel("Dakgoten")).toBeChecked();
  });
  await step("offers the emergency number first, where it is about a leak", async () => {
    const call = page.locator('form :focus a[href^="tel:"]').first();
    await expect(call).toHaveAttribute("href", `tel:${company.emergencyPhone.dial}`);
  });
  await step("is one row and one mail once it can be sent", async () => {
    await send(page);
    await expect(page).toHaveURL("/bedankt");
    await expectOneRowAndOneMail(name);
  });
  await step("leaves no message of the failure on /bedankt", async () => {
    await expect(toastPlace(page).getByRole("listitem")).toHaveCount(0);
  });
});

test("a form that Firefox kept while it was sent begins again", async ({ page }) => {
  const name = unique("Even naar een andere site");
  await openFilledIn(page, name);
  // Stored, but nobody hears the answer.
  await page.route(toTable, (route) => void route.fetch(), { times: 1 });
  await send(page);
  await expect.poll(() => rowsOf("contact_submissions", name)).toHaveLength(1);
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true })));
  await expect(submitButton(page)).toBeEnabled();
  await untilHydrated(page);
  await expect(field(page, "name")).toHaveValue(name);
  // Without a new beginning it would be a failure, half a minute later.
  await expect(page.getByText(forms.fallback.failed)).toHaveCount(0);
  await send(page);
  await expect(page).toHaveURL("/bedankt");
  await expectOneRowAndOneMail(name);
});

test("/bedankt comes even when the network is lost after storing", async ({ page, context, problems }) => {
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
  await expect.poll(() => problems.some((problem) => problem.includes("not mailed"))).toBe(true);
  expect(await rowsOf("contact_submissions", name)).toHaveLength(1);
});

test("a form begun before the scripts ran is ready for a failure", async ({ page, context }) => {
  const name = unique("Vlug begonnen");
  const release = await hold(page, "**/assets/*.js");
  await page.goto("/contact");
  await page.getByLabel(serviceOptions.daklekkage).check();
  await fillIn(page, name);
  const messageCode = page.waitForResponse(toastCode);
  release();
  await (await messageCode).finished();
  // supabase-js, which sends, is fetched at the same time.
  await page.waitForLoadState("networkidle");
  await context.setOffline(true);
  await send(page);
  await expectFailure(page, name);
});

test("a visitor reads that the request is in where /bedankt cannot come", async ({ page }) => {
  const name = unique("Geen bedankpagina");
  await page.route("**/assets/bedankt-*.js", (route) => route.abort());
  await openFilledIn(page, name);
  await send(page);
  await expect(page.getByRole("heading", { level: 1, name: shell.loadError.received })).toBeFocused();
  await expectOneRowAndOneMail(name);
});

test("a form stays busy after storing until /bedankt comes", async ({ page }) => {
  const name = unique("Trage bedankpagina");
  const release = await hold(page, "**/assets/bedankt-*.js");
  await openFilledIn(page, name);
  const mailAsked = page.waitForResponse("**/functions/v1/send-quote-email");
  await send(page);
  await mailAsked;
  await expect(page.getByRole("button", { name: "Versturen..." })).toBeDisabled();
  release();
  await expect(page).toHaveURL("/bedankt");
  await expectOneRowAndOneMail(name);
});

test("a request is stored though the tab is closed just after the press", async ({ page }) => {
  const name = unique("Al weg");
  const { siteAddress, firstMethod, close } = await serveWithFarBackend(page, 300);
  const messageCode = page.waitForResponse(toastCode);
  await visit(page, `${siteAddress}/contact`);
  await fillIn(page, name);
  await (await messageCode).finished();
  await send(page);
  // The browser sends a preflight first.
  expect(await firstMethod).toBe("OPTIONS");
  await page.close();
  await expect.poll(() => rowsOf("contact_submissions", name)).toHaveLength(1);
  close();
});

test("a request that gets no answer", async ({ page, context }) => {
  const name = unique("Stilte");
  // The row is stored, but the page gets no answer.
  const staySilent = () => page.route(toTable, async (route) => void (await route.fetch()), { times: 1 });
  await page.clock.install();
  await openFilledIn(page, name);
  await staySilent();
  await send(page);
  await expect.poll(() => rowsOf("contact_submissions", name)).toHaveLength(1);

  await step("asks for patience after 4 seconds", async () => {
    await page.clock.fastForward(4_000);
    await expect(page.getByRole("status").filter({ hasText: forms.slow })).toBeVisible();
  });
  await step("has failed after 30 seconds", async () => {
    await page.clock.fastForward(26_000);
    await expectFailure(page, name);
  });
  await step("what was typed survives a reload while it is sent", async () => {
    await staySilent();
    const stored = page.waitForRequest(toTable);
    await send(page);
    await stored;
    await page.reload();
    await expect(field(page, "name")).toHaveValue(name);
    await expect(field(page, "message")).toHaveValue(quote.message);
    await expect(page.getByLabel("Dakgoten")).toBeChecked();
  });
  await step("another tab has nothing of it", async () => {
    const other = await context.newPage();
    await visit(other, "/contact");
    await expect(field(other, "name")).toHaveValue("");
    await other.close();
  });
  await step("sent again, it is one row and one mail", async () => {
    await send(page);
    await expect(page).toHaveURL("/bedankt");
    await expectOneRowAndOneMail(name);
  });
  await step("then the form is empty", async () => {
    await visit(page, "/contact");
    await expect(field(page, "name")).toHaveValue("");
    await expect(page.getByRole("checkbox", { checked: true })).toHaveCount(0);
  });
});

test("a visitor goes to another page while the request is sent", async ({ page }) => {
  const name = unique("Weggegaan");
  await page.route(toTable, (route) => route.fulfill({ status: 429, json: { message: "x" } }), { times: 1 });
  const fail = await hold(page, toTable);
  const busy = page.getByRole("button", { name: "Versturen..." });
  await visit(page, "/");
  await linkTo(page.locator("main"), paths.contact).click();
  await expect(page).toHaveURL(paths.contact);
  await fillIn(page, name);
  await send(page);
  await expect(busy).toBeDisabled();

  await step("a toast there says that it failed", async () => {
    await linkTo(page.locator("header"), paths.projects).click();
    await expect(page).toHaveURL(paths.projects);
    fail();
    await expect(page.getByText("❌ Er is iets misgegaan", { exact: true })).toBeVisible();
    await expect(page).toHaveURL(paths.projects);
  });
  await step("Back leads to what was typed", async () => {
    await page.goBack();
    await expect(field(page, "name")).toHaveValue(name);
    await expect(page.getByLabel("Dakgoten")).toBeChecked();
  });
  await step("a toast there says that it was sent", async () => {
    const release = await hold(page, toTable);
    await send(page);
    await expect(busy).toBeDisabled();
    await page.goBack();
    await expect(page).toHaveURL("/");
    await expect(busy).toHaveCount(0);
    release();
    await expect(page.getByText("Aanvraag verzonden!", { exact: true })).toBeVisible();
    await expectOneRowAndOneMail(name);
  });
  await step("Forward leads to an empty form", async () => {
    await page.goForward();
    await expect(field(page, "name")).toHaveValue("");
  });
});

/** Answers for supabase-js, which sends; other code is passed on. */
const answerForLibrary = (page: Page, answer: (route: Route) => Promise<void>) =>
  page.route("**/assets/dist-*.js", async (route) => {
    const response = await route.fetch();
    const isLibrary = (await response.text()).includes("supabaseKey is required");
    return isLibrary ? answer(route) : route.fulfill({ response });
  });

test("a form whose code for sending hangs has failed after 30 seconds", async ({ page }) => {
  const name = unique("In de tunnel");
  await answerForLibrary(page, async () => {});
  await page.clock.install();
  await openFilledIn(page, name);
  await send(page);
  await expect(page.getByRole("button", { name: "Versturen..." })).toBeDisabled();
  await page.clock.fastForward(30_000);
  await expectFailure(page, name);
});

test("a form whose code for sending cannot be fetched", async ({ page }) => {
  const name = unique("In de lift");
  const documents: string[] = [];
  page.on("request", (request) => request.isNavigationRequest() && documents.push(request.url()));
  await answerForLibrary(page, (route) => route.abort());
  await openFilledIn(page, name);
  await step("says that it was not sent, with the phone", async () => {
    await send(page);
    await expectFailure(page, name);
    await expect(page.locator("form :focus")).toContainText(company.phone.display);
  });
  await step("never loads the page anew meanwhile", async () => {
    expect(documents).toHaveLength(1);
    await untilHydrated(page);
  });
  await step("sends at the next press once the code can be fetched", async () => {
    await page.unrouteAll({ behavior: "ignoreErrors" });
    await send(page);
    await expect(page).toHaveURL("/bedankt");
    await expectOneRowAndOneMail(name);
  });
});

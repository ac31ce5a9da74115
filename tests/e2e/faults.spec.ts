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
  toastCode,
  toastPlace,
  unique,
  untilHydrated,
  visit,
  watchPosts,
} from "./site";

/* What can go wrong between the form and the mailbox: one row and one mail in the end, or none and a clear message. */

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

test("what is not stored is sent once for each press, and the entries stay until it is; nobody reads why", async ({
  page,
  context,
}) => {
  const name = unique("Tegenslag");
  const posts = watchPosts(page);
  const messageCode = page.waitForResponse(toastCode);
  await visit(page, "/contact");
  await page.getByLabel(serviceOptions.daklekkage).check();
  await fillIn(page, name);
  // Fetched at the first touch; nobody fills in a form faster than that.
  await (await messageCode).finished();
  await context.setOffline(true);
  await send(page);
  await expectFailure(page, name);
  await context.setOffline(false);

  const noOption = (route: Route) =>
    route.continue({ postData: { ...route.request().postDataJSON(), services: ["Zwembad"] } });
  const answers = [400, 503, 520].map((status) => (route: Route) => route.fulfill({ status, json: {} }));
  for (const answer of [...answers, (route: Route) => route.abort(), noOption]) {
    posts.length = 0;
    await page.route(toTable, answer, { times: 1 });
    await page.getByRole("button", { name: shell.toast.close }).click();
    await expect(toastPlace(page).getByRole("listitem")).toHaveCount(0);
    await send(page);
    await expectFailure(page, name);
    expect(posts).toHaveLength(1);
  }
  await expect(
    page.getByText(
      "Kon de aanvraag niet versturen. Probeer het later opnieuw of neem telefonisch contact op.",
      { exact: true },
    ),
  ).toBeVisible();
  await expect(page.locator("body")).not.toContainText(/service_option/);
  await expect(page.getByLabel("Dakgoten")).toBeChecked();
  // With a leak nobody should wait until the office opens.
  await expect(page.locator('form :focus a[href^="tel:"]').first()).toHaveAttribute(
    "href",
    `tel:${company.emergencyPhone.dial}`,
  );

  await send(page);
  await expect(page).toHaveURL("/bedankt");
  // The message of the failure would contradict this page.
  await expect(toastPlace(page).getByRole("listitem")).toHaveCount(0, { timeout: 1_000 });
  await expectOneRowAndOneMail(name);
});

test("the network is lost once the request is stored: /bedankt comes all the same", async ({
  page,
  context,
  problems,
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
  await expect.poll(() => problems.some((problem) => problem.includes("not mailed"))).toBe(true);
  expect(await rowsOf("contact_submissions", name)).toHaveLength(1);
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

test("the tab is closed just after the press, with a backend of another origin far away: stored", async ({
  page,
}) => {
  const name = unique("Al weg");
  const { siteAddress, firstMethod, close } = await serveWithFarBackend(page, 300);
  const messageCode = page.waitForResponse(toastCode);
  await visit(page, `${siteAddress}/contact`);
  await fillIn(page, name);
  await (await messageCode).finished();
  await send(page);
  // The browser asks first whether it may send.
  expect(await firstMethod).toBe("OPTIONS");
  await page.close();
  await expect.poll(() => rowsOf("contact_submissions", name)).toHaveLength(1);
  close();
});

test("no answer: patience is asked for after 4 s, the toast comes after 30; sent again, it is one row", async ({
  page,
  context,
}) => {
  const name = unique("Stilte");
  // Stored, and never a word to the page.
  const staySilent = () => page.route(toTable, async (route) => void (await route.fetch()), { times: 1 });
  await page.clock.install();
  await openFilledIn(page, name);
  await staySilent();
  await send(page);
  await expect.poll(() => rowsOf("contact_submissions", name)).toHaveLength(1);
  await page.clock.fastForward(4_000);
  await expect(page.getByRole("status").filter({ hasText: forms.slow })).toBeVisible();
  await page.clock.fastForward(26_000);
  await expectFailure(page, name);

  await test.step("what was typed survives a reload while it is sent, in its tab only", async () => {
    await staySilent();
    const stored = page.waitForRequest(toTable);
    await send(page);
    await stored;
    await page.reload();
    await expect(field(page, "name")).toHaveValue(name);
    await expect(field(page, "message")).toHaveValue(quote.message);
    await expect(page.getByLabel("Dakgoten")).toBeChecked();
    const other = await context.newPage();
    await visit(other, "/contact");
    await expect(field(other, "name")).toHaveValue("");
    await other.close();
  });
  await send(page);
  await expect(page).toHaveURL("/bedankt");
  await expectOneRowAndOneMail(name);
  await visit(page, "/contact");
  await expect(field(page, "name")).toHaveValue("");
  await expect(page.getByRole("checkbox", { checked: true })).toHaveCount(0);
});

test("elsewhere while the request is under way: a toast says what came of it, and a failed one is kept", async ({
  page,
}) => {
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
  await linkTo(page.locator("header"), paths.projects).click();
  await expect(page).toHaveURL(paths.projects);
  fail();
  await expect(page.getByText("❌ Er is iets misgegaan", { exact: true })).toBeVisible();
  await expect(page).toHaveURL(paths.projects);
  await page.goBack();
  await expect(field(page, "name")).toHaveValue(name);
  await expect(page.getByLabel("Dakgoten")).toBeChecked();

  const release = await hold(page, toTable);
  await send(page);
  await expect(busy).toBeDisabled();
  await page.goBack();
  await expect(page).toHaveURL("/");
  await expect(busy).toHaveCount(0);
  release();
  await expect(page.getByText("Aanvraag verzonden!", { exact: true })).toBeVisible();
  await expectOneRowAndOneMail(name);
  await page.goForward();
  await expect(field(page, "name")).toHaveValue("");
});

test("a client that cannot be fetched: one reload, then the failure toast; the draft is sent once it can", async ({
  page,
}) => {
  const name = unique("In de lift");
  const documents: string[] = [];
  page.on("request", (request) => request.isNavigationRequest() && documents.push(request.url()));
  await page.route("**/assets/dist-*.js", async (route) => {
    const response = await route.fetch();
    const isClient = (await response.text()).includes("supabaseKey is required");
    return isClient ? route.abort() : route.fulfill({ response });
  });
  await visit(page, "/contact");
  await field(page, "name").fill(name);
  await expect.poll(() => documents.length).toBe(2);
  await untilHydrated(page);
  await expect(field(page, "name")).toHaveValue(name);
  await fillIn(page, name);
  await send(page);
  await expectFailure(page, name);
  await expect(page.locator("form :focus")).toContainText(company.phone.display);
  expect(documents).toHaveLength(2);
  await page.unrouteAll({ behavior: "ignoreErrors" });
  await page.reload();
  await untilHydrated(page);
  await send(page);
  await expect(page).toHaveURL("/bedankt");
  await expectOneRowAndOneMail(name);
});

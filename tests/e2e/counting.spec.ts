import type { Page } from "playwright/test";
import { embeddedKeys } from "../../embedded/environment";
import { rowsOf, siteOrigin, timesCounted } from "./backend";
import { cityPath, forms, linkTo, shell } from "./content";
import { expect, field, goToForm, submitButton, test, unique, untilHydrated, visit } from "./site";

const endpoint = "**/rest/v1/rpc/count_events";

interface Sent {
  page: string;
  event: string;
  detail: string;
}

/** What the page sends from now on, event by event. */
function watch(page: Page): Sent[] {
  const sent: Sent[] = [];
  page.context().on("request", (request) => {
    if (request.url().endsWith("/rpc/count_events")) sent.push(...request.postDataJSON().events);
  });
  return sent;
}

/**
 * Says that the page is left, without leaving it: the test does not get to see what a page
 * sends at its very end. The first test does leave, and looks in the database.
 */
const leave = (page: Page) => page.evaluate(() => window.dispatchEvent(new PageTransitionEvent("pagehide")));

/** Follows the phone link of the page without dialling, which this machine cannot. */
async function tapPhone(page: Page) {
  await page.evaluate(() =>
    document.addEventListener("click", (event) => event.preventDefault(), { capture: true, once: true }),
  );
  await page.locator('main a[href^="tel:"]').first().click();
}

test("what happened is in the database once the visitor has left the site", async ({ page }) => {
  const path = cityPath;
  const before = [await timesCounted(path, "view"), await timesCounted(path, "phone")];
  await visit(page, path);
  await tapPhone(page);
  await page.goto("about:blank");
  const now = async () => [await timesCounted(path, "view"), await timesCounted(path, "phone")];
  // Other tests may visit the page meanwhile.
  await expect
    .poll(async () => (await now()).every((times, index) => times > (before[index] ?? 0)))
    .toBe(true);
});

test("views, a tapped phone number, the chat and the way to the form are counted under their page", async ({
  page,
}) => {
  const path = cityPath;
  const sent = watch(page);
  await visit(page, path);
  await tapPhone(page);
  await page.getByRole("link", { name: shell.floating.chat }).evaluate((link: HTMLElement) => {
    link.addEventListener("click", (event) => event.preventDefault(), { once: true });
    link.click();
  });
  await linkTo(page.locator("main"), "/contact").click();
  await expect(page).toHaveURL("/contact");
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  await leave(page);
  await expect
    .poll(() => sent)
    .toEqual([
      { page: path, event: "view", detail: "" },
      { page: path, event: "phone", detail: "" },
      { page: path, event: "chat", detail: "" },
      { page: path, event: "contact", detail: "" },
      { page: "/contact", event: "view", detail: "" },
    ]);
});

test("a visit that goes on is counted while it lasts", async ({ page }) => {
  const sent = watch(page);
  await visit(page, "/faq");
  await expect.poll(() => sent).toEqual([{ page: "/faq", event: "view", detail: "" }]);
});

test("of a quote request, its start, each field with an error and its sending are counted, once each", async ({
  page,
}) => {
  const before = await timesCounted("/contact", "sent", "quote");
  const sent = watch(page);
  const name = unique("Geteld");
  await visit(page, "/contact");
  await field(page, "name").fill(name);
  for (let attempt = 0; attempt < 2; attempt++) {
    await submitButton(page).click();
    await expect(page.getByRole("alert")).toContainText(forms.errors.heading);
  }
  await field(page, "phone").fill("06 12345678");
  await field(page, "email").fill("jan@example.nl");
  await field(page, "message").fill("Het lekt.");
  await page.getByLabel("Dakgoten").check();
  await submitButton(page).click();
  await expect(page).toHaveURL("/bedankt");
  await leave(page);
  await expect.poll(() => timesCounted("/contact", "sent", "quote")).toBeGreaterThan(before);
  expect(sent.map(({ event, detail }) => `${event} ${detail}`)).toEqual([
    "view ",
    "start quote",
    "error quote.services",
    "error quote.phone",
    "error quote.email",
    "error quote.message",
    "sent quote",
  ]);
  expect(JSON.stringify(sent)).not.toContain(name);
});

test("a call-back request is counted too", async ({ page }) => {
  const sent = watch(page);
  await visit(page, "/");
  await goToForm(page);
  await page.getByPlaceholder("Uw naam").fill(unique("Geteld"));
  await submitButton(page).click();
  await page.getByPlaceholder("Uw telefoonnummer").fill("06 12345678");
  await submitButton(page).click();
  await expect(page.getByText("Aanvraag verzonden!", { exact: true })).toBeVisible();
  await leave(page);
  await expect
    .poll(() => sent)
    .toEqual([
      { page: "/", event: "view", detail: "" },
      { page: "/", event: "start", detail: "callback" },
      { page: "/", event: "error", detail: "callback.phone" },
      { page: "/", event: "sent", detail: "callback" },
    ]);
});

test("counting sends no cookie, reads none and keeps nothing on the device", async ({ page, context }) => {
  await context.addCookies([{ name: "old", value: "1", url: siteOrigin }]);
  const asked = page.waitForRequest(endpoint);
  await visit(page, "/faq");
  await leave(page);
  const headers = await (await asked).allHeaders();
  expect(headers).toMatchObject({ apikey: embeddedKeys.publishable });
  expect(headers.cookie).toBeUndefined();
  await page.goto("/faq");
  expect((await context.cookies()).map(({ name }) => name)).toEqual(["old"]);
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
});

for (const [signal, property, value] of [
  ["Do Not Track", "doNotTrack", "1"],
  ["Global Privacy Control", "globalPrivacyControl", true],
] as const) {
  test(`with ${signal} on, nothing is counted`, async ({ page }) => {
    await page.addInitScript(
      ([name, on]) => Object.defineProperty(Navigator.prototype, name, { get: () => on }),
      [property, value] as const,
    );
    const sent = watch(page);
    await visit(page, "/over-ons");
    await tapPhone(page);
    await leave(page);
    // The next visit without it shows that the one before would have been seen by now.
    const other = await page.context().newPage();
    await visit(other, "/werkgebied");
    await leave(other);
    await expect.poll(() => sent).toEqual([{ page: "/werkgebied", event: "view", detail: "" }]);
  });
}

test("a page that the browser only prepares is not counted until it is shown", async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(document, "prerendering", { value: true, configurable: true }),
  );
  const sent = watch(page);
  await visit(page, "/diensten");
  await leave(page);
  expect(sent).toEqual([]);
  await page.evaluate(() => Object.defineProperty(document, "prerendering", { value: false }));
  await leave(page);
  await expect.poll(() => sent).toEqual([{ page: "/diensten", event: "view", detail: "" }]);
});

test("an address that is no page of the site is not passed on", async ({ page, problems }) => {
  const sent = watch(page);
  for (const path of ["/dakdekker/jan-de-vries", "/jan-de-vries"]) {
    await page.goto(path);
    await untilHydrated(page);
    await tapPhone(page);
  }
  problems.length = 0;
  await linkTo(page.locator("footer"), "/faq").click();
  await expect(page).toHaveURL("/faq");
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  await leave(page);
  await expect.poll(() => sent).toEqual([{ page: "/faq", event: "view", detail: "" }]);
});

test("where counting is down, a form works all the same", async ({ page, problems }) => {
  const name = unique("Zonder tellen");
  await page.route(endpoint, (route) => route.abort());
  await visit(page, "/");
  await goToForm(page);
  await page.getByPlaceholder("Uw naam").fill(name);
  await page.getByPlaceholder("Uw telefoonnummer").fill("06 12345678");
  await leave(page);
  await submitButton(page).click();
  await expect(page.getByText("Aanvraag verzonden!", { exact: true })).toBeVisible();
  expect(await rowsOf("callback_requests", name)).toHaveLength(1);
  // The browser's own line about the request; the page itself has nothing to say.
  expect(problems.filter((problem) => !/Failed to load resource/.test(problem))).toEqual([]);
  problems.length = 0;
});

test("without a network nothing is sent, and it is counted once the network is back", async ({
  page,
  context,
}) => {
  const sent = watch(page);
  await visit(page, "/over-ons");
  await context.setOffline(true);
  await tapPhone(page);
  await leave(page);
  expect(sent.map(({ event }) => event)).not.toContain("phone");
  await context.setOffline(false);
  await leave(page);
  await expect.poll(() => sent.map(({ event }) => event)).toEqual(["view", "phone"]);
});

/** What no visitor of another test does meanwhile. */
const chat = { page: "/toegankelijkheid", event: "chat" };
const call = (body: string, headers: Record<string, string> = { apikey: embeddedKeys.publishable }) =>
  fetch(`${siteOrigin}/rest/v1/rpc/count_events`, {
    method: "POST",
    headers: { "content-type": "application/json", ...headers },
    body,
  });

test.describe("A call by a stranger", () => {
  test.setTimeout(60_000);
  for (const [description, body] of [
    [
      "with an unknown page and event",
      {
        events: [
          { ...chat, page: "/x1" },
          { ...chat, event: "x" },
        ],
      },
    ],
    ["with a huge batch", { events: Array.from({ length: 20_000 }, () => chat) }],
    ["with other types", { events: [1, null, "x", [], { page: {}, event: [] }] }],
    ["with no list", { events: "x" }],
    ["without events", {}],
    ["with something else", { events: [], more: 1 }],
    ["with a null character", { events: [{ ...chat, detail: "\u0000" }] }],
  ] as const) {
    test(`${description} is passed over or refused, and never breaks anything`, async () => {
      const before = await timesCounted(chat.page, chat.event);
      expect((await call(JSON.stringify(body))).status).toBeLessThan(500);
      expect(await timesCounted(chat.page, chat.event)).toBe(before);
    });
  }

  test("that is no JSON, or comes without a key, is refused", async () => {
    expect((await call("{")).status).toBe(400);
    expect((await call(JSON.stringify({ events: [chat] }), {})).status).toBe(401);
  });

  test("cannot read the counters", async () => {
    const headers = { apikey: embeddedKeys.publishable, "content-type": "application/json" };
    for (const name of ["list_counters", "list_leads"]) {
      const answer = await fetch(`${siteOrigin}/rest/v1/rpc/${name}`, {
        method: "POST",
        headers,
        body: "{}",
      });
      expect(answer.status).toBe(401);
    }
  });
});

import { readable } from "../../src/lib/text/links.ts";
import { serviceOptions } from "../../supabase/functions/_shared/quote-request.ts";
import { quote } from "../sample-quote.ts";
import { expectMailsAbout, rowsOf } from "./backend.ts";
import { company, content, floating, forms } from "./content.ts";
import {
  expect,
  field,
  fillIn,
  hold,
  submitButton,
  test,
  unique,
  untilHydrated,
  visit,
  watchPosts,
} from "./site.ts";

const { step } = test;

const thankYou = content["paginas/bedankt.yaml"];
const leak = serviceOptions.daklekkage;

test("a visitor can ask for a quote", { tag: "@journey" }, async ({ page }) => {
  const request = { ...quote, name: unique("Bewoner"), services: [leak, ...quote.services] };
  const posts = watchPosts(page);
  const main = page.locator("main");
  const nextPage = page.waitForResponse("**/assets/bedankt-*.js");
  await visit(page, "/contact");
  await page.getByLabel(leak).check();
  await fillIn(page, request.name);

  await step("/bedankt is fetched before it is needed", async () => void (await nextPage));
  await step("the button is disabled while the request is sent, with a spinner", async () => {
    const release = await hold(page, "**/rest/v1/contact_submissions*");
    await submitButton(page).dblclick();
    const busyButton = page.getByRole("button", { name: "Versturen..." });
    await expect(busyButton).toBeDisabled();
    await expect(busyButton.locator("svg")).toBeVisible();
    await expect(page.getByRole("status")).toHaveText("Versturen…");
    release();
  });
  await step("/bedankt shows the request", async () => {
    await expect(page).toHaveURL("/bedankt");
    await expect(page.getByText(request.message)).toBeVisible();
    await expect(page.getByText(request.services.join(", "))).toBeVisible();
  });
  await step("/bedankt says at once that it arrived", async () => {
    await expect(page.getByRole("heading", { level: 1, name: thankYou.heading })).toBeInViewport();
  });
  await step("/bedankt names the mail that is on its way", async () => {
    if (!company.sendsConfirmation) return;
    await expect(main).toContainText(readable(thankYou.confirmation).replace("{adres}", request.email));
  });
  await step("photographs may go by WhatsApp, with name and service", async () => {
    const message = thankYou.photosMessage.replace("{naam}", request.name).replace("{dienst}", leak);
    const chat = main.locator(`a[href="${company.chatUrl}?text=${encodeURIComponent(message)}"]`);
    await expect(chat).toBeVisible();
  });
  await step("a double click stores one row and sends one mail", async () => {
    expect(await rowsOf("contact_submissions", request.name)).toEqual([expect.objectContaining(request)]);
    await expectMailsAbout(request.name).toHaveLength(1);
  });
  await step("a reload of /bedankt thanks again without a word of the request", async () => {
    await page.reload();
    await untilHydrated(page);
    await expect(page.getByRole("heading", { level: 1, name: thankYou.heading })).toBeVisible();
    await expect(page.getByText(request.message)).toHaveCount(0);
  });
  await step("the five fields go to the table and then to the function", async () => {
    expect(posts.map(({ path }) => path)).toEqual([
      "/rest/v1/contact_submissions",
      "/functions/v1/send-quote-email",
    ]);
    // The bodies are compared as text, because toEqual ignores the order of fields.
    expect(JSON.stringify(posts.map(({ body }) => body))).toBe(JSON.stringify([request, request]));
  });
});

test("the quote form has room in a small window", async ({ page }) => {
  const floatingButtons = page.locator(floating);
  await page.setViewportSize({ width: 390, height: 844 });
  await visit(page, "/contact");
  await step("its first field is in view on a phone", async () => {
    await expect(page.getByRole("checkbox").first()).toBeInViewport({ ratio: 1 });
  });
  await step("the bar at the foot is away while somebody types or sends", async () => {
    for (const control of [field(page, "message"), submitButton(page)]) {
      await control.focus();
      await expect(floatingButtons).toBeHidden();
    }
    await page.getByLabel("Dakgoten").focus();
    await expect(floatingButtons).toBeVisible();
  });
  await step("the header is away too at 200 % while somebody types", async () => {
    await page.setViewportSize({ width: 720, height: 450 });
    await field(page, "message").focus();
    await expect(floatingButtons).toBeHidden();
    await expect(page.locator("header")).not.toBeInViewport();
  });
});

test("a leak that is ticked shows the emergency number", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await visit(page, "/contact");
  const option = page.getByLabel(leak);
  const answer = page.locator("#leak-advice");
  await expect(answer).toBeHidden();
  await step("the number is in view, also at the foot of the window", async () => {
    await option.evaluate((box) => box.scrollIntoView({ block: "end" }));
    await option.click();
    await expect(answer).toBeInViewport({ ratio: 1 });
    await expect(answer.locator(`a[href="tel:${company.emergencyPhone.dial}"]`)).toBeVisible();
  });
  await step("the number is announced with its reason", async () => {
    await expect(page.locator("[aria-live=polite]")).toContainText(forms.leak.reason);
    await expect(option).toHaveAccessibleDescription(new RegExp(forms.leak.reason));
  });
  await step("the number goes once the leak is unticked", async () => {
    await option.uncheck();
    await expect(answer).toBeHidden();
  });
});

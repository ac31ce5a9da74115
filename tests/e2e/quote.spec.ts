import { serviceOptions } from "../../supabase/functions/_shared/quote-request";
import { quote } from "../sample-quote";
import { mailsAbout, rowsOf } from "./backend";
import { company, content, floatingButtons, forms, linkTo, readable, services } from "./content";
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
} from "./site";

const thankYou = content["paginas/bedankt.yaml"];
const leak = serviceOptions.daklekkage;

test("a quote request goes, five fields in their order, to one row and one mail, also after a double click", {
  tag: "@journey",
}, async ({ page }) => {
  const sent = { ...quote, name: unique("Bewoner"), services: [leak, ...quote.services] };
  const posts = watchPosts(page);
  await visit(page, "/contact");
  await page.getByLabel(leak).check();
  await fillIn(page, sent.name);
  const release = await hold(page, "**/rest/v1/contact_submissions*");
  await submitButton(page).dblclick();
  const busy = page.getByRole("button", { name: "Versturen..." });
  await expect(busy).toBeDisabled();
  await expect(busy.locator("svg")).toBeVisible();
  await expect(page.getByRole("status")).toHaveText("Versturen…");
  release();

  await expect(page).toHaveURL("/bedankt");
  await expect(page.getByText(sent.message)).toBeVisible();
  await expect(page.getByText(sent.services.join(", "))).toBeVisible();

  // After a leak the phone comes first; then the mail that is on its way, and photographs.
  const main = page.locator("main");
  await expect(main.locator('a[href^="tel:"]').first()).toHaveAttribute(
    "href",
    `tel:${company.emergencyPhone.dial}`,
  );
  if (company.confirmationSender)
    await expect(main).toContainText(readable(thankYou.confirmation).replace("{adres}", sent.email));
  const message = thankYou.photosMessage.replace("{naam}", sent.name).replace("{dienst}", leak);
  await expect(
    main.locator(`a[href="${company.chatUrl}?text=${encodeURIComponent(message)}"]`),
  ).toBeVisible();

  expect(await rowsOf("contact_submissions", sent.name)).toEqual([expect.objectContaining(sent)]);
  await expect.poll(() => mailsAbout(sent.name)).toHaveLength(1);
  await page.reload();
  await untilHydrated(page);
  await expect(page.getByText(sent.message)).toBeVisible();
  expect(posts).toEqual([
    { path: "/rest/v1/contact_submissions", body: sent },
    { path: "/functions/v1/send-quote-email", body: sent },
  ]);
  // toEqual passes over their order.
  expect(JSON.stringify(posts.map(({ body }) => body))).toBe(JSON.stringify([sent, sent]));
});

test("on a phone the form comes first; while someone types the bar below is away, zoomed in the header too", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await visit(page, "/contact");
  await expect(page.getByRole("checkbox").first()).toBeInViewport({ ratio: 1 });
  // The button too: nothing may come under a finger that presses it.
  for (const control of [field(page, "message"), submitButton(page)]) {
    await control.focus();
    await expect(floatingButtons(page)).toBeHidden();
  }
  await page.getByLabel("Dakgoten").focus();
  await expect(floatingButtons(page)).toBeVisible();

  // A window at 200 %.
  await page.setViewportSize({ width: 720, height: 450 });
  await field(page, "message").focus();
  await expect(floatingButtons(page)).toBeHidden();
  await expect(page.locator("header")).not.toBeInViewport();
});

test("a leak that is ticked shows and announces the emergency number, also at the foot of the window", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await visit(page, "/contact");
  const option = page.getByLabel(leak);
  const answer = page.locator("#leak-advice");
  await option.evaluate((box) => box.scrollIntoView({ block: "end" }));
  await expect(answer).toBeHidden();
  await option.click();
  await expect(answer).toBeInViewport({ ratio: 1 });
  await expect(page.locator("[aria-live=polite]")).toContainText(forms.leak.reason);
  await expect(option).toHaveAccessibleDescription(new RegExp(forms.leak.reason));
  await expect(answer.locator(`a[href="tel:${company.emergencyPhone.dial}"]`)).toBeVisible();
  await option.uncheck();
  await expect(answer).toBeHidden();
});

test("a service that came with the link and was unticked stays so at a reload, after Back, beside the next", async ({
  page,
}) => {
  const [first, second] = services.filter(({ emergency, quoteOption }) => !emergency && quoteOption);
  const ticked = page.getByRole("checkbox", { checked: true });
  const follow = async (service = first) => {
    await visit(page, `/${service?.slug}`);
    await linkTo(page.locator("main"), "/contact").click();
    await expect(ticked).toHaveAttribute("id", service?.quoteOption ?? "");
  };
  await follow();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await ticked.uncheck();
  await page.reload();
  await untilHydrated(page);
  await expect(ticked).toHaveCount(0);
  await linkTo(page.locator("header"), "/").click();
  await expect(page).toHaveURL("/");
  await page.goBack();
  await expect(page).toHaveURL("/contact");
  await expect(ticked).toHaveCount(0);
  await follow(second);
});

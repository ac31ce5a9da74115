import { paths } from "../../src/lib/paths";
import { serviceOptions } from "../../supabase/functions/_shared/quote-request";
import { quote } from "../sample-quote";
import { mailsAbout, rowsOf } from "./backend";
import { company, content, forms, linkTo, readable } from "./content";
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

test("a quote request goes, with nothing but its fields, from the form to a row in the database and a mail to the owner, once also after a double click, and the button waits", {
  tag: "@journey",
}, async ({ page }) => {
  const sent = { ...quote, name: unique("Bewoner"), services: ["Daklekkage (Spoed)", "Dakgoten"] };
  const posts = watchPosts(page);
  await visit(page, "/contact");
  await page.getByLabel("Daklekkage (Spoed)").check();
  await fillIn(page, sent.name);
  const release = await hold(page, "**/rest/v1/contact_submissions*");
  await submitButton(page).dblclick();
  const busy = page.getByRole("button", { name: "Versturen..." });
  await expect(busy).toBeDisabled();
  await expect(busy.locator("svg")).toBeVisible();
  release();

  await expect(page).toHaveURL("/bedankt");
  await expect(page.getByText(sent.message)).toBeVisible();
  await expect(page.getByText("Daklekkage (Spoed), Dakgoten")).toBeVisible();

  // After a leak the phone comes first; then the mail that is on its way, photographs, and the way home last.
  const main = page.locator("main");
  await expect(main).toContainText(readable(thankYou.leak));
  await expect(main.locator('a[href^="tel:"]').first()).toHaveAttribute(
    "href",
    `tel:${company.emergencyPhone.dial}`,
  );
  if (company.confirmationSender)
    await expect(main).toContainText(readable(thankYou.confirmation).replace("{adres}", sent.email));
  const chat = new URL((await main.locator("a[href^='https://wa.me']").getAttribute("href")) ?? "");
  expect(chat.origin + chat.pathname).toBe(company.chatUrl);
  expect(chat.searchParams.get("text")).toBe(
    thankYou.photosMessage.replace("{naam}", sent.name).replace("{dienst}", "Daklekkage (Spoed)"),
  );
  await expect(main.getByRole("link").last()).toHaveText(thankYou.homeLink);

  expect(await rowsOf("contact_submissions", sent.name)).toEqual([expect.objectContaining(sent)]);
  await expect.poll(() => mailsAbout(sent.name)).toHaveLength(1);
  await page.reload();
  await untilHydrated(page);
  await expect(page.getByText(sent.message)).toBeVisible();
  expect(posts).toEqual([
    { path: "/rest/v1/contact_submissions", body: sent },
    { path: "/functions/v1/send-quote-email", body: sent },
  ]);
});

test("a leak that is ticked shows the emergency number at once, moves nothing above it, and comes back with the draft", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await visit(page, "/contact");
  const leak = page.getByLabel(serviceOptions.daklekkage);
  const last = page.getByRole("checkbox").last();
  const answer = page.getByRole("status").filter({ hasText: forms.leak.reason });
  await leak.scrollIntoViewIfNeeded();
  const places = async () => [await leak.boundingBox(), await last.boundingBox()];
  const before = await places();
  await expect(answer).toBeHidden();
  await leak.check();
  await expect(answer).toBeInViewport();
  await expect(answer.locator(`a[href="tel:${company.emergencyPhone.dial}"]`)).toBeVisible();
  await expect(leak).toBeFocused();
  expect(await places()).toEqual(before);

  await page.reload();
  await untilHydrated(page);
  await expect(answer).toBeVisible();
  await leak.uncheck();
  await expect(answer).toBeHidden();
});

test("a link to the form brings along its place, digits and all; what is no service ticks nothing and breaks nothing", async ({
  page,
}) => {
  await visit(page, "/dakdekker/2e-exloërmond");
  await linkTo(page.locator("main"), paths.quote).click();
  await expect(field(page, "message")).toHaveAccessibleDescription(/2e Exloërmond/);
  for (const service of [{ toString: 5 }, "dakkapel"]) {
    await page.evaluate((state) => history.replaceState({ usr: state, key: "x", idx: 0 }, ""), { service });
    await page.reload();
    await untilHydrated(page);
    await field(page, "name").fill("Bewoner");
    await expect(page.getByRole("checkbox", { checked: true })).toHaveCount(0);
  }
});

test("the thank-you page makes sense by itself, and shows no request where the history holds something else", async ({
  page,
}) => {
  await visit(page, "/bedankt");
  const main = page.locator("main");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(main).toContainText(readable(thankYou.introWithoutRequest));
  await expect(main.locator("a[href^='https://wa.me']")).toHaveCount(0);
  await expect(main.getByRole("link", { name: company.phone.display }).first()).toBeVisible();
  await expect(main.getByRole("link", { name: /@/ })).toBeVisible();

  const reloadWith = async (usr: object[]) => {
    await page.evaluate((state) => history.replaceState({ usr: state, key: "x", idx: 0 }, ""), usr);
    await page.reload();
    await untilHydrated(page);
  };
  await reloadWith([{ label: "Naam", value: {} }]);
  await expect(main).toContainText(readable(thankYou.introWithoutRequest));
  await expect(page.locator("dl dt")).toHaveCount(0);
  // Half an emoji, which no address can hold.
  await reloadWith([
    { name: "services", label: "Diensten", value: serviceOptions.dakisolatie },
    { name: "name", label: "Naam", value: "Jan \ud83c" },
  ]);
  await expect(page.locator("dl dt")).toHaveText(["Diensten", "Naam"]);
  await expect(main.locator("a[href^='https://wa.me']")).toBeVisible();
  await expect(main).not.toContainText(readable(thankYou.leak));
});

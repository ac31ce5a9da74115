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

test("a quote request goes, with nothing but its fields, from the form to a row in the database and a mail to the owner", {
  tag: "@journey",
}, async ({ page }) => {
  const sent = { ...quote, name: unique("Bewoner"), services: ["Daklekkage (Spoed)", "Dakgoten"] };
  const posts = watchPosts(page);
  await visit(page, "/contact");
  await page.getByLabel("Daklekkage (Spoed)").check();
  await fillIn(page, sent.name);
  await submitButton(page).click();

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

test("when the database refuses the request, the entries stay and a message names another way, in none of its words", async ({
  page,
  problems,
}) => {
  await visit(page, "/contact");
  // What the form itself would not send.
  await page.route("**/rest/v1/contact_submissions*", (route) =>
    route.continue({ postData: { ...route.request().postDataJSON(), name: "n".repeat(201) } }),
  );
  await page.getByLabel(serviceOptions.daklekkage).check();
  await fillIn(page, "Bewoner met pech");
  await submitButton(page).click();

  await expect(page.getByText("❌ Er is iets misgegaan", { exact: true })).toBeVisible({ timeout: 15_000 });
  await expect(page.locator("body")).not.toContainText(/constraint|violates|check/i);
  await expect(
    page.getByText(
      "Kon de aanvraag niet versturen. Probeer het later opnieuw of neem telefonisch contact op.",
      {
        exact: true,
      },
    ),
  ).toBeVisible();
  await expect(page).toHaveURL("/contact");
  await expect(field(page, "name")).toHaveValue("Bewoner met pech");
  await expect(page.getByLabel("Dakgoten")).toBeChecked();
  await expect(submitButton(page)).toBeEnabled();
  const panel = page.locator("form :focus");
  await expect(panel).toContainText(forms.fallback.failed);
  // With a leak nobody should wait until the office opens.
  await expect(panel.locator('a[href^="tel:"]').first()).toHaveAttribute(
    "href",
    `tel:${company.emergencyPhone.dial}`,
  );
  expect(problems.some((problem) => problem.includes("could not be stored"))).toBe(true);
  problems.length = 0;
});

test("while it is being sent the button is disabled and says so, and a double click sends once", async ({
  page,
}) => {
  const name = unique("Dubbelklik");
  await visit(page, "/contact");
  await fillIn(page, name, "Pannendak");
  const release = await hold(page, "**/rest/v1/contact_submissions*");
  await submitButton(page).dblclick();
  const busy = page.getByRole("button", { name: "Versturen..." });
  await expect(busy).toBeDisabled();
  await expect(busy.locator("svg")).toBeVisible();
  release();
  await expect(page).toHaveURL("/bedankt");
  expect(await rowsOf("contact_submissions", name)).toHaveLength(1);
});

test("coming from the page of a place, the form says its name, digits and all", async ({ page }) => {
  await visit(page, "/dakdekker/2e-exloërmond");
  await linkTo(page.locator("main"), paths.quote).click();
  await expect(field(page, "message")).toHaveAccessibleDescription(/2e Exloërmond/);
});

test("a link to the form with something else than a service ticks nothing and breaks nothing", async ({
  page,
}) => {
  await visit(page, "/contact");
  for (const service of [5, null, {}, { toString: 5 }, "dakkapel"]) {
    await page.evaluate((state) => history.replaceState({ usr: state, key: "x", idx: 0 }, ""), { service });
    await page.reload();
    await field(page, "name").fill("Bewoner");
    await expect(page.getByRole("checkbox", { checked: true })).toHaveCount(0);
  }
});

test("the thank-you page shows no request where the history holds something else", async ({ page }) => {
  await visit(page, "/bedankt");
  const intro = await page.locator("main p").first().textContent();
  await page.evaluate(
    (usr) => history.replaceState({ usr, key: "x", idx: 0 }, ""),
    [{ label: "Naam", value: {} }],
  );
  await page.reload();
  await untilHydrated(page);
  await expect(page.locator("main p").first()).toHaveText(String(intro));
  await expect(page.locator("dl dt")).toHaveCount(0);
  // Half an emoji, which no address can hold.
  const row = { name: "name", label: "Naam", value: "Jan \ud83c" };
  await page.evaluate((usr) => history.replaceState({ usr, key: "x", idx: 0 }, ""), [row]);
  await page.reload();
  await expect(page.locator("dl dt")).toHaveText(["Naam"]);
  await expect(page.locator("main a[href^='https://wa.me']")).toBeVisible();
});

test("the thank-you page survives a reload and makes sense by itself", async ({ page, context }) => {
  await visit(page, "/contact");
  await fillIn(page, unique("Herladen"), "Dakisolatie");
  await submitButton(page).click();
  await expect(page).toHaveURL("/bedankt");
  await page.reload();
  await expect(page.getByText(quote.message)).toBeVisible();
  await expect(page.locator("main")).not.toContainText(readable(thankYou.leak));

  const fresh = await context.newPage();
  await visit(fresh, "/bedankt");
  await expect(fresh.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(fresh.getByText("Het lekt bij de schoorsteen.")).toHaveCount(0);
  await expect(fresh.locator("main")).toContainText(readable(thankYou.introWithoutRequest));
  await expect(fresh.locator("main a[href^='https://wa.me']")).toHaveCount(0);
  await expect(
    fresh.locator("main").getByRole("link", { name: company.phone.display }).first(),
  ).toBeVisible();
  await expect(fresh.locator("main").getByRole("link", { name: /@/ })).toBeVisible();
});

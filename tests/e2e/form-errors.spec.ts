import type { Page } from "playwright/test";
import forms from "../../src/content/formulieren/beide.yaml";
import quoteForm from "../../src/content/formulieren/offerte.yaml";
import { rowsOf } from "./backend";
import { content, home, linkTo, shell } from "./content";
import { expect, goToForm, test, unique, visit, watchPosts } from "./site";

const summary = (page: Page) => page.getByRole("alert").filter({ hasText: "Er is een probleem" });
const focusedBox = (page: Page) => page.locator(":focus").filter({ has: page.getByRole("alert") });

async function send(page: Page, button = "Vraag gratis offerte aan") {
  await page.getByRole("button", { name: button }).click();
}

test("an empty quote form answers with a focused summary, and the same words at every field", async ({
  page,
}) => {
  const posts = watchPosts(page);
  await visit(page, "/contact");
  const title = await page.title();
  await send(page);

  const labels = ["Naam", "Telefoonnummer", "E-mailadres", "Uw bericht"];
  const [services = "", ...messages] = await summary(page).getByRole("link").allTextContents();
  expect(messages).toHaveLength(labels.length);
  await expect(focusedBox(page)).toHaveCount(1);
  await expect(focusedBox(page)).toBeInViewport();
  await expect(page).toHaveTitle(`Fout: ${title}`);
  await expect(page.getByText("Selecteer alstublieft minstens één dienst.", { exact: true })).toBeVisible();

  /** A hint, and then the words of the summary. */
  const described = (message: string) => new RegExp(`^\\S.+ Fout: ${message}$`);
  await expect(page.locator("fieldset")).toHaveAccessibleDescription(described(services));
  for (const [index, label] of labels.entries()) {
    const field = page.getByLabel(label);
    await expect(field).toHaveAttribute("aria-invalid", "true");
    await expect(field).toHaveAccessibleDescription(described(messages[index] ?? ""));
  }
  expect(posts).toEqual([]);
});

test("every line of the summary leads to its field, label in view, without a step in the history", async ({
  page,
}) => {
  await visit(page, "/contact");
  await send(page);
  const fields = [
    page.getByLabel("Dakrenovatie"),
    page.getByLabel("Naam"),
    page.getByLabel("Telefoonnummer"),
    page.getByLabel("E-mailadres"),
    page.getByLabel("Uw bericht"),
  ];
  const steps = await page.evaluate(() => history.length);
  for (const [index, field] of fields.entries()) {
    await summary(page).getByRole("link").nth(index).click();
    await expect(field).toBeFocused();
  }
  await expect(page.locator("label", { hasText: "Uw bericht" })).toBeInViewport({ ratio: 1 });
  expect(await page.evaluate(() => history.length)).toBe(steps);
});

test("what was typed stays, only what is still wrong is named, and then the request goes out", async ({
  page,
}) => {
  const name = unique("Verbeterd");
  await visit(page, "/contact");
  const title = await page.title();
  await page.getByLabel("Dakgoten").check();
  await page.getByLabel("Naam").fill(name);
  await page.getByLabel("Telefoonnummer").fill("   ");
  await page.getByLabel("E-mailadres").fill("geen adres");
  await page.getByLabel("Uw bericht").fill("De goot hangt los.");
  await send(page);
  await expect(summary(page).getByRole("link")).toHaveText([
    "Vul uw telefoonnummer in, zodat wij u kunnen bellen",
    "Controleer uw e-mailadres. Het ziet eruit als naam@voorbeeld.nl",
  ]);
  await expect(page.getByText("Selecteer alstublieft minstens één dienst.")).toHaveCount(0);
  await expect(page.getByLabel("E-mailadres")).toHaveValue("geen adres");

  await page.getByLabel("Telefoonnummer").fill("0031 (0)6-12.34.56.78");
  await send(page);
  await expect(summary(page).getByRole("link")).toHaveCount(1);
  await expect(focusedBox(page)).toHaveCount(1);
  await expect(page).toHaveTitle(`Fout: ${title}`);
  await expect(page.getByLabel("Telefoonnummer")).not.toHaveAttribute("aria-invalid");

  await page.getByLabel("E-mailadres").fill("bewoner@voorbeeld.example");
  await send(page);
  await expect(page).toHaveURL("/bedankt");
  await expect(page).not.toHaveTitle(/Fout/);
  expect(await rowsOf("contact_submissions", name)).toEqual([
    expect.objectContaining({ phone: "0031 (0)6-12.34.56.78", message: "De goot hangt los." }),
  ]);
});

test("leaving a form with errors leaves 'Fout:' behind too", async ({ page }) => {
  await visit(page, "/contact");
  await send(page);
  await expect(page).toHaveTitle(/^Fout: /);
  await linkTo(page.locator("header"), "/faq").click();
  await expect(page).toHaveURL("/faq");
  await expect(page).not.toHaveTitle(/Fout/);
  await page.goBack();
  await expect(page).toHaveTitle(content["paginas/contact.yaml"].meta.title);
  await expect(page).not.toHaveTitle(/Fout/);
});

test("an empty call-back form answers in the same way", async ({ page }) => {
  await visit(page, "/");
  const title = await page.title();
  await goToForm(page);
  await send(page, "Bel mij terug");
  await expect(summary(page).getByRole("link")).toHaveText([
    "Vul uw naam in",
    "Vul uw telefoonnummer in, zodat wij u kunnen bellen",
  ]);
  await expect(focusedBox(page)).toHaveCount(1);
  await expect(page).toHaveTitle(`Fout: ${title}`);
  await summary(page).getByRole("link").nth(1).click();
  await expect(page.getByLabel("Telefoonnummer")).toBeFocused();
});

test("a mistyped mail service is offered as a correction", async ({ page }) => {
  await visit(page, "/contact");
  const email = page.getByLabel("E-mailadres");
  await email.fill("jan@hotmial.nl");
  await email.blur();
  await expect(page.getByRole("status").filter({ hasText: "Bedoelt u" })).toHaveText(
    "Bedoelt u jan@hotmail.nl?",
  );
  await page.getByRole("button", { name: "Ja, verander mijn adres" }).click();
  await expect(email).toHaveValue("jan@hotmail.nl");
  await expect(email).toBeFocused();
  await expect(page.getByText("Bedoelt u")).toHaveCount(0);
});

test("the correction can be ignored: the address goes out as it was typed", async ({ page }) => {
  const name = unique("Eigenwijs");
  await visit(page, "/contact");
  await page.getByLabel("Dakgoten").check();
  await page.getByLabel("Naam").fill(name);
  await page.getByLabel("Telefoonnummer").fill("06 12345678");
  await page.getByLabel("Uw bericht").fill("Hallo");
  await page.getByLabel("E-mailadres").fill("jan@gmial.com");
  await page.getByLabel("Naam").focus();
  await expect(page.getByText("Bedoelt u jan@gmail.com?")).toBeVisible();
  await send(page);
  await expect(page).toHaveURL("/bedankt");
  expect(await rowsOf("contact_submissions", name)).toEqual([
    expect.objectContaining({ email: "jan@gmial.com" }),
  ]);
});

test("the fields help a phone to fill them in: type, autocomplete, no spelling check on names", async ({
  page,
}) => {
  await visit(page, "/contact");
  const attributes = await page
    .locator("form :is(input:not([type=checkbox]), textarea):not([aria-hidden] *)")
    .evaluateAll((fields) =>
      fields.map((field) =>
        ["name", "type", "autocomplete", "spellcheck", "required"].map((name) => field.getAttribute(name)),
      ),
    );
  expect(attributes).toEqual([
    ["name", null, "name", "false", ""],
    ["phone", "tel", "tel", null, ""],
    ["email", "email", "email", "false", ""],
    ["message", null, null, null, ""],
  ]);
});

test("a text that is too long is named at its field with both numbers, and nothing is sent or cut off", async ({
  page,
}) => {
  const name = unique("Te lang");
  const posts = watchPosts(page);
  await visit(page, "/contact");
  await page.getByLabel("Dakgoten").check();
  await page.getByLabel("Naam").fill(name);
  await page.getByLabel("Telefoonnummer").fill("06 12345678".padEnd(51, "0"));
  await page.getByLabel("E-mailadres").fill("bewoner@voorbeeld.example");
  await page.getByLabel("Uw bericht").fill("é".repeat(5001));
  await send(page);
  const message = (label: string, limit: string, length: string) =>
    forms.errors.tooLong.replace("{veld}", label).replace("{grens}", limit).replace("{aantal}", length);
  const { phone, message: text } = quoteForm;
  await expect(summary(page).getByRole("link")).toHaveText([
    message(phone.label, "50", "51"),
    message(text.label, "5.000", "5.001"),
  ]);
  await expect(page.getByLabel("Uw bericht")).toHaveAccessibleDescription(
    `${text.hint} Fout: ${message(text.label, "5.000", "5.001")}`,
  );
  await expect(page.getByLabel("Uw bericht")).toHaveValue("é".repeat(5001));
  expect(posts).toEqual([]);

  await page.getByLabel("Telefoonnummer").fill("06 12345678".padEnd(50, "0"));
  await page.getByLabel("Uw bericht").fill("é".repeat(5000));
  await send(page);
  await expect(page).toHaveURL("/bedankt");
  expect(await rowsOf("contact_submissions", name)).toHaveLength(1);
});

test("pasted characters that are no text are left out, and the rest is sent", async ({ page }) => {
  const name = unique("Geplakt");
  await visit(page, "/contact");
  await page.getByLabel("Dakgoten").check();
  await page.getByLabel("Telefoonnummer").fill("06 12345678");
  // As a script would: how much of it the clipboard lets through differs between systems.
  await page.locator("form").evaluate(
    (form: HTMLFormElement, typed) => {
      for (const [field, text] of Object.entries(typed))
        (form.elements.namedItem(field) as HTMLInputElement).value = text;
    },
    {
      name: `\0${name}\u0001`,
      email: "bewoner\0@voorbeeld.example",
      message: "Het\0 lekt \ud83c.\nGraag snel. 🏠",
    },
  );
  await send(page);
  await expect(page).toHaveURL("/bedankt");
  expect(await rowsOf("contact_submissions", name)).toEqual([
    expect.objectContaining({
      email: "bewoner@voorbeeld.example",
      message: "Het lekt .\nGraag snel. 🏠",
    }),
  ]);
});

test("a phone number without a digit is asked about once, and can be sent all the same", async ({ page }) => {
  const name = unique("Bel mij niet");
  await visit(page, "/");
  await goToForm(page);
  const phone = page.getByLabel("Telefoonnummer");
  const question = page.getByRole("status").filter({ hasText: forms.phoneWithoutDigit });
  await page.getByLabel("Naam").fill(name);
  await phone.fill("bel mij niet");
  // Enter, so that the field was not left before.
  await phone.press("Enter");
  await expect(question).toBeVisible();
  await expect(phone).toBeFocused();
  await expect(phone).not.toHaveAttribute("aria-invalid");
  expect(await rowsOf("callback_requests", name)).toEqual([]);

  await phone.fill("bel mij liever niet");
  await expect(question).toHaveCount(0);
  await phone.blur();
  await expect(question).toBeVisible();
  await send(page, "Bel mij terug");
  await expect(page.getByText("Aanvraag verzonden!", { exact: true })).toBeVisible();
  expect(await rowsOf("callback_requests", name)).toEqual([
    expect.objectContaining({ phone: "bel mij liever niet" }),
  ]);
});

for (const number of ["+31 (0)6-12.34", "٠٦١٢٣٤", "na 18 uur: toestel 5"]) {
  test(`the phone number ${number} is sent at once, without a question`, async ({ page }) => {
    await visit(page, "/");
    await goToForm(page);
    await page.getByLabel("Naam").fill(unique("Met cijfer"));
    await page.getByLabel("Telefoonnummer").fill(number);
    await page.getByLabel("Telefoonnummer").press("Enter");
    await expect(page.getByText("Aanvraag verzonden!", { exact: true })).toBeVisible();
  });
}

test("from the home page to the thank-you page with the keyboard alone", async ({ page }) => {
  const name = unique("Toetsenbord");
  await visit(page, "/");
  const { keyboard } = page;
  const focused = page.locator(":focus");

  /** Presses Tab until focus is where it should be; a visitor who hears or sees it would do the same. */
  async function tabTo(accessibleName: string | RegExp) {
    for (let step = 0; step < 40; step++) {
      await keyboard.press("Tab");
      const names = await focused.evaluate((element) => [
        element.textContent,
        element.getAttribute("aria-label"),
        ...[...((element as HTMLInputElement).labels ?? [])].map((label) => label.textContent),
      ]);
      if (names.some((text) => text?.trim().match(accessibleName))) return;
    }
    throw new Error(`Tab does not reach ${accessibleName}`);
  }

  await keyboard.press("Tab");
  await expect(focused).toHaveText(shell.skipLink);
  await keyboard.press("Enter");
  await expect(page.locator("main")).toBeFocused();
  await tabTo(home.hero.quoteButton);
  await keyboard.press("Enter");
  await expect(page).toHaveURL("/contact");
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();

  await tabTo("Vraag gratis offerte aan");
  await keyboard.press("Enter");
  await expect(focusedBox(page)).toHaveCount(1);
  await keyboard.press("Tab");
  await expect(focused).toHaveText(/^Kies minstens één dienst/);
  await keyboard.press("Enter");
  await expect(page.getByLabel("Dakrenovatie")).toBeFocused();
  await tabTo("Daklekkage");
  await keyboard.press("Space");
  await tabTo("Naam");
  await keyboard.type(name);
  await tabTo("Telefoonnummer");
  await keyboard.type("+31 6 1234 5678");
  await tabTo("E-mailadres");
  await keyboard.type("bewoner@gmial.com");
  await keyboard.press("Tab");
  await expect(page.getByText("Bedoelt u bewoner@gmail.com?")).toBeVisible();
  await keyboard.press("Shift+Tab");
  await expect(focused).toHaveText("Ja, verander mijn adres");
  await keyboard.press("Enter");
  await expect(page.getByLabel("E-mailadres")).toBeFocused();
  await tabTo("Uw bericht");
  await keyboard.type("Het lekt bij de schoorsteen.");
  await tabTo("Vraag gratis offerte aan");
  await keyboard.press("Enter");

  await expect(page).toHaveURL("/bedankt");
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  expect(await rowsOf("contact_submissions", name)).toEqual([
    expect.objectContaining({
      phone: "+31 6 1234 5678",
      email: "bewoner@gmail.com",
      services: ["Daklekkage (Spoed)"],
    }),
  ]);
});

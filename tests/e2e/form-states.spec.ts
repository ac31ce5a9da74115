import type { Page } from "playwright/test";
import { stringify } from "yaml";
import { serviceOptions } from "../../supabase/functions/_shared/quote-request";
import { callbackForm, forms, quoteForm, suggestion } from "./content";
import { expect, field, goToForm, submitButton, test, visit } from "./site";

/* What assistive technology gets of the forms in each of their states: every control with its name, hint and error. */

/** A node of the tree that Playwright calls an aria snapshot: a role with a name, or with what it holds. */
type Node = string | { [node: string]: string | Node[] };

const node = (role: string, name: string, ...attributes: string[]) =>
  [role, JSON.stringify(name), ...attributes.map((attribute) => `[${attribute}]`)].join(" ");

interface Texts {
  label: string;
  hint?: string;
}

/** The hint and the error before a control. */
const notes = ({ hint }: Texts, error?: string): Node[] => [
  ...(hint ? [{ paragraph: hint }] : []),
  ...(error ? [{ paragraph: `${forms.errors.prefix} ${error}` }] : []),
];

/** A field with its label, as it is before anything is typed unless `state` says otherwise. */
function textField(
  texts: Texts,
  { value, error, placeholder }: { value?: string; error?: string; placeholder?: string } = {},
): Node[] {
  const name = `${texts.label} *`;
  const box = node("textbox", name, ...(error ? ["invalid"] : []));
  const holds: Node[] = [
    ...(placeholder ? [{ "/placeholder": placeholder }] : []),
    ...(placeholder && value ? [{ text: value }] : []),
  ];
  const control = holds.length > 0 ? { [box]: holds } : value ? { [box]: value } : box;
  return [{ text: name }, ...notes(texts, error), control];
}

const summary = (...errors: (string | undefined)[]): Node[] => [
  {
    alert: [
      node("heading", forms.errors.heading, "level=2"),
      { list: errors.map((error = "") => ({ listitem: [node("link", error)] })) },
    ],
  },
];

function services({ checked, error }: { checked?: string; error?: string } = {}): Node[] {
  const boxes = Object.values(serviceOptions).flatMap((label) => [
    node("checkbox", label, ...(label === checked ? ["checked"] : []), ...(error ? ["invalid"] : [])),
    { text: label },
  ]);
  return [
    { paragraph: quoteForm.requiredNote },
    {
      [node("group", `${quoteForm.services.label} *`)]: [...notes(quoteForm.services, error), ...boxes],
    },
    // Where a leak is answered with the number to call.
    "status",
  ];
}

/** The paragraph about privacy, and after it the button. */
const sending = (button: string): Node[] => ["paragraph", button];

/** The message with the way to send photographs below it. */
const messageField = (...[texts, state]: Parameters<typeof textField>): Node[] => [
  ...textField(texts, state),
  { paragraph: [node("link", quoteForm.photos)] },
];

const expectTree = (page: Page, ...parts: Node[][]) =>
  expect(page.locator("form")).toMatchAriaSnapshot(stringify(parts.flat()));

const typed = { name: "Bewoner", phone: "06 12345678", message: "Hallo" };

async function fillIn(page: Page, texts: Partial<Record<"name" | "phone" | "email" | "message", string>>) {
  for (const [name, text] of Object.entries(texts)) await page.locator(`form [name="${name}"]`).fill(text);
}

/** Keeps requests to the backend waiting. */
async function hold(page: Page) {
  await page.route("**/rest/v1/**", () => {});
}

const { name, phone, email, message } = quoteForm;
const placeholders = { name: "Uw naam", phone: "Uw telefoonnummer" };

test("the quote form before anything is typed, and sent while empty", async ({ page }) => {
  await visit(page, "/contact");
  await expectTree(
    page,
    services(),
    [name, phone, email].flatMap((texts) => textField(texts)),
    ["status"],
    messageField(message),
    sending(node("button", quoteForm.submit)),
  );
  await submitButton(page).click();
  const withError = (texts: Texts & { errors: { missing: string } }) =>
    textField(texts, { error: texts.errors.missing });
  await expectTree(
    page,
    summary(...[quoteForm.services, name, phone, email, message].map(({ errors }) => errors.missing)),
    services({ error: quoteForm.services.errors.missing }),
    [name, phone, email].flatMap(withError),
    ["status"],
    messageField(message, { error: message.errors.missing }),
    sending(node("button", quoteForm.submit)),
  );
});

test("the quote form with an address that is none, with one that looks mistyped, and while it is being sent", async ({
  page,
}) => {
  await visit(page, "/contact");
  await page.getByLabel(serviceOptions.dakgoten).check();
  await fillIn(page, { ...typed, email: "geen adres" });
  await submitButton(page).click();
  await expect(page.getByRole("alert")).toBeVisible();
  await field(page, "email").fill("jan@gmial.com");
  await field(page, "message").focus();
  await expectTree(
    page,
    summary(email.errors.malformed),
    services({ checked: serviceOptions.dakgoten }),
    textField(name, { value: typed.name }),
    textField(phone, { value: typed.phone }),
    textField(email, { value: "jan@gmial.com", error: email.errors.malformed }),
    [{ status: suggestion("jan@gmail.com") }, node("button", email.acceptSuggestion)],
    messageField(message, { value: typed.message }),
    sending(node("button", quoteForm.submit)),
  );
  await hold(page);
  await field(page, "email").fill("bewoner@voorbeeld.example");
  await submitButton(page).click();
  await expectTree(
    page,
    services({ checked: serviceOptions.dakgoten }),
    textField(name, { value: typed.name }),
    textField(phone, { value: typed.phone }),
    textField(email, { value: "bewoner@voorbeeld.example" }),
    ["status"],
    messageField(message, { value: typed.message }),
    sending(node("button", "Versturen...", "disabled")),
  );
});

test("the call-back form before anything is typed, sent while empty, and while it is being sent", async ({
  page,
}) => {
  await visit(page, "/");
  await goToForm(page);
  await expectTree(
    page,
    textField(callbackForm.name, { placeholder: placeholders.name }),
    textField(callbackForm.phone, { placeholder: placeholders.phone }),
    sending(node("button", callbackForm.submit)),
  );
  await submitButton(page).click();
  const errors = [callbackForm.name.errors.missing, callbackForm.phone.errors.missing] as const;
  await expectTree(
    page,
    summary(...errors),
    textField(callbackForm.name, { placeholder: placeholders.name, error: errors[0] }),
    textField(callbackForm.phone, { placeholder: placeholders.phone, error: errors[1] }),
    sending(node("button", callbackForm.submit)),
  );
  await hold(page);
  await fillIn(page, { name: typed.name, phone: typed.phone });
  await submitButton(page).click();
  await expectTree(
    page,
    textField(callbackForm.name, { placeholder: placeholders.name, value: typed.name }),
    textField(callbackForm.phone, { placeholder: placeholders.phone, value: typed.phone }),
    sending(node("button", "Een moment...", "disabled")),
  );
});

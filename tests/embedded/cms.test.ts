import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Dialog, Page } from "playwright";
import sharp from "sharp";
import { beforeAll, expect, test } from "vitest";
import { parse, stringify } from "yaml";
import { checkContent, requireContent } from "../../scripts/content/check";
import { chooseFolder, takeOver } from "./chosen-folder";
import { siteInACopy } from "./site-in-a-copy";

/* The CMS beside the site that it changes, in a copy; one window, as the owner has it, for all tests. */
const copy = siteInACopy((folder) => {
  const content = join(folder, "src/content");
  const redirects = ["/oud", "/ouder"].map((from) => ({ from, to: "/contact" }));
  writeFileSync(join(content, "doorverwijzingen.yaml"), stringify(redirects));
  // As the CMS writes YAML; the files may use other quotation marks.
  for (const file of readdirSync(content, { recursive: true, encoding: "utf8" }))
    if (file.endsWith(".yaml")) {
      const text = readFileSync(join(content, file), "utf8");
      const asText = { schema: "failsafe", lineWidth: 0 } as const;
      writeFileSync(join(content, file), stringify(parse(text, asText), asText));
    }
});

const path = (file: string) => join(copy.folder, "src/content", file);
const read = (file: string) => readFileSync(path(file), "utf8");
const slugs = (name: string) => readdirSync(path(name)).map((file) => file.replace(".yaml", ""));
const slugOf = (name: string) => slugs(name)[0] ?? "";

let page: Page;
/** Somebody who has the site open. */
let visitor: Page;

beforeAll(async () => {
  page = await copy.browser.newPage({ locale: "nl-NL", viewport: { width: 1440, height: 900 } });
  page.setDefaultTimeout(60_000);
  await chooseFolder(page, copy.folder);
  // The CMS is built at the first visit, on a machine that may have other work.
  await page.goto(`${copy.site.url}/beheer`, { timeout: 240_000 });
  const openFolder = page.getByRole("button", { name: "De map van de website openen" });
  await openFolder.waitFor();
  expect(await page.getByText(/repository|token|\bjouw?\b/i).count()).toBe(0);
  await openFolder.click();
  await page.getByRole("button", { name: "Nieuw item aanmaken" }).waitFor();
  visitor = await copy.browser.newPage();
}, 300_000);

const open = (place: string) => page.goto(`${copy.site.url}/beheer#/collections/${place}`);
const refuse = (dialog: Dialog) => dialog.dismiss();
const agree = (dialog: Dialog) => dialog.accept();

const field = (name: string) => page.getByRole("textbox", { name, exact: true });
/** The field by its name in the file. */
const fieldAt = (keyPath: string) => page.locator(`[data-key-path="${keyPath}"]`).getByRole("textbox");

/** Types key by key. Sveltia loses keys that come faster than it draws, which a person sees, and types again. */
async function typeIn(keyPath: string, text: string) {
  const typing = async () => {
    await fieldAt(keyPath).selectText();
    await fieldAt(keyPath).pressSequentially(text, { delay: 50 });
    return fieldAt(keyPath).inputValue();
  };
  await expect.poll(typing).toBe(text);
}

/** The form renders what was in the window. */
async function scrollTo(keyPath: string) {
  await page.mouse.move(300, 600);
  const shown = page.locator(`[data-key-path="${keyPath}"]`);
  const scrolled = async () => {
    await page.mouse.wheel(0, 300);
    return shown.count();
  };
  await expect.poll(scrolled).toBe(1);
  await shown.evaluate((node) => node.scrollIntoView());
}

const pressSave = () => page.getByRole("button", { name: "Opslaan", exact: true }).click();

async function save() {
  await pressSave();
  // The list follows once the files are written.
  await page.waitForURL(/#\/collections\/\w+$/);
}

/** Saves what must be one file of src/content, and returns the lines of it that changed. */
async function changedBySaving(file: string): Promise<string> {
  const before = read(file);
  await save();
  expect(await takeOver(page, copy.folder)).toEqual([`src/content/${file}`]);
  return changedLines(before, read(file)).join("\n");
}

const changedLines = (before: string, after: string) => {
  const lines = before.split("\n");
  return after.split("\n").filter((line, index) => line !== lines[index]);
};

/** What the check says of the entry before anything is written. */
async function isRefused(...answers: string[]) {
  await pressSave();
  const dialog = page.getByRole("alertdialog", { name: "Nog niet opgeslagen" });
  for (const answer of answers) await dialog.getByText(answer).waitFor();
  expect(await takeOver(page, copy.folder)).toEqual([]);
  await dialog.getByRole("button", { name: "OK" }).click();
}

/** Chooses a brown photograph in the field `picture.name`. */
async function choosePhotograph(button: string, name: string, width: number, height: number) {
  const shown = page.locator('[data-key-path="picture.name"] img');
  const source = async () => ((await shown.count()) > 0 ? shown.first().getAttribute("src") : null);
  const before = await source();
  const photo = sharp({ create: { width, height, channels: 3, background: "#a0522d" } });
  await page.getByRole("button", { name: button }).click();
  const [chooser] = await Promise.all([
    page.waitForEvent("filechooser"),
    page.getByRole("dialog").getByRole("button", { name: "Uploaden" }).click(),
  ]);
  await chooser.setFiles({ name, mimeType: "image/jpeg", buffer: await photo.jpeg().toBuffer() });
  if (width < 1440) {
    const notice = page.getByRole("dialog", { name: "Deze foto kan niet op de website" });
    await notice.getByText(`${width} bij ${height} pixels. Nodig is ten minste 1440 bij 960.`).waitFor();
    await notice.getByRole("button", { name: "Begrepen" }).click();
  }
  await page.getByRole("dialog").getByRole("button", { name: "Invoegen" }).click();
  // The field gets it a moment after the dialog is closed.
  await expect.poll(source).not.toBe(before);
}

test("a changed text is one changed line, and on the site at once", async () => {
  const service = slugOf("diensten");
  await visitor.goto(`${copy.site.url}/${service}`, { timeout: 100_000 });

  await open(`diensten/entries/${service}`);
  // The page itself stands beside its form, and a picture that a computer made is to be seen.
  const beside = page.frameLocator("iframe").frameLocator('iframe[title="De website"]');
  await beside.getByRole("heading", { level: 1 }).waitFor();
  await page
    .locator(`img[src$="/pictures/${parse(read(`diensten/${service}.yaml`)).picture.name}-720.webp"]`)
    .waitFor();
  // The page loads anew with every form; from here on the tests do without.
  await page.getByRole("button", { name: "Editoropties tonen" }).click();
  await page.getByRole("menuitemcheckbox", { name: "Voorbeeld tonen" }).click();

  await fieldAt("heading").fill("Een kop die net is bedacht");
  expect(await changedBySaving(`diensten/${service}.yaml`)).toBe("heading: Een kop die net is bedacht");
  await visitor.getByRole("heading", { level: 1, name: "Een kop die net is bedacht" }).waitFor();
  expect(checkContent(copy.folder).findings).toEqual([]);
}, 300_000);

test("a mistake is refused by the names of the form, also between files, and what corrects it is one changed line", async () => {
  const file = `vragen/${slugOf("vragen")}.yaml`;
  await open(`vragen/entries/${slugOf("vragen")}`);
  await field("Antwoord").fill("Bel {telefon}, of kijk bij [prijzen](/kruimelprijzen).");
  await isRefused(
    `Vraag “${parse(read(file)).question}” › Antwoord: {telefon} kennen wij niet`,
    "› Antwoord: De pagina /kruimelprijzen bestaat niet",
  );
  await page.locator('[data-key-path="answer"]').getByText("Bedoelde u telefoon?").waitFor();
  await field("Antwoord").fill("Ja: altijd.");
  expect(await changedBySaving(file)).toBe('answer: "Ja: altijd."');
}, 300_000);

test("paragraphs and a list of a file are changed by the line", async () => {
  // As many paragraphs as there are, so that the lines after them stay.
  const typed: string[] = parse(read("paginas/werkgebied.yaml")).paragraphs.map(
    (_: string, index: number) => `Nummer ${index}.`,
  );
  await open("paginas/entries/werkgebied");
  await fieldAt("paragraphs").fill(typed.join("\n"));
  const lines = typed.map((text) => `  - ${text}`).join("\n");
  expect(await changedBySaving("paginas/werkgebied.yaml")).toBe(lines);

  await open("site/entries/doorverwijzingen");
  await page.getByRole("button", { name: "Alles uitvouwen" }).click();
  await fieldAt("doorverwijzingen.0.to").fill("/faq");
  expect(await changedBySaving("doorverwijzingen.yaml")).toBe("  to: /faq");
}, 300_000);

test("a mistake that was there before keeps nobody from saving a number, and is said afterwards", async () => {
  const [first = "", second = ""] = slugs("steden");
  const before = read(`steden/${first}.yaml`);
  writeFileSync(path(`steden/${first}.yaml`), before.replace(/^name: .*/m, "name:"));
  await open(`steden/entries/${second}`);
  // The comma that a Dutch keyboard has for decimals.
  await typeIn("latitude", "52,2");
  await save();
  const notice = page.getByRole("dialog", { name: "Opgeslagen" });
  await notice.getByText(`Stad “${first}” › Naam: Dit veld ontbreekt of is leeg`).waitFor();
  await notice.press("Escape");
  writeFileSync(path(`steden/${first}.yaml`), before);
  const earlier = read(`steden/${second}.yaml`);
  expect(await takeOver(page, copy.folder)).toEqual([`src/content/steden/${second}.yaml`]);
  expect(changedLines(earlier, read(`steden/${second}.yaml`))).toEqual(["latitude: 52,2"]);
}, 300_000);

test("hours are taken as an owner types them", async () => {
  await open("site/entries/bedrijf");
  const hours = page.locator('[data-key-path="openingHours"]');
  await scrollTo("openingHours");
  await hours.getByRole("button", { name: "Uitvouwen" }).first().click();
  await typeIn("openingHours.0.opens", "7.30");
  expect(await changedBySaving("bedrijf.yaml")).toMatch(/^\s+(?:- )?opens: 7.30$/);
  expect(requireContent(copy.folder)["bedrijf.yaml"].officeHours).toContain("7.30");
}, 300_000);

test("a save says that it is not online yet, and where it is told how", async () => {
  await open(`vragen/entries/${slugOf("vragen")}`);
  await typeIn("answer", "Ja.\nAltijd.");
  expect(await changedBySaving(`vragen/${slugOf("vragen")}.yaml`)).toBe("answer: Ja. Altijd.");
  const status = page
    .getByRole("status")
    .filter({ hasText: "Opgeslagen op deze computer. Nog niet online." });
  const guide = await status.getByRole("link", { name: "Zo zet u het online" }).getAttribute("href");
  expect(await (await fetch(copy.site.url + guide)).text()).toContain("Push origin");
}, 300_000);

test("a second tab says that the form is open elsewhere, and opens when the first is closed", async () => {
  const context = await copy.browser.newContext();
  const [first, second] = [await context.newPage(), await context.newPage()];
  const start = (tab: Page) => tab.getByRole("button", { name: "De map van de website openen" });
  await first.goto(`${copy.site.url}/beheer`);
  await start(first).waitFor();
  await second.goto(`${copy.site.url}/beheer`);
  await second.getByText("Het beheer is al open in een ander tabblad.").waitFor();
  expect(await start(second).count()).toBe(0);
  await first.close();
  await start(second).waitFor();
  await context.close();
}, 300_000);

test("a question and a project with a day and a photograph are on the site, an empty field is gone to, and the check is content", async () => {
  const [service = ""] = slugs("diensten");
  const { name } = parse(read(`diensten/${service}.yaml`));

  await open("vragen/new");
  await page.getByRole("combobox", { name: "Groep" }).click();
  await page.getByRole("option").nth(1).click();
  await field("Vraag").fill("Is één kruimeldakje ook goed?");
  await field("Antwoord").fill("Zeker. Kijk bij [contact](/contact).");
  await save();
  expect(await takeOver(page, copy.folder)).toEqual(["src/content/vragen/is-een-kruimeldakje-ook-goed.yaml"]);

  await open("projecten/new");
  await field("Titel").fill("Kruimeldak van een schuur");
  await field("Beschrijving").fill("De schuur was lek. Nu niet meer.");
  await page.getByRole("button", { name: /Werkzaamheid.? toevoegen/ }).click();
  await field("Werkzaamheid").fill("Een dak dat veel te lang is voor dit ene veld");
  await choosePhotograph("Bladeren", "klein.jpg", 800, 600);
  await field("Wat is er te zien?").fill("Een schuur met een nieuw dak");
  await typeIn("date", "31-02-2026");
  await page.getByRole("combobox", { name: "Dienst" }).click();
  await page.getByRole("option", { name, exact: true }).click();

  await isRefused(
    "› Plaats: Dit veld ontbreekt of is leeg",
    "› Werkzaamheid 1: Te lang: verwacht dat de tekst hoogstens 40 tekens heeft.",
    "› Klaar op: “31-02-2026” bestaat niet",
  );
  await expect.poll(() => field("Plaats").evaluate((node) => node === document.activeElement)).toBe(true);
  await field("Plaats").fill("Baarn");
  await field("Werkzaamheid").fill("Een nieuw dak");
  await typeIn("date", "28-02-2026");
  await isRefused("› Foto › Bestand: klein.jpg is te klein: 800 bij 600 pixels");
  await page.locator('[data-key-path="picture.name"]').getByText("klein.jpg is te klein").waitFor();
  await choosePhotograph("Vervangen", "Mijn Foto é.jpg", 1600, 1100);
  await save();

  expect(await takeOver(page, copy.folder)).toEqual([
    "photos/mijn-foto-e.jpg",
    "src/content/projecten/kruimeldak-van-een-schuur.yaml",
  ]);
  const { order, ...project } = parse(read("projecten/kruimeldak-van-een-schuur.yaml"));
  expect(project).toEqual({
    title: "Kruimeldak van een schuur",
    place: "Baarn",
    description: "De schuur was lek. Nu niet meer.",
    work: ["Een nieuw dak"],
    picture: { name: "/photos/mijn-foto-e.jpg", alt: "Een schuur met een nieuw dak" },
    date: "28-02-2026",
    serviceSlug: service,
  });
  expect(checkContent(copy.folder).findings).toEqual([]);

  await visitor.goto(`${copy.site.url}/projecten`);
  const picture = visitor.locator("#kruimeldak-van-een-schuur img").first();
  expect(await picture.getAttribute("src")).toContain("mijn-foto-e");
  // The encoded photograph may be about to load that page anew.
  await visitor.goto("about:blank");
  await visitor.goto(`${copy.site.url}/faq`);
  await visitor.getByText("Is één kruimeldakje ook goed?").waitFor();
}, 300_000);

test("a new photograph with the description of the old one is asked about", async () => {
  const slug = "kruimeldak-van-een-schuur";
  await open(`projecten/entries/${slug}`);
  await scrollTo("picture");
  await page.locator('[data-key-path="picture"]').getByRole("button", { name: "Uitvouwen" }).click();
  await choosePhotograph("Vervangen", "Andere foto.jpg", 1700, 1200);
  expect(await answered(pressSave, refuse)).toContain("Een schuur met een nieuw dak");
  await page.getByRole("alertdialog").getByText("Beschrijf wat er op de nieuwe foto te zien is.").waitFor();
  await page.getByRole("button", { name: "OK", exact: true }).click();
  await fieldAt("picture.alt").fill("De schuur van opzij");
  await save();
  await takeOver(page, copy.folder);
  expect(parse(read(`projecten/${slug}.yaml`)).picture.alt).toBe("De schuur van opzij");
}, 300_000);

/** Answers what `action` makes the browser ask, and returns the question. */
async function answered(
  action: () => Promise<unknown>,
  answer: (dialog: Dialog) => Promise<void>,
): Promise<string> {
  const asking = page.waitForEvent("dialog");
  const done = action();
  const dialog = await asking;
  await answer(dialog);
  await done;
  return dialog.message();
}

test("a service and the address of a page stay, and the form says why", async () => {
  await open("diensten");
  await page.getByText("Verwijderen kan hier niet").waitFor();
  await open(`diensten/entries/${slugOf("diensten")}`);
  await page.getByRole("radio", { name: "Slug" }).click();
  await page.getByText("ligt het vast, want").waitFor();
  await page.getByRole("button", { name: "Editoropties tonen" }).click();
  const menu = page.getByRole("menuitem");
  expect(await menu.filter({ hasText: "Slug bewerken" }).getAttribute("aria-disabled")).toBe("true");
  expect(await menu.filter({ hasText: "Verwijderen" }).count()).toBe(0);
  await page.keyboard.press("Escape");
}, 300_000);

test("leaving what is not saved asks first, and what was typed is a draft from the first visit on", async () => {
  const service = slugOf("diensten");
  await open(`diensten/entries/${service}`);
  await typeIn("heading", "Een kop van een hele avond");

  const question = await answered(() => page.keyboard.press("Escape"), refuse);
  expect(question).toContain("nog niet opgeslagen");
  await answered(() => page.evaluate(() => location.reload()), refuse);
  expect(await fieldAt("heading").inputValue()).toBe("Een kop van een hele avond");

  await answered(
    () => page.getByRole("button", { name: "Bewerken annuleren" }).click(),
    async (dialog) => {
      // The CMS keeps a draft half a second after the last key; reading the question takes longer.
      await new Promise((resolve) => setTimeout(resolve, 1000));
      await agree(dialog);
    },
  );
  await page.waitForURL(/#\/collections\/diensten$/);
  await open(`diensten/entries/${service}`);
  await page.getByRole("button", { name: "Herstellen" }).click();
  await expect.poll(() => fieldAt("heading").inputValue()).toBe("Een kop van een hele avond");
  await changedBySaving(`diensten/${service}.yaml`);
}, 300_000);

test("two cities that change places are two changed lines", async () => {
  await open("steden");
  /** The lines that change as the first city goes down one place. */
  async function swap(): Promise<string[]> {
    const texts = () => slugs("steden").map((slug) => read(`steden/${slug}.yaml`));
    const before = texts();
    await page.getByRole("button", { name: "Volgorde van items wijzigen" }).click();
    await page.getByRole("button", { name: "Omlaag verplaatsen" }).first().click();
    await page.getByRole("button", { name: "Klaar met het wijzigen van de volgorde" }).click();
    await page.getByRole("button", { name: "Volgorde van items wijzigen" }).waitFor();
    await takeOver(page, copy.folder);
    return texts().flatMap((text, index) => changedLines(before[index] ?? "", text));
  }
  // The owner may have left out numbers; the form counts from 1.
  for (const line of await swap()) expect(line).toMatch(/^order: \d+$/);
  expect((await swap()).sort()).toEqual(["order: 1", "order: 2"]);
}, 300_000);

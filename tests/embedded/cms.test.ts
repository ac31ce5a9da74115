import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Dialog, Page } from "playwright";
import sharp from "sharp";
import { expect, test } from "vitest";
import { parse, stringify } from "yaml";
import { encodePhotos } from "../../scripts/build/encode-pictures";
import { checkContent } from "../../scripts/content/check";
import { chooseFolder, takeOver } from "./chosen-folder";
import { siteInACopy } from "./site-in-a-copy";

/* The CMS beside the site that it changes, in a copy. */
/** Other hosts that the CMS sends requests to. */
const asked = new Set<string>();

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

let opened: Page | undefined;

/** The CMS with the copy's folder chosen; the tests use it one after another. */
async function openCms(): Promise<Page> {
  if (!opened || opened.isClosed()) opened = await openInNewPage();
  return opened;
}

async function openInNewPage(): Promise<Page> {
  const page = await copy.browser.newPage({ locale: "nl-NL", viewport: { width: 1440, height: 900 } });
  page.setDefaultTimeout(60_000);
  // The first visit waits until the CMS is built, on a machine that may have other work.
  page.setDefaultNavigationTimeout(240_000);
  page.on("request", (request) => {
    const { protocol, host } = new URL(request.url());
    if (protocol.startsWith("http") && !copy.site.url.endsWith(host)) asked.add(host);
  });
  await chooseFolder(page, copy.folder);
  await page.goto(`${copy.site.url}/beheer`);
  await page.getByRole("button", { name: "Werken met een lokale repository" }).click();
  await page.getByRole("button", { name: "Nieuw item aanmaken" }).waitFor();
  return page;
}

async function openEntry(page: Page, collection: string, entry: string) {
  // An earlier test may have left something unsaved.
  page.on("dialog", agree);
  await page.goto(`${copy.site.url}/beheer#/collections/${collection}/${entry}`);
  page.off("dialog", agree);
}

const refuse = (dialog: Dialog) => dialog.dismiss();
const agree = (dialog: Dialog) => dialog.accept();

const field = (page: Page, name: string) => page.getByRole("textbox", { name, exact: true });

async function save(page: Page) {
  await page.getByRole("button", { name: "Opslaan", exact: true }).click();
  // The list follows once the files are written.
  await page.waitForURL(/#\/collections\/\w+$/);
}

/** What the check says of the entry before anything is written. */
async function isRefused(page: Page, answer: string) {
  const dialog = page.getByRole("alertdialog", { name: "Nog niet opgeslagen" });
  await dialog.getByText(answer).waitFor();
  expect(await takeOver(page, copy.folder)).toEqual([]);
  await dialog.getByRole("button", { name: "OK" }).click();
}

async function photograph(name: string, width: number, height: number) {
  const photo = sharp({ create: { width, height, channels: 3, background: "#a0522d" } });
  return { name, mimeType: "image/jpeg", buffer: await photo.jpeg().toBuffer() };
}

async function choosePhotograph(page: Page, button: string, file: Awaited<ReturnType<typeof photograph>>) {
  await page.getByRole("button", { name: button }).click();
  const [chooser] = await Promise.all([
    page.waitForEvent("filechooser"),
    page.getByRole("dialog").getByRole("button", { name: "Uploaden" }).click(),
  ]);
  await chooser.setFiles(file);
}

const changedLines = (before: string, after: string) => {
  const lines = before.split("\n");
  return after.split("\n").filter((line, index) => line !== lines[index]);
};

test("a changed text is on the site at once", async () => {
  const page = await openCms();
  const visitor = await copy.browser.newPage();
  const service = slugOf("diensten");
  await visitor.goto(`${copy.site.url}/${service}`);

  await openEntry(page, "diensten", `entries/${service}`);
  await field(page, "Kop").first().waitFor();
  // The page itself stands beside its form, and a picture that a computer made is to be seen.
  const beside = page.frameLocator("iframe").frameLocator('iframe[title="De website"]');
  await beside.getByRole("heading", { level: 1 }).waitFor();
  await page
    .locator(`img[src$="/pictures/${parse(read(`diensten/${service}.yaml`)).picture.name}-720.webp"]`)
    .waitFor();
  await page.locator('[data-key-path="heading"]').getByRole("textbox").fill("Een kop die net is bedacht");
  await save(page);

  expect(await takeOver(page, copy.folder)).toEqual([`src/content/diensten/${service}.yaml`]);
  await visitor.getByRole("heading", { level: 1, name: "Een kop die net is bedacht" }).waitFor();
  expect(checkContent(copy.folder).findings).toEqual([]);
  // Its texts, icons and fonts come from the site.
  expect([...asked]).toEqual([]);
  await visitor.close();
}, 300_000);

test("in every kind of file, a changed field is one changed line", async () => {
  const page = await openCms();
  // As many paragraphs as there are, so that the lines after them stay.
  const typed = parse(read("paginas/werkgebied.yaml")).paragraphs.map(
    (_: string, index: number) => `Nummer ${index}.`,
  );
  const changes: [collection: string, entry: string, field: string, value: string, line: string][] = [
    ["diensten", slugOf("diensten"), "heading", "Een andere kop", "heading: Een andere kop"],
    ["steden", slugOf("steden"), "latitude", "52.1", "latitude: 52.1"],
    ["projecten", slugOf("projecten"), "place", "Eemnes", "place: Eemnes"],
    ["vragen", slugOf("vragen"), "answer", "Ja: altijd.", 'answer: "Ja: altijd."'],
    ["paginas", "over-ons", "heading", "Wie wij zijn", "heading: Wie wij zijn"],
    [
      "paginas",
      "werkgebied",
      "paragraphs",
      typed.join("\n"),
      typed.map((text: string) => `  - ${text}`).join("\n"),
    ],
    ["site", "bedrijf", "legalName", "Een ander B.V.", "legalName: Een ander B.V."],
    ["site", "algemeen", "quoteButton", "Vraag het ons", "quoteButton: Vraag het ons"],
    ["site", "doorverwijzingen", "doorverwijzingen.0.to", "/faq", "  to: /faq"],
  ];
  for (const [collection, entry, name, value, line] of changes) {
    const file = collection === "site" ? `${entry}.yaml` : `${collection}/${entry}.yaml`;
    const before = read(file);
    await openEntry(page, collection, `entries/${entry}`);
    // A list, whose items are closed.
    if (entry === "doorverwijzingen") await page.getByRole("button", { name: "Alles uitvouwen" }).click();
    await page
      .locator(`[data-key-path="${name}"]`)
      .getByRole(name === "latitude" ? "spinbutton" : "textbox")
      .fill(value);
    await save(page);
    expect(await takeOver(page, copy.folder), file).toEqual([`src/content/${file}`]);
    expect(changedLines(before, read(file)).join("\n"), file).toBe(line);
  }
}, 300_000);

test("a mistake is refused before it is saved, by the names of the form, also between files", async () => {
  const page = await openCms();
  const service = slugOf("diensten");
  const { name } = parse(read(`diensten/${service}.yaml`));
  await openEntry(page, "diensten", `entries/${service}`);
  const intro = page.locator('[data-key-path="intro"]');
  await intro.getByRole("textbox").fill("Bel {telefon}.");
  await page.getByRole("button", { name: "Opslaan", exact: true }).click();
  await isRefused(page, `Dienst “${name}” › Inleiding: {telefon} kennen wij niet`);
  await intro.getByText("Bedoelde u telefoon?").waitFor();

  await openEntry(page, "vragen", `entries/${slugOf("vragen")}`);
  await field(page, "Antwoord").fill("Kijk bij [prijzen](/kruimelprijzen).");
  await page.getByRole("button", { name: "Opslaan", exact: true }).click();
  await isRefused(page, "› Antwoord: De pagina /kruimelprijzen bestaat niet");

  await page.close();
}, 300_000);

test("a mistake that was there before keeps nobody from saving, and is said afterwards", async () => {
  const [first = "", second = ""] = slugs("steden");
  const before = read(`steden/${first}.yaml`);
  writeFileSync(path(`steden/${first}.yaml`), before.replace(/^name: .*/m, "name:"));
  const page = await openCms();
  await openEntry(page, "steden", `entries/${second}`);
  await page.locator('[data-key-path="latitude"]').getByRole("spinbutton").fill("52.2");
  await save(page);
  const notice = page.getByRole("dialog", { name: "Opgeslagen" });
  await notice.getByText(`Stad “${first}” › Naam: Dit veld is leeg`).waitFor();
  await notice.press("Escape");
  writeFileSync(path(`steden/${first}.yaml`), before);
  await page.close();
}, 300_000);

test("a question and a project with a photograph are on the site, and the check is content", async () => {
  const page = await openCms();
  const [service = ""] = slugs("diensten");
  const { name } = parse(read(`diensten/${service}.yaml`));

  await openEntry(page, "vragen", "new");
  await page.getByRole("combobox", { name: "Groep" }).click();
  await page.getByRole("option").first().click();
  await field(page, "Vraag").fill("Is één kruimeldakje ook goed?");
  await field(page, "Antwoord").fill("Zeker. Kijk bij [contact](/contact).");
  await save(page);
  expect(await takeOver(page, copy.folder)).toEqual(["src/content/vragen/is-een-kruimeldakje-ook-goed.yaml"]);

  await openEntry(page, "projecten", "new");
  await field(page, "Titel").fill("Kruimeldak van een schuur");
  await field(page, "Plaats").fill("Baarn");
  await field(page, "Beschrijving").fill("De schuur was lek. Nu niet meer.");
  await page.getByRole("button", { name: /Werkzaamheid.? toevoegen/ }).click();
  await field(page, "Werkzaamheid").fill("Een dak dat veel te lang is voor dit ene veld");
  await choosePhotograph(page, "Bladeren", await photograph("klein.jpg", 800, 600));
  const notice = page.getByRole("dialog", { name: "Deze foto kan niet op de website" });
  await notice.getByText("800 bij 600 pixels. Nodig is ten minste 1440 bij 960.").waitFor();
  await notice.getByRole("button", { name: "Begrepen" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Invoegen" }).click();
  await field(page, "Wat is er te zien?").fill("Een schuur met een nieuw dak");
  await page.getByRole("combobox", { name: "Dienst" }).click();
  await page.getByRole("option", { name, exact: true }).click();

  // The schema's maximum, in Dutch beside the field; what was typed stays.
  await page.getByRole("button", { name: "Opslaan", exact: true }).click();
  await page.getByText("Je mag niet meer dan 40 tekens invoeren.").waitFor();
  expect(await takeOver(page, copy.folder)).toEqual([]);
  await field(page, "Werkzaamheid").fill("Een nieuw dak");
  await field(page, "Beschrijving").fill("De schuur was lek. Bel je ons?");
  await page.getByRole("button", { name: "Opslaan", exact: true }).click();
  await isRefused(page, "Project “Kruimeldak van een schuur” › Beschrijving: Er staat “je”; de site spreekt");
  await page.locator('[data-key-path="description"]').getByText("Er staat “je”").waitFor();
  await field(page, "Beschrijving").fill("De schuur was lek. Nu niet meer.");
  await page.getByRole("button", { name: "Opslaan", exact: true }).click();
  await isRefused(page, "› Foto › Bestand: klein.jpg is te klein: 800 bij 600 pixels");
  await page.locator('[data-key-path="picture.name"]').getByText("klein.jpg is te klein").waitFor();
  await choosePhotograph(page, "Vervangen", await photograph("Mijn Foto é.jpg", 1600, 1100));
  await page.getByRole("dialog").getByRole("button", { name: "Invoegen" }).click();
  await save(page);

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
    picture: { name: "/photos/mijn-foto-e.jpg", alt: "Een schuur met een nieuw dak", rendered: false },
    serviceSlug: service,
  });
  expect(checkContent(copy.folder).findings).toEqual([]);
  await encodePhotos(join(copy.folder, "photos"), join(copy.folder, "public/pictures"));

  const visitor = await copy.browser.newPage();
  await visitor.goto(`${copy.site.url}/projecten`);
  await visitor.getByText("Kruimeldak van een schuur").first().waitFor();
  expect(await visitor.locator("#kruimeldak-van-een-schuur img").first().getAttribute("src")).toContain(
    "mijn-foto-e",
  );
  await visitor.goto(`${copy.site.url}/faq`);
  await visitor.getByText("Is één kruimeldakje ook goed?").waitFor();
  await visitor.close();
}, 300_000);

/** Answers what `action` makes the browser ask, and returns the question. */
async function answered(
  page: Page,
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

const heading = (page: Page) => page.locator('[data-key-path="heading"]').getByRole("textbox");
/** Types as a person does: the CMS keeps no draft of what a program fills in. */
async function typeHeading(page: Page, text: string) {
  await heading(page).selectText();
  await page.keyboard.type(text);
}

test("leaving what is not saved asks first, and what was typed is a draft from the first visit on", async () => {
  const page = await openCms();
  const service = slugOf("diensten");
  await openEntry(page, "diensten", `entries/${service}`);
  await typeHeading(page, "Een kop van een hele avond");

  const question = await answered(page, () => page.keyboard.press("Escape"), refuse);
  expect(question).toContain("nog niet opgeslagen");
  await answered(page, () => page.evaluate(() => location.reload()), refuse);
  expect(await heading(page).inputValue()).toBe("Een kop van een hele avond");

  await answered(
    page,
    () => page.getByRole("button", { name: "Bewerken annuleren" }).click(),
    async (dialog) => {
      // The CMS keeps a draft half a second after the last key; reading the question takes longer.
      await new Promise((resolve) => setTimeout(resolve, 1000));
      await agree(dialog);
    },
  );
  await page.waitForURL(/#\/collections\/diensten$/);
  await openEntry(page, "diensten", `entries/${service}`);
  await page.getByRole("button", { name: "Herstellen" }).click();
  await expect.poll(() => heading(page).inputValue()).toBe("Een kop van een hele avond");
  await save(page);
  expect(await takeOver(page, copy.folder)).toEqual([`src/content/diensten/${service}.yaml`]);
}, 300_000);

test("a file that another program changed is overwritten only after a question", async () => {
  const page = await openCms();
  const file = `steden/${slugOf("steden")}.yaml`;
  await openEntry(page, "steden", `entries/${slugOf("steden")}`);
  await typeHeading(page, "Een kop uit het beheer");
  writeFileSync(path(file), read(file).replace(/^heading: .*/m, "heading: Een kop uit een ander programma"));

  const saveIt = () => page.getByRole("button", { name: "Opslaan", exact: true }).click();
  expect(await answered(page, saveIt, refuse)).toContain(file);
  await page.getByRole("button", { name: "OK", exact: true }).click();
  expect(read(file)).toContain("heading: Een kop uit een ander programma");
  expect(await heading(page).inputValue()).toBe("Een kop uit het beheer");

  await answered(page, saveIt, agree);
  await page.waitForURL(/#\/collections\/steden$/);
  expect(await takeOver(page, copy.folder)).toEqual([`src/content/${file}`]);
  expect(read(file)).toContain("heading: Een kop uit het beheer");
}, 300_000);

test("the address of a page that exists stays, and so does a service; both say why", async () => {
  const page = await openCms();
  await openEntry(page, "diensten", `entries/${slugOf("diensten")}`);
  await page.getByRole("radio", { name: "Slug" }).click();
  await page.getByText("ligt het vast, want").waitFor();
  await page.getByRole("button", { name: "Editoropties tonen" }).click();
  const menu = page.getByRole("menuitem");
  expect(await menu.filter({ hasText: "Slug bewerken" }).getAttribute("aria-disabled")).toBe("true");
  expect(await menu.filter({ hasText: "Verwijderen" }).count()).toBe(0);
  await page.keyboard.press("Escape");
  await page.goto(`${copy.site.url}/beheer#/collections/diensten`);
  await page.getByText("Verwijderen kan hier niet").waitFor();
}, 300_000);

test("two cities that change places are two changed lines", async () => {
  const page = await openCms();
  await page.goto(`${copy.site.url}/beheer#/collections/steden`);
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

import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type Browser, chromium, type Dialog, type Page } from "playwright";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { parse, stringify } from "yaml";
import { chromiumFlags, ensureChromium } from "../../scripts/checks/chromium";
import { checkContent, requireContent } from "../../scripts/content/check";
import { takePhoto } from "../sample-photo";
import { scratchCopy } from "../scratch-copy";
import { chooseFolder, takeOver } from "./chosen-folder";
import { startNewSite, type startSite } from "./running-site";

/* `npm start` in a copy of the site, which begins with a mistake and an unused bad photograph: files by hand, then the CMS. */
const [changed] = requireContent().diensten;
if (!changed) throw new Error("The site has a service");
const changedFile = `diensten/${changed.slug}.yaml`;

const folder = scratchCopy();
const content = join(folder, "src/content");
const path = (file: string) => join(content, file);
const read = (file: string) => readFileSync(path(file), "utf8");

let site: Awaited<ReturnType<typeof startSite>>;
let browser: Browser;

beforeAll(async () => {
  const redirects = ["/oud", "/ouder"].map((from) => ({ from, to: "/contact" }));
  writeFileSync(path("doorverwijzingen.yaml"), stringify(redirects));
  // As the CMS writes YAML; the files may use other quotation marks.
  const asText = { schema: "failsafe", lineWidth: 0 } as const;
  for (const file of readdirSync(content, { recursive: true, encoding: "utf8" }))
    if (file.endsWith(".yaml")) writeFileSync(path(file), stringify(parse(read(file), asText), asText));
  writeFileSync(path(changedFile), read(changedFile).replace(/^order: .*/m, "order: tien"));
  await takePhoto(folder, "klein.jpg", 80);
  const dataDirectory = join(folder, ".embedded");
  cpSync(inject("newData"), dataDirectory, { recursive: true });
  ({ site } = await startNewSite(dataDirectory, folder));
  browser = await chromium.launch({ executablePath: ensureChromium(), args: chromiumFlags });
});

afterAll(async () => {
  await browser?.close();
  await site?.stop();
  rmSync(folder, { recursive: true, force: true });
});

const slugs = (name: string) => readdirSync(path(name)).map((file) => file.replace(".yaml", ""));
const slugOf = (name: string) => slugs(name)[0] ?? "";

describe("A file that is changed by hand", () => {
  const replace = (file: string, line: RegExp, replacement: string) => {
    expect(read(file)).toMatch(line);
    writeFileSync(path(file), read(file).replace(line, replacement));
  };
  const openPage = async () => {
    const opened = await browser.newPage();
    // The first visit bundles; a slow machine with other work may take a minute for it.
    await opened.goto(`${site.url}/${changed.slug}`, { timeout: 100_000 });
    return opened;
  };
  let servicePage: Page;
  beforeAll(async () => {
    servicePage = await openPage();
  });

  test("is reported in the browser with its mistake, at start and after every save, until that is corrected", async () => {
    const messageIn = (shown: Page) => shown.locator("vite-error-overlay .message-body");
    const reports = (text: string, shown = servicePage) =>
      messageIn(shown).filter({ hasText: text }).waitFor();
    const lines = read(changedFile).split("\n");
    const lineOfOrder = lines.findIndex((line) => line.startsWith("order:")) + 1;
    await reports(`${changed.slug}.yaml › order (regel ${lineOfOrder}): “tien” is geen getal`);

    replace(changedFile, /^order: .*/m, "order tien");
    const unreadable = `src/content/${changedFile} (regel ${lineOfOrder}): deze regel is niet te lezen`;
    await reports(unreadable);
    // A page that is opened now gets no text at all, and says why in the same words.
    const opened = await openPage();
    await reports(unreadable, opened);
    await opened.close();

    replace(changedFile, /^order tien/m, `order: ${changed.order}`);
    await messageIn(servicePage).waitFor({ state: "detached" });
    await servicePage.getByRole("heading", { level: 1, name: changed.heading }).waitFor();

    replace("bedrijf.yaml", /^phone: /m, "phone: bel ");
    await reports("src/content/bedrijf.yaml › phone");
    replace("bedrijf.yaml", /^phone: bel /m, "phone: ");
    await messageIn(servicePage).waitFor({ state: "detached" });
  }, 120_000);

  test("is encoded if it is a photograph, and reloads the page, which a build does not; one too small is named", async () => {
    expect(site.printed.stderr).toContain("photos/klein.jpg is te klein: 80 bij 60 pixels.");
    let loads = 0;
    servicePage.on("load", () => loads++);
    // As a build does; on a later change the server has seen it.
    mkdirSync(join(folder, "dist-server"), { recursive: true });
    writeFileSync(join(folder, "dist-server/contact.html"), "<title>Contact</title>");
    await takePhoto(folder, "Goot in Baarn.jpg");
    await expect
      .poll(() => site.printed.stdout)
      .toContain('Gebruik in de teksten de naam "Goot in Baarn.jpg".');
    const [picture] = readdirSync(join(folder, "public/pictures/photos")).filter((file) =>
      file.startsWith("goot-in-baarn-"),
    );
    await expect.poll(() => loads).toBeGreaterThan(0);
    expect(site.printed.stdout).not.toContain("dist-server");
    const answer = await fetch(`${site.url}/pictures/photos/${picture}`);
    expect(answer.headers.get("content-type")).toMatch(/^image\//);
    await servicePage.close();
  });
});

/* The CMS beside the site that it changes; one window, of a browser that speaks English, for all tests. */
let page: Page;

async function openCms() {
  const context = await browser.newContext({ locale: "en-US", viewport: { width: 1440, height: 900 } });
  page = await context.newPage();
  page.setDefaultTimeout(60_000);
  await chooseFolder(page, folder);
  // The CMS is built at the first visit, on a machine that may have other work.
  await page.goto(`${site.url}/beheer`, { timeout: 240_000 });
  const openFolder = page.getByRole("button", { name: "De map van de website openen" });
  await openFolder.waitFor();
  expect(await page.getByText(/repository|token|\bjouw?\b/i).count()).toBe(0);
  await openFolder.click();
  await page.getByRole("button", { name: "Nieuw item aanmaken" }).waitFor();
}

const accept = (dialog: Dialog) => dialog.accept();
const refuse = (dialog: Dialog) => dialog.dismiss();

/** Opens a form, and leaves what is not saved in the one before it. */
async function open(place: string, tab = page) {
  tab.on("dialog", accept);
  await tab.goto(`${site.url}/beheer#/collections/${place}`);
  tab.off("dialog", accept);
}

const field = (name: string) => page.getByRole("textbox", { name, exact: true });
const fieldAt = (keyPath: string, tab = page) =>
  tab.locator(`[data-key-path="${keyPath}"]`).getByRole("textbox");

/** Types key by key. Sveltia loses keys that come faster than it draws, which a person sees, and types again. */
async function typeIn(keyPath: string, text: string, tab = page) {
  const typing = async () => {
    await fieldAt(keyPath, tab).selectText();
    await fieldAt(keyPath, tab).pressSequentially(text, { delay: 50 });
    return fieldAt(keyPath, tab).inputValue();
  };
  await expect.poll(typing).toBe(text);
}

const pressSave = () => page.getByRole("button", { name: "Opslaan", exact: true }).click();

async function save() {
  await pressSave();
  // The list follows once the files are written.
  await page.waitForURL(/#\/collections\/\w+$/);
}

const changedLines = (before: string, after: string) => {
  const lines = before.split("\n");
  return after.split("\n").filter((line, index) => line !== lines[index]);
};

/** Saves what must be one file of src/content, and returns the lines of it that changed. */
async function changedBySaving(file: string): Promise<string> {
  const before = read(file);
  await save();
  expect(await takeOver(page, folder)).toEqual([`src/content/${file}`]);
  return changedLines(before, read(file)).join("\n");
}

async function isRefused(...answers: string[]) {
  await pressSave();
  const dialog = page.getByRole("alertdialog", { name: "Nog niet opgeslagen" });
  for (const answer of answers) await dialog.getByText(answer).waitFor();
  expect(await takeOver(page, folder)).toEqual([]);
  await dialog.getByRole("button", { name: "OK" }).click();
}

async function answered(action: () => Promise<unknown>, answer: (dialog: Dialog) => Promise<void>) {
  const asking = page.waitForEvent("dialog");
  const done = action();
  const dialog = await asking;
  await answer(dialog);
  await done;
  return dialog.message();
}

test("a changed text is one changed line, on the site beside it at once, and said not to be online", async () => {
  await openCms();
  const project = slugOf("projecten");
  await open(`projecten/entries/${project}`);
  const beside = page.frameLocator("iframe").frameLocator('iframe[title="De website"]');
  // Until then Vite may find more dependencies, and load the form anew.
  await beside.getByRole("heading", { level: 1 }).waitFor();
  // A picture that a computer made is to be seen.
  const { picture } = parse(read(`projecten/${project}.yaml`));
  await page.locator('[data-key-path="picture"]').getByRole("button", { name: "Uitvouwen" }).click();
  await page.locator(`img[src$="/pictures/${picture.name}-720.webp"]`).first().waitFor();

  const service = slugOf("diensten");
  await open(`diensten/entries/${service}`);
  const heading = `${parse(read(`diensten/${service}.yaml`)).name}, net bedacht`;
  await fieldAt("heading").fill(heading);
  const saving = changedBySaving(`diensten/${service}.yaml`);
  await page.getByText("Online zet u het in GitHub Desktop").waitFor();
  expect(await saving).toBe(`heading: ${heading}`);
  expect(checkContent(folder).findings).toEqual([]);

  await open(`diensten/entries/${service}`);
  await beside.getByRole("heading", { level: 1, name: heading }).waitFor();
  // The page loads anew with every form; from here on the tests do without.
  await page.getByRole("button", { name: "Editoropties tonen" }).click();
  await page.getByRole("menuitemcheckbox", { name: "Voorbeeld tonen" }).click();
}, 300_000);

test("what is empty, too long or badly written is named at its field, and led to", async () => {
  await open("projecten/new");
  await field("Titel").fill("Kruimeldak");
  await page.getByRole("button", { name: /Werkzaamheid.? toevoegen/ }).click();
  await field("Werkzaamheid").fill("Een dak dat veel te lang is voor dit ene veld");
  await field("Klaar op").fill("morgen");
  await pressSave();
  await page.getByRole("button", { name: "Welke?" }).click();
  const listed = (name: string, answer: string) =>
    page.getByRole("button").filter({ hasText: name }).filter({ hasText: answer });
  await listed("Werkzaamhe", "U mag niet meer dan 40 tekens invoeren.").waitFor();
  await listed("Klaar op", "schrijf dag, maand en jaar in cijfers").waitFor();
  await listed("Wat is er te zien?", "Vul dit veld in.").waitFor();
  await listed("Beschrijving", "Vul dit veld in.").click();
  await expect
    .poll(() => field("Beschrijving").evaluate((node) => node === document.activeElement))
    .toBe(true);
  expect(await field("Titel").inputValue()).toBe("Kruimeldak");
  expect(await takeOver(page, folder)).toEqual([]);
}, 300_000);

test("what only the check knows is refused by the names of the form, and what was typed stays", async () => {
  const file = `vragen/${slugOf("vragen")}.yaml`;
  await open(`vragen/entries/${slugOf("vragen")}`);
  const wrong = "Bel <b>{telefon}</b>, of kijk bij [prijzen](/kruimelprijzen).";
  await field("Antwoord").fill(wrong);
  const place = `Vraag “${parse(read(file)).question}” › Antwoord:`;
  await isRefused(`${place} {telefon} kennen wij niet`, `${place} <b> wordt op de site zo getoond`);
  await field("Antwoord").fill("Kijk bij [prijzen](/kruimelprijzen).");
  await isRefused(`${place} De pagina /kruimelprijzen bestaat niet`);
  expect(await field("Antwoord").inputValue()).toBe("Kijk bij [prijzen](/kruimelprijzen).");
  await field("Antwoord").fill("Ja: altijd.");
  expect(await changedBySaving(file)).toBe('answer: "Ja: altijd."');

  await open("site/entries/bedrijf");
  await fieldAt("phone").fill("035 12");
  await isRefused("Bedrijf › Telefoon: “035 12” is niet te bellen");
  await fieldAt("phone").fill("035 621 11 22");
  expect(await changedBySaving("bedrijf.yaml")).toBe("phone: 035 621 11 22");
}, 300_000);

test("paragraphs, a file that is a list, and a number with a comma are changed by the line", async () => {
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

  const city = slugOf("steden");
  await open(`steden/entries/${city}`);
  await typeIn("latitude", "52,2");
  expect(await changedBySaving(`steden/${city}.yaml`)).toBe("latitude: 52,2");
}, 300_000);

test("a mistake elsewhere that was there before keeps nobody from saving", async () => {
  const [first = "", second = ""] = slugs("steden");
  const before = read(`steden/${first}.yaml`);
  writeFileSync(path(`steden/${first}.yaml`), before.replace(/^name: .*/m, "name:"));
  await open(`steden/entries/${second}`);
  await typeIn("longitude", "5,2");
  await save();
  writeFileSync(path(`steden/${first}.yaml`), before);
  expect(await takeOver(page, folder)).toEqual([`src/content/steden/${second}.yaml`]);
}, 300_000);

test("a second city of the same name is refused", async () => {
  const city = slugOf("steden");
  await open(`steden/entries/${city}`);
  await page.getByRole("button", { name: "Editoropties tonen" }).click();
  await page.getByRole("menuitem", { name: "Dupliceren" }).click();
  await page.waitForURL(/steden\/new/);
  await field("Naam").waitFor();
  await isRefused("› Naam: Deze tekst staat ook in Stad");
}, 300_000);

test("a new question gets a file by its words, and the check is content", async () => {
  await open("vragen/new");
  await page.getByRole("combobox", { name: "Groep" }).click();
  await page.getByRole("option").nth(1).click();
  await field("Vraag").fill("Is één kruimeldakje ook goed?");
  await field("Antwoord").fill("Zeker. Kijk bij [contact](/contact).");
  await save();
  expect(await takeOver(page, folder)).toEqual(["src/content/vragen/is-een-kruimeldakje-ook-goed.yaml"]);

  expect(checkContent(folder).findings).toEqual([]);
}, 300_000);

test("what another page shows cannot be deleted, and is told by which; a service has no delete at all", async () => {
  const { projectSlug } = requireContent(folder)["paginas/home.yaml"].recentWork.items[0] ?? {};
  await open(`projecten/entries/${projectSlug}`);
  await page.getByRole("button", { name: "Editoropties tonen" }).click();
  await page.getByRole("menuitem", { name: "Item verwijderen" }).click();
  const dialog = page.getByRole("alertdialog");
  await dialog.getByText("Dit item kan niet worden verwijderd").waitFor();
  await dialog.getByText("Pagina’s › ").waitFor();
  expect(await dialog.getByRole("button", { name: "Verwijderen" }).isDisabled()).toBe(true);
  await dialog.getByRole("button", { name: "Annuleren" }).click();

  await open("diensten");
  await page.getByText("Verwijderen kan hier niet").waitFor();
  await open(`diensten/entries/${slugOf("diensten")}`);
  await page.getByRole("button", { name: "Editoropties tonen" }).click();
  const menu = page.getByRole("menuitem");
  await menu.filter({ hasText: "Dupliceren" }).waitFor();
  expect(await menu.filter({ hasText: "Slug bewerken" }).getAttribute("aria-disabled")).toBe("true");
  expect(await menu.filter({ hasText: "Verwijderen" }).count()).toBe(0);
  await page.keyboard.press("Escape");
}, 300_000);

test("leaving what is not saved asks first, and the draft stays, also beside a second tab", async () => {
  const [service = "", other = ""] = slugs("diensten");
  const typed = `${parse(read(`diensten/${service}.yaml`)).name} van een hele avond`;
  await open(`diensten/entries/${service}`);
  await typeIn("heading", typed);
  expect(await answered(() => page.keyboard.press("Escape"), refuse)).toContain("nog niet opgeslagen");
  await answered(() => page.evaluate(() => location.reload()), refuse);
  expect(await fieldAt("heading").inputValue()).toBe(typed);

  const second = await page.context().newPage();
  await second.goto(`${site.url}/beheer`);
  await second.getByRole("button", { name: "Nieuw item aanmaken" }).waitFor();
  await open(`diensten/entries/${service}`, second);
  await second.getByRole("button", { name: "Herstellen" }).click();
  await open(`diensten/entries/${other}`, second);
  await typeIn("heading", "Iets anders", second);
  second.on("dialog", accept);
  await second.close();

  const leave = () => page.getByRole("button", { name: "Bewerken annuleren" }).click();
  await answered(leave, accept);
  await page.waitForURL(/#\/collections\/diensten$/);
  await open(`diensten/entries/${service}`);
  await page.getByRole("button", { name: "Herstellen" }).click();
  await expect.poll(() => fieldAt("heading").inputValue()).toBe(typed);
  expect(await changedBySaving(`diensten/${service}.yaml`)).toBe(`heading: ${typed}`);
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
    await takeOver(page, folder);
    return texts().flatMap((text, index) => changedLines(before[index] ?? "", text));
  }
  // The owner may have left out numbers; the form counts from 1.
  for (const line of await swap()) expect(line).toMatch(/^order: \d+$/);
  expect((await swap()).sort()).toEqual(["order: 1", "order: 2"]);
}, 300_000);

test("a stop ends every part, also while a page is open", async () => {
  expect(await site.stop()).toBe(0);
  await expect(fetch(site.url)).rejects.toThrow();
});

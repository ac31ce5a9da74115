import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type Browser, chromium, type Page } from "playwright";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, test } from "vitest";
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
  // As the CMS writes YAML; files that were written by hand may use other quotation marks.
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

describe("a file that is changed by hand", () => {
  const openPage = async () => {
    const opened = await browser.newPage();
    // The first visit bundles, which may take a minute on a busy machine.
    await opened.goto(`${site.url}/${changed.slug}`, { timeout: 100_000 });
    return opened;
  };
  const messageIn = (shown: Page) => shown.locator("vite-error-overlay .message-body");
  const reports = (text: string, shown = page) => messageIn(shown).filter({ hasText: text }).waitFor();
  const lineOfOrder =
    read(changedFile)
      .split("\n")
      .findIndex((line) => line.startsWith("order:")) + 1;
  const unreadable = `src/content/${changedFile} (regel ${lineOfOrder}): deze regel is niet te lezen`;
  const writeOrder = (line: string) =>
    writeFileSync(path(changedFile), read(changedFile).replace(/^order.*/m, line));
  let page: Page;

  beforeAll(async () => {
    page = await openPage();
  });
  afterEach(async () => {
    writeOrder(`order: ${changed.order}`);
    await messageIn(page).waitFor({ state: "detached" });
  });
  afterAll(() => page?.close());

  test("shows a mistake in the browser with its line", async () => {
    await reports(`${changed.slug}.yaml › order (regel ${lineOfOrder}): “tien” is geen getal`);
  });

  test("shows after a save that a line cannot be read", async () => {
    writeOrder("order tien");
    await reports(unreadable);
  });

  test("says on a newly opened page why its text is missing", async () => {
    writeOrder("order tien");
    const opened = await openPage();
    await reports(unreadable, opened);
    await opened.close();
  });

  test("shows the page again once the mistake is corrected", async () => {
    writeOrder("order tien");
    await reports(unreadable);
    writeOrder(`order: ${changed.order}`);
    await page.getByRole("heading", { level: 1, name: changed.heading }).waitFor();
  });

  test("names a photograph that is too small", async () => {
    await expect.poll(() => site.printed.stderr).toContain("photos/klein.jpg is te klein: 80 bij 60 pixels.");
  });

  test("encodes a new photograph and reloads the page", async () => {
    let loads = 0;
    page.on("load", () => loads++);
    await takePhoto(folder, "Goot in Baarn.jpg");
    await expect
      .poll(() => site.printed.stdout)
      .toContain('Gebruik in de teksten de naam "Goot in Baarn.jpg".');
    await expect.poll(() => loads).toBeGreaterThan(0);
    const pictures = readdirSync(join(folder, "public/pictures/photos"));
    const picture = pictures.find((file) => file.startsWith("goot-in-baarn-"));
    const answer = await fetch(`${site.url}/pictures/photos/${picture}`);
    expect(answer.headers.get("content-type")).toMatch(/^image\//);
  });
});

describe("a text that is changed in the CMS", () => {
  let page: Page;

  async function openCms() {
    const context = await browser.newContext({ locale: "en-US", viewport: { width: 1440, height: 900 } });
    page = await context.newPage();
    page.setDefaultTimeout(60_000);
    await chooseFolder(page, folder);
    // The CMS is built at the first visit.
    await page.goto(`${site.url}/beheer`, { timeout: 240_000 });
    await page.getByRole("button", { name: "De map van de website openen" }).click();
    await page.getByRole("button", { name: "Nieuw item aanmaken" }).waitFor();
  }

  const former = join(folder, ".former-content");

  beforeAll(openCms);
  beforeEach(() => cpSync(content, former, { recursive: true }));
  // A test that failed leaves neither a half-changed file nor an open dialog to the next one.
  afterEach(async ({ task }) => {
    if (task.result?.state !== "fail") return;
    rmSync(content, { recursive: true });
    cpSync(former, content, { recursive: true });
    await page.context().close();
    await openCms();
  });

  const open = (place: string) => page.goto(`${site.url}/beheer#/collections/${place}`);
  const field = (name: string) => page.getByRole("textbox", { name, exact: true });
  const fieldAt = (keyPath: string) => page.locator(`[data-key-path="${keyPath}"]`).getByRole("textbox");

  /** Types key by key. Sveltia loses keys that come faster than it draws; a person sees that and types again. */
  async function typeIn(keyPath: string, text: string) {
    const typing = async () => {
      await fieldAt(keyPath).selectText();
      await fieldAt(keyPath).pressSequentially(text, { delay: 50 });
      return fieldAt(keyPath).inputValue();
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

  test("is one changed line, on the page beside it at once", async () => {
    const service = slugOf("diensten");
    await open(`diensten/entries/${service}`);
    const beside = page.frameLocator("iframe").frameLocator('iframe[title="De website"]');
    // Until then Vite may find more dependencies, and load the form anew.
    await beside.getByRole("heading", { level: 1 }).waitFor();
    const heading = `${parse(read(`diensten/${service}.yaml`)).name}, net bedacht`;
    await fieldAt("heading").fill(heading);
    expect(await changedBySaving(`diensten/${service}.yaml`)).toBe(`heading: ${heading}`);
    await open(`diensten/entries/${service}`);
    await beside.getByRole("heading", { level: 1, name: heading }).waitFor();
    // The page beside it loads with every form; the other tests do without.
    await page.getByRole("button", { name: "Editoropties tonen" }).click();
    await page.getByRole("menuitemcheckbox", { name: "Voorbeeld tonen" }).click();
  });

  test("is not called online while it is on this machine only", async () => {
    await open(`projecten/entries/${slugOf("projecten")}`);
    await typeIn("title", "Een dak dat net is bedacht");
    await pressSave();
    await page.getByText("Online zet u het in GitHub Desktop").waitFor();
    await page.waitForURL(/#\/collections\/\w+$/);
    await takeOver(page, folder);
  });

  test("is refused by the name of its field", async () => {
    const file = `vragen/${slugOf("vragen")}.yaml`;
    await open(`vragen/entries/${slugOf("vragen")}`);
    await field("Antwoord").fill("Bel {telefon}.");
    await isRefused(`Vraag “${parse(read(file)).question}” › Antwoord: {telefon} kennen wij niet`);
  });

  test("stays in its field when it is refused", async () => {
    const file = `vragen/${slugOf("vragen")}.yaml`;
    await open(`vragen/entries/${slugOf("vragen")}`);
    const wrong = "Kijk bij [prijzen](/kruimelprijzen).";
    await field("Antwoord").fill(wrong);
    await isRefused("de pagina /kruimelprijzen bestaat niet");
    expect(await field("Antwoord").inputValue()).toBe(wrong);
    await field("Antwoord").fill("Ja: altijd.");
    expect(await changedBySaving(file)).toBe('answer: "Ja: altijd."');
  });

  test("may be paragraphs with Enter between them", async () => {
    // As many paragraphs as there are, so that the lines after them stay.
    const typed: string[] = parse(read("paginas/werkgebied.yaml")).paragraphs.map(
      (_: string, index: number) => `Nummer ${index}.`,
    );
    await open("paginas/entries/werkgebied");
    await fieldAt("paragraphs").fill(typed.join("\n"));
    const lines = typed.map((text) => `  - ${text}`).join("\n");
    expect(await changedBySaving("paginas/werkgebied.yaml")).toBe(lines);
  });

  test("may be a line of a file that is one list", async () => {
    await open("site/entries/doorverwijzingen");
    await page.getByRole("button", { name: "Alles uitvouwen" }).click();
    await fieldAt("doorverwijzingen.0.to").fill("/faq");
    expect(await changedBySaving("doorverwijzingen.yaml")).toBe("  to: /faq");
  });

  test("may be a number with a comma", async () => {
    const city = slugOf("steden");
    await open(`steden/entries/${city}`);
    await typeIn("latitude", "52,2");
    expect(await changedBySaving(`steden/${city}.yaml`)).toBe("latitude: 52,2");
  });

  test("is saved despite an older mistake in another file", async () => {
    const [first = "", second = ""] = slugs("steden");
    const before = read(`steden/${first}.yaml`);
    writeFileSync(path(`steden/${first}.yaml`), before.replace(/^name: .*/m, "name:"));
    await open(`steden/entries/${second}`);
    await typeIn("longitude", "5,2");
    await save();
    writeFileSync(path(`steden/${first}.yaml`), before);
    expect(await takeOver(page, folder)).toEqual([`src/content/steden/${second}.yaml`]);
  });

  test("is refused in a second city of the same name", async () => {
    await open(`steden/entries/${slugOf("steden")}`);
    await page.getByRole("button", { name: "Editoropties tonen" }).click();
    await page.getByRole("menuitem", { name: "Dupliceren" }).click();
    await page.waitForURL(/steden\/new/);
    await field("Naam").waitFor();
    await isRefused("› Naam: Deze tekst staat ook in Stad");
  });

  test("names the file of a new question by its words", async () => {
    await open("vragen/new");
    await page.getByRole("combobox", { name: "Groep" }).click();
    await page.getByRole("option").nth(1).click();
    await field("Vraag").fill("Is één kruimeldakje ook goed?");
    await field("Antwoord").fill("Zeker. Kijk bij [contact](/contact).");
    await save();
    expect(await takeOver(page, folder)).toEqual(["src/content/vragen/is-een-kruimeldakje-ook-goed.yaml"]);
    expect(checkContent(folder).findings).toEqual([]);
  });

  test("changes two lines when two cities change places", async () => {
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
  });
});

test("a stop ends the site also while a page is open", async () => {
  expect(await site.stop()).toBe(0);
  await expect(fetch(site.url)).rejects.toThrow();
});

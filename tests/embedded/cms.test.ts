import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Dialog, Page } from "playwright";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
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

/** The CMS with the copy's folder chosen. */
async function openCms(): Promise<Page> {
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
  await page.goto(`${copy.site.url}/beheer#/collections/${collection}/${entry}`);
}

const field = (page: Page, name: string) => page.getByRole("textbox", { name, exact: true });

async function save(page: Page) {
  await page.getByRole("button", { name: "Opslaan", exact: true }).click();
  // The list follows once the files are written.
  await page.waitForURL(/#\/collections\/\w+$/);
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
  expect([...asked]).toEqual(["www.githubstatus.com"]);
  await page.close();
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
  await page.getByRole("button", { name: "Bladeren" }).click();
  const [chooser] = await Promise.all([
    page.waitForEvent("filechooser"),
    page.getByRole("dialog").getByRole("button", { name: "Uploaden" }).click(),
  ]);
  const buffer = await sharp({ create: { width: 1600, height: 1100, channels: 3, background: "#a0522d" } })
    .jpeg()
    .toBuffer();
  await chooser.setFiles({ name: "Mijn Foto é.jpg", mimeType: "image/jpeg", buffer });
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
  await page.getByText("de site zegt u").waitFor();
  await field(page, "Beschrijving").fill("De schuur was lek. Nu niet meer.");
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
  await page.close();
  await visitor.close();
}, 300_000);

describe("in one form", () => {
  let page: Page;
  beforeAll(async () => {
    page = await openCms();
  }, 300_000);
  afterAll(() => page.close());

  /** Answers what `action` makes the browser ask, and returns the question. */
  async function asked(action: () => Promise<unknown>, answer: (dialog: Dialog) => Promise<void>) {
    const dialog = page.waitForEvent("dialog");
    const done = action();
    await answer(await dialog);
    await done;
    return (await dialog).message();
  }
  const refuse = (dialog: Dialog) => dialog.dismiss();
  const agree = (dialog: Dialog) => dialog.accept();

  const heading = () => page.locator('[data-key-path="heading"]').getByRole("textbox");
  /** Types as a person does: the CMS keeps no draft of what a program fills in. */
  async function typeHeading(text: string) {
    await heading().selectText();
    await page.keyboard.type(text);
  }

  test("leaving what is not saved asks first, and what was typed is a draft from the first visit on", async () => {
    const service = slugOf("diensten");
    await openEntry(page, "diensten", `entries/${service}`);
    await typeHeading("Een kop van een hele avond");

    const question = await asked(() => page.keyboard.press("Escape"), refuse);
    expect(question).toContain("nog niet opgeslagen");
    await asked(() => page.evaluate(() => location.reload()), refuse);
    expect(await heading().inputValue()).toBe("Een kop van een hele avond");

    await asked(
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
    await expect.poll(() => heading().inputValue()).toBe("Een kop van een hele avond");
    await save(page);
    expect(await takeOver(page, copy.folder)).toEqual([`src/content/diensten/${service}.yaml`]);
  }, 100_000);

  test("a file that another program changed is overwritten only after a question", async () => {
    const file = `steden/${slugOf("steden")}.yaml`;
    await openEntry(page, "steden", `entries/${slugOf("steden")}`);
    await typeHeading("Een kop uit het beheer");
    writeFileSync(
      path(file),
      read(file).replace(/^heading: .*/m, "heading: Een kop uit een ander programma"),
    );

    const saveIt = () => page.getByRole("button", { name: "Opslaan", exact: true }).click();
    expect(await asked(saveIt, refuse)).toContain(file);
    await page.getByRole("button", { name: "OK", exact: true }).click();
    expect(read(file)).toContain("heading: Een kop uit een ander programma");
    expect(await heading().inputValue()).toBe("Een kop uit het beheer");

    await asked(saveIt, agree);
    await page.waitForURL(/#\/collections\/steden$/);
    expect(await takeOver(page, copy.folder)).toEqual([`src/content/${file}`]);
    expect(read(file)).toContain("heading: Een kop uit het beheer");
  }, 100_000);

  test("the address of a page that exists stays, and so does a service; both say why", async () => {
    await openEntry(page, "diensten", `entries/${slugOf("diensten")}`);
    await page.getByRole("button", { name: "Slug" }).click();
    await page.getByText("ligt het vast, want").waitFor();
    expect(await page.getByRole("button", { name: "Slug bewerken" }).count()).toBe(0);
    await page.getByRole("button", { name: "Editoropties tonen" }).click();
    await page.getByRole("menuitem", { name: "Dupliceren" }).waitFor();
    expect(await page.getByRole("menuitem", { name: "Verwijderen" }).count()).toBe(0);
    await page.keyboard.press("Escape");
    await page.goto(`${copy.site.url}/beheer#/collections/diensten`);
    await page.getByText("Een dienst verwijdert u hier niet").waitFor();
  }, 100_000);

  test("two cities that change places are two changed lines", async () => {
    const before = Object.fromEntries(slugs("steden").map((slug) => [slug, read(`steden/${slug}.yaml`)]));
    await page.goto(`${copy.site.url}/beheer#/collections/steden`);
    await page.getByRole("button", { name: "Volgorde van items wijzigen" }).click();
    await page.getByRole("button", { name: "Omlaag verplaatsen" }).first().click();
    await page.getByRole("button", { name: "Klaar met het wijzigen van de volgorde" }).click();
    await page.getByRole("button", { name: "Volgorde van items wijzigen" }).waitFor();
    expect(await takeOver(page, copy.folder)).toHaveLength(2);
    const changed = slugs("steden").flatMap((slug) =>
      changedLines(before[slug] ?? "", read(`steden/${slug}.yaml`)),
    );
    expect(changed.sort()).toEqual(["order: 1", "order: 2"]);
  }, 100_000);
});

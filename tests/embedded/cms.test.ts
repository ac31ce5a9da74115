import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "playwright";
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
      writeFileSync(join(content, file), stringify(parse(text), { lineWidth: 0 }));
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
  const changes: [collection: string, entry: string, field: string, value: string, line: string][] = [
    ["diensten", slugOf("diensten"), "heading", "Een andere kop", "heading: Een andere kop"],
    ["steden", slugOf("steden"), "latitude", "52.1", "latitude: 52.1"],
    ["projecten", slugOf("projecten"), "place", "Eemnes", "place: Eemnes"],
    ["vragen", slugOf("vragen"), "answer", "Ja: altijd.", 'answer: "Ja: altijd."'],
    ["paginas", "over-ons", "heading", "Wie wij zijn", "heading: Wie wij zijn"],
    ["paginas", "privacy", "intro", "Zo doen wij dat.", "intro: Zo doen wij dat."],
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
    expect(changedLines(before, read(file)), file).toEqual([line]);
  }
  await page.close();
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
  await page.close();
  await visitor.close();
}, 300_000);

import { mkdirSync, truncateSync, writeFileSync } from "node:fs";
import type { Page } from "playwright/test";
import sharp from "sharp";
import { quote } from "../sample-quote";
import { axeFindings } from "./axe";
import { mailsAbout, rowsOf } from "./backend";
import { company, content, linkTo, quoteForm } from "./content";
import { expect, fillIn, submitButton, test, unique, visit } from "./site";

/* Photographs with a request: chosen, made small, sent after it, and what a visitor reads of each. */

const { photoField } = quoteForm;
const { photoProgress } = content["paginas/bedankt.yaml"];

const photoInput = (page: Page) => page.locator("form [type=file]");
const previews = (page: Page) => page.locator("main li img[src^='blob:']");
const progress = (page: Page) => page.locator("main").getByRole("status");
const arrived = (count: number, of: number) =>
  photoProgress.done.replace("{binnen}", String(count)).replace("{aantal}", String(of));

/** Sends are the only forms with parts. */
const isPhoto = (headers: Record<string, string>) => /^multipart/.test(headers["content-type"] ?? "");

function picture(width: number, height: number) {
  return sharp({ create: { width, height, channels: 4, background: { r: 180, g: 80, b: 42, alpha: 0.5 } } });
}

/** A small photograph for the field. */
const jpeg = async (name: string) => ({
  name,
  mimeType: "image/jpeg",
  buffer: await picture(64, 48).jpeg().toBuffer(),
});

async function send(page: Page, name: string) {
  await fillIn(page, name);
  await submitButton(page).click();
  await expect(page).toHaveURL("/bedankt");
  // The form stays a moment longer than the address.
  await expect(submitButton(page)).toHaveCount(0);
}

test("photographs of any kind are made small and nameless, follow the request and reach the owner; what is none is answered at the field", async ({
  page,
}, testInfo) => {
  const sent = { ...quote, name: unique("Bewoner met foto’s") };
  // Turned, and with the place where it was taken.
  const exif = { IFD3: { GPSLatitudeRef: "N", GPSLatitude: "52/1 13/1 26/1" } };
  const files = {
    "dak.jpg": await picture(2400, 1200).jpeg().withMetadata({ orientation: 6, exif }).toBuffer(),
    "offerte.pdf": "%PDF-1.7",
    "schets.png": await picture(300, 200).png().toBuffer(),
    "goot.webp": await picture(300, 200).webp().toBuffer(),
    "leeg.jpg": "",
    "kapot.jpg": "geen foto",
    "film.mp4": "film",
    "groot.jpg": "x",
  };
  expect(files["dak.jpg"].includes("Exif")).toBe(true);
  mkdirSync(testInfo.outputPath(), { recursive: true });
  for (const [name, bytes] of Object.entries(files)) writeFileSync(testInfo.outputPath(name), bytes);
  truncateSync(testInfo.outputPath("groot.jpg"), 60_000_000);
  // What leaves the browser, as Playwright sees no files in a form.
  const leaving: string[] = [];
  await page.exposeFunction("reportPhoto", (bytes: string) => leaving.push(bytes));
  await page.addInitScript(() => {
    const send = window.fetch;
    window.fetch = (address, options) => {
      const photo = options?.body instanceof FormData && options.body.get("photo");
      const { reportPhoto } = window as unknown as { reportPhoto(bytes: string): void };
      if (photo instanceof Blob)
        photo.arrayBuffer().then((bytes) => reportPhoto(new TextDecoder("latin1").decode(bytes)));
      return send(address, options);
    };
  });

  await visit(page, "/contact");
  await photoInput(page).setInputFiles(Object.keys(files).map((name) => testInfo.outputPath(name)));
  await expect(previews(page)).toHaveCount(3);
  const problem = (name: keyof typeof photoField.problems, names: string) =>
    expect(page.getByText(photoField.problems[name].replace("{namen}", names))).toBeVisible();
  await problem("notAPhoto", "offerte.pdf, film.mp4");
  await problem("empty", "leeg.jpg");
  await problem("tooLarge", "groot.jpg");
  await problem("unreadable", "kapot.jpg");
  await expect(previews(page).first()).toHaveJSProperty("naturalHeight", 1600);
  await expect(previews(page).first()).toHaveJSProperty("naturalWidth", 800);

  await photoInput(page).setInputFiles(await Promise.all(["4.jpg", "5.jpg", "6.jpg"].map(jpeg)));
  await expect(previews(page)).toHaveCount(5);
  await problem("tooMany", "6.jpg");
  await expect(page.getByText("kapot.jpg")).toHaveCount(0);
  await expect(photoInput(page)).toHaveAccessibleDescription(/6.jpg/);
  expect(await axeFindings(page, [390])).toEqual([]);

  const name = photoField.photo.replace("{nummer}", "2").replace("{naam}", "schets.png");
  await page.getByRole("button", { name: photoField.remove.replace("{foto}", name) }).focus();
  await page.keyboard.press("Enter");
  await expect(previews(page)).toHaveCount(4);
  await expect(photoInput(page)).toBeFocused();

  await send(page, sent.name);
  await expect(progress(page)).toHaveText(arrived(4, 4));
  expect(await rowsOf("contact_submissions", sent.name)).toEqual([expect.objectContaining(sent)]);
  expect(leaving).toHaveLength(4);
  for (const bytes of leaving) {
    expect(bytes).toMatch(/^ÿØÿ/);
    expect(bytes).not.toContain("Exif");
  }
  await expect
    .poll(() => mailsAbout(sent.name))
    .toEqual([expect.objectContaining({ attachments: leaving.map(() => expect.anything()) })]);
});

test("photographs show how far they are and go on while the visitor reads another page, which says that some failed; those are sent again, and what is refused can go by WhatsApp", async ({
  page,
  problems,
}) => {
  const name = unique("Bewoner die verder leest");
  await visit(page, "/contact");
  await photoInput(page).setInputFiles(await Promise.all(["1.jpg", "2.jpg", "3.jpg"].map(jpeg)));
  await expect(previews(page)).toHaveCount(3);
  let release = () => {};
  const hasLeft = new Promise<void>((resolve) => {
    release = resolve;
  });
  const faults = ["", "no network", "full"];
  await page.route("**/functions/v1/send-quote-email", async (route) => {
    if (!isPhoto(route.request().headers())) return route.continue();
    const fault = faults.shift();
    await hasLeft;
    if (fault === "no network") return route.abort();
    if (fault === "full") return route.fulfill({ status: 429, json: { error: { code: "full" } } });
    return route.continue();
  });
  await send(page, name);
  const sending = photoProgress.sending.replace("{nummer}", "1").replace("{aantal}", "3");
  await expect(progress(page)).toHaveText(sending);
  expect(await rowsOf("contact_submissions", name)).toHaveLength(1);
  await linkTo(page.locator("header"), "/faq").click();
  await expect(page).toHaveURL("/faq");
  release();
  await expect(page.getByText("Niet al uw foto’s zijn aangekomen", { exact: true })).toBeVisible();

  await page.goBack();
  await expect(progress(page)).toContainText(arrived(1, 3));
  await expect(progress(page)).toContainText(photoProgress.failed);
  await expect(progress(page)).toContainText(photoProgress.refused);
  await expect(page.locator(`main a[href^="${company.chatUrl}"]`)).toBeVisible();
  expect(await axeFindings(page, [390])).toEqual([]);
  await page.getByRole("button", { name: photoProgress.retry }).click();
  await expect(progress(page)).toContainText(arrived(2, 3));
  await expect(progress(page)).toBeFocused();
  await expect(page.getByRole("button", { name: photoProgress.retry })).toHaveCount(0);
  problems.length = 0;
});

test("without scripts, or in a browser that cannot make photographs smaller, only WhatsApp is offered for them", async ({
  page,
  browser,
  baseURL,
}) => {
  await page.addInitScript(() => Reflect.deleteProperty(window, "OffscreenCanvas"));
  await visit(page, "/contact");
  await expect(photoInput(page)).toHaveCount(0);
  const chat = page.locator(`form a[href="${company.chatUrl}"]`);
  await expect(chat).toBeVisible();
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL });
  const plain = await context.newPage();
  await plain.goto("/contact");
  await expect(photoInput(plain)).toBeHidden();
  await expect(plain.locator(`form a[href="${company.chatUrl}"]`)).toBeVisible();
  await context.close();
});

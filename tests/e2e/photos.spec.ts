import { randomBytes } from "node:crypto";
import { mkdirSync, writeFileSync } from "node:fs";
import type { Page, Request } from "playwright/test";
import sharp from "sharp";
import { photoLimits } from "../../supabase/functions/_shared/photo.ts";
import { quote } from "../sample-quote.ts";
import { axeViolations } from "./axe.ts";
import { expectMailsAbout, rowsOf, serveWithFarBackend } from "./backend.ts";
import { company, content, quoteForm } from "./content.ts";
import { expect, fillIn, submitButton, test, unique, visit } from "./site.ts";

/* Photographs with a request: choosing, shrinking, sending, and what the visitor reads about them. */

const { step } = test;

const { photoField } = quoteForm;
const { photoProgress } = content["paginas/bedankt.yaml"];

const photoInput = (page: Page) => page.locator("form [type=file]");
const previews = (page: Page) => page.locator("main li img[src^='blob:']");

/** Only a photograph is sent as a multipart form. */
const isForm = (request: Request) => /^multipart/.test(request.headers()["content-type"] ?? "");

function picture(width: number, height: number) {
  return sharp({ create: { width, height, channels: 4, background: { r: 180, g: 80, b: 42, alpha: 0.5 } } });
}

let photoCount = 0;
/** A small photograph that differs from every other one, because equal ones are stored once. */
const jpeg = async (name: string) => ({
  name,
  mimeType: "image/jpeg",
  buffer: await picture(64, 48 + ++photoCount)
    .jpeg()
    .toBuffer(),
});

// A request to the back end is expected, although it is on another origin.
test.use({ expectedProblems: /Request to http/ });

test("photographs reach the owner with their request", async ({ page }, testInfo) => {
  const request = { ...quote, name: unique("Bewoner met foto’s") };
  // Both photographs have GPS coordinates, and one is rotated.
  const exif = { IFD3: { GPSLatitudeRef: "N", GPSLatitude: "52/1 13/1 26/1" } };
  const files = {
    "dak.jpg": await picture(2400, 1200).jpeg().withMetadata({ orientation: 6, exif }).toBuffer(),
    "offerte.pdf": "%PDF-1.7",
    "schets.jpg": await picture(300, 200).jpeg().withMetadata({ exif }).toBuffer(),
    "kapot.jpg": "geen foto",
    "ruis.png": await sharp(randomBytes(2000 * 1500 * 3), { raw: { width: 2000, height: 1500, channels: 3 } })
      .png()
      .toBuffer(),
  };
  for (const name of ["dak.jpg", "schets.jpg"] as const)
    expect(files[name].includes("Exif"), `${name} has Exif`).toBe(true);
  mkdirSync(testInfo.outputPath(), { recursive: true });
  for (const [name, bytes] of Object.entries(files)) writeFileSync(testInfo.outputPath(name), bytes);
  // The page reports the files that leave it, because Playwright does not see files in a form.
  const filesOnTheirWay: string[] = [];
  await page.exposeFunction("reportPhoto", (bytes: string) => filesOnTheirWay.push(bytes));
  await page.addInitScript(() => {
    const send = window.fetch;
    window.fetch = (address, options) => {
      const { reportPhoto } = window as unknown as { reportPhoto(bytes: string): void };
      for (const photo of options?.body instanceof FormData ? options.body.getAll("photo") : [])
        (photo as File).arrayBuffer().then((bytes) => reportPhoto(new TextDecoder("latin1").decode(bytes)));
      return send(address, options);
    };
  });
  const { siteAddress, close } = await serveWithFarBackend(page);
  const posts: string[] = [];
  page.on("request", (request) => {
    if (request.method() === "POST")
      posts.push(isForm(request) ? "a photograph" : new URL(request.url()).pathname);
  });
  const expectProblem = (name: keyof typeof photoField.problems, names: string) =>
    expect(
      page.getByText(
        photoField.problems[name]
          .replace("{aantal}", String(photoLimits.perRequest))
          .replace("{namen}", names),
      ),
    ).toBeVisible();
  await visit(page, `${siteAddress}/contact`);
  await step("they can be chosen without a network", async () => {
    await page.context().setOffline(true);
    await photoInput(page).setInputFiles(Object.keys(files).map((name) => testInfo.outputPath(name)));
    await expect(previews(page)).toHaveCount(3);
    await page.context().setOffline(false);
  });
  await step("what is not a photograph is named", () => expectProblem("notAPhoto", "offerte.pdf"));
  await step("what cannot be opened is named", () => expectProblem("unreadable", "kapot.jpg"));
  await step("a large one is made small, the right way up", async () => {
    await expect(previews(page).first()).toHaveJSProperty("naturalHeight", photoLimits.side);
    await expect(previews(page).first()).toHaveJSProperty("naturalWidth", photoLimits.side / 2);
  });
  const { perRequest } = photoLimits;
  await step("one too many is named, in place of what was wrong before", async () => {
    const more = Array.from({ length: perRequest - 2 }, (_, index) => jpeg(`${index}.jpg`));
    await photoInput(page).setInputFiles(await Promise.all(more));
    await expect(previews(page)).toHaveCount(perRequest);
    await expectProblem("tooMany", `${perRequest - 3}.jpg`);
    await expect(page.getByText("kapot.jpg")).toHaveCount(0);
    await expect(photoInput(page)).toHaveAccessibleDescription(new RegExp(`${perRequest - 3}.jpg`));
  });
  await step("axe finds nothing wrong beside them", async () => {
    await page.setViewportSize({ width: 390, height: 900 });
    expect(await axeViolations(page)).toEqual([]);
  });
  await step("one is taken out by the keyboard", async () => {
    const name = photoField.photo.replace("{nummer}", "4").replace("{naam}", "0.jpg");
    await page.getByRole("button", { name: photoField.remove.replace("{foto}", name) }).press("Enter");
    await expect(previews(page)).toHaveCount(perRequest - 1);
    await expect(photoInput(page)).toBeFocused();
  });
  await step("one may go by WhatsApp where the browser hides what it draws", async () => {
    await page.evaluate(() => {
      OffscreenCanvasRenderingContext2D.prototype.getImageData = () =>
        new ImageData(new Uint8ClampedArray([7, 201, 90, 255]), 1);
    });
    await photoInput(page).setInputFiles(await jpeg("goot.jpg"));
    await expectProblem("unavailable", "goot.jpg");
    await expect(page.locator(`form a[href="${company.chatUrl}"]`)).toBeVisible();
  });
  await fillIn(page, request.name);
  await submitButton(page).click();
  await expect(page).toHaveURL(/\/bedankt$/);
  // The form disappears a moment after the address changes.
  await expect(submitButton(page)).toHaveCount(0);
  await step("/bedankt says that they have arrived", async () => {
    const message = photoProgress.arrived.replaceAll(/{\w+}/g, String(perRequest - 1));
    await expect(page.locator("main").getByRole("status")).toHaveText(message);
    expect(await rowsOf("contact_submissions", request.name)).toEqual([expect.objectContaining(request)]);
  });
  await step("neither a place nor too many bytes leave the browser", async () => {
    await expect.poll(() => filesOnTheirWay).toHaveLength(perRequest - 1);
    for (const bytes of filesOnTheirWay) {
      expect(bytes).toMatch(/^ÿØÿ/);
      expect(bytes).not.toContain("Exif");
      expect(bytes.length).toBeLessThanOrEqual(photoLimits.bytes);
    }
  });
  await step("the mail to the owner has them", async () => {
    const attachments = Array(perRequest - 1).fill(expect.anything());
    await expectMailsAbout(request.name).toEqual([expect.objectContaining({ attachments })]);
  });
  await step("they go after the request and before the call for the mail", () => {
    const photographs = Array(perRequest - 1).fill("a photograph");
    expect(posts).toEqual(["/rest/v1/contact_submissions", ...photographs, "/functions/v1/send-quote-email"]);
  });
  close();
});

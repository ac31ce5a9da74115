import { randomBytes } from "node:crypto";
import { mkdirSync, writeFileSync } from "node:fs";
import type { Page, Request } from "playwright/test";
import sharp from "sharp";
import { photoLimits } from "../../supabase/functions/_shared/photo";
import { quote } from "../sample-quote";
import { axeFindings } from "./axe";
import { mailsAbout, rowsOf, serveWithFarBackend } from "./backend";
import { company, content, linkTo, quoteForm } from "./content";
import { expect, fillIn, hold, submitButton, test, unique, visit } from "./site";

/* Photographs with a request: choosing, shrinking, sending, and what the visitor reads about them. */

const { step } = test;

const { photoField } = quoteForm;
const { photoProgress } = content["paginas/bedankt.yaml"];

const photoInput = (page: Page) => page.locator("form [type=file]");
const previews = (page: Page) => page.locator("main li img[src^='blob:']");
const progress = (page: Page) => page.locator("main").getByRole("status");
const says = (what: "sending" | "arrived" | "failed" | "refused", count: number) =>
  photoProgress[what].replace("{aantal}", String(count));
const mailWith = (count: number) => [
  expect.objectContaining({ attachments: Array(count).fill(expect.anything()) }),
];

/** Only photographs are sent as a multipart form. */
const isForm = (request: Request) => /^multipart/.test(request.headers()["content-type"] ?? "");

function picture(width: number, height: number) {
  return sharp({ create: { width, height, channels: 4, background: { r: 180, g: 80, b: 42, alpha: 0.5 } } });
}

let made = 0;
/** A small photograph that differs from every other one, because equal ones are stored once. */
const jpeg = async (name: string) => ({
  name,
  mimeType: "image/jpeg",
  buffer: await picture(64, 48 + ++made)
    .jpeg()
    .toBuffer(),
});

async function send(page: Page, name: string) {
  await fillIn(page, name);
  await submitButton(page).click();
  await expect(page).toHaveURL(/\/bedankt$/);
  // The form disappears a moment after the address changes.
  await expect(submitButton(page)).toHaveCount(0);
}

// Some tests refuse or abort requests.
test.use({ expectedProblems: /Request to http|photographs were not|Failed to (?:load|fetch)|net::ERR/ });

test("photographs with a request", async ({ page }, testInfo) => {
  const sent = { ...quote, name: unique("Bewoner met foto’s") };
  // Rotated, and with GPS coordinates.
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
  for (const name of ["dak.jpg", "schets.jpg"] as const) expect(files[name].includes("Exif")).toBe(true);
  mkdirSync(testInfo.outputPath(), { recursive: true });
  for (const [name, bytes] of Object.entries(files)) writeFileSync(testInfo.outputPath(name), bytes);
  // Records the files that leave the browser; Playwright does not see files in a form.
  const leaving: string[] = [];
  await page.exposeFunction("reportPhoto", (bytes: string) => leaving.push(bytes));
  await page.addInitScript(() => {
    const send = window.fetch;
    window.fetch = (address, options) => {
      const { reportPhoto } = window as unknown as { reportPhoto(bytes: string): void };
      for (const photo of options?.body instanceof FormData ? options.body.getAll("photo") : [])
        (photo as File).arrayBuffer().then((bytes) => reportPhoto(new TextDecoder("latin1").decode(bytes)));
      return send(address, options);
    };
  });
  const { siteAddress, close } = await serveWithFarBackend(page, 0);
  const posts: string[] = [];
  page.on("request", (request) => {
    if (request.method() === "POST")
      posts.push(isForm(request) ? "photographs" : new URL(request.url()).pathname);
  });
  const problem = (name: keyof typeof photoField.problems, names: string) =>
    expect(
      page.getByText(
        photoField.problems[name]
          .replace("{aantal}", String(photoLimits.perRequest))
          .replace("{namen}", names),
      ),
    ).toBeVisible();
  await visit(page, `${siteAddress}/contact`);
  await photoInput(page).setInputFiles(Object.keys(files).map((name) => testInfo.outputPath(name)));
  await expect(previews(page)).toHaveCount(3);

  await step("what is not a photograph is named", () => problem("notAPhoto", "offerte.pdf"));
  await step("what cannot be opened is named", () => problem("unreadable", "kapot.jpg"));
  await step("a large one is made small, the right way up", async () => {
    await expect(previews(page).first()).toHaveJSProperty("naturalHeight", photoLimits.side);
    await expect(previews(page).first()).toHaveJSProperty("naturalWidth", photoLimits.side / 2);
  });
  const { perRequest } = photoLimits;
  await step("one too many is named, in place of what was wrong before", async () => {
    const more = Array.from({ length: perRequest - 2 }, (_, index) => jpeg(`${index}.jpg`));
    await photoInput(page).setInputFiles(await Promise.all(more));
    await expect(previews(page)).toHaveCount(perRequest);
    await problem("tooMany", `${perRequest - 3}.jpg`);
    await expect(page.getByText("kapot.jpg")).toHaveCount(0);
    await expect(photoInput(page)).toHaveAccessibleDescription(new RegExp(`${perRequest - 3}.jpg`));
    expect(await axeFindings(page, [390])).toEqual([]);
  });
  await step("one is taken out by the keyboard", async () => {
    const name = photoField.photo.replace("{nummer}", "4").replace("{naam}", "0.jpg");
    await page.getByRole("button", { name: photoField.remove.replace("{foto}", name) }).press("Enter");
    await expect(previews(page)).toHaveCount(perRequest - 1);
    await expect(photoInput(page)).toBeFocused();
  });
  await send(page, sent.name);
  await step("/bedankt says that they have arrived", async () => {
    await expect(progress(page)).toHaveText(says("arrived", perRequest - 1));
    expect(await rowsOf("contact_submissions", sent.name)).toEqual([expect.objectContaining(sent)]);
  });
  await step("no place and no more bytes than allowed leave the browser", async () => {
    await expect.poll(() => leaving).toHaveLength(perRequest - 1);
    for (const bytes of leaving) {
      expect(bytes).toMatch(/^ÿØÿ/);
      expect(bytes).not.toContain("Exif");
      expect(bytes.length).toBeLessThanOrEqual(photoLimits.bytes);
    }
  });
  await step("the mail to the owner has them", async () => {
    await expect.poll(() => mailsAbout(sent.name)).toEqual(mailWith(perRequest - 1));
  });
  await step("they go after the request and before the call for the mail", () => {
    expect(posts).toEqual(["/rest/v1/contact_submissions", "photographs", "/functions/v1/send-quote-email"]);
  });
  close();
});

test("photographs that are still made small", async ({ page }) => {
  const name = unique("Bewoner met haast");
  // Holds back decoding, as on a slow device.
  await page.addInitScript(() => {
    const read = window.createImageBitmap;
    const released = new Promise((resolve) => addEventListener("release", resolve));
    window.createImageBitmap = async (file: ImageBitmapSource) => {
      await released;
      return read(file);
    };
  });
  await visit(page, "/contact");
  const broken = { name: "kapot.jpg", mimeType: "image/jpeg", buffer: Buffer.from("geen foto") };
  await photoInput(page).setInputFiles([await jpeg("dak.jpg"), broken]);
  await step("do not hold up the request", async () => {
    await send(page, name);
    await expect(progress(page)).toHaveText(says("sending", 2));
    expect(await rowsOf("contact_submissions", name)).toHaveLength(1);
  });
  await step("that cannot be opened may go by WhatsApp", async () => {
    await page.evaluate(() => dispatchEvent(new Event("release")));
    await expect(progress(page)).toHaveText(says("refused", 2));
    await expect(page.locator(`main a[href^="${company.chatUrl}"]`)).toBeVisible();
  });
  await step("reach the owner's mail", async () => {
    await expect.poll(() => mailsAbout(name)).toEqual(mailWith(1));
  });
});

test("photographs that fail while another page is read", async ({ page }) => {
  const name = unique("Bewoner die verder leest");
  await page.clock.install();
  await visit(page, "/contact");
  await photoInput(page).setInputFiles(await Promise.all(["1.jpg", "2.jpg"].map(jpeg)));
  await expect(previews(page)).toHaveCount(2);
  let attempts = 0;
  await page.route("**/functions/v1/send-quote-email", async (route) => {
    if (!isForm(route.request()) || attempts >= 4) return route.continue();
    attempts++;
    // The last one is stored, but its answer is lost.
    if (attempts === 4) await route.fetch();
    return route.abort();
  });
  await send(page, name);
  await expect(progress(page)).toHaveText(says("sending", 2));
  await linkTo(page.locator("header"), "/").click();
  await expect(page).toHaveURL("/");
  for (const [index, pauseMs] of [2_000, 5_000, 10_000].entries()) {
    // On a slow machine the pause may already be over.
    await expect.poll(() => attempts).toBeGreaterThan(index);
    await page.clock.fastForward(pauseMs);
  }
  await step("are reported by a toast there", async () => {
    await expect(page.getByText("Niet al uw foto’s zijn aangekomen", { exact: true })).toBeVisible();
  });
  const chat = page.locator(`main a[href^="${company.chatUrl}"]`);
  await step("may go by WhatsApp from /bedankt", async () => {
    await page.goBack();
    await expect(progress(page)).toHaveText(says("failed", 2));
    await expect(chat).toBeVisible();
  });
  await step("arrive at a press there", async () => {
    const retry = page.getByRole("button", { name: photoProgress.retry });
    await retry.click();
    await expect(progress(page)).toHaveText(says("arrived", 2));
    await expect(progress(page)).toBeFocused();
    await expect(retry.or(chat)).toHaveCount(0);
  });
  await step("are in one mail, each once", async () => {
    await expect.poll(() => mailsAbout(name)).toEqual(mailWith(2));
  });
});

test("photographs under way where the browser refuses a new address", async ({ page }) => {
  // As Safari does after a hundred in half a minute.
  await page.addInitScript(() => {
    history.pushState = () => {
      throw new DOMException("Too many calls", "SecurityError");
    };
  });
  const name = unique("Bewoner zonder geschiedenis");
  await visit(page, "/contact");
  await photoInput(page).setInputFiles(await jpeg("dak.jpg"));
  await expect(previews(page)).toHaveCount(1);
  // Their upload gets no answer.
  await page.route("**/functions/v1/send-quote-email", (route) =>
    isForm(route.request()) ? undefined : route.continue(),
  );
  await send(page, name);
  await step("are named as not taken", async () => {
    await expect(progress(page)).toHaveText(says("refused", 1));
  });
  await step("do not hold up the mail about the request", async () => {
    await expect.poll(() => mailsAbout(name)).toHaveLength(1);
  });
});

test("a toast reports failed photographs when /bedankt cannot come", async ({ page }) => {
  await page.route("**/assets/bedankt-*.js", (route) => route.abort());
  await page.route("**/functions/v1/send-quote-email", (route) =>
    isForm(route.request()) ? route.fulfill({ status: 413 }) : route.continue(),
  );
  await visit(page, "/contact");
  await photoInput(page).setInputFiles(await jpeg("dak.jpg"));
  await expect(previews(page)).toHaveCount(1);
  await send(page, unique("Bewoner met pech"));
  await expect(page.getByText("Niet al uw foto’s zijn aangekomen", { exact: true })).toBeVisible();
});

test.describe(() => {
  test.use({ expectedProblems: /Minified React error #418/ });

  test("a photograph chosen before the scripts run", async ({ page }) => {
    const lost = page.getByText(photoField.problems.lost);
    const choose = async () => {
      const release = await hold(page, "**/assets/*.js");
      await page.goto("/contact");
      await photoInput(page).setInputFiles(await jpeg("dak.jpg"));
      return release;
    };
    await step("is to be chosen again where React draws the page anew", async () => {
      const release = await choose();
      // As a browser does that turns a number into a link.
      await page.locator("h1").evaluate((title) => title.replaceChildren(document.createElement("a")));
      release();
      await expect(lost).toBeVisible();
      await expect(previews(page)).toHaveCount(0);
    });
    await step("is there when they run", async () => {
      (await choose())();
      await expect(previews(page)).toHaveCount(1);
      await expect(lost).toHaveCount(0);
    });
  });
});

test("photographs that cannot go along", async ({ page, context }) => {
  await visit(page, "/contact");
  const lost = page.getByText(photoField.problems.lost);
  await step("are to be chosen again after a reload", async () => {
    await photoInput(page).setInputFiles(await jpeg("dak.jpg"));
    await expect(previews(page)).toHaveCount(1);
    await page.reload();
    await expect(lost).toBeVisible();
  });
  await step("are chosen without a network too", async () => {
    await context.setOffline(true);
    await photoInput(page).setInputFiles(await jpeg("dak.jpg"));
    await expect(previews(page)).toHaveCount(1);
    await expect(lost).toHaveCount(0);
  });
  await step("may go by WhatsApp where the browser hides what it draws", async () => {
    await page.evaluate(() => {
      OffscreenCanvasRenderingContext2D.prototype.getImageData = () =>
        new ImageData(new Uint8ClampedArray([7, 201, 90, 255]), 1);
    });
    await photoInput(page).setInputFiles(await jpeg("goot.jpg"));
    await expect(
      page.getByText(photoField.problems.unavailable.replace("{namen}", "goot.jpg")),
    ).toBeVisible();
    await expect(previews(page)).toHaveCount(1);
    await expect(page.locator(`form a[href="${company.chatUrl}"]`)).toBeVisible();
  });
});

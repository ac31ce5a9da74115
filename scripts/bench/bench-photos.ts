import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium } from "playwright";
import sharp from "sharp";
import { chromiumFlags, ensureChromium } from "../shared/chromium";

/*
 * `node --import tsx scripts/bench/bench-photos.ts http://localhost:4173` while `npm run preview` runs: what five
 * photographs of 12 megapixels do to the page on a phone, at a quarter of this machine's speed, over slow 4G.
 */

const [origin = "http://localhost:4173"] = process.argv.slice(2);
/** As Lighthouse has it, in bytes a second. */
const slow4G = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 };

/** With a roof's detail and a sensor's noise. */
async function takePhoto(file: string, source: string): Promise<number> {
  const [width, height] = [4032, 3024];
  const noise = { type: "gaussian", mean: 128, sigma: 14 } as const;
  const grain = sharp({ create: { width, height, channels: 3, background: "grey", noise } });
  const { size } = await sharp(source)
    .resize(width, height)
    .composite([{ input: await grain.png({ compressionLevel: 0 }).toBuffer(), blend: "overlay" }])
    .jpeg({ quality: 92 })
    .withMetadata({ orientation: 6 })
    .toFile(file);
  return size;
}

const folder = mkdtempSync(join(tmpdir(), "photos-"));
const files = [];
for (const name of ["dakgoten", "dakinspectie", "bitumen-dakbedekking", "dakgoten", "dakinspectie"]) {
  const file = join(folder, `IMG_${files.length}.jpg`);
  console.log(`taken: ${await takePhoto(file, `public/pictures/${name}-1440.webp`)} bytes`);
  files.push(file);
}

const browser = await chromium.launch({ executablePath: ensureChromium(), args: chromiumFlags });
const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
const session = await page.context().newCDPSession(page);
await page.addInitScript(() => {
  const measured = Object.assign(window as never as Record<"task" | "interaction", number>, {
    task: 0,
    interaction: 0,
  });
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) measured.task = Math.max(measured.task, duration);
  }).observe({ type: "longtask" });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { interactionId: number })[])
      if (entry.interactionId) measured.interaction = Math.max(measured.interaction, entry.duration);
  }).observe({ type: "event", durationThreshold: 16 } as PerformanceObserverInit);
});
await page.addInitScript(() => {
  const create = URL.createObjectURL;
  URL.createObjectURL = (photo) => {
    console.log(`made: ${(photo as Blob).size} bytes`);
    return create(photo);
  };
});
page.on("console", (message) => console.log(message.text()));
await page.goto(`${origin}/contact`);
await page.locator("header button:enabled").waitFor({ state: "attached" });
await session.send("Emulation.setCPUThrottlingRate", { rate: 4 });
async function reportTimes(when: string) {
  // The last are reported a moment later.
  await page.waitForTimeout(500);
  const { task, interaction } = await page.evaluate(() => {
    const times = window as never as Record<"task" | "interaction", number>;
    const { task, interaction } = times;
    Object.assign(times, { task: 0, interaction: 0 });
    return { task, interaction };
  });
  console.log(`${when}: longest task ${task} ms (0: none over 50), slowest interaction ${interaction} ms`);
}
async function typeAndTick() {
  await page.getByLabel("Dakgoten").click();
  await page.locator("form [name=message]").pressSequentially("Het lekt.");
}
await reportTimes("loading");
await typeAndTick();
await reportTimes("typing without photographs");

let start = performance.now();
const seconds = () => `${((performance.now() - start) / 1000).toFixed(1)} s`;
await page.locator("input[type=file]").setInputFiles(files);
await typeAndTick();
await page.locator("form li img").nth(4).waitFor({ timeout: 120_000 });
console.log(`all five in the field after ${seconds()}`);
await reportTimes("typing while they are made small");
await page.locator("form li button").nth(4).click();
await page.locator("input[type=file]").setInputFiles(files.slice(4));
await page.locator("form li img").nth(4).waitFor({ timeout: 120_000 });
await reportTimes("taking one away, adding another");

await session.send("Network.enable");
await session.send("Network.emulateNetworkConditions", slow4G);
const answers: number[] = [];
page.on("response", (response) => {
  if (!response.request().headers()["content-type"]?.startsWith("multipart")) return;
  answers.push(response.status());
  console.log(`photograph ${answers.length}: ${response.status()} after ${seconds()}`);
});
await page.getByLabel("Dakgoten").check();
for (const [name, text] of Object.entries({ name: "Meting", phone: "06", email: "meting@voorbeeld.example" }))
  await page.locator(`form [name=${name}]`).fill(text);
start = performance.now();
await page.locator("form [type=submit]").click();
await page.waitForURL("**/bedankt");
console.log(`/bedankt after ${seconds()}`);
while (answers.length < files.length) await page.waitForTimeout(100);
await browser.close();
rmSync(folder, { recursive: true });

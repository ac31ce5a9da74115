import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type Browser, chromium } from "playwright";
import { afterAll, beforeAll, expect, test } from "vitest";
import { chromiumFlags, findChromium } from "../../scripts/chromium";
import { scratchCopy } from "../../scripts/scratch-copy";
import { siteEnvironment, startSite } from "./running-site";

/* What an editor sees in the browser while `npm start` runs; in a copy, in which the mistakes are made. */
let folder: string;
let site: Awaited<ReturnType<typeof startSite>>;
let browser: Browser;

beforeAll(async () => {
  folder = scratchCopy();
  edit("services/dakgoten.ts", "order: 80", "order: 10");
  site = await startSite(await siteEnvironment(join(folder, ".embedded")), folder);
  browser = await chromium.launch({ executablePath: findChromium(), args: chromiumFlags });
});

afterAll(async () => {
  await browser?.close();
  await site?.stop();
  rmSync(folder, { recursive: true, force: true });
});

function edit(file: string, text: string, replacement: string) {
  const path = join(folder, "src/content", file);
  const source = readFileSync(path, "utf8");
  expect(source).toContain(text);
  writeFileSync(path, source.replace(text, replacement));
}

test("a mistake is told in the browser at start and after every save, until it is put right", async () => {
  const page = await browser.newPage();
  const answer = page.locator("vite-error-overlay .message-body");
  const contains = async (text: string) => {
    const locator = answer.filter({ hasText: text });
    await locator.waitFor({ timeout: 30_000 });
  };
  await page.goto(`${site.url}/dakgoten`);
  await contains("dakrenovatie.ts › order (regel 6): 10 staat ook in services/dakgoten.ts");

  edit("services/dakgoten.ts", "order: 10,", "order: 80");
  await contains("src/content/services/dakgoten.ts › order (regel 6): hier ontbreekt een komma");
  // A page that is opened now gets no text at all, and says why in the same words.
  await page.reload();
  await contains("src/content/services/dakgoten.ts › order (regel 6): hier ontbreekt een komma");

  edit("services/dakgoten.ts", "order: 80\n", "order: 80,\n");
  await answer.waitFor({ state: "detached", timeout: 30_000 });
  await page.getByRole("heading", { level: 1, name: "Dakgoten reinigen, herstellen en vervangen" }).waitFor();

  edit("company.ts", 'dial: "+31350000000"', 'dial: "035 000 00 00"');
  await contains("src/content/company.ts › phone.dial");
  edit("company.ts", 'dial: "035 000 00 00"', 'dial: "+31350000000"');
  await answer.waitFor({ state: "detached", timeout: 30_000 });
}, 120_000);

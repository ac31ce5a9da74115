import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type Browser, chromium } from "playwright";
import { afterAll, beforeAll, expect, test } from "vitest";
import { requireContent } from "../../scripts/content/check";
import { chromiumFlags, findChromium } from "../../scripts/shared/chromium";
import { scratchCopy } from "../../scripts/shared/scratch-copy";
import { siteEnvironment, startSite } from "./running-site";

/* What an editor sees in the browser while `npm start` runs; in a copy, in which the mistakes are made. */
const [other, changed] = requireContent().diensten;
if (!other || !changed) throw new Error("The site has two services");
const service = `diensten/${changed.slug}.yaml`;
const linesOfService = readFileSync(join("src/content", service), "utf8").split("\n");
const lineOfOrder = linesOfService.findIndex((line) => line.startsWith("order:")) + 1;

let folder: string;
let site: Awaited<ReturnType<typeof startSite>>;
let browser: Browser;

beforeAll(async () => {
  folder = scratchCopy();
  edit(service, /order: .*/, `order: ${other.order}`);
  site = await startSite(await siteEnvironment(join(folder, ".embedded")), folder);
  browser = await chromium.launch({ executablePath: findChromium(), args: chromiumFlags });
});

afterAll(async () => {
  await browser?.close();
  await site?.stop();
  rmSync(folder, { recursive: true, force: true });
});

function edit(file: string, line: RegExp, replacement: string) {
  const path = join(folder, "src/content", file);
  const source = readFileSync(path, "utf8");
  expect(source).toMatch(line);
  writeFileSync(path, source.replace(line, replacement));
}

test("a mistake is told in the browser at start and after every save, until it is put right", async () => {
  const page = await browser.newPage();
  const answer = page.locator("vite-error-overlay .message-body");
  const contains = async (text: string) => {
    const locator = answer.filter({ hasText: text });
    await locator.waitFor({ timeout: 30_000 });
  };
  await page.goto(`${site.url}/${changed.slug}`);
  const twice = `${changed.slug}.yaml › order (regel ${lineOfOrder}): ${other.order} staat ook in diensten/${other.slug}.yaml`;
  await contains(twice);

  edit(service, /order: .*/, "order tien");
  const unreadable = `src/content/${service} (regel ${lineOfOrder}): deze regel is geen veld`;
  await contains(unreadable);
  // A page that is opened now gets no text at all, and says why in the same words.
  await page.reload();
  await contains(unreadable);

  edit(service, /order tien/, `order: ${changed.order}`);
  await answer.waitFor({ state: "detached", timeout: 30_000 });
  await page.getByRole("heading", { level: 1, name: changed.heading }).waitFor();

  edit("bedrijf.yaml", /^phone: /m, "phone: bel ");
  await contains("src/content/bedrijf.yaml › phone");
  edit("bedrijf.yaml", /^phone: bel /m, "phone: ");
  await answer.waitFor({ state: "detached", timeout: 30_000 });
}, 120_000);

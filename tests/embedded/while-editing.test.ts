import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "playwright";
import { beforeAll, expect, test } from "vitest";
import { requireContent } from "../../scripts/content/check";
import { takePhoto } from "../sample-photo";
import { siteInACopy } from "./site-in-a-copy";

/* `npm start` in a copy of the site, while somebody works on it; it is started with a mistake in its content and an unused bad photograph. */
const [changed] = requireContent().diensten;
if (!changed) throw new Error("The site has a service");
const service = `diensten/${changed.slug}.yaml`;
const linesOfService = readFileSync(join("src/content", service), "utf8").split("\n");
const lineOfOrder = linesOfService.findIndex((line) => line.startsWith("order:")) + 1;

function edit(folder: string, file: string, line: RegExp, replacement: string) {
  const path = join(folder, "src/content", file);
  const source = readFileSync(path, "utf8");
  expect(source).toMatch(line);
  writeFileSync(path, source.replace(line, replacement));
}

const copy = siteInACopy((folder) => {
  edit(folder, service, /order: .*/, "order: tien");
  return takePhoto(folder, "klein.jpg", 80);
});

async function openPage(): Promise<Page> {
  const page = await copy.browser.newPage();
  // The first visit bundles; a slow machine with other work may take a minute for it.
  await page.goto(`${copy.site.url}/${changed?.slug}`, { timeout: 100_000 });
  return page;
}

let page: Page;

beforeAll(async () => {
  page = await openPage();
});

test("a mistake is reported in the browser at start and after every save, until it is corrected", async () => {
  const messageIn = (shown: Page) => shown.locator("vite-error-overlay .message-body");
  const reports = (text: string, shown = page) => messageIn(shown).filter({ hasText: text }).waitFor();
  await reports(`${changed.slug}.yaml › order (regel ${lineOfOrder}): “tien” is geen getal`);

  edit(copy.folder, service, /order: .*/, "order tien");
  const unreadable = `src/content/${service} (regel ${lineOfOrder}): deze regel is niet te lezen`;
  await reports(unreadable);
  // A page that is opened now gets no text at all, and says why in the same words.
  const opened = await openPage();
  await reports(unreadable, opened);
  await opened.close();

  edit(copy.folder, service, /order tien/, `order: ${changed.order}`);
  await messageIn(page).waitFor({ state: "detached" });
  await page.getByRole("heading", { level: 1, name: changed.heading }).waitFor();

  edit(copy.folder, "bedrijf.yaml", /^phone: /m, "phone: bel ");
  await reports("src/content/bedrijf.yaml › phone");
  edit(copy.folder, "bedrijf.yaml", /^phone: bel /m, "phone: ");
  await messageIn(page).waitFor({ state: "detached" });
}, 120_000);

test("beside a photograph that is too small, which is named, one that is added is encoded, and reloads the page, which a build does not", async () => {
  expect(copy.site.printed.stderr).toContain("photos/klein.jpg is te klein: 80 bij 60 pixels.");
  let loads = 0;
  page.on("load", () => loads++);
  // As a build does; on a later change the server has seen it.
  mkdirSync(join(copy.folder, "dist-server"), { recursive: true });
  writeFileSync(join(copy.folder, "dist-server/contact.html"), "<title>Contact</title>");
  await takePhoto(copy.folder, "Goot in Baarn.jpg");
  await expect
    .poll(() => copy.site.printed.stdout)
    .toContain('Gebruik in de teksten de naam "Goot in Baarn.jpg".');
  const [picture] = readdirSync(join(copy.folder, "public/pictures/photos")).filter((file) =>
    file.startsWith("goot-in-baarn-"),
  );
  await expect.poll(() => loads).toBeGreaterThan(0);
  expect(copy.site.printed.stdout).not.toContain("dist-server");
  const answer = await fetch(`${copy.site.url}/pictures/photos/${picture}`);
  expect(answer.headers.get("content-type")).toMatch(/^image\//);
});

test("a stop ends every part, also while a page is open", async () => {
  expect(await copy.site.stop()).toBe(0);
  await expect(fetch(copy.site.url)).rejects.toThrow();
});

import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "playwright";
import { expect, test } from "vitest";
import { requireContent } from "../../scripts/content/check";
import { siteInACopy } from "./site-in-a-copy";

/* What an editor sees in the browser while `npm start` runs; in a copy, in which the mistakes are made. */
const [other, changed] = requireContent().diensten;
if (!other || !changed) throw new Error("The site has two services");
const service = `diensten/${changed.slug}.yaml`;
const linesOfService = readFileSync(join("src/content", service), "utf8").split("\n");
const lineOfOrder = linesOfService.findIndex((line) => line.startsWith("order:")) + 1;

function edit(folder: string, file: string, line: RegExp, replacement: string) {
  const path = join(folder, "src/content", file);
  const source = readFileSync(path, "utf8");
  expect(source).toMatch(line);
  writeFileSync(path, source.replace(line, replacement));
}

const copy = siteInACopy((folder) => edit(folder, service, /order: .*/, `order: ${other.order}`));

test("a mistake is told in the browser at start and after every save, until it is put right", async () => {
  const openPage = async () => {
    const opened = await copy.browser.newPage();
    await opened.goto(`${copy.site.url}/${changed.slug}`);
    return opened;
  };
  const answerIn = (shown: Page) => shown.locator("vite-error-overlay .message-body");
  const contains = (text: string, shown = page) =>
    answerIn(shown).filter({ hasText: text }).waitFor({ timeout: 30_000 });
  const page = await openPage();
  const twice = `${changed.slug}.yaml › order (regel ${lineOfOrder}): ${other.order} staat ook in diensten/${other.slug}.yaml`;
  await contains(twice);

  edit(copy.folder, service, /order: .*/, "order tien");
  const unreadable = `src/content/${service} (regel ${lineOfOrder}): deze regel is geen veld`;
  await contains(unreadable);
  // A page that is opened now gets no text at all, and says why in the same words.
  await contains(unreadable, await openPage());

  edit(copy.folder, service, /order tien/, `order: ${changed.order}`);
  await answerIn(page).waitFor({ state: "detached", timeout: 30_000 });
  await page.getByRole("heading", { level: 1, name: changed.heading }).waitFor();

  edit(copy.folder, "bedrijf.yaml", /^phone: /m, "phone: bel ");
  await contains("src/content/bedrijf.yaml › phone");
  edit(copy.folder, "bedrijf.yaml", /^phone: bel /m, "phone: ");
  await answerIn(page).waitFor({ state: "detached", timeout: 30_000 });
}, 120_000);

import { once } from "node:events";
import { existsSync, readdirSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import type { Page } from "playwright";
import sharp from "sharp";
import { expect, test } from "vitest";
import redirects from "../../src/content/doorverwijzingen.yaml";
import { runScript, startSite } from "./running-site";
import { siteInACopy } from "./site-in-a-copy";

/* `npm start` in a copy of the site, while somebody works on it. */
const copy = siteInACopy();

/** Opens the site, and notes how often it loads and which of its files it is refused. */
async function openPage(): Promise<{ page: Page; loads: string[]; refused: string[] }> {
  const page = await copy.browser.newPage();
  const loads: string[] = [];
  const refused: string[] = [];
  page.on("load", () => loads.push(page.url()));
  page.on("response", (response) => {
    if (response.status() >= 400) refused.push(`${response.status()} ${response.url()}`);
  });
  // The first visit bundles; a slow machine with other work may take a minute for it.
  await page.goto(copy.site.url, { timeout: 100_000 });
  await page.getByRole("heading", { level: 1 }).waitFor();
  return { page, loads, refused };
}

test("a command that renders the pages for itself takes nothing away from the running site", async () => {
  // Started again, the server has what it bundled before on the disk only.
  await openPage().then(({ page }) => page.close());
  await copy.site.stop();
  copy.site = await startSite(copy.environment, copy.folder);
  // As far as the comparison needs it, the site itself.
  const deployed = createServer((_request, response) =>
    response.end(`<title>Dak</title><link rel="canonical" href="${copy.site.url}/">`),
  );
  await once(deployed.listen(0, "127.0.0.1"), "listening");
  const { port } = deployed.address() as AddressInfo;
  const compared = await runScript("checks/smoke.ts", copy.environment, {
    folder: copy.folder,
    options: [`http://127.0.0.1:${port}`],
  });
  deployed.close();
  expect(compared.stderr).toContain("/contact");

  const { page, refused } = await openPage();
  expect(refused).toEqual([]);
  await page.close();
}, 300_000);

test("a redirect of the site is followed, with what came behind the address", async () => {
  for (const { from, to } of redirects) {
    const answer = await fetch(`${copy.site.url}${from}?a=b`, { redirect: "manual" });
    expect([answer.status, answer.headers.get("location")]).toEqual([302, `${to}?a=b`]);
  }
});

test("a photograph that is added is encoded, and the page shows what there is now", async () => {
  const { page, loads } = await openPage();
  const before = loads.length;
  const photo = sharp({ create: { width: 1500, height: 1000, channels: 3, background: "#a33" } });
  await photo.jpeg().toFile(join(copy.folder, "photos/Goot in Baarn.jpg"));
  await expect
    .poll(() => copy.site.printed.stdout)
    .toContain('Gebruik in de teksten de naam "goot-in-baarn".');
  const files = readdirSync(join(copy.folder, "public/pictures")).filter((file) =>
    file.startsWith("goot-in-baarn-"),
  );
  expect(files.length).toBeGreaterThan(0);
  await expect.poll(() => loads.length).toBeGreaterThan(before);
  const picture = await fetch(`${copy.site.url}/pictures/${files[0]}`);
  expect(picture.headers.get("content-type")).toMatch(/^image\//);
  await page.close();
});

test("a file that is no photograph is answered in Dutch, and the site goes on", async () => {
  await sharp({ create: { width: 90, height: 60, channels: 3, background: "#a33" } })
    .jpeg()
    .toFile(join(copy.folder, "photos/klein.jpg"));
  await expect.poll(() => copy.site.printed.stderr).toContain("klein.jpg is te klein: 90 bij 60 pixels.");
  expect((await fetch(copy.site.url)).status).toBe(200);
  rmSync(join(copy.folder, "photos/klein.jpg"));
});

test("a build leaves the open page as it is", async () => {
  const { page, loads } = await openPage();
  const before = loads.length;
  const printed = copy.site.printed.stdout.length;
  const { exitCode } = await runScript("build/build.ts", copy.environment, { folder: copy.folder });
  expect(exitCode).toBe(0);
  expect(existsSync(join(copy.folder, "dist/index.html"))).toBe(true);
  expect(loads).toHaveLength(before);
  expect(copy.site.printed.stdout.slice(printed)).not.toContain("page reload");
  await page.close();
}, 300_000);

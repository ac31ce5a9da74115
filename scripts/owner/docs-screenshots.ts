import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { chromium } from "playwright";
import { createServer } from "vite";
import { findFreePort } from "../../embedded/ports.ts";
import { chromiumFlags, ensureChromium } from "../shared/chromium";
import { scratchCopy } from "../shared/scratch-copy";

/** `node --import tsx scripts/owner/docs-screenshots.ts`: takes the screenshots of docs/teksten-aanpassen.md. */
const pictures = join(process.cwd(), "docs/schermafbeeldingen");
const folder = scratchCopy();
process.chdir(folder);

// The question of the guide's example.
const guide = readFileSync("docs/teksten-aanpassen.md", "utf8");
const [, question] = guide.slice(guide.indexOf("vragen/zonnepanelen.yaml")).split(/```yaml\n|```\n/);
writeFileSync("src/content/vragen/zonnepanelen.yaml", question ?? "");

const port = await findFreePort();
process.env.EMBEDDED_DATA_DIR = join(folder, ".embedded");
process.env.EMBEDDED_SMTP_PORT = String(await findFreePort());
process.env.EMBEDDED_INBOX_PORT = String(await findFreePort());
const site = await createServer({
  root: folder,
  logLevel: "silent",
  server: { host: "127.0.0.1", port, strictPort: true },
});
await site.listen();
const browser = await chromium.launch({ executablePath: ensureChromium(), args: chromiumFlags });
try {
  const page = await browser.newPage({ viewport: { width: 1000, height: 620 }, reducedMotion: "reduce" });
  page.setDefaultTimeout(120_000);
  await page.goto(`http://localhost:${port}/faq`);
  const added = page.getByRole("button", { name: "Kunnen er zonnepanelen op mijn dak?" });
  await added.click();
  await added.evaluate((button) => button.scrollIntoView({ block: "center" }));
  await page.screenshot({ path: join(pictures, "vraag.png") });

  const service = readFileSync("src/content/diensten/dakgoten.yaml", "utf8");
  writeFileSync(
    "src/content/diensten/dakgoten.yaml",
    service.replace(/title: .*/, "title: Uw eigen dakgoot thuis laten repareren, vervangen of schoonmaken"),
  );
  await page.locator("vite-error-overlay .message-body", { hasText: "meta.title" }).waitFor();
  await page.screenshot({ path: join(pictures, "melding.png") });
} finally {
  await browser.close();
  await site.close();
  rmSync(folder, { recursive: true, force: true });
}

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { JSDOM } from "jsdom";
import { expect, onTestFinished, test } from "vitest";
import { linkPreview } from "./link-previews.ts";

test("a shared link names a company whose name has quotation marks", async () => {
  const folder = mkdtempSync(join(tmpdir(), "previews-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  mkdirSync(join(folder, "drawings"));
  writeFileSync(
    join(folder, "drawings/dak.svg"),
    '<svg xmlns="http://www.w3.org/2000/svg" width="7" height="4"/>',
  );
  const page = { picture: { name: "dak.svg", alt: "" }, markup: "<title>Dak</title>" };
  const html = await linkPreview(page, folder, "https://www.vandam.nl", '"De Nok" & Zn.');
  const name = new JSDOM(html).window.document.querySelector('meta[property="og:site_name"]');
  expect(name?.getAttribute("content")).toBe('"De Nok" & Zn.');
});

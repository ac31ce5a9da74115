import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { preview } from "vite";
import { afterAll, beforeAll, expect, test } from "vitest";
import { findFreePort } from "../../embedded/ports.ts";
import { prerenderedPages } from "../../embedded/prerendered-pages.ts";

let root: string;
let site: Awaited<ReturnType<typeof preview>>;
let url: string;

beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), "prerendered-"));
  const files = {
    "dist/index.html": "home",
    "dist/contact/index.html": "contact",
    "dist/dakdekker/den-haag/index.html": "Den Haag",
    "dist/assets/app.js": "script",
    "dist/404.html": "niet gevonden",
    "outside/index.html": "outside",
  };
  for (const [file, content] of Object.entries(files)) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), content);
  }
  const port = await findFreePort();
  site = await preview({
    root,
    configFile: false,
    plugins: [prerenderedPages()],
    preview: { host: "127.0.0.1", port, strictPort: true },
  });
  url = `http://127.0.0.1:${port}`;
});

afterAll(async () => {
  await site?.close();
  rmSync(root, { recursive: true, force: true });
});

async function get(path: string) {
  const response = await fetch(url + path, { redirect: "manual" });
  return [response.status, await response.text()];
}

test.each([
  ["/", "home"],
  ["/contact", "contact"],
  ["/contact/", "contact"],
  ["/contact?utm_source=x", "contact"],
  ["/dakdekker/den-haag", "Den Haag"],
  ["/assets/app.js", "script"],
])("%s is served without a redirect", async (path, content) => {
  expect(await get(path)).toEqual([200, content]);
});

test.each([
  "/onbekend",
  "/dakdekker",
  "/assets/weg.js",
  "/contact/verder",
  "/%2e%2e/outside",
  "/..%2foutside",
])("%s does not exist, and says so", async (path) => {
  expect(await get(path)).toEqual([404, "niet gevonden"]);
});

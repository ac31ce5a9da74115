import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { preview } from "vite";
import { afterAll, beforeAll, expect, test } from "vitest";
import { findFreePort } from "../../embedded/ports.ts";
import { prerenderedPages } from "../../scripts/build/prerendered-pages.ts";

let root: string;
let site: Awaited<ReturnType<typeof preview>>;
let url: string;

beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), "prerendered-"));
  const files = {
    "dist/index.html": "home",
    "dist/contact.html": "contact",
    "dist/dakdekker.html": "uw woonplaats",
    "dist/dakdekker/den-haag.html": "Den Haag",
    "dist/assets/app.js": "script",
    "dist/404.html": "niet gevonden",
    "dist/_headers": "/*\n  X-Frame-Options: DENY\n\n/assets/*\n  Cache-Control: immutable\n",
    "dist/_redirects": "/oud /contact 301\n",
    "outside.html": "outside",
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

const ask = (path: string) => fetch(url + path, { redirect: "manual" });

async function get(path: string) {
  const response = await ask(path);
  return [response.status, await response.text()];
}

test.each([
  ["/", "home"],
  ["/contact?utm_source=x", "contact"],
  ["/dakdekker/den-haag", "Den Haag"],
  ["/dakdekker", "uw woonplaats"],
  ["/dakdekker/sint-annaparochi%C3%AB?utm_source=x", "uw woonplaats"],
  ["/assets/app.js", "script"],
])("%s is served without a redirect", async (path, content) => {
  expect(await get(path)).toEqual([200, content]);
});

test.each([
  ["/contact/", "/contact"],
  ["/contact.html", "/contact"],
  ["/dakdekker/amersfoort/?a=b", "/dakdekker/amersfoort?a=b"],
  ["/index.html", "/"],
  ["/oud?utm_source=x", "/contact?utm_source=x"],
])("%s leads to %s", async (path, target) => {
  const response = await ask(path);
  expect([response.status, response.headers.get("location")]).toEqual([301, target]);
});

test.each([
  "/onbekend",
  "/onbekend/",
  "/assets/weg.js",
  "/contact/verder",
  "/_headers",
  "/_redirects",
  "/%2e%2e/outside",
  "/..%2foutside",
  "//",
  "//contact/",
])("%s does not exist, and says so", async (path) => {
  expect(await get(path)).toEqual([404, "niet gevonden"]);
});

test.each([
  "//evil.example/",
  "/%5Cevil.example/",
  "/%2Fevil.example/",
  "/dakdekker//evil.example/",
  "/dakdekker/%5C%5Cevil.example/",
])("%s leads to no other site", async (path) => {
  const location = (await ask(path)).headers.get("location") ?? "/";
  expect(new URL(location, url).origin).toBe(url);
});

test("every answer carries the headers of the hosts", async () => {
  for (const path of ["/", "/contact/", "/onbekend", "/assets/app.js"]) {
    const { headers } = await ask(path);
    expect(headers.get("x-frame-options"), path).toBe("DENY");
    expect(headers.get("cache-control"), path).toBe(
      path.startsWith("/assets/") ? "immutable" : "public, max-age=0, must-revalidate",
    );
  }
});

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { preview } from "vite";
import { afterAll, beforeAll, expect, test } from "vitest";
import { prerenderedPages } from "../../scripts/run/prerendered-pages.ts";

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
    "dist/_headers": "/assets/*\n  Cache-Control: immutable\n",
    "dist/_redirects": "/oud/ /contact 301\n",
    "outside.html": "outside",
  };
  for (const [file, content] of Object.entries(files)) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), content);
  }
  site = await preview({
    root,
    configFile: false,
    plugins: [prerenderedPages()],
    preview: { host: "127.0.0.1", port: 0 },
  });
  url = `http://127.0.0.1:${(site.httpServer.address() as AddressInfo).port}`;
});

afterAll(async () => {
  await site?.close();
  rmSync(root, { recursive: true, force: true });
});

const ask = (path: string) => fetch(url + path, { redirect: "manual" });

test.each([
  ["/", 200, "home"],
  ["/dakdekker/den-haag", 200, "Den Haag"],
  ["/dakdekker/sint-annaparochi%C3%AB?utm_source=x", 200, "uw woonplaats"],
  ["/assets/app.js", 200, "script"],
  ["/contact/", 307, "/contact"],
  ["/dakdekker/amersfoort/?a=b", 301, "/dakdekker/amersfoort?a=b"],
  ["/index.html", 307, "/"],
  ["/oud/", 301, "/contact"],
  ["/onbekend", 404, "niet gevonden"],
  ["/_headers", 404, "niet gevonden"],
  ["/%2e%2e/outside", 404, "niet gevonden"],
  ["//contact/", 404, "niet gevonden"],
])("%s is answered %i: %s", async (path, status, answer) => {
  const response = await ask(path);
  const answered = response.headers.get("location") ?? (await response.text());
  expect([response.status, answered]).toEqual([status, answer]);
});

test.each(["//evil.example/", "/%5Cevil.example/", "/dakdekker//evil.example/"])(
  "%s leads to no other site",
  async (path) => {
    const location = (await ask(path)).headers.get("location") ?? "/";
    expect(new URL(location, url).origin).toBe(url);
  },
);

test("a missing file is cached as long as its neighbours, because Cloudflare's rules cover every answer", async () => {
  expect((await ask("/assets/app-old.js")).headers.get("cache-control")).toBe("immutable");
  expect((await ask("/onbekend")).headers.get("cache-control")).toBe("public, max-age=0, must-revalidate");
});

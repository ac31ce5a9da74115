import { readFileSync } from "node:fs";
import type { AddressInfo } from "node:net";
import { preview } from "vite";
import { afterAll, expect, test } from "vitest";
import { requireContent } from "../../scripts/content/check.ts";
import { prerenderedPages } from "../../scripts/run/prerendered-pages.ts";
import { paths } from "../../src/lib/paths.ts";

/* `npm run preview` answers as Cloudflare does. */

const site = await preview({
  configFile: false,
  plugins: [prerenderedPages()],
  preview: { host: "127.0.0.1", port: 0 },
});
afterAll(() => site.close());
const url = `http://127.0.0.1:${(site.httpServer.address() as AddressInfo).port}`;
const ask = (path: string) => fetch(url + path, { redirect: "manual" });

const content = requireContent();
const cities = content.steden.map(({ slug }) => paths.city(slug));

test.each<[path: string, status: number, answer: string]>([
  ["/", 200, "dist/index.html"],
  ...cities.map((path): [string, number, string] => [path, 200, `dist${path}.html`]),
  ["/dakdekker/sint-annaparochi%C3%AB?utm_source=x", 200, "dist/dakdekker.html"],
  ["/robots.txt", 200, "dist/robots.txt"],
  ["/contact/", 307, "/contact"],
  ["/dakdekker/verweg/?a=b", 301, "/dakdekker/verweg?a=b"],
  ["/index.html", 307, "/"],
  ...content["doorverwijzingen.yaml"].map(({ from, to }): [string, number, string] => [`${from}/`, 301, to]),
  ["/onbekend", 404, "dist/404.html"],
  ["/_headers", 404, "dist/404.html"],
  ["/%2e%2e/package.json", 404, "dist/404.html"],
  ["//contact/", 404, "dist/404.html"],
])("%s is answered %i", async (path, status, answer) => {
  const response = await ask(path);
  const locationOrText = response.headers.get("location") ?? (await response.text());
  const answerOrText = answer.startsWith("dist/") ? readFileSync(answer, "utf8") : answer;
  expect([response.status, locationOrText]).toEqual([status, answerOrText]);
});

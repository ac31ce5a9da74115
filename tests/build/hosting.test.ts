import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { readHostingFiles } from "../../scripts/build/hosting/static-files";
import redirects from "../../src/content/doorverwijzingen.yaml";
import { cityList } from "../../src/lib/content/city-list";
import { paths } from "../../src/lib/paths";

/* What the build tells the hosts, against what it made; run after a build. */

const files = readdirSync("dist", { recursive: true, encoding: "utf8" });
const { rules, redirects: published } = readHostingFiles("dist");

test("every redirect is published, with and without a slash at the end", () => {
  for (const { from, to } of redirects) {
    expect(published.get(from)).toBe(to);
    expect(published.get(`${from}/`)).toBe(to);
  }
  expect(published.size).toBe(2 * redirects.length);
});

test("every city keeps its own page beside the general one", () => {
  const lines = readFileSync("dist/_redirects", "utf8").split("\n");
  const general = lines.indexOf(`${paths.city(":plaats")} ${paths.anyPlace} 200`);
  expect(general).toBeGreaterThan(0);
  for (const { slug } of cityList) {
    const own = lines.indexOf(`${paths.city(slug)} ${paths.city(slug)} 200`);
    expect(own, slug).toBeGreaterThanOrEqual(0);
    expect(own, slug).toBeLessThan(general);
  }
});

test("Vercel gets the same pages, headers and redirects", () => {
  const { routes: vercelRoutes, overrides } = JSON.parse(
    readFileSync(".vercel/output/config.json", "utf8"),
  ) as {
    routes: { src?: string; headers?: Record<string, string>; status?: number; dest?: string }[];
    overrides: Record<string, { path: string }>;
  };
  expect(vercelRoutes[0]?.headers).toEqual(rules[0]?.headers);
  const answerOf = (path: string) =>
    vercelRoutes.find(({ src, status, dest }) => (status || dest) && src && new RegExp(src).test(path));
  for (const { from, to } of redirects) {
    for (const path of [from, `${from}/`])
      expect(answerOf(path)).toMatchObject({ status: 301, headers: { Location: to } });
  }
  expect(answerOf("/contact/")).toMatchObject({ status: 308, headers: { Location: "/$1" } });
  expect(answerOf("/dakdekker/verweg-aan-zee")).toEqual({ src: expect.any(String), dest: "/dakdekker" });
  expect(answerOf("/dakdekker/1234")).toMatchObject({ status: 404 });
  expect(answerOf("/bestaat-niet")).toMatchObject({ status: 404, dest: "/404.html" });
  expect(Object.keys(overrides).sort()).toEqual(
    files.filter((file) => file.endsWith(".html") && !["index.html", "404.html"].includes(file)).sort(),
  );
  // Its copy of the site is whole; what Netlify and Cloudflare read is not part of it.
  expect(readdirSync(".vercel/output/static", { recursive: true }).sort()).toEqual(
    files.filter((file) => !file.startsWith("_")).sort(),
  );
});

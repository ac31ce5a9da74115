import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { readHostingFiles } from "../../scripts/build/hosting/static-files";
import redirects from "../../src/content/doorverwijzingen.yaml";
import { cityList } from "../../src/lib/content/city-list";
import { paths } from "../../src/lib/paths";

/* What the build tells the hosts, against what it made; run after a build. */

const { redirects: published } = readHostingFiles("dist");

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

test("no rule of the hosts leads to another site", () => {
  const lines = readFileSync("dist/_redirects", "utf8").trim().split("\n");
  for (const line of lines) expect(line).toMatch(/^\/\S+ \/(?![/\\:])\S+ (?:200|301)$/);
});

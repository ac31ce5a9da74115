import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { redirectsFile } from "../../scripts/build/hosting/static-files";
import redirects from "../../src/content/doorverwijzingen.yaml";
import { listAddresses } from "../../src/routes";

test("the host gets every redirect and every page of a place, and nothing that leads to another site", async () => {
  const published = readFileSync("dist/_redirects", "utf8");
  const pages = (await listAddresses()).map(({ path }) => path);
  expect(published).toBe(redirectsFile(redirects, pages));
  for (const line of published.trim().split("\n"))
    expect(line).toMatch(/^\/\S+ \/(?![/\\:])\S+ (?:200|301)$/);
});

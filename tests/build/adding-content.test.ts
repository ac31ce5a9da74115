import { execFileSync } from "node:child_process";
import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { JSDOM } from "jsdom";
import { afterAll, beforeAll, expect, test } from "vitest";
import { scratchCopy } from "../../scripts/scratch-copy";

/* Adding a city, a project, a question or a service is one file and no code: done in a copy, and built. */

let folder: string;

/** Adds a file that starts as a copy of another of its folder. */
function addLike(example: string, file: string, changes: [string | RegExp, string][]) {
  const source = readFileSync(`src/content/${example}`, "utf8");
  const changed = changes.reduce((text, [from, to]) => {
    expect(text, `${example} holds ${from}`).toMatch(from);
    return text.replaceAll(from, to);
  }, source);
  writeFileSync(join(folder, "src/content", file), changed);
}

/** Adds the file that the editors' guide shows, so that the guide's own example is known to work. */
function addFromGuide(file: string) {
  const guide = readFileSync("docs/teksten-aanpassen.md", "utf8");
  const [, code] = guide.slice(guide.indexOf(`\`src/content/${file}\``)).split(/```ts\n|```\n/);
  writeFileSync(join(folder, "src/content", file), code ?? "");
}

function run(script: string): string {
  // Without what the test runner sets, which would make it another build.
  const { VITEST: _, NODE_ENV: __, SITE_PORT: ___, ...environment } = process.env;
  return execFileSync(process.execPath, ["--import", "tsx", `scripts/${script}.ts`], {
    cwd: folder,
    encoding: "utf8",
    env: environment,
  });
}

function pageAt(path: string): Document {
  return new JSDOM(readFileSync(join(folder, "dist", `${path}.html`), "utf8")).window.document;
}

const structuredData = (document: Document) =>
  document.querySelector('script[type="application/ld+json"]')?.textContent ?? "";

beforeAll(() => {
  folder = scratchCopy();
  addLike("cities/utrecht.ts", "cities/amersfoort.ts", [
    [/Utrecht(?!se)/g, "Amersfoort"],
    [/slug: "utrecht"/g, 'slug: "amersfoort"'],
    [/province: "\w+"/g, 'province: "Utrecht"'],
    [/order: \d+/g, "order: 130"],
    [/(title|description):(\s+)"/g, '$1:$2"Nu '],
  ]);
  addLike("projects/rotterdam-plat-dak.ts", "projects/baarn-zinken-goot.ts", [
    [/rotterdam-plat-dak"/g, 'baarn-zinken-goot"'],
    [/order: \d+/g, "order: 70"],
    [/title: "[^"]+"/g, 'title: "Zinken goot van een villa vernieuwd"'],
    [/place: "[^"]+"/g, 'place: "Baarn"'],
  ]);
  addLike("services/dakgoten.ts", "services/groendaken.ts", [
    [/slug: "dakgoten"/g, 'slug: "groendaken"'],
    [/name: "Dakgoten"/g, 'name: "Groendaken"'],
    [/order: \d+/g, "order: 100"],
    [/title: "Dakgoot repareren/g, 'title: "Groendak aanleggen'],
    [/description:\s+"/g, 'description: "Nu: '],
  ]);
  addFromGuide("questions/zonnepanelen.ts");
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

test("one more city, project, question and service pass the check, and are on the site, in menu, sitemap and JSON-LD", () => {
  expect(run("check-content")).toContain("Alles in src/content/ is in orde.");
  run("build");
  const sitemap = readFileSync(join(folder, "dist/sitemap.xml"), "utf8");

  const city = pageAt("dakdekker/amersfoort");
  expect(city.querySelector("h1")?.textContent).toContain("Amersfoort");
  expect(structuredData(city)).toContain("/dakdekker/amersfoort");
  const cityLinks = [...pageAt("werkgebied").querySelectorAll('main a[href="/dakdekker/amersfoort"]')];
  expect(cityLinks.some((link) => link.closest("svg"))).toBe(true);
  expect(cityLinks.some((link) => !link.closest("svg"))).toBe(true);
  expect(sitemap).toContain("/dakdekker/amersfoort</loc>");

  const service = pageAt("groendaken");
  expect(structuredData(service)).toContain('"@type":"Service","name":"Groendaken"');
  expect(service.querySelector('header nav a[href="/groendaken"]')?.textContent).toBe("Groendaken");
  expect(pageAt("diensten").querySelector('main a[href="/groendaken"]')).not.toBeNull();
  expect(sitemap).toContain("/groendaken</loc>");

  const project = pageAt("projecten").getElementById("baarn-zinken-goot");
  expect(project?.textContent).toContain("Zinken goot van een villa vernieuwd");

  const question = "Kunnen er zonnepanelen op mijn dak?";
  expect(pageAt("faq").querySelector("main")?.textContent).toContain(question);
  expect(structuredData(pageAt("faq"))).toContain(question);
});

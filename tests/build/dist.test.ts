import { existsSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { pageFile } from "../../scripts/site/prerender.ts";
import { paths } from "../../src/lib/paths.ts";
import { listKnownPaths } from "../../src/routes.tsx";
import { pageOf, pages, visitorPages } from "./pages.ts";

/* Checks on the files of the build. */

const sitemap = readFileSync("dist/sitemap.xml", "utf8");

/** Whether the built site answers a path. A place without its own page gets the page for any place. */
function exists(path: string): boolean {
  const page = path.startsWith(`${paths.anyPlace}/`) ? paths.anyPlace : path;
  const file = join("dist", page === "/" ? "index.html" : decodeURIComponent(page));
  return [file, `${file}.html`].some((name) => existsSync(name) && statSync(name).isFile());
}

test("the pages are those of the route table and the not-found page", async () => {
  const knownPaths = await listKnownPaths();
  expect(pages.map(({ file }) => file).sort()).toEqual(
    [...knownPaths.map(({ path }) => pageFile(path)), "404.html"].sort(),
  );
});

test("every page has its own title, description, heading and language", () => {
  const titles = pages.map(({ document }) => document.title);
  expect(titles.every(Boolean)).toBe(true);
  expect(new Set(titles).size).toBe(pages.length);
  for (const { file, document } of pages) {
    expect(document.documentElement.lang, file).toBe("nl");
    expect(document.querySelectorAll("head > title"), file).toHaveLength(1);
    expect(document.querySelectorAll('head > meta[name="description"]'), file).toHaveLength(1);
    expect(document.querySelectorAll("h1"), file).toHaveLength(1);
    expect(document.querySelectorAll("body title, body meta"), file).toHaveLength(0);
  }
});

const hiddenPages = ["404.html", "aanvragen.html", "bedankt.html", "dakdekker.html"];
const isHidden = ({ file }: { file: string }) => hiddenPages.includes(file);
const canonicalOf = (document: Document) =>
  document.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href;

test("no browser makes links of its own before React runs", () => {
  for (const { file, document } of pages)
    expect(document.querySelector('meta[name="format-detection"]')?.getAttribute("content"), file).toBe(
      "telephone=no,date=no,address=no,email=no",
    );
});

test.each(hiddenPages)("%s asks search engines to leave it out", (file) => {
  const { document } = pageOf(file);
  expect(document.querySelector('meta[name="robots"]')?.getAttribute("content")).toBe("noindex");
  expect(canonicalOf(document)).toBeUndefined();
});

test("no other page asks search engines to leave it out", () => {
  for (const { file, document } of pages.filter((page) => !isHidden(page)))
    expect(document.querySelector('meta[name="robots"]'), file).toBeNull();
});

test("search engines may read every page", () => {
  const robots = readFileSync("dist/robots.txt", "utf8");
  expect(robots).toMatch(/^User-agent: \*$/m);
  expect(robots).not.toMatch(/^Disallow: *\S/m);
});

test("the sitemap lists the one address of every other page", () => {
  const sitemapAddresses = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address);
  const others = pages.filter((page) => !isHidden(page)).map(({ document }) => canonicalOf(document));
  const home = /^(https?:\/\/[^/]+)$/;
  expect(sitemapAddresses.sort()).toEqual(others.map((address) => address?.replace(home, "$1/")).sort());
});

test("the staff's page has nothing of the site around it", () => {
  expect(pageOf("aanvragen.html").document.querySelectorAll("header, footer, nav, a")).toHaveLength(0);
});

test("no page leads to the staff's page", () => {
  for (const { file, document } of visitorPages)
    expect(document.querySelectorAll('[href*="/aanvragen"]'), file).toHaveLength(0);
});

const modulesOf = (document: Document) =>
  document.querySelector<HTMLScriptElement>("script[data-modules]")?.dataset.modules?.split(" ") ?? [];

test("no visitor loads code of the staff's page", () => {
  const ofStaff = modulesOf(pageOf("aanvragen.html").document);
  const modulesByPage = visitorPages.map(({ document }) => modulesOf(document));
  const isEverywhere = (module: string) => modulesByPage.every((modules) => modules.includes(module));
  const ofStaffAlone = ofStaff.filter((module) => !isEverywhere(module));
  expect(ofStaffAlone.length).toBeGreaterThan(0);
  expect(modulesByPage.flat().filter((module) => ofStaffAlone.includes(module))).toEqual([]);
});

test("no page shows a value that is missing", () => {
  for (const { file, document } of pages) {
    const page = document.documentElement.cloneNode(true) as HTMLElement;
    for (const code of page.querySelectorAll("script, style")) code.remove();
    expect(page.textContent, file).not.toMatch(/undefined|\bNaN\b|\bnull\b|\[object/);
  }
});

/** The addresses that pages link to or load: a path, which is empty for the page itself, and the id after a #. */
const addresses = pages.flatMap(({ file, document }) =>
  [...document.querySelectorAll("[href], [src]")].map((element) => {
    const address = element.getAttribute("href") ?? element.getAttribute("src") ?? "";
    const [path = "", id] = address.split("#");
    return { where: `${file}: ${address}`, document, path, id };
  }),
);

test("every link, picture, script and style exists", () => {
  for (const { where, path } of addresses) if (path.startsWith("/")) expect(exists(path), where).toBe(true);
});

test("every part that a link or a picture names exists", () => {
  for (const { where, document, path, id } of addresses) {
    if (!id || !/^(?:\/|$)/.test(path)) continue;
    // A fragment with svgView() holds the corners of a view, not an id.
    if (id.startsWith("svgView(")) continue;
    if (path.endsWith(".svg")) {
      expect(readFileSync(`dist${path}`, "utf8"), where).toContain(`id="${id}"`);
      continue;
    }
    const target = path === "" ? document : pageOf(pageFile(path)).document;
    expect(target.getElementById(id), where).toBeTruthy();
  }
});

test("the page for any place reads well without a name", () => {
  const { html } = pageOf("dakdekker.html");
  expect(html.replace(/<script.*?<\/script>/gs, "")).not.toMatch(/[{}]plaats/);
});

test("no page has a Suspense boundary that waits", () => {
  for (const { file, html } of pages) expect(html.match(/<!--\$\?-->/), file).toBeNull();
});

test("no page has an attribute that the policy refuses", () => {
  for (const { file, html } of pages) expect(html.match(/<[^>]*\s(?:style|on\w+)=/), file).toBeNull();
});

test("the service workers of any former site get the same one", () => {
  const [first, second] = ["sw.js", "service-worker.js"].map((name) => readFileSync(`dist/${name}`, "utf8"));
  expect(first).toBe(second);
});

const notices = readFileSync("dist/licenses.txt", "utf8").split(/^## /m).slice(1);

test.each(["react", "react-dom", "@supabase/supabase-js", "Typeface"])("the licence of %s ships", (name) => {
  expect(notices.map((notice) => notice.split(/ [-(]/)[0])).toContain(name);
});

test("every licence that ships lets the owner use the work", () => {
  for (const notice of notices)
    expect(notice).toMatch(/^\S+ (- \S+ )?\((MIT|ISC|0BSD|Apache-2\.0|OFL-1\.1)\)\n/);
});

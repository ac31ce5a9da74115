import { existsSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { pageFile } from "../../scripts/build/prerender";
import { paths } from "../../src/lib/paths";
import { listKnownPaths } from "../../src/routes";
import { pageOf, pages, visitorPages } from "./pages";

/* Checks on what `npm run build` has written; run after a build. */

const sitemap = readFileSync("dist/sitemap.xml", "utf8");

/** Whether the built site has an answer to a path of its own; a place without a page gets the one for any place. */
function exists(path: string): boolean {
  const page = path.startsWith(`${paths.anyPlace}/`) ? paths.anyPlace : path;
  const file = join("dist", page === "/" ? "index.html" : decodeURIComponent(page));
  return [file, `${file}.html`].some((name) => existsSync(name) && statSync(name).isFile());
}

test("every known address is there as HTML, and nothing else but the not-found page", async () => {
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

test("every page for search engines names its one address; the others ask to be left out", () => {
  for (const { file, document } of pages) {
    const canonical = document.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href;
    const robots = document.querySelector('meta[name="robots"]')?.getAttribute("content");
    if (["404.html", "aanvragen.html", "bedankt.html", "dakdekker.html"].includes(file)) {
      expect(robots, file).toBe("noindex");
      expect(canonical, file).toBeUndefined();
    } else {
      expect(robots, file).toBeUndefined();
      expect(sitemap, file).toContain(
        `<loc>${canonical?.replace(/\/$/, file === "index.html" ? "/" : "")}</loc>`,
      );
    }
  }
  expect(sitemap).not.toMatch(/aanvragen|bedankt|404|dakdekker</);
  expect(sitemap.match(/<loc>/g)).toHaveLength(pages.length - 4);
});

test("the staff's page has nothing of the site around it, and no other page leads to it", () => {
  const { document } = pageOf("aanvragen.html");
  expect(document.querySelectorAll("header, footer, nav, a")).toHaveLength(0);
  for (const { file, html } of visitorPages) expect(html, file).not.toContain("aanvragen-");
  for (const { file, document } of visitorPages)
    expect(document.querySelectorAll('[href*="/aanvragen"]'), file).toHaveLength(0);
});

test("every link, picture, script and style exists, and so does the part of a page that a link names", () => {
  for (const { file, document } of pages)
    for (const element of document.querySelectorAll("[href], [src]")) {
      const address = element.getAttribute("href") ?? element.getAttribute("src") ?? "";
      const [path = "", id] = address.split("#");
      if (path.startsWith("/")) expect(exists(path), `${file}: ${address}`).toBe(true);
      if (!id || !/^(?:\/|$)/.test(path)) continue;
      if (path.endsWith(".svg")) {
        expect(readFileSync(`dist${path}`, "utf8"), address).toContain(`id="${id}"`);
        continue;
      }
      const target = path === "" ? document : pageOf(pageFile(path)).document;
      expect(target.getElementById(id), `${file}: ${address}`).toBeTruthy();
    }
});

test("the page for any place reads well without a name", () => {
  const { html } = pageOf("dakdekker.html");
  expect(html.replace(/<script.*?<\/script>/gs, "")).not.toMatch(/[{}]plaats/);
});

test("no page has a Suspense boundary that waits, or what the policy refuses: style and event attributes", () => {
  for (const { file, html } of pages)
    expect(html.match(/<!--\$\?-->|<[^>]*\s(?:style|on\w+)=/), file).toBeNull();
});

test("the licences of every package in a script, and of the typeface, are in a file that ships", () => {
  const notices = readFileSync("dist/licenses.txt", "utf8").split(/^## /m).slice(1);
  const named = new Set(notices.map((notice) => notice.split(/ [-(]/)[0]));
  for (const name of ["react", "react-dom", "@supabase/supabase-js", "Archivo"]) {
    expect(named).toContain(name);
  }
  for (const notice of notices)
    expect(notice).toMatch(/^\S+ (- \S+ )?\((MIT|ISC|0BSD|Apache-2\.0|OFL-1\.1)\)\n/);
  const withoutText = notices.filter((notice) => notice.trim().split("\n").length < 5);
  expect(withoutText).toEqual([]);
});

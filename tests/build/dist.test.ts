import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { JSDOM } from "jsdom";
import { expect, test } from "vitest";
import { readHostingFiles } from "../../scripts/build/hosting/static-files";
import { pageFile } from "../../scripts/build/prerender";
import { requireContent } from "../../scripts/content/check";
import { textLink } from "../../src/lib/text-link";
import { listAddresses } from "../../src/routes";

/* Checks on what `npm run build` has written; run after a build. */

const files = readdirSync("dist", { recursive: true, encoding: "utf8" });
const pages = files
  .filter((file) => file.endsWith(".html"))
  .map((file) => {
    const html = readFileSync(join("dist", file), "utf8");
    return { file, html, document: new JSDOM(html).window.document };
  });
const sitemap = readFileSync("dist/sitemap.xml", "utf8");

/** Whether the built site has an answer to a path of its own. */
function exists(path: string): boolean {
  const file = join("dist", path === "/" ? "index.html" : decodeURIComponent(path));
  return [file, `${file}.html`].some((name) => existsSync(name) && statSync(name).isFile());
}

test("every known address is there as HTML, and nothing else but the not-found page", async () => {
  const addresses = await listAddresses();
  expect(pages.map(({ file }) => file).sort()).toEqual(
    [...addresses.map(({ path }) => pageFile(path)), "404.html"].sort(),
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
    if (["404.html", "bedankt.html", "dakdekker.html"].includes(file)) {
      expect(robots, file).toBe("noindex");
      expect(canonical, file).toBeUndefined();
    } else {
      expect(robots, file).toBeUndefined();
      expect(sitemap, file).toContain(
        `<loc>${canonical?.replace(/\/$/, file === "index.html" ? "/" : "")}</loc>`,
      );
    }
  }
  expect(sitemap).not.toMatch(/bedankt|404|dakdekker</);
  expect(sitemap.match(/<loc>/g)).toHaveLength(pages.length - 3);
});

test("every link, picture, script and style of every page exists", () => {
  const missing = pages.flatMap(({ file, document }) =>
    [...document.querySelectorAll("[href], [src]")]
      .map((element) => element.getAttribute("href") ?? element.getAttribute("src") ?? "")
      .filter((address) => address.startsWith("/") && !exists(address.split("#")[0] ?? ""))
      .map((address) => `${file}: ${address}`),
  );
  expect(missing).toEqual([]);
});

test("every link to a part of a page finds that part", () => {
  for (const { file, document } of pages) {
    for (const link of document.querySelectorAll('a[href*="#"]')) {
      const [path = "", id = ""] = (link.getAttribute("href") ?? "").split("#");
      const target =
        path === ""
          ? document
          : pages.find((page) => page.file === `${path.slice(1) || "index"}.html`)?.document;
      expect(target?.getElementById(id), `${file}: ${link.getAttribute("href")}`).toBeTruthy();
    }
  }
});

test("the text of the page, answers included, is in the HTML before a script runs", () => {
  const textOf = (file: string) =>
    pages.find((page) => page.file === file)?.document.querySelector("main")?.textContent;
  const { vragen: questions, diensten: services } = requireContent();
  for (const { answer } of questions) expect(textOf("faq.html")).toContain(answer.split("[")[0]);
  for (const { slug, about, callToAction } of services) {
    expect(textOf(`${slug}.html`)).toContain(about.heading);
    expect(textOf(`${slug}.html`)).toContain(callToAction.heading);
  }
});

test("the page for any place reads well without a name", () => {
  const html = pages.find(({ file }) => file === "dakdekker.html")?.html ?? "";
  const { withoutName } = requireContent()["paginas/andere-plaats.yaml"];
  expect(html.replace(/<script.*?<\/script>/gs, "")).not.toMatch(/[{}]plaats/);
  expect(new JSDOM(html).window.document.querySelector("h1")?.textContent).toContain(withoutName);
});

test("without scripts a form says what the owner wrote for that, and is checked by the browser", () => {
  const { withoutScript } = requireContent()["formulieren/beide.yaml"];
  for (const file of ["index.html", "contact.html"]) {
    const form = pages.find((page) => page.file === file)?.document.querySelector("form");
    // jsdom runs no scripts here, so it shows the content of <noscript> like such a browser.
    const notice = form?.querySelector("noscript");
    expect(notice?.textContent, file).toContain(withoutScript.split("[")[0]);
    expect(
      [...(notice?.querySelectorAll("a") ?? [])].map((link) => link.getAttribute("href")),
      file,
    ).toEqual([...withoutScript.matchAll(textLink)].map(([, , address]) => address));
    expect(form?.noValidate, file).toBe(false);
    expect(form?.querySelectorAll(":required").length, file).toBeGreaterThan(1);
  }
});

test("no page has a Suspense boundary that is still waiting", () => {
  for (const { file, html } of pages) expect(html.includes("<!--$?-->"), file).toBe(false);
});

test("the content security policy allows the inline scripts and styles of the pages, and nothing else", () => {
  const sources = (selector: string) =>
    pages.flatMap(({ document }) =>
      [...document.querySelectorAll(selector)].map(({ textContent }) => {
        const hash = createHash("sha256").update(textContent ?? "");
        return `'sha256-${hash.digest("base64")}'`;
      }),
    );
  const scripts = new Set(sources('script:not([src], [type^="application/"])'));
  const styles = new Set(sources("style"));
  // One script and one style sheet for all pages.
  expect([scripts.size, styles.size]).toEqual([1, 1]);

  const policy = readHostingFiles("dist").rules[0]?.headers["Content-Security-Policy"] ?? "";
  const allowed = (directive: string) =>
    new RegExp(`${directive} ([^;]*)`).exec(policy)?.[1]?.split(" ").sort();
  expect(allowed("script-src")).toEqual(["'self'", ...scripts].sort());
  expect(allowed("style-src")).toEqual([...styles].sort());
});

test("no page has a style attribute or an event handler, which the policy would refuse", () => {
  for (const { file, html } of pages) expect(html.match(/<[^>]*\s(?:style|on\w+)=/), file).toBeNull();
});

test("the style sheet stands in the pages only, and no script fetches it as a file", () => {
  expect(files.filter((file) => file.endsWith(".css"))).toEqual([]);
  for (const file of files.filter((name) => name.endsWith(".js"))) {
    expect(readFileSync(join("dist", file), "utf8").match(/[\w/-]+\.css["'`]/), file).toBeNull();
  }
});

test("nothing secret is in the files for visitors", () => {
  const secret = /sb_secret_|service_role|PRIVATE KEY|SMTP_PASSWORD/;
  const leaking = files.filter(
    (file) =>
      /\.(js|css|html|json|xml|txt|svg)$/.test(file) && secret.test(readFileSync(join("dist", file), "utf8")),
  );
  expect(leaking).toEqual([]);
});

/** The scripts that a page starts with, and what those import at once. */
function startingScripts(document: Document): string[] {
  const addresses = new Set(
    document.querySelector<HTMLElement>("script[data-modules]")?.dataset.modules?.split(" "),
  );
  // A set that grows while it is walked through is walked through to the end.
  for (const address of addresses) {
    for (const [, file] of asset(address).matchAll(/\b(?:from|import)\s*["'`]\.\/([^"'`]+)["'`]/g)) {
      addresses.add(`/assets/${file}`);
    }
  }
  return [...addresses];
}

const asset = (address: string) => readFileSync(join("dist", address), "utf8");

test.each([
  ["sending a form", "GoTrueClient"],
  ["messages", "data-swipe"],
  ["counting up", "restDelta"],
])("code for %s is there, and no page starts with it", (_name, marker) => {
  expect(files.some((file) => file.endsWith(".js") && asset(file).includes(marker))).toBe(true);
  for (const { file, document } of pages) {
    const scripts = startingScripts(document);
    expect(scripts.length, file).toBeGreaterThan(1);
    expect(
      scripts.filter((address) => asset(address).includes(marker)),
      file,
    ).toEqual([]);
  }
});

test("the notices of the licences are in a file that ships: of every package in a script, and of the typeface", () => {
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

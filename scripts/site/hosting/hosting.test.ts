import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, onTestFinished, test } from "vitest";
import { contentSecurityPolicy, type HostingInput, headerRules, headersFor } from "./headers.ts";
import { headersFile, readHostingFiles, redirectsFile } from "./static-files.ts";

const input: HostingInput = {
  siteUrl: "https://www.example.nl",
  supabaseUrl: "https://project.supabase.example",
  frameOrigins: ["https://www.openstreetmap.org"],
  scriptHashes: ["sha256-AAAA", "sha256-BBBB", "sha256-AAAA"],
  styleHashes: ["sha256-CCCC"],
};

test("the policy of pages refuses what it does not name", () => {
  expect(contentSecurityPolicy(input)).toMatch(/^default-src 'none'; /);
});

test("the policy of pages names no wildcard", () => {
  // Pictures may be `data:` addresses, because a page carries its first drawing.
  const directives = contentSecurityPolicy(input)
    .split("; ")
    .filter((each) => !each.startsWith("img-src "));
  expect(directives.join()).not.toMatch(/unsafe| \*|https:;|data:/);
});

test.each([
  ["pictures of the site", "img-src 'self' blob: data:"],
  // The site itself is allowed too, because the browser fetches the text of a city from the site.
  ["calls of the backend", "connect-src 'self' https://project.supabase.example"],
  ["the map", "frame-src https://www.openstreetmap.org"],
  ["each inline script by its hash", "script-src 'self' 'sha256-AAAA' 'sha256-BBBB'"],
  ["each inline style by its hash", "style-src 'sha256-CCCC'"],
  ["no frame around it", "frame-ancestors 'none'"],
  ["no text as a script", "require-trusted-types-for 'script'"],
  ["no other base for its links", "base-uri 'none'"],
  ["forms for the site only", "form-action 'self'"],
])("the policy of pages allows %s", (_, directive) => {
  expect(contentSecurityPolicy(input).split("; ")).toContain(directive);
});

describe("the CMS", () => {
  const cms = headersFor("/beheer", headerRules({ ...input, hasCms: true }));

  test("has a policy of its own", () => {
    const policy = cms["Content-Security-Policy"];
    expect(policy).toContain("connect-src 'self' blob: data: https://api.github.com");
    expect(policy).toMatch(/script-src 'self';/);
    expect(policy).not.toContain("supabase");
  });

  test("keeps the other headers of the site", () => {
    expect(cms["X-Frame-Options"]).toBe("DENY");
  });

  test("is not to be indexed", () => {
    expect(cms["X-Robots-Tag"]).toBe("noindex");
  });
});

const everywhere = headersFor("/contact", headerRules(input));

test.each([
  ["guesses the type of a file", "X-Content-Type-Options", "nosniff"],
  ["tells another site which page led there", "Referrer-Policy", "strict-origin-when-cross-origin"],
  ["keeps a window that another site opened", "Cross-Origin-Opener-Policy", "same-origin"],
  ["lets another site read its files", "Cross-Origin-Resource-Policy", "same-origin"],
])("no page %s", (_, name, value) => {
  expect(everywhere[name]).toBe(value);
});

test.each([
  "accelerometer",
  "browsing-topics",
  "camera",
  "geolocation",
  "gyroscope",
  "magnetometer",
  "microphone",
  "payment",
  "usb",
])("no page may use %s", (feature) => {
  expect(everywhere["Permissions-Policy"]?.split(", ")).toContain(`${feature}=()`);
});

test("a site without TLS, on this machine, does not require it", () => {
  const local = headersFor("/", headerRules({ ...input, siteUrl: "http://localhost:4173" }));
  expect(local).not.toHaveProperty("Strict-Transport-Security");
  expect(local["Content-Security-Policy"]).not.toContain("upgrade-insecure-requests");
});

test("a site with TLS requires it from then on", () => {
  const secure = headersFor("/", headerRules(input));
  expect(secure["Strict-Transport-Security"]).toBe("max-age=63072000");
  expect(secure["Content-Security-Policy"]).toMatch(/; upgrade-insecure-requests$/);
});

describe("the files of the host", () => {
  const rules = headerRules({ ...input, hasCms: true });
  const headers = headersFile(rules);
  const redirects = redirectsFile(
    [{ from: "/dakdekker/oud", to: "/contact" }],
    ["/contact", "/dakdekker/baarn"],
  );

  test("have a block of headers for each path", () => {
    expect(headers).toMatch(/^\/\*\n {2}Content-Security-Policy: default-src 'none'/);
    expect(headers).toContain("\n\n/assets/*\n  Cache-Control: public, max-age=31536000, immutable\n");
  });

  test("take the policy of pages off the CMS", () => {
    // The line with ! keeps Cloudflare from joining this policy with that of all pages.
    expect(headers).toContain("/beheer*\n  ! Content-Security-Policy\n");
  });

  test("have a line for each redirect", () => {
    // The first matching rule wins: a city has its own page, any other place has the general page.
    expect(redirects.split("\n")).toEqual([
      "/dakdekker/oud /contact 301",
      "/dakdekker/oud/ /contact 301",
      "/dakdekker/baarn /dakdekker/baarn 200",
      "/dakdekker/:plaats /dakdekker 200",
      "/dakdekker/:plaats/ /dakdekker/:plaats 301",
      "",
    ]);
  });

  test("are read back as they were made", () => {
    const folder = mkdtempSync(join(tmpdir(), "hosting-"));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    writeFileSync(join(folder, "_headers"), headers);
    writeFileSync(join(folder, "_redirects"), redirects);
    const files = readHostingFiles(folder);
    expect(files.rules).toEqual(rules);
    expect([...files.redirects]).toEqual([
      ["/dakdekker/oud", "/contact"],
      ["/dakdekker/oud/", "/contact"],
    ]);
  });
});

test.each(["/pictures/dak.avif", "/drawings/huis.svg", "/marks/facebook.svg"])(
  "a changed %s is seen after a day",
  (path) => {
    expect(headersFor(path, headerRules(input))["Cache-Control"]).toMatch(/^public, max-age=86400, stale/);
  },
);

test("a line that Cloudflare would ignore for its length stops the build", () => {
  const scriptHashes = Array.from({ length: 60 }, (_, index) => `sha256-${String(index).padStart(43, "A")}=`);
  expect(() => headersFile(headerRules({ ...input, scriptHashes }))).toThrow("2000 characters");
});

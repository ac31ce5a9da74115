import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { contentSecurityPolicy, type HostingInput, headerRules, headersFor } from "./rules";
import { headersFile, readHostingFiles, redirectsFile } from "./static-files";

const input: HostingInput = {
  siteUrl: "https://www.example.nl",
  supabaseUrl: "https://project.supabase.example",
  frameOrigins: ["https://www.openstreetmap.org"],
  scriptHashes: ["sha256-AAAA", "sha256-BBBB", "sha256-AAAA"],
  styleHashes: ["sha256-CCCC"],
};

test("the policy allows the site, the backend, the map and each inline part by its hash, and nothing else", () => {
  const policy = contentSecurityPolicy(input);
  expect(policy).toMatch(/^default-src 'none'; /);
  // Pictures may come as data: a page carries its first drawing.
  const directives = policy.split("; ");
  const images = "img-src 'self' blob: data:";
  expect(directives).toContain(images);
  expect(directives.filter((each) => each !== images).join()).not.toMatch(/unsafe| \*|https:;|data:/);
  for (const directive of [
    // The site itself too: the browser fetches the text of a city from it.
    "connect-src 'self' https://project.supabase.example;",
    "frame-src https://www.openstreetmap.org;",
    "script-src 'self' 'sha256-AAAA' 'sha256-BBBB';",
    "style-src 'sha256-CCCC';",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
  ])
    expect(policy).toContain(directive);
});

test("the CMS has a policy of its own, for its path alone, and is not to be indexed", () => {
  const rules = headerRules({ ...input, hasCms: true });
  const cms = headersFor("/beheer", rules);
  expect(cms).toMatchObject({ "X-Robots-Tag": "noindex", "X-Frame-Options": "DENY" });
  const policy = cms["Content-Security-Policy"];
  expect(policy).toContain("connect-src 'self' blob: data: https://api.github.com");
  expect(policy).toMatch(/script-src 'self';/);
  expect(policy).not.toContain("supabase");
});

test("a site without TLS, on this machine, is not told to use it", () => {
  const local = headersFor("/", headerRules({ ...input, siteUrl: "http://localhost:4173" }));
  expect(local).not.toHaveProperty("Strict-Transport-Security");
  expect(local["Content-Security-Policy"]).not.toContain("upgrade-insecure-requests");
  const secure = headersFor("/", headerRules(input));
  expect(secure["Strict-Transport-Security"]).toBe("max-age=63072000");
  expect(secure["Content-Security-Policy"]).toMatch(/; upgrade-insecure-requests$/);
});

test("the files of the host have a block per path and a line per address, and read back as they were made", () => {
  const rules = headerRules({ ...input, hasCms: true });
  const headers = headersFile(rules);
  expect(headers).toMatch(/^\/\*\n {2}Content-Security-Policy: default-src 'none'/);
  // Cloudflare would join this policy to that of all pages.
  expect(headers).toContain("/beheer*\n  ! Content-Security-Policy\n");
  expect(headers).toContain("\n\n/assets/*\n  Cache-Control: public, max-age=31536000, immutable\n");
  const redirects = redirectsFile(
    [{ from: "/dakdekker/oud", to: "/contact" }],
    ["/contact", "/dakdekker/baarn"],
  );
  // The first that fits is followed: a city has its own page, any other place the general one.
  expect(redirects.split("\n")).toEqual([
    "/dakdekker/oud /contact 301",
    "/dakdekker/oud/ /contact 301",
    "/dakdekker/baarn /dakdekker/baarn 200",
    "/dakdekker/:plaats /dakdekker 200",
    "/dakdekker/:plaats/ /dakdekker/:plaats 301",
    "",
  ]);

  const folder = mkdtempSync(join(tmpdir(), "hosting-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  writeFileSync(join(folder, "_headers"), headers);
  writeFileSync(join(folder, "_redirects"), redirects);
  const { rules: readRules, redirects: readRedirects } = readHostingFiles(folder);
  expect(readRules).toEqual(rules);
  expect([...readRedirects]).toEqual([
    ["/dakdekker/oud", "/contact"],
    ["/dakdekker/oud/", "/contact"],
  ]);
});

test("a line that Cloudflare would ignore for its length stops the build", () => {
  const scriptHashes = Array.from({ length: 60 }, (_, index) => `sha256-${String(index).padStart(43, "A")}=`);
  expect(() => headersFile(headerRules({ ...input, scriptHashes }))).toThrow("2000 characters");
});

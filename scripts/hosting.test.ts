import { describe, expect, test } from "vitest";
import {
  contentSecurityPolicy,
  type HostingInput,
  headerRules,
  headersFile,
  vercelConfiguration,
} from "./hosting";

const input: HostingInput = {
  supabaseUrl: "https://project.supabase.example",
  frameOrigins: ["https://www.openstreetmap.org"],
  scriptHashes: ["sha256-AAAA", "sha256-BBBB", "sha256-AAAA"],
  styleHashes: ["sha256-CCCC"],
};

describe("The content security policy", () => {
  const policy = contentSecurityPolicy(input);

  test("allows nothing by default, and nothing unsafe", () => {
    expect(policy).toMatch(/^default-src 'none'; /);
    expect(policy).not.toContain("unsafe");
    expect(policy).not.toMatch(/ \*|https:;|data:/);
  });

  test("allows the configured backend, the map, and each inline script by its hash", () => {
    expect(policy).toContain("connect-src https://project.supabase.example;");
    expect(policy).toContain("frame-src https://www.openstreetmap.org;");
    expect(policy).toContain("script-src 'self' 'sha256-AAAA' 'sha256-BBBB';");
    expect(policy).toContain("style-src 'self' 'sha256-CCCC';");
  });

  test("lets nobody show the site in a frame", () => {
    expect(policy).toContain("frame-ancestors 'none'");
  });

  test("takes nothing for a hash that is none", () => {
    for (const hash of ["'unsafe-inline'", "sha256-A; script-src *", ""]) {
      expect(() => contentSecurityPolicy({ ...input, scriptHashes: [hash] })).toThrow("no hash");
    }
  });
});

test("every header that browsers act on is there", () => {
  expect(Object.keys(headerRules(input)[0]?.headers ?? {})).toEqual([
    "Content-Security-Policy",
    "Strict-Transport-Security",
    "Cross-Origin-Opener-Policy",
    "Cross-Origin-Resource-Policy",
    "X-Content-Type-Options",
    "X-Frame-Options",
    "Referrer-Policy",
    "Permissions-Policy",
  ]);
});

describe("The files of the hosts", () => {
  const rules = headerRules(input);

  test("Netlify and Cloudflare: a block per path, and files with a hash in their name are kept for good", () => {
    const file = headersFile(rules);
    expect(file).toMatch(/^\/\*\n {2}Content-Security-Policy: default-src 'none'/);
    expect(file).toContain("\n\n/assets/*\n  Cache-Control: public, max-age=31536000, immutable\n");
    expect(file.match(/Cache-Control/g)).toHaveLength(1);
  });

  test("a line that Cloudflare would ignore for its length stops the build", () => {
    const scriptHashes = Array.from(
      { length: 60 },
      (_, index) => `sha256-${String(index).padStart(43, "A")}=`,
    );
    expect(() => headersFile(headerRules({ ...input, scriptHashes }))).toThrow("2000 characters");
  });

  test("Vercel: the same rules, and addresses without .html or a slash at the end", () => {
    expect(vercelConfiguration(rules)).toMatchObject({
      cleanUrls: true,
      trailingSlash: false,
      headers: [
        { source: "/(.*)", headers: expect.arrayContaining([{ key: "X-Frame-Options", value: "DENY" }]) },
        {
          source: "/assets/(.*)",
          headers: [{ key: "Cache-Control", value: expect.stringContaining("immutable") }],
        },
      ],
    });
  });
});

import { readFileSync } from "node:fs";
import type { AddressInfo } from "node:net";
import { chromium } from "playwright";
import { preview } from "vite";
import { beforeAll, describe, expect, test } from "vitest";
import { chromiumFlags, ensureChromium } from "../../scripts/checks/chromium.ts";
import { prerenderedPages } from "../../scripts/run/prerendered-pages.ts";
import { files } from "./pages.ts";

/* The CMS of a live site, where the editor signs in at GitHub. */

test("nothing that a visitor gets names the CMS", () => {
  for (const file of files.filter((name) => /\.(?:html|js|css|xml|txt)$/.test(name)))
    expect(readFileSync(`dist/${file}`, "utf8"), file).not.toMatch(/beheer["'/.]|sveltia/i);
});

test("the check before saving gets the content of this build", () => {
  const content = JSON.parse(readFileSync("dist/beheer.json", "utf8"));
  expect(Object.keys(content.values)).toContain("bedrijf.yaml");
});

describe("the CMS under its policy, with a wrong token", () => {
  const hosts = new Set<string>();
  const refusals: string[] = [];

  beforeAll(async () => {
    const site = await preview({
      configFile: false,
      plugins: [prerenderedPages()],
      preview: { host: "127.0.0.1", port: 0 },
    });
    const browser = await chromium.launch({ executablePath: ensureChromium(), args: chromiumFlags });
    const page = await browser.newPage({ locale: "nl-NL" });
    page.setDefaultTimeout(240_000);
    page.on("console", (message) => {
      // Sveltia also names a CDN as a fallback for its fonts, and the policy refuses it.
      const text = message.text();
      if (text.includes("Content Security Policy") && !text.includes("cdn.jsdelivr.net/fontsource"))
        refusals.push(text);
    });
    // The test gives GitHub's answer to an unknown token, because a test cannot ask GitHub itself.
    await page.route(/^https:/, (route) => {
      hosts.add(new URL(route.request().url()).hostname);
      return route.fulfill({ status: 401, json: { message: "Bad credentials" } });
    });
    const { port } = site.httpServer.address() as AddressInfo;
    const answer = await page.goto(`http://localhost:${port}/beheer`);
    expect(answer?.headers()["content-security-policy"]).toContain("https://api.github.com");
    // The test chooses to sign in with a token, because on localhost the CMS also offers the local files.
    await page.getByRole("button", { name: "Inloggen met een toegangstoken" }).click();
    await page.getByRole("textbox", { name: "Persoonlijk toegangstoken" }).fill("github_pat_onbekend");
    await page.getByRole("button", { name: "Inloggen", exact: true }).click();
    await page.getByText("Het opgegeven token is ongeldig.").waitFor();
    return async () => {
      await browser.close();
      await site.close();
    };
  });

  test("needs nothing that the policy refuses", () => {
    expect(refusals).toEqual([]);
  });

  test("asks no other machine than GitHub's", () => {
    const github = ["api.github.com", "www.githubstatus.com"];
    expect([...hosts].filter((host) => !github.includes(host))).toEqual([]);
  });
});

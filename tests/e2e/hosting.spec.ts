import type { Page } from "playwright/test";
import { requireContent } from "../../scripts/content/check";
import { expect, test, visit } from "./site";

/*
 * The headers that `npm run preview` sends as the hosts do, in a browser. That no page and no form is hindered
 * by the content security policy, every test of every file finds out: see `site.ts`.
 */

/** Tries something in a page of its own, outside the fixture that wants no violations; resolves once `directive` has refused it. */
async function refusal(page: Page, directive: string, attempt: () => unknown): Promise<void> {
  await page.evaluate(`new Promise((resolve) => {
    addEventListener("securitypolicyviolation", ({ effectiveDirective }) => {
      if (effectiveDirective === "${directive}") resolve();
    });
    try { (${attempt})(); } catch {}
  })`);
}

const attempts: Record<string, { directive: string; attempt: () => unknown }> = {
  "an inline script": {
    directive: "require-trusted-types-for",
    attempt: () => {
      const script = document.createElement("script");
      script.append("document.title = 'taken over'");
      document.head.append(script);
    },
  },
  "text that becomes HTML": {
    directive: "require-trusted-types-for",
    attempt: () => {
      document.body.innerHTML = "<p>taken over</p>";
    },
  },
  "a request to a stranger": {
    directive: "connect-src",
    attempt: () => fetch("https://stranger.example/").catch(() => {}),
  },
};

test("the browser refuses what an intruder would try", async ({ context }) => {
  const page = await context.newPage();
  await visit(page, "/contact");
  for (const [name, { directive, attempt }] of Object.entries(attempts)) {
    await test.step(name, async () => {
      await refusal(page, directive, attempt);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await expect(page).not.toHaveTitle("taken over");
    });
  }
});

test("an address that has moved leads to the new one, also with a slash and with what follows a question mark", {
  tag: "@journey",
}, async ({ request, baseURL }) => {
  for (const { from, to } of requireContent()["doorverwijzingen.yaml"]) {
    for (const address of [from, `${from}/`, `${from}?utm_source=folder`]) {
      const page = await request.get(address);
      expect(page.status()).toBe(200);
      expect(page.url()).toBe(baseURL + (address.includes("?") ? `${to}?utm_source=folder` : to));
    }
  }
});

import { paths } from "../../src/lib/paths.ts";
import { expect, test, visit } from "./site.ts";

/* What a page fetches before any interaction; its bytes are counted in tests/build/budget.test.ts. */

test.use({ viewport: { width: 390, height: 844 } });

for (const path of [paths.home, paths.contact]) {
  test(`${path} fetches only what its first screen needs`, async ({ page }) => {
    const addresses: Record<string, string[]> = {};
    page.on("request", (request) => {
      const { pathname } = new URL(request.url());
      if (pathname.startsWith("/favicon")) return;
      const kind = request.resourceType();
      addresses[kind] = [...(addresses[kind] ?? []), pathname];
    });
    await visit(page, path);
    await page.waitForLoadState("networkidle");
    const [family, families] = await page.locator("h1").evaluate((heading) => {
      const fonts = [...heading.ownerDocument.fonts].filter(({ status }) => status === "loaded");
      return [getComputedStyle(heading).fontFamily, fonts.map((font) => font.family)] as const;
    });
    const { document, image, script, font, ...others } = addresses;
    await test.step("it fetches the scripts that its HTML names", async () => {
      const modules = await page.locator("script[data-modules]").getAttribute("data-modules");
      expect(script?.toSorted()).toEqual(modules?.split(" ").sort());
    });
    await test.step("it fetches one typeface, which its heading has", () => {
      expect(font).toHaveLength(1);
      expect(families).toContain(family.split(",")[0]);
    });
    await test.step("it fetches nothing but pictures besides", () => expect(others).toEqual({}));
  });
}

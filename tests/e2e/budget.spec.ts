import { paths } from "../../src/lib/paths";
import { expect, test, visit } from "./site";

/* What a page fetches before any interaction; its bytes are counted in tests/build/budget.test.ts. */

test.use({ viewport: { width: 390, height: 844 } });

for (const path of [paths.home, paths.contact]) {
  test(`what ${path} fetches before anybody touches it`, async ({ page }) => {
    const fetched: Record<string, string[]> = {};
    page.on("request", (request) => {
      const { pathname } = new URL(request.url());
      if (pathname.startsWith("/favicon")) return;
      const kind = request.resourceType();
      fetched[kind] = [...(fetched[kind] ?? []), pathname];
    });
    await visit(page, path);
    await page.waitForLoadState("networkidle");
    const [family, loaded] = await page.locator("h1").evaluate((heading) => {
      const fonts = [...heading.ownerDocument.fonts].filter(({ status }) => status === "loaded");
      return [getComputedStyle(heading).fontFamily, fonts.map((font) => font.family)] as const;
    });
    expect(loaded).toContain(family.split(",")[0]);
    const { document, image, script, font, ...others } = fetched;
    await test.step("the scripts that its HTML names", async () => {
      const named = await page.locator("script[data-modules]").getAttribute("data-modules");
      expect(script?.toSorted()).toEqual(named?.split(" ").sort());
    });
    await test.step("one typeface", () => expect(font).toHaveLength(1));
    await test.step("nothing but pictures besides", () => expect(others).toEqual({}));
  });
}

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
    await expect(page.locator("h1")).toHaveCSS("font-family", /^Archivo,/);
    const typefaces = await page
      .locator("html")
      .evaluate(({ ownerDocument }) => [...ownerDocument.fonts].map(({ family, status }) => family + status));
    expect(typefaces).toContain("Archivoloaded");
    const { document, image, script, font, ...others } = fetched;
    await test.step("the scripts that its HTML names", async () => {
      const named = await page.locator("script[data-modules]").getAttribute("data-modules");
      expect(script?.toSorted()).toEqual(named?.split(" ").sort());
    });
    await test.step("one typeface", () => expect(font).toHaveLength(1));
    await test.step("nothing but pictures besides", () => expect(others).toEqual({}));
  });
}

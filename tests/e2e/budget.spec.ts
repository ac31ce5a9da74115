import { expect, test, visit } from "./site";

/* What a page fetches before any interaction; its bytes are counted in tests/build/small-site.test.ts. */

test.use({ viewport: { width: 390, height: 844 } });

for (const path of ["/", "/contact", "/faq"]) {
  test(`${path} fetches the scripts that its HTML names, the typeface, its pictures and nothing else`, async ({
    page,
  }) => {
    const fetched: Record<string, string[]> = {};
    page.on("request", (request) => {
      const { pathname } = new URL(request.url());
      if (pathname.startsWith("/favicon")) return;
      const kind = request.resourceType();
      fetched[kind] = [...(fetched[kind] ?? []), pathname];
    });
    await visit(page, path);
    await page.waitForLoadState("networkidle");
    const { document, image, script, font, ...others } = fetched;
    const named = await page.locator("script[data-modules]").getAttribute("data-modules");
    expect(script?.toSorted()).toEqual(named?.split(" ").sort());
    expect(font).toHaveLength(1);
    expect(others).toEqual({});
  });
}

import sharp from "sharp";
import { paths } from "../../src/lib/paths.ts";
import { expect, test, visit } from "./site.ts";

// Chrome on Android can darken websites when the device has a dark theme.
test.use({ colorScheme: "dark" });

test("a browser that darkens websites leaves this one light", async ({ page }) => {
  const devTools = await page.context().newCDPSession(page);
  await devTools.send("Emulation.setAutoDarkModeOverride", { enabled: true });
  await visit(page, paths.contact);
  const { dominant } = await sharp(await page.locator("form").screenshot()).stats();
  expect(Math.min(dominant.r, dominant.g, dominant.b)).toBeGreaterThan(240);
});

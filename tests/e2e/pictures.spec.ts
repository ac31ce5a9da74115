import type { Page } from "playwright/test";
import { paths } from "../../src/lib/paths";
import { content, home } from "./content";
import { expect, test, visit, watchShifts } from "./site";

const words = content["paginas/projecten.yaml"].pictures;
/** The project with a before-and-after slider, if any. */
const compared = content.projecten.find(({ before }) => before);

/** The accessible value of the slider at `part` percent. */
const said = (part: number) => words.compared.replace("{deel}", String(part));

test("the pictures of the projects move nothing when they come", async ({ page }) => {
  const shifted = await watchShifts(page);
  await visit(page, paths.projects);
  for (const image of await page.locator("picture img").all()) {
    await image.scrollIntoViewIfNeeded();
    await expect(image).toHaveJSProperty("complete", true);
  }
  expect(await shifted()).toBeLessThanOrEqual(0.01);
});

test.describe("the house without scripts", () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 1440, height: 900 } });

  const pointsOf = (page: Page) => page.getByRole("navigation", { name: home.house.name }).getByRole("link");

  test("each point leads to its service", async ({ page }) => {
    await page.goto("/");
    await expect(pointsOf(page)).toHaveCount(home.house.points.length);
    for (const [index, { serviceSlug }] of home.house.points.entries())
      await expect(pointsOf(page).nth(index)).toHaveAttribute("href", `/${serviceSlug}`);
  });

  test("a point in focus shows its part in red with a line", async ({ page }) => {
    await page.goto("/");
    for (const [index, { line }] of home.house.points.entries()) {
      const point = pointsOf(page).nth(index);
      await expect(point.locator("img")).toBeHidden();
      await point.focus();
      await expect(point.locator("img")).toBeVisible();
      await expect(point.getByText(line)).toBeVisible();
    }
  });

  for (const media of [{ forcedColors: "active" }, { media: "print" }] as const)
    test(`each point has its name with ${Object.entries(media).join()}`, async ({ page }) => {
      await page.goto("/");
      await page.emulateMedia(media);
      for (const [index, { name }] of home.house.points.entries())
        await expect(pointsOf(page).nth(index).getByText(name, { exact: true })).toBeVisible();
    });
});

test.describe("the slider between a roof before and after the work", () => {
  test.skip(!compared, "No project of this content shows its roof before the work.");
  const name = words.compare.replace("{project}", compared?.title ?? "");

  test.beforeEach(async ({ page }) => {
    await visit(page, paths.project(compared?.slug ?? ""));
    await expect(page.locator(":target")).toBeInViewport();
  });

  test("follows the arrow keys and says how much is before", async ({ page }) => {
    const range = page.getByRole("slider", { name });
    await expect(range).toHaveAttribute("aria-valuetext", said(50));
    await range.focus();
    await page.keyboard.press("ArrowRight");
    await expect(range).toHaveAttribute("aria-valuetext", said(51));
    await page.keyboard.press("Home");
    await expect(range).toHaveAttribute("aria-valuetext", said(0));
  });

  test("follows a click", async ({ page }) => {
    const range = page.getByRole("slider", { name });
    const picture = await page.getByAltText(compared?.before?.alt ?? "").boundingBox();
    if (!picture) throw new Error("The picture has no place");
    await page.mouse.click(picture.x + picture.width * 0.25, picture.y + picture.height / 2);
    expect(Math.abs(Number(await range.inputValue()) - 25)).toBeLessThanOrEqual(1);
  });
});

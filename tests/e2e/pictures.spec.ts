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

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 1440, height: 900 } });

  test("a point of the house is a link with a name, and in focus shows its part in red and a line", async ({
    page,
  }) => {
    await page.goto("/");
    const points = page.getByRole("navigation", { name: home.house.name }).getByRole("link");
    await expect(points).toHaveCount(home.house.points.length);
    for (const [index, { name, line, serviceSlug }] of home.house.points.entries()) {
      const point = points.nth(index);
      await expect(point.locator("img")).toBeHidden();
      await point.focus();
      await expect(point.locator("img")).toBeVisible();
      await expect(point.getByText(line)).toBeVisible();
      await expect(point).toHaveAttribute("href", `/${serviceSlug}`);
      for (const media of [{ forcedColors: "active" }, { media: "print" }] as const) {
        await page.emulateMedia(media);
        await expect(point.getByText(name, { exact: true })).toBeVisible();
      }
      await page.emulateMedia({ forcedColors: null, media: null });
    }
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

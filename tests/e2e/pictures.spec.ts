import type { Locator, Page } from "playwright/test";
import { paths } from "../../src/lib/paths.ts";
import { content, floating, home, services } from "./content.ts";
import { expect, test, visit } from "./site.ts";

const { step } = test;

/** The project with a before-and-after slider, if any. */
const comparedProject = content.projecten.find(({ before }) => before);

/** Pages with a drawing that the owner has not replaced by a photograph. */
const drawingPaths = [
  ...(home.hero.picture ? [] : [paths.home]),
  ...services.filter(({ picture, labels }) => !picture && labels).map(({ slug }) => paths.service(slug)),
];

test.describe("the house without scripts", () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 1440, height: 900 } });

  const pointsOf = (page: Page) => page.getByRole("navigation", { name: home.house.name }).getByRole("link");

  test("a point in focus shows its part in red with a line beside it", async ({ page }) => {
    await page.goto("/");
    for (const [index, { line }] of home.house.points.entries()) {
      const point = pointsOf(page).nth(index);
      await expect(point.locator("img")).toBeHidden();
      await point.focus();
      await expect(point.locator("img")).toBeVisible();
      await expect(point.getByText(line)).toBeInViewport({ ratio: 1 });
      const [name, text] = await Promise.all([point, point.getByText(line)].map((box) => box.boundingBox()));
      if (!name || !text) throw new Error("The point or its line has no place");
      const gaps = (["x", "y"] as const).map((side) => {
        const size = side === "x" ? "width" : "height";
        return Math.max(name[side], text[side]) - Math.min(name[side] + name[size], text[side] + text[size]);
      });
      expect(Math.max(...gaps), `pixels between a point and "${line}"`).toBeLessThan(100);
    }
  });

  test("each point shows its name on paper and in forced colours", async ({ page }) => {
    await page.goto("/");
    for (const media of [{ forcedColors: "active" }, { media: "print" }] as const) {
      await page.emulateMedia(media);
      for (const [index, { name }] of home.house.points.entries())
        await expect(pointsOf(page).nth(index).getByText(name, { exact: true })).toBeVisible();
    }
  });
});

test.describe("the house on a phone", () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });

  const numbers = (page: Page) =>
    page.getByRole("navigation", { name: home.house.name }).locator("a svg circle");

  test("a tap on each number meets the link of its part", async ({ page }) => {
    await page.goto("/");
    const addresses = await numbers(page).evaluateAll((circles) =>
      circles.map((circle) => {
        circle.scrollIntoView({ block: "center" });
        const { x, y, width, height } = circle.getBoundingClientRect();
        return document.elementFromPoint(x + width / 2, y + height / 2)?.closest("a")?.pathname;
      }),
    );
    expect(addresses).toEqual(home.house.points.map(({ serviceSlug }) => `/${serviceSlug}`));
  });

  test("the first screen shows the house whole, with the link to a call back", async ({ page }) => {
    test.skip(Boolean(home.hero.picture), "A photograph stands in its place.");
    await page.goto("/");
    const bar = (await page.locator(floating).boundingBox())?.y ?? 0;
    const house = await page.locator("[data-drawing=huis]").locator("..").boundingBox();
    expect((house?.y ?? 0) + (house?.height ?? 0)).toBeLessThanOrEqual(bar);
    const link = await page.locator(`main a[href="${paths.callback}"]`).first().boundingBox();
    expect(link?.y).toBeLessThan(bar);
  });
});

test.describe("a drawing that leads a page", () => {
  // Only the layout counts, and a page without scripts loads in a third of the time.
  test.use({ javaScriptEnabled: false });

  const textBoxes = (locator: Locator) =>
    locator.evaluateAll((elements) =>
      elements.map((element) => {
        const words = document.createRange();
        words.selectNodeContents(element.querySelector("span") ?? element);
        const { left, right } = words.getBoundingClientRect();
        return { left, right };
      }),
    );

  test("reaches the edge of the window, with room for its words", async ({ page }) => {
    const windowWidth = page.viewportSize()?.width ?? 0;
    for (const path of drawingPaths) {
      await page.goto(path);
      await step(`the drawing of ${path} reaches the edge of the window`, async () => {
        const box = await page.locator("[data-drawing]").first().boundingBox();
        expect(Math.round((box?.x ?? 0) + (box?.width ?? 0))).toBeGreaterThanOrEqual(windowWidth);
      });
      await step(`the words of the drawing of ${path} have room beside the text`, async () => {
        const text = await textBoxes(page.locator("main :has(> h1) > :is(h1, p)"));
        const words = await textBoxes(page.locator("main :is(.point, figure li)"));
        const [left, right] = [words.map((word) => word.left), words.map((word) => word.right)];
        expect(Math.min(...left)).toBeGreaterThan(Math.max(...text.map((line) => line.right)));
        expect(Math.max(...right)).toBeLessThan(windowWidth);
      });
    }
  });
});

test("the slider between a roof before and after the work follows a click", async ({ page }) => {
  test.skip(!comparedProject, "No project of this content shows its roof before the work.");
  await visit(page, paths.project(comparedProject?.slug ?? ""));
  await expect(page.locator(":target")).toBeInViewport();
  const picture = await page.getByAltText(comparedProject?.before?.alt ?? "").boundingBox();
  if (!picture) throw new Error("The picture has no place");
  await page.mouse.click(picture.x + picture.width * 0.25, picture.y + picture.height / 2);
  const { compare } = content["paginas/projecten.yaml"].pictures;
  const slider = page.getByRole("slider", {
    name: compare.replace("{project}", comparedProject?.title ?? ""),
  });
  expect(Math.abs(Number(await slider.inputValue()) - 25), "off the click").toBeLessThanOrEqual(1);
});

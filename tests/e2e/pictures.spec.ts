import type { Locator, Page } from "playwright/test";
import { paths } from "../../src/lib/paths";
import { content, floating, home, services } from "./content";
import { expect, test, visit } from "./site";

/** The project with a before-and-after slider, if any. */
const compared = content.projecten.find(({ before }) => before);

/** Pages with a drawing that the owner has not replaced by a photograph. */
const drawn = [
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
      expect(Math.max(...gaps)).toBeLessThan(100);
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
    const hit = await numbers(page).evaluateAll((circles) =>
      circles.map((circle) => {
        circle.scrollIntoView({ block: "center" });
        const { x, y, width, height } = circle.getBoundingClientRect();
        return document.elementFromPoint(x + width / 2, y + height / 2)?.closest("a")?.pathname;
      }),
    );
    expect(hit).toEqual(home.house.points.map(({ serviceSlug }) => `/${serviceSlug}`));
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

test.describe("every page that a drawing leads", () => {
  // Only the layout counts, and a page without scripts loads in a third of the time.
  test.use({ javaScriptEnabled: false });

  test("has its drawing up to the edge of the window", async ({ page }) => {
    for (const path of drawn) {
      await page.goto(path);
      const { x, width } = (await page.locator("[data-drawing]").first().boundingBox()) ?? { x: 0, width: 0 };
      expect(Math.round(x + width), path).toBeGreaterThanOrEqual(page.viewportSize()?.width ?? 0);
    }
  });

  test("has room for the words beside its drawing", async ({ page }) => {
    const textBoxes = (locator: Locator) =>
      locator.evaluateAll((elements) =>
        elements.map((element) => {
          const words = document.createRange();
          words.selectNodeContents(element.querySelector("span") ?? element);
          const { left, right } = words.getBoundingClientRect();
          return { left, right };
        }),
      );
    for (const path of drawn) {
      await page.goto(path);
      const ours = await textBoxes(page.locator("main :has(> h1) > :is(h1, p)"));
      const beside = await textBoxes(page.locator("main :is(.point, figure li)"));
      expect(Math.min(...beside.map(({ left }) => left)), path).toBeGreaterThan(
        Math.max(...ours.map(({ right }) => right)),
      );
      expect(Math.max(...beside.map(({ right }) => right)), path).toBeLessThan(
        page.viewportSize()?.width ?? 0,
      );
    }
  });
});

test("the slider between a roof before and after the work follows a click", async ({ page }) => {
  test.skip(!compared, "No project of this content shows its roof before the work.");
  await visit(page, paths.project(compared?.slug ?? ""));
  await expect(page.locator(":target")).toBeInViewport();
  const picture = await page.getByAltText(compared?.before?.alt ?? "").boundingBox();
  if (!picture) throw new Error("The picture has no place");
  await page.mouse.click(picture.x + picture.width * 0.25, picture.y + picture.height / 2);
  const { compare } = content["paginas/projecten.yaml"].pictures;
  const slider = page.getByRole("slider", { name: compare.replace("{project}", compared?.title ?? "") });
  expect(Math.abs(Number(await slider.inputValue()) - 25)).toBeLessThanOrEqual(1);
});

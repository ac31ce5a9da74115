import type { Locator, Page } from "playwright/test";
import { paths } from "../../src/lib/paths";
import { content, floating, home, services } from "./content";
import { expect, test, visit, watchShifts } from "./site";

const words = content["paginas/projecten.yaml"].pictures;
/** The project with a before-and-after slider, if any. */
const compared = content.projecten.find(({ before }) => before);

/** The accessible value of the slider at `part` percent. */
const said = (part: number) => words.compared.replace("{deel}", String(part));

/** Pages with a drawing that the owner has not replaced by a photograph. */
const drawn = [
  ...(home.hero.picture ? [] : [paths.home]),
  ...services.filter(({ picture, labels }) => !picture && labels).map(({ slug }) => paths.service(slug)),
];

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

  for (const media of [{ forcedColors: "active" }, { media: "print" }] as const)
    test(`each point shows its name in ${Object.entries(media).join()}`, async ({ page }) => {
      await page.goto("/");
      await page.emulateMedia(media);
      for (const [index, { name }] of home.house.points.entries())
        await expect(pointsOf(page).nth(index).getByText(name, { exact: true })).toBeVisible();
    });
});

test.describe("the house on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  const numbers = (page: Page) =>
    page.getByRole("navigation", { name: home.house.name }).locator("a svg circle");

  test("a tap on a number leads to its service", async ({ page }) => {
    await visit(page, "/");
    const last = home.house.points.length - 1;
    await numbers(page).nth(last).tap();
    await expect(page).toHaveURL(`/${home.house.points[last]?.serviceSlug}`);
  });

  test("no number lies over another", async ({ page }) => {
    await visit(page, "/");
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
    await visit(page, "/");
    const bar = (await page.locator(floating).boundingBox())?.y ?? 0;
    const house = await page.locator("[data-drawing=huis]").locator("..").boundingBox();
    expect((house?.y ?? 0) + (house?.height ?? 0)).toBeLessThanOrEqual(bar);
    const link = await page.locator(`main a[href="${paths.callback}"]`).first().boundingBox();
    expect(link?.y).toBeLessThan(bar);
  });
});

for (const path of drawn)
  test(`the drawing of ${path} reaches the edge of the window`, async ({ page }) => {
    await visit(page, path);
    const { x, width } = (await page.locator("[data-drawing]").first().boundingBox()) ?? { x: 0, width: 0 };
    expect(Math.round(x + width)).toBeGreaterThanOrEqual(page.viewportSize()?.width ?? 0);
  });

for (const path of drawn)
  test(`words beside the drawing of ${path} have room`, async ({ page }) => {
    await visit(page, path);
    const textBoxes = (locator: Locator) =>
      locator.evaluateAll((elements) =>
        elements.map((element) => {
          const words = document.createRange();
          words.selectNodeContents(element.querySelector("span") ?? element);
          const { left, right } = words.getBoundingClientRect();
          return { left, right };
        }),
      );
    const ours = await textBoxes(page.locator("main :has(> h1) > :is(h1, p)"));
    const beside = await textBoxes(page.locator("main :is(.point, figure li)"));
    expect(Math.min(...beside.map(({ left }) => left))).toBeGreaterThan(
      Math.max(...ours.map(({ right }) => right)),
    );
    expect(Math.max(...beside.map(({ right }) => right))).toBeLessThan(page.viewportSize()?.width ?? 0);
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

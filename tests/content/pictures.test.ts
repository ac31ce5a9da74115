import { existsSync, readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { pictureName } from "../../scripts/encode-pictures";
import home from "../../src/content/paginas/home.yaml";
import type { PictureContent } from "../../src/lib/content/schema";
import { pictureFile, pictureFormats, pictureWidths } from "../../src/lib/picture-files";

/* Pictures in the texts, and their files in public/pictures. */

const folder = "public/pictures";
const files = import.meta.glob<Record<string, unknown>>("../../src/content/**/*.ts", { eager: true });

function picturesIn(value: unknown): PictureContent[] {
  if (typeof value !== "object" || value === null) return [];
  if ("name" in value && "alt" in value) return [value as PictureContent];
  return Object.values(value).flatMap(picturesIn);
}

/** By name; a service's picture stands in its file and in its page. */
const pictures = [...new Map(picturesIn(files).map((picture) => [picture.name, picture])).values()];

const filesOf = (name: string) =>
  pictureFormats.flatMap((format) => pictureWidths.map((width) => pictureFile(name, width, format)));

const bytes = (file: string) => statSync(file).size;

test("every picture in the texts is there in every width and format", () => {
  expect(pictures.length).toBeGreaterThan(20);
  const missing = pictures
    .flatMap(({ name }) => filesOf(name))
    .filter((file) => !existsSync(join(folder, file)));
  expect(missing, "npm run art, or a photograph in photos/ and npm run build").toEqual([]);
});

test("every file among the pictures belongs to one in the texts", () => {
  const used = new Set(pictures.flatMap(({ name }) => filesOf(name)));
  const unused = readdirSync(folder).filter((file) => !used.has(file));
  expect(unused, "remove these files, and the photograph in photos/ that they came from").toEqual([]);
});

test("every picture says in one Dutch sentence what is seen on it, and no two say the same", () => {
  const texts = pictures.map(({ alt }) => alt);
  for (const text of texts) {
    expect(text).toMatch(/^(?!(Foto|Afbeelding|Beeld|Plaatje|Impressie)\b)\p{Lu}.{20,140}\.$/u);
  }
  expect(new Set(texts).size).toBe(texts.length);
});

test("no photograph is called a 3D impression", () => {
  const photographs = readdirSync("photos")
    .filter((file) => !file.endsWith(".md"))
    .map(pictureName);
  expect(pictures.filter(({ name, impression }) => impression && photographs.includes(name))).toEqual([]);
});

test("on a phone the home page's first picture takes at most 30 kB, and all its pictures 300 kB", () => {
  // 390 points wide with two pixels each.
  const onPhone = (name: string) => bytes(join(folder, pictureFile(name, 720, "avif")));
  expect(onPhone(home.hero.picture.name)).toBeLessThanOrEqual(30_000);
  const all = picturesIn(home);
  expect(all).toHaveLength(10);
  expect(all.reduce((sum, { name }) => sum + onPhone(name), 0)).toBeLessThanOrEqual(300_000);
});

test("all pictures together weigh less than 12 MB", () => {
  const weights = ["public/pictures", "public/share", "public/drawings"].flatMap((place) =>
    readdirSync(place, { recursive: true, encoding: "utf8" }).map((file) => bytes(join(place, file))),
  );
  expect(weights.reduce((sum, weight) => sum + weight, 0)).toBeLessThan(12_000_000);
});

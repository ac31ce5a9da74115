import { cpSync, rmSync } from "node:fs";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { checkContent } from "../../scripts/content/check";
import { findingText } from "../../scripts/content/finding";
import { scratchCopy } from "../scratch-copy";
import {
  addLike,
  changeEverything,
  type Raw,
  readRaw,
  slugsOf,
  takePhoto,
  writeRaw,
} from "./change-everything";

/* Each kind of edit in the owner's guide, docs/teksten-aanpassen.md, passes the check by itself. */

let folder: string;

beforeAll(() => {
  folder = scratchCopy();
});

afterEach(() => {
  for (const place of ["src/content", "photos"]) {
    rmSync(join(folder, place), { recursive: true });
    cpSync(place, join(folder, place), { recursive: true });
  }
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Changes one file by its fields. */
function edit(file: string, change: (value: Raw) => void): void {
  const value = readRaw(folder, file);
  change(value);
  writeRaw(folder, file, value);
}

const first = (collection: string) => slugsOf(folder, collection)[0] ?? "";
const last = (collection: string) => slugsOf(folder, collection).at(-1) ?? "";

test.each<[string, () => void | Promise<void>]>([
  ["another phone number", () => edit("bedrijf.yaml", (company) => (company.phone = "+31 (0)20 624 11 11"))],
  ["no confirmation to visitors", () => edit("bedrijf.yaml", (company) => delete company.confirmationSender)],
  ["no social network", () => edit("bedrijf.yaml", (company) => delete company.networks)],
  ["another text", () => edit("paginas/over-ons.yaml", (page) => (page.intro = "Wij leggen daken."))],
  [
    "a question",
    () => {
      const { category } = readRaw(folder, `vragen/${first("vragen")}.yaml`);
      addLike(folder, "vragen", first("vragen"), "zonnepanelen", { category });
    },
  ],
  ["a removed question", () => rmSync(join(folder, "src/content/vragen", `${last("vragen")}.yaml`))],
  [
    "a project with a photograph",
    async () => {
      await takePhoto(folder, "Zinken goot.JPG");
      const picture = { name: "Zinken goot.JPG", alt: "Een nieuwe zinken goot aan een villa." };
      addLike(folder, "projecten", first("projecten"), "baarn-zinken-goot", { picture });
    },
  ],
  ["a city", () => addLike(folder, "steden", first("steden"), "amersfoort")],
  [
    "a city without a place on the map",
    () =>
      edit(`steden/${first("steden")}.yaml`, (city) => {
        for (const field of ["latitude", "longitude", "mapLabel"]) delete city[field];
      }),
  ],
  ["a removed city", () => rmSync(join(folder, "src/content/steden", `${first("steden")}.yaml`))],
  [
    "a service without a drawing or a choice in the form",
    () => {
      const without = { drawing: undefined, quoteOption: undefined };
      addLike(folder, "diensten", first("diensten"), "groendaken", without);
    },
  ],
  [
    "another order",
    () => {
      for (const slug of slugsOf(folder, "diensten"))
        edit(`diensten/${slug}.yaml`, (service) => (service.order = String(5000 - Number(service.order))));
    },
  ],
  ["no redirects at all", () => writeRaw(folder, "doorverwijzingen.yaml", [])],
  ["everything at once", () => changeEverything(folder)],
  ["one entry less in the menu", () => edit("algemeen.yaml", (shell) => shell.navigation.pop())],
])("%s passes the check", async (_edit, make) => {
  await make();
  expect(checkContent(folder).findings.map(findingText)).toEqual([]);
});

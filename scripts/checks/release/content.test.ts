import { expect, test } from "vitest";
import { checkSmallSite, type Edit, swap } from "../../../tests/content/fixture-site";
import { findEmptyBlocks, findOldPrices } from "./content";

async function contentWith(edits?: Record<string, Edit>) {
  const { content } = await checkSmallSite(edits);
  if (!content) throw new Error("The small site is in order");
  return content;
}

const small = await contentWith();
const withLess = await contentWith({
  "paginas/over-ons.yaml": (text) =>
    text.replace(/^papers:\n( .*\n)+/m, "").replace(/(?<=^people:\n.*\n) {2}items:\n( {4}.*\n)+/m, ""),
  "diensten/daklekkage.yaml": swap("besideButton: true", "besideButton: false"),
});
const emptyIn = (content: typeof small) =>
  findEmptyBlocks(content).map(({ kind, text }) => `${kind} ${/: (.*?) \(zoals/.exec(text)?.[1]}`);

test("prices are asked about once they are more than a year old", () => {
  expect(findOldPrices(small, new Date("2026-12-31"))).toEqual([]);
  expect(findOldPrices(small, new Date("2027-01-02")).map(({ text }) => text)).toEqual([
    "Dienst “Daklekkage” › Prijzen: ouder dan 12 maanden. Kloppen ze nog?",
  ]);
});

test("the owner is asked for each kind of proof that is still missing, by its place in the form", () => {
  const ofServices = ["Dienst “Dakgoten” › Garantie", "Dienst “Dakgoten” › Prijzen"];
  expect(emptyIn(small)).toEqual(
    [...ofServices, "Projecten › Klaar op, bij een eigen foto"].map((place) => `confirm ${place}`),
  );
  expect(emptyIn(withLess)).toEqual(
    expect.arrayContaining([
      "confirm Over ons › Wie komen er bij u?",
      "confirm Dienst “Daklekkage” › Prijzen",
      "confirm Over ons › Wat een klant kan nakijken",
    ]),
  );
});

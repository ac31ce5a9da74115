import allPoints from "./drawing-points.json" with { type: "json" };

type Sides = Record<"left" | "right", number[][]>;

const percent = (value: number) => `${Math.round(10 * value) / 10}%`;

/** Words stand on a grid of this many rows. */
const rows = 8;

/** The row of each word, from 0: as high as its part, below the former word, and with room for the others. */
function wordRows(heights: number[]): number[] {
  let former = -1;
  return heights.map((height, index) => {
    const last = rows - heights.length + index;
    former = Math.min(Math.max(Math.floor((height * rows) / 100), former + 1), last);
    return former;
  });
}

/** The parts of a drawing that have a word at its left and at its right, as drawings/ measured them, and the word's row. */
export function pointsOf(drawing: string) {
  const sides = (allPoints as Record<string, Sides>)[drawing] ?? { left: [], right: [] };
  return (["left", "right"] as const).map((side, before) => {
    const wordRow = wordRows(sides[side].map(([, y = 0]) => y));
    return sides[side].map(([x = 0, y = 0], index) => {
      const row = wordRow[index] ?? 0;
      return {
        number: before * sides.left.length + index + 1,
        x: percent(x),
        y: percent(y),
        row: row + 1,
        word: percent((100 * (row + 0.5)) / rows),
        edge: before ? "80%" : "20%",
      };
    });
  });
}

import { pointsOf } from "../lib/pictures/drawing-points";

type DrawingPoint = ReturnType<typeof pointsOf>[number][number];

/** A drawing of public/drawings beside words that say what it shows; not lazy where it `isFirst` on its page. */
export function Drawing({
  name,
  isFirst,
  className,
}: {
  name: string;
  isFirst?: boolean;
  className?: string;
}) {
  return (
    <img
      src={`/drawings/${name}.svg`}
      alt=""
      width="700"
      height="400"
      loading={isFirst ? undefined : "lazy"}
      fetchPriority={isFirst ? "high" : undefined}
      className={`w-full ${className ?? ""}`}
    />
  );
}

/** A leader from the word to the part; where words stand below the drawing, a number on the part. */
export function PointMarker({ point: { number, x, y, word, edge } }: { point: DrawingPoint }) {
  return (
    <>
      <line x1={edge} y1={word} x2={x} y2={y} />
      <circle cx={x} cy={y} />
      <text x={x} y={y}>
        {number}
      </text>
    </>
  );
}

/** Around the two lists of words: over the drawing where there is room, or else below it. */
export const wordRoom = "nav:absolute nav:inset-0 nav:grid nav:grid-cols-[19%_1fr_19%] nav:grid-rows-1";
export const wordLists = ["nav:text-right", "nav:col-start-3"].map(
  (place) => `nav:grid nav:grid-rows-8 nav:items-center ${place}`,
);
/** The place of a word by its row; index.css names the eight classes for Tailwind. */
export const wordPlace = (row: number) => `nav:row-start-${row}`;

/** A drawing with the names of its parts beside it; on a phone with numbers, and the names below. */
export function LabelledDrawing({
  name,
  labels,
  className = "",
}: {
  name: string;
  labels: string[];
  className?: string;
}) {
  const sides = pointsOf(name).map((points) =>
    points.flatMap((point) => ({ ...point, label: labels[point.number - 1] })).filter(({ label }) => label),
  );
  return (
    <figure className={`relative text-small leading-tight ${className}`}>
      <div className="overflow-hidden">
        <div className="relative max-sm:-mx-[22%]">
          <Drawing name={name} isFirst />
          <svg aria-hidden="true" className="points absolute inset-0 size-full">
            {sides.flat().map((point) => (
              <PointMarker key={point.number} point={point} />
            ))}
          </svg>
        </div>
      </div>
      <div
        className={`gap-x-4 max-nav:mt-4 max-nav:px-5 md:max-nav:px-8 sm:max-nav:grid sm:max-nav:grid-cols-2 ${wordRoom}`}
      >
        {sides.map((points, index) => (
          <ol key={wordLists[index]} start={points[0]?.number} className={wordLists[index]}>
            {points.map(({ number, row, label }) => (
              <li
                key={number}
                data-number={number}
                className={`max-nav:flex max-nav:items-center max-nav:gap-2 max-nav:py-1 ${wordPlace(row)}`}
              >
                {label}
              </li>
            ))}
          </ol>
        ))}
      </div>
    </figure>
  );
}

import type { DrawingContent } from "../lib/content/schema";
import { Drawing, PointMarker, PointWords, type WordColumns } from "../ui/drawing";

const columns: WordColumns = { left: { at: 20, rows: 8 }, right: { at: 80, rows: 8 } };

/** A drawing with the names of its parts beside it; on a phone with numbers, and the names below. */
export function LabelledDrawing({ drawing, labels }: { drawing: DrawingContent; labels: string[] }) {
  const points = drawing.points
    .map((point, index) => ({ ...point, number: index + 1, label: labels[index] }))
    .filter(({ label }) => label);
  return (
    <figure className="relative text-small leading-tight nav:-mx-[4%]">
      <div className="max-nav:overflow-hidden">
        <div className="relative max-sm:-mx-[22%]">
          <Drawing name={drawing.name} isFirst />
          <svg aria-hidden="true" className="points absolute inset-0 size-full">
            {points.map((point) => (
              <PointMarker key={point.number} point={point} columns={columns} />
            ))}
          </svg>
        </div>
      </div>
      <PointWords
        points={points}
        columns={columns}
        className="nav:grid-cols-[4%_15%_1fr_15%_4%] max-nav:mt-4 max-nav:px-5 md:max-nav:px-8 sm:max-nav:grid sm:max-nav:grid-cols-2"
      >
        {({ number, label }) => (
          <span
            data-number={number}
            className="hyphens-auto max-nav:flex max-nav:items-center max-nav:gap-2 max-nav:py-1"
          >
            {label}
          </span>
        )}
      </PointWords>
    </figure>
  );
}

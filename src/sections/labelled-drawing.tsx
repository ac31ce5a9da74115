import type { DrawingContent } from "../lib/content/schema";
import { Drawing, PointMarker, PointWords } from "../ui/drawing";

/** A drawing with the names of its parts beside it; on a phone with numbers, and the names below. */
export function LabelledDrawing({ drawing, labels }: { drawing: DrawingContent; labels: string[] }) {
  const points = drawing.points
    .map((point, index) => ({ ...point, number: index + 1, label: labels[index] }))
    .filter(({ label }) => label);
  return (
    <figure className="relative text-small leading-tight">
      <div className="overflow-hidden">
        <div className="relative max-sm:-mx-[22%]">
          <Drawing name={drawing.name} isFirst />
          <svg aria-hidden="true" className="points absolute inset-0 size-full">
            {points.map((point) => (
              <PointMarker key={point.number} point={point} />
            ))}
          </svg>
        </div>
      </div>
      <PointWords
        points={points}
        className="max-nav:mt-4 max-nav:px-5 md:max-nav:px-8 sm:max-nav:grid sm:max-nav:grid-cols-2"
      >
        {({ number, label }) => (
          <span data-number={number} className="max-nav:flex max-nav:items-center max-nav:gap-2 max-nav:py-1">
            {label}
          </span>
        )}
      </PointWords>
    </figure>
  );
}

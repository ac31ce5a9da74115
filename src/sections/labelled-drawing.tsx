import type { DrawingContent } from "../lib/content/schema";
import { Drawing, PointMarker, PointWords, type WordColumns } from "../ui/drawing";

const columns: WordColumns = { left: { at: 20, rows: 8 }, right: { at: 80, rows: 8 } };

/**
 * A drawing with the names of its parts beside it, or on a phone with numbers and the names below. `isNumbered` shows
 * the numbers at any width, for a numbered list that follows; without labels it has only the numbers.
 */
export function LabelledDrawing({
  drawing,
  labels,
  isNumbered = false,
  isFirst = true,
}: {
  drawing: DrawingContent;
  labels?: string[];
  isNumbered?: boolean;
  isFirst?: boolean;
}) {
  const points = drawing.points
    .map((point, index) => ({ ...point, number: index + 1, label: labels?.[index] }))
    .filter(({ label }) => label || !labels);
  return (
    <figure className={`relative text-small leading-tight ${labels ? "nav:-mx-[4%]" : ""}`}>
      <div className={labels ? "max-nav:overflow-hidden" : "overflow-hidden"}>
        <div className={`relative ${labels ? "max-sm:-mx-[22%]" : "-mx-[22%]"}`}>
          <Drawing name={drawing.name} isFirst={isFirst} />
          <svg
            aria-hidden="true"
            className={`points absolute inset-0 size-full ${isNumbered ? "numbered" : ""}`}
          >
            {points.map((point) => (
              <PointMarker key={point.number} point={point} columns={labels && columns} />
            ))}
          </svg>
        </div>
      </div>
      {labels && (
        <PointWords
          points={points}
          columns={columns}
          className={`nav:grid-cols-[0_19%_1fr_15%_4%] ${isNumbered ? "max-nav:hidden" : "max-nav:mt-4 max-nav:px-5 md:max-nav:px-8 sm:max-nav:grid sm:max-nav:grid-cols-2"}`}
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
      )}
    </figure>
  );
}

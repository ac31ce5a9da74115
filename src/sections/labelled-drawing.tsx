import type { DrawingContent } from "../lib/content/schema";
import { Drawing, PointMarker, PointWords } from "../ui/drawing";

const column = { at: -1, rows: 12 };

/**
 * A drawing with the names of its parts at its left, or on a phone with numbers and the names below. `isNumbered` shows
 * the numbers at any width, for a numbered list that follows; without labels it has only the numbers.
 */
export function LabelledDrawing({
  drawing,
  labels,
  isNumbered = false,
  isFirst,
}: {
  drawing: DrawingContent;
  labels?: string[];
  isNumbered?: boolean;
  /** At the top of a page, where it reaches the edge of the window. */
  isFirst?: boolean;
}) {
  const points = drawing.points
    .map((point, index) => ({ ...point, number: index + 1, label: labels?.[index] }))
    .filter(({ label }) => label || !labels);
  return (
    <figure className={`text-small leading-tight nav:flex ${isFirst ? "nav:-mr-bleed" : ""}`}>
      <div className={`relative ${labels ? "nav:order-1 nav:w-4/5" : ""}`}>
        <Drawing name={drawing.name} isFirst={isFirst} />
        <svg
          aria-hidden="true"
          className={`points absolute inset-0 size-full overflow-visible ${isNumbered ? "numbered" : ""}`}
        >
          {points.map((point) => (
            <PointMarker key={point.number} point={point} column={labels && column} />
          ))}
        </svg>
      </div>
      {labels && (
        <PointWords
          points={points}
          rows={column.rows}
          className={`nav:w-1/5 nav:pr-4 nav:text-right ${isNumbered ? "max-nav:hidden" : "max-nav:mt-4 max-nav:px-5 md:max-nav:px-8 sm:max-nav:columns-2"}`}
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

import type { DrawingContent } from "../lib/content/schema.ts";
import { Drawing, PartNumber } from "../ui/drawing.tsx";
import { Unbroken } from "../ui/unbroken.tsx";

/** A drawing with numbers on its parts. A list at its left, or below it in a narrow space, names the parts. */
export function LabelledDrawing({
  drawing: { name, points },
  labels,
  isExplained,
  isFirst,
}: {
  drawing: DrawingContent;
  labels: string[];
  /** Whether a list with the same numbers follows, so that a narrow window leaves the names out. */
  isExplained?: boolean;
  /** Whether the drawing stands at the top of a page, where it reaches the edge of the window. */
  isFirst?: boolean;
}) {
  const parts = points.slice(0, labels.length);
  return (
    <figure className="flex flex-row-reverse flex-wrap text-small leading-tight">
      <div className={`relative grow-9 basis-md ${isFirst ? "bleed" : ""}`}>
        <Drawing name={name} isFirst={isFirst} />
        <svg aria-hidden="true" className="points absolute inset-0 size-full">
          {parts.map((point, index) => (
            <PartNumber key={labels[index]} point={point} number={index + 1} />
          ))}
        </svg>
      </div>
      <ol
        className={`mt-4 grow basis-60 self-center max-md:columns-2 md:max-lg:pr-8 lg:basis-36 ${isExplained ? "max-nav:hidden" : ""}`}
      >
        {parts.map((_, index) => (
          <li key={labels[index]} className="break-inside-avoid">
            <span className="numbered flex items-center gap-2 py-1.5 hyphens-auto">
              <span>
                <Unbroken text={labels[index] ?? ""} />
              </span>
            </span>
          </li>
        ))}
      </ol>
    </figure>
  );
}

import { createContext, type ReactNode, useContext } from "react";
import type { DrawingContent } from "../lib/content/schema";

const fileOf = (name: string) => `/drawings/${name}.svg`;

/** Gives the address of the first drawing of a page: a file in the browser, `data:` in prerendered HTML. */
export const FirstDrawing = createContext(fileOf);

/** A drawing of public/drawings beside words that say what it shows. `isFirst`: it paints together with the words. */
export function Drawing({
  name,
  isFirst,
  height = 400,
  className = "w-full",
}: {
  name: string;
  isFirst?: boolean;
  /** The height at a width of 700. */
  height?: number;
  className?: string;
}) {
  const addressOf = useContext(FirstDrawing);
  return (
    <img
      data-drawing={name}
      src={isFirst ? addressOf(name) : fileOf(name)}
      // The prerendered HTML has another address, which stays.
      suppressHydrationWarning={isFirst}
      alt=""
      width="700"
      height={height}
      loading={isFirst ? undefined : "lazy"}
      className={className}
    />
  );
}

/** A named part of a drawing, with its number. */
export type NumberedPoint = DrawingContent["points"][number] & { number: number };

/** The words beside a drawing: their leaders begin `at` a percentage of its width, and `rows` share its height. */
export type WordColumns = Record<"left" | "right", { at: number; rows: number }>;

/** A leader from the word to the part, or a number on the part when the words are below the drawing. */
export function PointMarker({
  point: { number, side, x, y, row },
  columns,
}: {
  point: NumberedPoint;
  /** Left out when no words are beside the drawing. */
  columns?: WordColumns;
}) {
  const place = { x: `${x}%`, y: `${y}%` };
  const column = columns?.[side as keyof WordColumns];
  return (
    <>
      {column && (
        <line x1={`${column.at}%`} y1={`${(100 * (row - 0.5)) / column.rows}%`} x2={place.x} y2={place.y} />
      )}
      <circle cx={place.x} cy={place.y} />
      <text {...place}>{number}</text>
    </>
  );
}

/** The words at both sides of a drawing, each level with its part, or below the drawing when there is no room. */
export function PointWords<Point extends NumberedPoint>({
  points,
  columns,
  className,
  children,
}: {
  points: Point[];
  columns: WordColumns;
  className: string;
  children: (point: Point) => ReactNode;
}) {
  return (
    <div className={`gap-x-4 nav:absolute nav:inset-0 nav:grid nav:grid-rows-1 nav:gap-x-0 ${className}`}>
      {(["left", "right"] as const).map((side) => {
        const words = points.filter((point) => point.side === side);
        return (
          <ol
            key={side}
            start={words[0]?.number}
            // index.css names these classes for Tailwind.
            className={`nav:grid nav:grid-rows-${columns[side].rows} nav:items-center ${side === "left" ? "nav:col-start-2 nav:text-right" : "nav:col-start-4"}`}
          >
            {words.map((point) => (
              <li key={point.number} className={`nav:row-start-${point.row}`}>
                {children(point)}
              </li>
            ))}
          </ol>
        );
      })}
    </div>
  );
}

import { createContext, type ReactNode, useContext } from "react";
import type { DrawingContent } from "../lib/content/schema";

const fileOf = (name: string) => `/drawings/${name}.svg`;

/** The address of the drawing on a page's first screen: its file, but `data:` in prerendered HTML. */
export const FirstDrawing = createContext(fileOf);

/** A drawing of public/drawings beside words that say what it shows; paints with them where it `isFirst` on its page. */
export function Drawing({
  name,
  isFirst,
  height = 636,
  className = "w-full",
}: {
  name: string;
  isFirst?: boolean;
  /** At a width of 700. */
  height?: number;
  className?: string;
}) {
  const addressOf = useContext(FirstDrawing);
  return (
    <img
      data-drawing={name}
      src={isFirst ? addressOf(name) : fileOf(name)}
      // The HTML has another address than the scripts, which leave it as it is.
      suppressHydrationWarning={isFirst}
      alt=""
      width="700"
      height={height}
      loading={isFirst ? undefined : "lazy"}
      className={className}
    />
  );
}

/** A part of a drawing that has a word, and the number of both. */
export type NumberedPoint = DrawingContent["points"][number] & { number: number };

/** A column of words beside a drawing: its leaders begin `at` a per cent of the drawing's width, and its `rows` share its height. */
export interface WordColumn {
  at: number;
  rows: number;
}

/** A leader from the word to the part; where words stand below the drawing, a number on the part. */
export function PointMarker({
  point: { number, x, y, row },
  column,
}: {
  point: NumberedPoint;
  /** None where no words stand beside the drawing. */
  column?: WordColumn;
}) {
  const place = { x: `${x}%`, y: `${y}%` };
  const leader = column && {
    x1: `${column.at}%`,
    y1: `${((100 * (row - 0.5)) / column.rows).toFixed(1)}%`,
    x2: place.x,
    y2: place.y,
  };
  return (
    <>
      {leader && (
        <>
          <line className="edge" {...leader} />
          <line {...leader} />
        </>
      )}
      <circle cx={place.x} cy={place.y} />
      <text {...place}>{number}</text>
    </>
  );
}

/** The words of a column, each as high as its part; below the drawing where there is no room beside it. */
export function PointWords<Point extends NumberedPoint>({
  points,
  rows,
  className,
  children,
}: {
  points: Point[];
  rows: number;
  className: string;
  children: (point: Point) => ReactNode;
}) {
  return (
    <ol
      start={points[0]?.number}
      // index.css names the classes of rows for Tailwind.
      className={`nav:grid nav:grid-rows-${rows} nav:items-center ${className}`}
    >
      {points.map((point) => (
        <li key={point.number} className={`nav:row-start-${point.row}`}>
          {children(point)}
        </li>
      ))}
    </ol>
  );
}

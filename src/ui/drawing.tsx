import { createContext, type ReactNode, useContext } from "react";
import type { DrawingContent } from "../lib/content/schema";

const fileOf = (name: string) => `/drawings/${name}.svg`;

/** The address of the drawing on a page's first screen: its file, but `data:` in prerendered HTML. */
export const FirstDrawing = createContext(fileOf);

/** A drawing of public/drawings beside words that say what it shows; paints with them where it `isFirst` on its page. */
export function Drawing({
  name,
  isFirst,
  height = 400,
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

/** A leader from the word to the part; where words stand below the drawing, a number on the part. */
export function PointMarker({ point: { number, side, x, y, row } }: { point: NumberedPoint }) {
  const place = { x: `${x}%`, y: `${y}%` };
  return (
    <>
      <line x1={side === "left" ? "20%" : "80%"} y1={`${12.5 * row - 6.25}%`} x2={place.x} y2={place.y} />
      <circle cx={place.x} cy={place.y} />
      <text {...place}>{number}</text>
    </>
  );
}

/** The words at both sides of a drawing, each as high as its part; below the drawing where there is no room. */
export function PointWords<Point extends NumberedPoint>({
  points,
  className,
  children,
}: {
  points: Point[];
  className: string;
  children: (point: Point) => ReactNode;
}) {
  return (
    <div
      className={`gap-x-4 nav:absolute nav:inset-0 nav:grid nav:grid-cols-[19%_1fr_19%] nav:grid-rows-1 ${className}`}
    >
      {["left", "right"].map((side) => {
        const words = points.filter((point) => point.side === side);
        return (
          <ol
            key={side}
            start={words[0]?.number}
            className={`nav:grid nav:grid-rows-8 nav:items-center ${side === "left" ? "nav:text-right" : "nav:col-start-3"}`}
          >
            {words.map((point) => (
              // index.css names the eight classes for Tailwind.
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

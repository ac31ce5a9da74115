import { createContext, useContext } from "react";
import type { DrawingContent, PictureContent } from "../lib/content/schema.ts";
import { drawingWidth } from "../lib/pictures/picture-files.ts";

const fileOf = (name: string, view?: string) => `/drawings/${name}.svg${view ? `#${view}` : ""}`;

/**
 * The prerender replaces these two functions: its `addressOf` gives the drawing on the first screen a `data:` address,
 * and its `onPicture` collects the pictures of a page.
 */
export const PagePictures = createContext({
  addressOf: (drawing: string) => fileOf(drawing),
  onPicture: (_picture: PictureContent): unknown => undefined,
});

/** A drawing of public/drawings, beside words that say the same. With `isFirst` drawing and words paint together. */
export function Drawing({
  name,
  view,
  isFirst,
  height = 636,
  className = "w-full",
}: {
  name: string;
  /** The fragment of the address that shows a part of the file. */
  view?: string;
  isFirst?: boolean;
  /** The height of the drawing when it is as wide as `drawingWidth`. */
  height?: number;
  className?: string;
}) {
  const { addressOf, onPicture } = useContext(PagePictures);
  onPicture({ name: `${name}.svg`, alt: "" });
  return (
    <img
      data-drawing={name}
      src={isFirst ? addressOf(name) : fileOf(name, view)}
      // The HTML has a `data:` address, which hydration must keep.
      suppressHydrationWarning={isFirst}
      alt=""
      width={drawingWidth}
      height={height}
      loading={isFirst ? undefined : "lazy"}
      className={className}
    />
  );
}

/** A part of a drawing, 4:3: "dakgoten/naad" is the view `naad` of the drawing of gutters. */
export function CloseUp({
  part,
  className = "w-full border-b-4 border-ink bg-zinc-200",
}: {
  part: string;
  className?: string;
}) {
  const [name = "", view] = part.split("/");
  return <Drawing name={name} view={view} height={525} className={className} />;
}

/** The number of a part, where the part lies. */
export function PartNumber({
  point: { x, y },
  number,
}: {
  point: DrawingContent["points"][number];
  number: number;
}) {
  return (
    <svg aria-hidden="true" x={`${x}%`} y={`${y}%`}>
      <circle />
      <text>{number}</text>
    </svg>
  );
}

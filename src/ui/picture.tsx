import { type ReactNode, useContext } from "react";
import { preload } from "react-dom";
import type { PictureContent } from "../lib/content/schema.ts";
import { fallbackPath, isDrawing, pictureHeight, pictureSourceSet } from "../lib/pictures/picture-files.ts";
import { PagePictures } from "./drawing.tsx";

/** The `sizes` of each place on a page. With 92vw a phone of 390 px and pixel ratio 2 takes the file of 720 pixels. */
const slots = {
  top: { sizes: "(min-width: 64rem) 48vw, 92vw", widest: 1440, priority: true },
  half: { sizes: "(min-width: 72rem) 34rem, (min-width: 64rem) 46vw, 92vw", widest: 1440, priority: false },
  card: {
    sizes: "(min-width: 72rem) 21.5rem, (min-width: 48rem) 30vw, (min-width: 40rem) 45vw, 92vw",
    widest: 1080,
    priority: false,
  },
  face: { sizes: "3rem", widest: 400, priority: false },
} as const;

const fallbackWidth = 720;

/** A picture, 3:2 unless `className` says otherwise, with its children on top. */
export function Picture({
  picture,
  slot,
  className = "",
  children,
}: {
  picture: PictureContent;
  slot: keyof typeof slots;
  className?: string;
  children?: ReactNode;
}) {
  const { name, alt } = picture;
  const { sizes, widest, priority } = slots[slot];
  const sourceSet = pictureSourceSet(name, widest);
  const fallback = fallbackPath(name, fallbackWidth);
  const { addressOf, onPicture } = useContext(PagePictures);
  onPicture(picture);
  const isFirstDrawing = priority && isDrawing(name);
  if (priority && !isDrawing(name)) {
    preload(fallback, {
      as: "image",
      imageSrcSet: sourceSet,
      imageSizes: sizes,
      type: "image/avif",
      fetchPriority: "high",
    });
  }
  return (
    <figure className={`relative overflow-hidden bg-zinc-200 ${className}`}>
      <picture>
        {!isDrawing(name) && <source type="image/avif" srcSet={sourceSet} sizes={sizes} />}
        <img
          src={isFirstDrawing ? addressOf(name.replace(/\.svg$/, "")) : fallback}
          // The HTML has a `data:` address for a drawing, which hydration must keep.
          suppressHydrationWarning={isFirstDrawing}
          alt={alt}
          width={fallbackWidth}
          height={pictureHeight(fallbackWidth)}
          loading={priority ? "eager" : "lazy"}
          fetchPriority={priority ? "high" : undefined}
          className="size-full object-cover"
        />
      </picture>
      {children}
    </figure>
  );
}

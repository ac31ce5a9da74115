import type { ReactNode } from "react";
import { preload } from "react-dom";
import type { PictureContent } from "../lib/content/schema";
import { fallbackAddress, pictureHeight, pictureSourceSet } from "../lib/picture-files";

/**
 * How wide a picture is shown, the widest file that it needs, and whether it is fetched at once and before the rest,
 * by its place on the page. On a phone a sliver less than the window: at 390 points and two pixels each the file of
 * 720 pixels is then large enough, and twice as light as the next.
 */
const places = {
  /** The right half of the window at the top of the home page, which is higher than wide and so shows a part. */
  hero: { sizes: "(min-width: 64rem) 78vw, 92vw", widest: 1440, priority: true },
  /** Five twelfths of the window at the top of another page, a part as well. */
  top: { sizes: "(min-width: 64rem) 48vw, 92vw", widest: 1440, priority: true },
  /** Half of the page's width, beside text. */
  half: { sizes: "(min-width: 72rem) 34rem, (min-width: 64rem) 46vw, 92vw", widest: 1440, priority: false },
  /** One of three in a row; on the densest phones as wide as the window, 1076 pixels. */
  card: {
    sizes: "(min-width: 72rem) 21.5rem, (min-width: 48rem) 30vw, (min-width: 40rem) 45vw, 92vw",
    widest: 1080,
    priority: false,
  },
  /** As large as the window allows. */
  window: { sizes: "100vw", widest: 1440, priority: true },
} as const;

/** What a browser that does not know AVIF shows, and the size that reserves its place. */
const fallbackWidth = 720;

/**
 * A picture in the proportion 3:2, unless `className` gives the figure another. Its place is reserved and coloured
 * before it arrives; but at the top of a page it is fetched when it comes near. Pictures made by computer say so, as text.
 */
export function Picture({
  picture,
  place,
  className = "",
  children,
}: {
  picture: PictureContent;
  place: keyof typeof places;
  className?: string;
  /** What lies over the picture. */
  children?: ReactNode;
}) {
  const { name, alt, rendered } = picture;
  const { sizes, widest, priority } = places[place];
  const sourceSet = pictureSourceSet(name, widest);
  const fallback = fallbackAddress(name, fallbackWidth);
  if (priority) {
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
        <source type="image/avif" srcSet={sourceSet} sizes={sizes} />
        <img
          src={fallback}
          alt={alt}
          width={fallbackWidth}
          height={pictureHeight(fallbackWidth)}
          loading={priority ? "eager" : "lazy"}
          fetchPriority={priority ? "high" : undefined}
          className="size-full object-cover"
        />
      </picture>
      {children}
      {rendered && (
        <figcaption className="absolute bottom-0 left-0 bg-ink/80 px-2 py-0.5 text-tiny text-white">
          3D-impressie
        </figcaption>
      )}
    </figure>
  );
}

import type { ReactNode } from "react";
import type { ChosenPhoto } from "../lib/chosen-photos";
import { Spinner } from "../ui/spinner";

/** Small pictures in rows, each with what `children` makes of it; `alt` holds {nummer} and {naam}. */
export function PhotoThumbnails({
  photos,
  alt,
  children,
}: {
  photos: ChosenPhoto[];
  alt: string;
  children: (photo: ChosenPhoto, alt: string) => ReactNode;
}) {
  return (
    <ul className="mt-4 grid grid-cols-[repeat(auto-fill,minmax(max(9.5rem,30%),1fr))] gap-3">
      {photos.map((photo, index) => {
        const text = alt.replace("{nummer}", String(index + 1)).replace("{naam}", () => photo.name);
        return (
          <li key={photo.id} className="relative">
            {photo.address ? (
              <img
                src={photo.address}
                alt={text}
                decoding="async"
                className="aspect-square w-full rounded object-cover"
              />
            ) : (
              <div className="flex aspect-square items-center justify-center rounded bg-zinc-200">
                <Spinner />
                <span className="sr-only">{text}</span>
              </div>
            )}
            {children(photo, text)}
          </li>
        );
      })}
    </ul>
  );
}

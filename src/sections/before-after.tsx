import { lazy, Suspense, useEffect, useState } from "react";
import type { PictureContent, ProjectPicturesContent } from "../lib/content/schema";
import { Picture } from "../ui/picture";
import { whenNear } from "../ui/when-near";

/** Where its code cannot be fetched, the pictures stay half and half. */
const BeforeAfterSlider = lazy(() => import("./before-after-slider").catch(() => ({ default: () => null })));

/**
 * One roof before and after the work, seen from the same place: the two pictures
 * over each other, half and half, until the slider between them is fetched when
 * they come near. Where scripts are off they stand apart.
 */
export function BeforeAfter({
  id,
  before,
  after,
  texts,
}: {
  id: string;
  before: PictureContent;
  after: PictureContent;
  texts: ProjectPicturesContent;
}) {
  const [near, setNear] = useState(false);

  useEffect(() => {
    let unmounted = false;
    whenNear(id).then(() => !unmounted && setNear(true));
    return () => {
      unmounted = true;
    };
  }, [id]);

  return (
    <div id={id} className="before-after relative">
      <Picture picture={after} place="half">
        <Label text={texts.after} side="right-0" />
      </Picture>
      <div className="before">
        <Picture picture={before} place="half">
          <Label text={texts.before} side="left-0" />
        </Picture>
      </div>
      {near && (
        <Suspense>
          <BeforeAfterSlider texts={texts} />
        </Suspense>
      )}
    </div>
  );
}

function Label({ text, side }: { text: string; side: "left-0" | "right-0" }) {
  return (
    <span className={`absolute top-0 ${side} bg-ink px-3 py-1 text-small font-semibold text-white`}>
      {text}
    </span>
  );
}

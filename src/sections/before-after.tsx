import { useHydrated } from "../hooks/use-hydrated";
import type { PictureContent, ProjectPicturesContent } from "../lib/content/schema";
import { Picture } from "../ui/picture";
import { BeforeAfterSlider } from "./before-after-slider";

/**
 * One roof before and after the work, seen from the same place: the two pictures
 * over each other, half and half, until the slider between them works. Where scripts
 * are off they stand apart.
 */
export function BeforeAfter({
  before,
  after,
  texts,
}: {
  before: PictureContent;
  after: PictureContent;
  texts: ProjectPicturesContent;
}) {
  const hydrated = useHydrated();

  return (
    <div className="before-after relative">
      <Picture picture={after} place="half">
        <Label text={texts.after} side="right-0" />
      </Picture>
      <div className="before">
        <Picture picture={before} place="half">
          <Label text={texts.before} side="left-0" />
        </Picture>
      </div>
      {hydrated && <BeforeAfterSlider texts={texts} />}
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

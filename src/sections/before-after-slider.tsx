import { ChevronsLeftRight } from "lucide-react";
import { type ChangeEvent, useState } from "react";
import type { ProjectPicturesContent } from "../lib/content/schema";

/** Percentage of the width that shows the earlier picture; the style sheet starts from the same. */
const start = 50;

/**
 * The slider of `BeforeAfter`: a native range over the whole picture, so that
 * mouse, touch and arrow keys all work; the line and the knob only show where it is.
 */
export function BeforeAfterSlider({ texts }: { texts: ProjectPicturesContent }) {
  const [position, setPosition] = useState(start);

  function move({ currentTarget }: ChangeEvent<HTMLInputElement>) {
    setPosition(currentTarget.valueAsNumber);
    currentTarget.parentElement?.style.setProperty("--position", `${currentTarget.value}%`);
  }

  return (
    <>
      <input
        type="range"
        min={0}
        max={100}
        value={position}
        onChange={move}
        aria-label={texts.compare}
        aria-valuetext={texts.compared.replace("{deel}", String(position))}
      />
      <span
        aria-hidden
        className="pointer-events-none absolute top-0 bottom-0 left-(--position) flex w-1 -translate-x-1/2 items-center justify-center bg-white"
      >
        <span className="knob flex size-12 shrink-0 items-center justify-center rounded-full border-4 border-white bg-tile text-white">
          <ChevronsLeftRight className="size-6" />
        </span>
      </span>
    </>
  );
}

import { ChevronsLeftRight } from "lucide-react";
import { type ChangeEvent, useState } from "react";
import { useHydrated } from "../hooks/use-hydrated.ts";
import type { Content, PictureContent } from "../lib/content/schema.ts";
import { Picture } from "../ui/picture.tsx";

type Texts = Content["paginas/projecten.yaml"]["pictures"];

/** One roof before and after the work: two pictures with a slider, or side by side on paper and without scripts. */
export function BeforeAfter({
  before,
  after,
  texts,
  title,
  isFirst,
}: {
  before: PictureContent;
  after: PictureContent;
  texts: Texts;
  title: string;
  /** Whether the pair stands at the top of its page. */
  isFirst?: boolean;
}) {
  const isHydrated = useHydrated();
  const slot = isFirst ? "top" : "half";

  return (
    <div className="before-after relative">
      <Picture picture={after} slot={slot}>
        <Label text={texts.after} side="right-0" />
      </Picture>
      <div className="before">
        <Picture picture={before} slot={slot}>
          <Label text={texts.before} side="left-0" />
        </Picture>
      </div>
      {isHydrated && <Slider texts={texts} title={title} />}
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

/** A native range input over the whole picture. The line and the knob only show its value. */
function Slider({ texts, title }: { texts: Texts; title: string }) {
  const [position, setPosition] = useState(50);

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
        aria-label={texts.compare.replace("{project}", () => title)}
        aria-valuetext={texts.compared.replace("{deel}", String(position))}
      />
      <span
        aria-hidden
        className="pointer-events-none absolute top-0 bottom-0 left-(--position,50%) flex -ml-0.5 w-1 items-center justify-center bg-white"
      >
        <span className="knob flex size-12 shrink-0 items-center justify-center rounded-full border-4 border-white bg-tile text-white">
          <ChevronsLeftRight className="size-6" />
        </span>
      </span>
    </>
  );
}

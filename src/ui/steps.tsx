import type { Service, TitledText } from "../lib/content/schema.ts";
import { CloseUp, Drawing } from "./drawing.tsx";
import { HouseNumber } from "./house-number.tsx";
import { Picture } from "./picture.tsx";
import { Paragraph } from "./rich-text.tsx";

/** Numbered steps, side by side where there is room. Beside a `detail`, the picture of one step, they stand in pairs. */
export function Steps({
  items,
  detail,
}: {
  items: (TitledText & { closeUp?: string })[];
  detail?: Service["detail"];
}) {
  return (
    <div className={detail && "grid items-center gap-x-16 gap-y-8 lg:grid-cols-2"}>
      {detail && (
        <figure className="max-w-text lg:order-last">
          {detail.picture ? (
            <Picture picture={detail.picture} slot="half" />
          ) : (
            detail.drawing && <Drawing name={detail.drawing.name} height={440} />
          )}
          <figcaption className="mt-3 text-small text-slate">{detail.caption}</figcaption>
        </figure>
      )}
      <ol className={`grid gap-x-8 gap-y-6 sm:grid-cols-2 ${detail ? "" : "lg:flex"}`}>
        {items.map(({ title, text, closeUp }, index) => (
          <li
            key={title}
            className={`relative gap-x-4 lg:flex-1 ${closeUp ? "max-sm:grid max-sm:grid-cols-[2fr_3fr]" : "flex lg:block"}`}
          >
            {closeUp && <CloseUp part={closeUp} />}
            <HouseNumber number={index + 1} className={closeUp ? "absolute top-0" : ""} />
            <div className={closeUp ? "sm:mt-4" : "lg:mt-2"}>
              <h3 className="text-subheading">{title}</h3>
              <Paragraph className="mt-1 text-slate lg:mt-2" text={text} />
            </div>
          </li>
        ))}
      </ol>
    </div>
  );
}

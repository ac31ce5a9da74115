import type { Service, TitledText } from "../lib/content/schema";
import { Drawing } from "./drawing";
import { Picture } from "./picture";
import { Paragraph } from "./rich-text";

/** Numbered steps, side by side where there is room, or in pairs beside a picture of one. */
export function Steps({ items, detail }: { items: TitledText[]; detail?: Service["detail"] }) {
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
      <ol className={`grid gap-8 sm:grid-cols-2 ${detail ? "" : "lg:flex"}`}>
        {items.map(({ title, text }, index) => (
          <li key={title} className="border-t-4 border-ink pt-4 lg:flex-1">
            <span aria-hidden className="block text-title text-tile">
              {index + 1}
            </span>
            <h3 className="mt-2 text-subheading">{title}</h3>
            <Paragraph className="mt-2 text-slate" text={text} />
          </li>
        ))}
      </ol>
    </div>
  );
}

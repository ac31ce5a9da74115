import { ArrowRight } from "lucide-react";
import type { PictureContent, RichText as RichTextSource } from "../lib/content/schema.ts";
import { CloseUp, Drawing } from "../ui/drawing.tsx";
import { PageLink } from "../ui/page-link.tsx";
import { Picture } from "../ui/picture.tsx";
import { RichText } from "../ui/rich-text.tsx";

interface Card {
  /** The page of the card. A person and a part of a drawing have none. */
  to?: string;
  title: string;
  text: RichTextSource;
  picture?: PictureContent;
  /** The card shows its drawing when it has no picture. */
  drawing?: string;
  closeUp?: string;
}

/** The columns for four and five cards, which a wide window shows on one line. */
const columns: Record<number, string> = { 4: "lg:grid-cols-4", 5: "md:grid-cols-3 lg:grid-cols-5" };

/** Pictures with words. The words stand below a picture, but on a phone they stand right of a drawing. */
export function Cards({ cards }: { cards: Card[] }) {
  return (
    <ul
      className={`grid gap-x-8 gap-y-6 sm:grid-cols-2 sm:gap-y-12 ${columns[cards.length] ?? "md:grid-cols-3"}`}
    >
      {cards.map(({ to, title, text, picture, drawing, closeUp }) => {
        const isDrawn = !picture && (drawing ?? closeUp);
        return (
          <li
            key={title}
            className={`group relative ${isDrawn ? "max-sm:grid max-sm:grid-cols-[2fr_3fr] max-sm:items-center max-sm:gap-4 max-[22rem]:grid-cols-1" : ""}`}
          >
            {picture ? (
              <Picture picture={picture} slot="card" />
            ) : closeUp ? (
              <CloseUp part={closeUp} />
            ) : (
              drawing && <Drawing name={drawing} className="aspect-3/2 w-full object-contain object-left" />
            )}
            <div className={isDrawn ? "sm:mt-4" : "mt-4"}>
              <h3 className="text-subheading">
                {to ? (
                  <PageLink
                    to={to}
                    className="card-link flex items-center justify-between gap-3 group-hover:text-tile"
                  >
                    {title}
                    <ArrowRight className="size-5 shrink-0 text-tile" />
                  </PageLink>
                ) : (
                  title
                )}
              </h3>
              <p className="mt-2 text-slate">
                <RichText text={text} />
              </p>
            </div>
          </li>
        );
      })}
    </ul>
  );
}

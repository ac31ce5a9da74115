import { ArrowRight } from "lucide-react";
import type { PictureContent } from "../lib/content/schema";
import { Drawing } from "../ui/drawing";
import { PageLink } from "../ui/page-link";
import { Picture } from "../ui/picture";

interface Card {
  /** Left out for a person. */
  to?: string;
  title: string;
  text: string;
  picture?: PictureContent;
  /** Shown when there is no picture. */
  drawing?: string;
}

/** Pictures with words below them. */
export function Cards({ cards }: { cards: Card[] }) {
  return (
    <ul className="grid gap-x-8 gap-y-6 sm:grid-cols-2 sm:gap-y-12 md:grid-cols-3">
      {cards.map(({ to, title, text, picture, drawing }) => (
        <li
          key={title}
          className={`group relative ${drawing && !picture ? "max-sm:grid max-sm:grid-cols-[2fr_3fr] max-sm:items-center max-sm:gap-4 max-[22rem]:grid-cols-1" : ""}`}
        >
          {picture ? (
            <Picture picture={picture} slot="card" />
          ) : (
            drawing && <Drawing name={drawing} className="aspect-3/2 w-full object-contain object-left" />
          )}
          <div className={drawing && !picture ? "sm:mt-4" : "mt-4"}>
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
            <p className="mt-2 text-slate">{text}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}

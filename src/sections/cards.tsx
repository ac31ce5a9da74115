import { ArrowRight } from "lucide-react";
import { Link } from "react-router-dom";
import type { PictureContent } from "../lib/content/schema";
import { Picture } from "../ui/picture";

interface Card {
  to: string;
  title: string;
  /** What a homeowner sees, above the title. */
  symptom?: string;
  text: string;
  picture?: PictureContent;
  /** Stands where there is no picture. */
  drawing?: string;
}

/** Pictures with words below them; with `compact` a phone has rows, with a small picture beside the words. */
export function Cards({
  cards,
  headingLevel = 3,
  compact = false,
}: {
  cards: Card[];
  headingLevel?: 2 | 3;
  compact?: boolean;
}) {
  const Heading = `h${headingLevel}` as const;
  // One label for the list, unless photographs stand among its pictures.
  const areRendered = cards.every(({ picture }) => picture?.rendered);
  const row = "max-sm:grid max-sm:grid-cols-[min(7.5rem,100vw-15rem)_1fr] max-sm:items-start max-sm:gap-x-4";
  return (
    <>
      <ul
        className={`grid gap-x-8 ${compact ? "gap-y-6" : "gap-y-12"} sm:grid-cols-2 sm:gap-y-12 md:grid-cols-3`}
      >
        {cards.map(({ to, title, symptom, text, picture, drawing }) => (
          <li key={to} className={`group relative ${compact ? row : ""}`}>
            {picture ? (
              <Picture picture={picture} slot={compact ? "row" : "card"} isLabelled={!areRendered} />
            ) : (
              <img
                src={`/drawings/${drawing}.svg`}
                alt=""
                width="720"
                height="480"
                loading="lazy"
                className="bg-zinc-50 object-cover"
              />
            )}
            <div className={compact ? "sm:mt-4" : "mt-4"}>
              {symptom && <p className="text-small font-semibold text-tile">{symptom}</p>}
              <Heading className="text-subheading">
                <Link
                  to={to}
                  className="flex items-center justify-between gap-3 after:absolute after:inset-0 group-hover:text-tile"
                >
                  {title}
                  <ArrowRight className="size-5 shrink-0 text-tile group-hover:translate-x-1" />
                </Link>
              </Heading>
              <p className="mt-2 text-slate">{text}</p>
            </div>
          </li>
        ))}
      </ul>
      {areRendered && <p className="mt-6 text-tiny text-slate">De beelden zijn 3D-impressies.</p>}
    </>
  );
}

import { ArrowRight } from "lucide-react";
import { Link } from "react-router-dom";
import type { PictureContent } from "../lib/content/schema";
import { Picture } from "../ui/picture";

interface Card {
  to: string;
  title: string;
  text: string;
  picture: PictureContent;
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
  const areRendered = cards.every(({ picture }) => picture.rendered);
  return (
    <>
      <ul className={`grid gap-x-8 gap-y-12 sm:grid-cols-2 md:grid-cols-3${compact ? " compact" : ""}`}>
        {cards.map(({ to, title, text, picture }) => (
          <li key={to} className="group relative">
            <Picture picture={picture} slot={compact ? "row" : "card"} isLabelled={!areRendered} />
            <Heading className="mt-4 text-subheading">
              <Link
                to={to}
                className="flex items-center justify-between gap-3 after:absolute after:inset-0 group-hover:text-tile"
              >
                {title}
                <ArrowRight className="size-5 shrink-0 text-tile group-hover:translate-x-1" />
              </Link>
            </Heading>
            <p className="mt-2 text-slate">{text}</p>
          </li>
        ))}
      </ul>
      {areRendered && <p className="mt-6 text-tiny text-slate">De beelden zijn 3D-impressies.</p>}
    </>
  );
}

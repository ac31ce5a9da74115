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

export function Cards({ cards, headingLevel = 3 }: { cards: Card[]; headingLevel?: 2 | 3 }) {
  const Heading = `h${headingLevel}` as const;
  return (
    <ul className="grid gap-x-8 gap-y-12 sm:grid-cols-2 md:grid-cols-3">
      {cards.map(({ to, title, text, picture }) => (
        <li key={to} className="group relative">
          <Picture picture={picture} slot="card" />
          <Heading className="mt-4 text-subheading">
            <Link
              to={to}
              className="flex items-center justify-between gap-3 after:absolute after:inset-0 group-hover:text-tile"
            >
              {title}
              <ArrowRight className="size-5 shrink-0 text-tile transition-transform group-hover:translate-x-1" />
            </Link>
          </Heading>
          <p className="mt-2 text-slate">{text}</p>
        </li>
      ))}
    </ul>
  );
}

import { ArrowRight } from "lucide-react";
import { Link } from "react-router-dom";
import type { PictureContent } from "../lib/content/schema";
import { paths } from "../lib/paths";
import { Picture } from "../ui/picture";

interface ServiceCard {
  slug: string;
  name: string;
  text: string;
  picture: PictureContent;
}

/** A grid of services, each card one link to its page. */
export function ServiceCards({ cards, headingLevel = 3 }: { cards: ServiceCard[]; headingLevel?: 2 | 3 }) {
  const Heading = `h${headingLevel}` as const;
  return (
    <ul className="grid gap-x-8 gap-y-12 sm:grid-cols-2 lg:grid-cols-3">
      {cards.map(({ slug, name, text, picture }) => (
        <li key={slug} className="group relative flex flex-col">
          <Picture picture={picture} place="card" className="zooming" />
          <Heading className="mt-5 text-subheading">
            <Link
              to={paths.service(slug)}
              className="flex items-center justify-between gap-3 after:absolute after:inset-0 group-hover:text-tile"
            >
              {name}
              <ArrowRight
                aria-hidden
                className="size-5 shrink-0 text-tile transition-transform group-hover:translate-x-1"
              />
            </Link>
          </Heading>
          <p className="mt-2 text-slate">{text}</p>
        </li>
      ))}
    </ul>
  );
}

import { Link } from "react-router-dom";
import type { PictureContent } from "../lib/content/schema";
import { paths } from "../lib/paths";
import { Picture } from "../ui/picture";

interface Work {
  title: string;
  text: string;
  projectSlug: string;
  picture: PictureContent;
}

/** Examples of work, each with a picture and a link to the project in full. */
export function RecentWork({ items }: { items: Work[] }) {
  return (
    <ul className="grid gap-x-8 gap-y-12 lg:grid-cols-3">
      {items.map(({ title, text, projectSlug, picture }) => (
        <li
          key={title}
          className="group relative grid items-center border-t-4 border-ink bg-white hover:border-tile sm:grid-cols-2 lg:block"
        >
          <Picture picture={picture} place="card" className="zooming" />
          <div className="p-6">
            <h3 className="text-subheading">
              <Link
                to={paths.project(projectSlug)}
                className="after:absolute after:inset-0 group-hover:text-tile"
              >
                {title}
              </Link>
            </h3>
            <p className="mt-2 text-slate">{text}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}

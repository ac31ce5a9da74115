import { Drawing } from "../ui/drawing";
import { Link } from "../ui/link";

interface Work {
  title: string;
  text: string;
  projectSlug: string;
}

/** Examples of work, each with a drawing and a link to the project in full. */
export function RecentWork({ items }: { items: Work[] }) {
  return (
    <ul className="grid gap-x-8 gap-y-12 lg:grid-cols-3">
      {items.map(({ title, text, projectSlug }) => (
        <li
          key={title}
          className="group relative flex flex-col border-t-4 border-ink bg-white hover:border-tile"
        >
          <Drawing
            name={`projecten/${projectSlug}`}
            className="aspect-[4/3] w-full bg-zinc-100 object-cover"
          />
          <div className="p-6">
            <h3 className="text-subheading">
              <Link
                to={`/projecten#${projectSlug}`}
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

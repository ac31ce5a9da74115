import type { NavigationLink, Project, ProjectPicturesContent } from "../lib/content/schema";
import { ArrowLink } from "../ui/arrow-link";
import { Picture } from "../ui/picture";
import { BeforeAfter } from "./before-after";

/** Picture and text side by side, the sides alternating. */
export function ProjectList({
  projects,
  pictureTexts,
}: {
  projects: (Project & { service: NavigationLink })[];
  pictureTexts: ProjectPicturesContent;
}) {
  return (
    <ol className="flex flex-col gap-16">
      {projects.map(({ slug, title, description, work, picture, before, service }, index) => (
        <li key={slug} id={slug} className="grid scroll-mt-28 items-center gap-x-16 gap-y-8 lg:grid-cols-2">
          <div className={index % 2 === 1 ? "lg:order-last" : ""}>
            {before ? (
              <BeforeAfter before={before} after={picture} texts={pictureTexts} />
            ) : (
              <Picture picture={picture} slot="half" />
            )}
          </div>
          <div>
            <h2 className="text-heading">{title}</h2>
            <p className="mt-4 max-w-text text-slate">{description}</p>
            <ul className="mt-4 flex flex-wrap gap-2">
              {work.map((item) => (
                <li key={item} className="rounded bg-zinc-200 px-3 py-1 text-small">
                  {item}
                </li>
              ))}
            </ul>
            <div className="mt-4">
              <ArrowLink to={service.path}>{`Meer over ${service.label}`}</ArrowLink>
            </div>
          </div>
        </li>
      ))}
    </ol>
  );
}

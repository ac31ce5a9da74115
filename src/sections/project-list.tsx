import type { Project, ProjectPicturesContent, ServiceSummary } from "../lib/content/schema";
import { paths } from "../lib/paths";
import { ArrowLink } from "../ui/arrow-link";
import { BeforeAfter } from "./before-after";
import { EnlargeablePicture } from "./enlargeable-picture";

/** With the place of real work; an example has none. */
export function projectLabel({
  title,
  place,
  picture,
}: Pick<Project, "title" | "place" | "picture">): string {
  return picture.rendered ? title : `${title}, ${place}`;
}

/** Picture and text side by side, the sides alternating. */
export function ProjectList({
  projects,
  example,
  pictureTexts,
}: {
  projects: (Project & { service: ServiceSummary })[];
  example: string;
  pictureTexts: ProjectPicturesContent;
}) {
  return (
    <ol className="flex flex-col gap-16">
      {projects.map(({ slug, title, place, description, work, picture, before, service }, index) => (
        <li key={slug} id={slug} className="grid scroll-mt-28 items-center gap-x-16 gap-y-8 lg:grid-cols-2">
          <div className={index % 2 === 1 ? "lg:order-last" : ""}>
            {before ? (
              <BeforeAfter before={before} after={picture} texts={pictureTexts} />
            ) : (
              <EnlargeablePicture
                picture={picture}
                title={projectLabel({ title, place, picture })}
                texts={pictureTexts}
              />
            )}
          </div>
          <div>
            <p className="text-small font-semibold text-tile">
              {picture.rendered ? example.replace("{plaats}", place) : place}
            </p>
            <h2 className="mt-1 text-heading">{title}</h2>
            <p className="mt-4 max-w-text text-slate">{description}</p>
            <ul className="mt-4 flex flex-wrap gap-2">
              {work.map((item) => (
                <li key={item} className="rounded bg-zinc-200 px-3 py-1 text-small">
                  {item}
                </li>
              ))}
            </ul>
            <div className="mt-4">
              <ArrowLink to={paths.service(service.slug)}>{`Meer over ${service.name}`}</ArrowLink>
            </div>
          </div>
        </li>
      ))}
    </ol>
  );
}

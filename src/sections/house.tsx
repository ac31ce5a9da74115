import type { HomeContent } from "../lib/content/schema";
import { paths } from "../lib/paths";
import { huis } from "../lib/pictures/drawing-points.json";
import { Drawing, PointMarker, PointWords } from "../ui/drawing";
import { PageLink } from "../ui/page-link";

/** A house to point at: each part is a link to what is done there, and turns red under the pointer or in focus. */
export function House({
  content,
  isFirst,
  className,
}: {
  content: HomeContent["house"];
  isFirst: boolean;
  className: string;
}) {
  const points = huis.flatMap((place, index) => {
    const point = content.points[index];
    return point ? [{ ...place, ...point, number: index + 1 }] : [];
  });
  return (
    <nav
      aria-label={content.name}
      className={`relative overflow-hidden text-small leading-tight ${className}`}
    >
      <div className="max-sm:aspect-4860/4000 max-sm:overflow-hidden">
        <Drawing name="huis" isFirst={isFirst} height={485} className="house" />
      </div>
      <PointWords
        points={points}
        className="max-nav:grid max-nav:grid-cols-2 max-nav:px-5 max-nav:py-2 md:max-nav:px-8"
      >
        {(point) => (
          <PageLink
            to={paths.service(point.serviceSlug)}
            data-number={point.number}
            className="point inline-flex min-h-11 items-center gap-2 hover:underline"
          >
            <span>{point.name}</span>
            <img src={`/drawings/huis.svg#${point.part}`} alt="" loading="lazy" className="house" />
            <svg aria-hidden="true" className="house points">
              <PointMarker point={point} />
            </svg>
            <small>{point.line}</small>
          </PageLink>
        )}
      </PointWords>
    </nav>
  );
}

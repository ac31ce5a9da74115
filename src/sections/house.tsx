import type { HomeContent } from "../lib/content/schema";
import { paths } from "../lib/paths";
import { huis } from "../lib/pictures/drawing-points.json";
import { Drawing, PointMarker, PointWords, type WordColumns } from "../ui/drawing";
import { PageLink } from "../ui/page-link";

/** Words are left of the roof, and above its right side, where the page's grid ends. */
const columns: WordColumns = { left: { at: 18.5, rows: 8 }, right: { at: 64.2, rows: 14 } };

/** A house of links: each part leads to its service, and turns red under the pointer or in focus. */
export function House({
  content,
  isFirst,
  className = "",
}: {
  content: HomeContent["house"];
  /** Set in the hero, where the house also says how to use it. */
  isFirst?: boolean;
  className?: string;
}) {
  const rightOnes = huis.filter(({ side }) => side === "right");
  const points = huis.flatMap((place, index) => {
    const point = content.points[index];
    const row = place.side === "right" ? rightOnes.indexOf(place) + 1 : place.row;
    return point ? [{ ...place, row, ...point, number: index + 1 }] : [];
  });
  return (
    <nav aria-label={content.name} className={`relative text-small leading-tight nav:w-[134%] ${className}`}>
      {isFirst && (
        <p aria-hidden className="absolute right-5 z-1 font-semibold nav:-top-7 nav:right-[25.4%]">
          {content.name}
        </p>
      )}
      <div className="max-sm:aspect-6066/5000 max-sm:overflow-hidden">
        <Drawing name="huis" isFirst={isFirst} height={485} className="house" />
      </div>
      <PointWords
        points={points}
        columns={columns}
        className="nav:grid-cols-[0_18%_1fr_34.8%_0] max-nav:grid max-nav:grid-cols-2 max-nav:px-5 max-nav:py-2 md:max-nav:px-8"
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
              <PointMarker point={point} columns={columns} />
            </svg>
            <small>{point.line}</small>
          </PageLink>
        )}
      </PointWords>
    </nav>
  );
}

import type { HomeContent } from "../lib/content/schema";
import { paths } from "../lib/paths";
import { huis } from "../lib/pictures/drawing-points.json";
import { Drawing, PointMarker, PointWords } from "../ui/drawing";
import { PageLink } from "../ui/page-link";

/** Words are left of the roof, and in the air above its right side, where the page's grid ends. */
const columns = { left: { at: 21, rows: 8 }, right: { at: 59, rows: 20 } };

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
  const points = huis.flatMap((place, index) => {
    const point = content.points[index];
    return point ? [{ ...place, ...point, number: index + 1 }] : [];
  });
  return (
    <nav aria-label={content.name} className={`relative text-small leading-tight ${className}`}>
      {isFirst && (
        <p
          aria-hidden
          className="absolute right-5 z-1 font-semibold nav:inset-[1rem_80%_auto_0] nav:text-right"
        >
          {content.name}
        </p>
      )}
      <div className="max-sm:aspect-6066/5000 max-sm:overflow-hidden">
        <Drawing name="huis" isFirst={isFirst} height={586} className="house" />
      </div>
      <div className="grid grid-cols-2 gap-x-4 nav:absolute nav:inset-0 nav:grid-cols-[20%_40%_1fr] nav:grid-rows-1 nav:gap-x-0 max-nav:px-5 max-nav:py-2 md:max-nav:px-8">
        {(["left", "right"] as const).map((side) => (
          <PointWords
            key={side}
            points={points.filter((point) => point.side === side)}
            rows={columns[side].rows}
            className={side === "left" ? "nav:text-right" : "nav:col-start-3"}
          >
            {(point) => (
              <PageLink
                to={paths.service(point.serviceSlug)}
                data-number={point.number}
                className="point inline-flex min-h-11 items-center gap-2 hover:underline nav:min-h-7"
              >
                <span>{point.name}</span>
                <img src={`/drawings/huis.svg#${point.part}`} alt="" loading="lazy" className="house" />
                <svg aria-hidden="true" className="house points">
                  <PointMarker point={point} column={columns[side]} />
                </svg>
                <small>{point.line}</small>
              </PageLink>
            )}
          </PointWords>
        ))}
      </div>
    </nav>
  );
}

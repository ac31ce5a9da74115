import { Link } from "react-router-dom";
import type { HomeContent } from "../lib/content/schema";
import { paths } from "../lib/paths";
import { pointsOf } from "../lib/pictures/drawing-points";
import { PointMarker, wordLists, wordPlace, wordRoom } from "../ui/drawing";

/** The parts of public/drawings/huis.svg, in the order of its points. */
const parts = ["schoorsteen", "dakkapel", "dakpannen", "goot", "nok", "lekkage", "dakisolatie", "platdak"];

/** A house to point at: each part is a link to what is done there, and turns red under the pointer or in focus. */
export function House({ content, className }: { content: HomeContent["house"]; className: string }) {
  return (
    <nav
      aria-label={content.name}
      className={`relative overflow-hidden text-small leading-tight ${className}`}
    >
      <div className="house-room">
        <picture>
          <source media="(width < 40rem)" srcSet="/drawings/huis-telefoon.svg" />
          <img
            src="/drawings/huis.svg"
            alt=""
            width="700"
            height="485"
            fetchPriority="high"
            className="house"
          />
        </picture>
      </div>
      <div
        className={`grid gap-x-4 max-nav:grid-cols-2 max-nav:px-5 max-nav:py-2 md:max-nav:px-8 ${wordRoom}`}
      >
        {pointsOf("huis").map((points, index) => (
          <ol key={wordLists[index]} start={points[0]?.number} className={wordLists[index]}>
            {points.map((point) => {
              const { name, line, serviceSlug } = content.points[point.number - 1] ?? {};
              return (
                name &&
                serviceSlug && (
                  <li key={point.number} className={wordPlace(point.row)}>
                    <Link
                      to={paths.service(serviceSlug)}
                      discover="none"
                      data-number={point.number}
                      className="point inline-flex min-h-11 items-center gap-2 hover:underline"
                    >
                      <span>{name}</span>
                      <img
                        src={`/drawings/huis.svg#${parts[point.number - 1]}`}
                        alt=""
                        loading="lazy"
                        className="house"
                      />
                      <svg aria-hidden="true" className="house points">
                        <PointMarker point={point} />
                      </svg>
                      <small>{line}</small>
                    </Link>
                  </li>
                )
              );
            })}
          </ol>
        ))}
      </div>
    </nav>
  );
}

import type { HomeContent } from "../lib/content/schema.ts";
import { paths } from "../lib/paths.ts";
import { huis } from "../lib/pictures/drawing-points.json";
import { Drawing, PartNumber } from "../ui/drawing.tsx";
import { PageLink } from "../ui/page-link.tsx";

/** Words stand left of the roof, above it, or right of the gable. Their leaders begin at `leader`. */
const columns = {
  left: { leader: "21%", words: "nav:text-right", line: "justify-self-end self-start mt-7 w-40" },
  above: { leader: "59%", words: "nav:col-start-3", line: "self-start mt-1 ml-[15%] w-40" },
  right: { leader: "84%", words: "nav:col-start-5", line: "self-end mb-7 w-24" },
};

/** The words of each part: their column, their row of twenty, and the middle of that row, where their leader begins. */
const labels = {
  schoorsteen: { ...columns.left, row: "nav:row-start-4", middle: "17.5%" },
  dakkapel: { ...columns.left, row: "nav:row-start-8", middle: "37.5%" },
  dakpannen: { ...columns.left, row: "nav:row-start-12", middle: "57.5%" },
  goot: { ...columns.left, row: "nav:row-start-15", middle: "72.5%" },
  nok: { ...columns.above, row: "nav:row-start-1", middle: "2.5%" },
  lekkage: { ...columns.above, row: "nav:row-start-2", middle: "7.5%" },
  dakisolatie: { ...columns.above, row: "nav:row-start-3", middle: "12.5%" },
  platdak: { ...columns.right, row: "nav:row-start-10", middle: "47.5%" },
};

/** A house of links: each part leads to its service, and turns red under the pointer or in focus. */
export function House({
  content,
  isFirst,
  className = "",
}: {
  content: HomeContent["house"];
  /** Whether the house stands at the top of the page, where a line says how to use the house. */
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
          className="absolute right-0 z-1 px-5 font-semibold md:px-8 nav:inset-[1rem_80%_auto_0] nav:p-0 nav:text-right"
        >
          {content.name}
        </p>
      )}
      <div className="grid">
        <Drawing name="huis" isFirst={isFirst} height={586} className="house" />
      </div>
      <ol className="columns-2 gap-4 px-5 py-2 md:px-8 nav:absolute nav:inset-0 nav:grid nav:grid-cols-[20%_40%_15%_6.5%_1fr] nav:grid-rows-20 nav:items-center nav:gap-0 nav:p-0">
        {points.map(({ number, part, x, y, name, line, serviceSlug }) => {
          const label = labels[part as keyof typeof labels];
          return (
            <li key={part} className={`${label.row} ${label.words}`}>
              <PageLink
                to={paths.service(serviceSlug)}
                className="point numbered inline-flex min-h-11 items-center gap-2 hover:underline nav:inline-grid nav:min-h-7"
              >
                <span>{name}</span>
                <img src={`/drawings/huis.svg#${part}`} alt="" loading="lazy" className="house" />
                <svg aria-hidden="true" className="house points">
                  <line x1={label.leader} y1={label.middle} x2={`${x}%`} y2={`${y}%`} />
                  <PartNumber point={{ x, y }} number={number} />
                </svg>
                <small className={label.line}>{line}</small>
              </PageLink>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}

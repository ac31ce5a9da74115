import { Link } from "react-router-dom";
import type { ProofContent } from "../lib/content/schema";
import { paths } from "../lib/paths";
import { Picture } from "../ui/picture";
import { RichText } from "../ui/rich-text";

/** Beside a quote button: a face, and in a line each what the owner gave of a guarantee, prices, an insurer and a job. */
export function ProofBlock({ proof: { person, lines } }: { proof: ProofContent }) {
  return (
    <div className="flex w-full gap-4 border-l-4 border-tile pl-4 text-small">
      {person && <Picture picture={person.picture} slot="face" className="size-16 shrink-0 rounded-full" />}
      <ul className="min-w-0 grow columns-[18rem] gap-x-8">
        {person && (
          <li>
            <Link to={paths.about} className="text-link">{`${person.name}, ${person.job}`}</Link>
          </li>
        )}
        {lines.map((line) => (
          <li key={line}>
            <RichText text={line} />
          </li>
        ))}
      </ul>
    </div>
  );
}

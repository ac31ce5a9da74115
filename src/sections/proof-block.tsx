import type { ProofContent } from "../lib/content/schema";
import { Picture } from "../ui/picture";
import { RichText } from "../ui/rich-text";

/** Beside a quote button: a face, and in a line each what the owner gave of a guarantee, prices, an insurer and a job. */
export function ProofBlock({ proof: { person, lines } }: { proof: ProofContent }) {
  if (!person && lines.length === 0) return null;
  return (
    <div className="mt-3 flow-root w-full border-l-4 border-tile pl-4 text-small">
      {person && (
        <Picture
          picture={person.picture}
          slot="face"
          className="float-left mr-3 size-12 rounded-full sm:mr-4 sm:size-16"
        />
      )}
      <ul className="gap-x-8 sm:columns-[20rem]">
        {person && (
          <li className="flex min-h-12 items-center font-semibold sm:min-h-0">{`${person.name}, ${person.job}`}</li>
        )}
        {lines.map((line) => (
          <li key={line} className="break-inside-avoid pt-1 sm:pt-0">
            <RichText text={line} />
          </li>
        ))}
      </ul>
    </div>
  );
}

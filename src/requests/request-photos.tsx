import { useEffect, useEffectEvent, useState } from "react";
import { Spinner } from "../ui/spinner.tsx";
import { Notice } from "./notice.tsx";
import { readPhoto } from "./read-requests.ts";
import type { StoredRequest } from "./stored-request.ts";

/** The photographs of a quote request, loaded one by one; a tap opens one in full size. */
export function RequestPhotos({ request }: { request: StoredRequest }) {
  const { id: quoteId, photos } = request;
  /** The address of each photograph that was read; empty for a file that does not open. */
  const [sources, setSources] = useState<Record<string, string>>({});
  /** For each photograph that failed to load, the `request` of that moment. A new `request` makes it load again. */
  const [failures, setFailures] = useState<Record<string, StoredRequest>>({});
  const missingIds = photos?.filter((id) => sources[id] === undefined) ?? [];
  const next = missingIds.find((id) => failures[id] !== request);
  const fail = useEffectEvent((id: string) => setFailures((current) => ({ ...current, [id]: request })));

  useEffect(() => {
    if (!next) return;
    readPhoto(quoteId, next).then(
      (picture) => setSources((current) => ({ ...current, [next]: URL.createObjectURL(picture) })),
      () => fail(next),
    );
  }, [quoteId, next]);

  return (
    <>
      {photos && (
        <ul aria-label="Foto’s" className="mt-6 grid grid-cols-3 gap-2">
          {photos.map((id, index) => (
            <li key={id} className="flex aspect-square items-center justify-center bg-zinc-100">
              {sources[id] === "" && <p className="p-2 text-small">Deze foto is niet te openen.</p>}
              {sources[id] && (
                <a href={sources[id]} target="_blank" rel="noreferrer" className="size-full">
                  <img
                    src={sources[id]}
                    alt={`Foto ${index + 1} van ${photos.length} vergroten`}
                    onError={() => setSources((current) => ({ ...current, [id]: "" }))}
                    className="size-full object-cover"
                  />
                </a>
              )}
              {sources[id] === undefined && <Spinner />}
            </li>
          ))}
        </ul>
      )}
      <Notice>
        {missingIds.some((id) => failures[id])
          ? "Nog niet alle foto’s zijn opgehaald. Deze pagina probeert het vanzelf opnieuw."
          : ""}
      </Notice>
    </>
  );
}

import { useEffect, useState } from "react";
import { Spinner } from "../ui/spinner";
import { Notice } from "./notice";
import { readPhoto } from "./read-requests";
import type { StoredRequest } from "./stored-request";

/** The photographs of a quote request, loaded one by one; a tap opens one in full size. */
export function RequestPhotos({ request }: { request: StoredRequest }) {
  const { id: quoteId, photos } = request;
  const [sources, setSources] = useState<Record<string, string>>({});
  const [isUnreachable, setUnreachable] = useState(false);
  const next = photos?.find((id) => !sources[id]);

  useEffect(() => {
    if (!next) return;
    const controller = new AbortController();
    readPhoto(quoteId, next, controller.signal).then(
      (picture) => setSources((shown) => ({ ...shown, [next]: URL.createObjectURL(picture) })),
      () => controller.signal.aborted || setUnreachable(true),
    );
    return () => controller.abort();
  }, [quoteId, next]);

  return (
    <>
      {photos && (
        <ul aria-label="Foto’s" className="mt-6 grid grid-cols-3 gap-2">
          {photos.map((id, index) => (
            <li key={id} className="flex aspect-square items-center justify-center bg-zinc-100">
              {sources[id] ? (
                <a href={sources[id]} target="_blank" rel="noreferrer" className="size-full">
                  <img
                    src={sources[id]}
                    alt={`Foto ${index + 1} van ${photos.length} vergroten`}
                    className="size-full object-cover"
                  />
                </a>
              ) : (
                <Spinner />
              )}
            </li>
          ))}
        </ul>
      )}
      <Notice>{isUnreachable ? "De foto’s zijn nu niet op te halen. Laad de pagina opnieuw." : ""}</Notice>
    </>
  );
}

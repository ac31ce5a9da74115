import { useEffect, useRef, useState } from "react";
import { PictureDialog } from "../ui/picture-dialog";
import { Spinner } from "../ui/spinner";
import { Notice } from "./notice";
import { readPhoto, readPhotoIds, type StoredRequest } from "./read-requests";

function Photo({ source, name }: { source: string; name: string }) {
  const dialog = useRef<HTMLDialogElement>(null);
  return (
    <>
      <button
        type="button"
        onClick={() => dialog.current?.showModal()}
        className="block w-full cursor-zoom-in"
      >
        <img src={source} alt={`${name} vergroten`} className="aspect-square w-full object-cover" />
      </button>
      <PictureDialog ref={dialog} title={name} closeText="Sluiten">
        <img src={source} alt={name} className="max-h-[calc(100dvh-7rem)] w-full object-contain" />
      </PictureDialog>
    </>
  );
}

/** The photographs of a quote request, one by one; those that come while it is shown appear when it is read again. */
export function RequestPhotos({ request }: { request: StoredRequest }) {
  const { id: quoteId } = request;
  const [ids, setIds] = useState<string[]>([]);
  const [sources, setSources] = useState<Record<string, string>>({});
  const [isUnreachable, setUnreachable] = useState(false);
  const next = ids.find((id) => !sources[id]);

  useEffect(() => {
    let isCurrent = true;
    readPhotoIds(request).then(
      (found) => {
        if (!isCurrent) return;
        setIds(found);
        setUnreachable(false);
      },
      () => isCurrent && setUnreachable(true),
    );
    return () => {
      isCurrent = false;
    };
  }, [request]);

  // Not with `request` above: on a slow line one photograph takes longer than the pause between two readings.
  useEffect(() => {
    if (!next || isUnreachable) return;
    const controller = new AbortController();
    readPhoto(quoteId, next, controller.signal).then(
      (picture) => setSources((shown) => ({ ...shown, [next]: URL.createObjectURL(picture) })),
      () => controller.signal.aborted || setUnreachable(true),
    );
    return () => controller.abort();
  }, [quoteId, next, isUnreachable]);

  return (
    <>
      {ids.length > 0 && (
        <ul aria-label="Foto’s" className="mt-6 grid grid-cols-3 gap-2">
          {ids.map((id, index) => (
            <li key={id} className="flex aspect-square items-center justify-center bg-zinc-100">
              {sources[id] ? (
                <Photo source={sources[id]} name={`Foto ${index + 1} van ${ids.length}`} />
              ) : (
                <Spinner />
              )}
            </li>
          ))}
        </ul>
      )}
      <Notice>{isUnreachable ? "De foto’s zijn nu niet op te halen." : ""}</Notice>
    </>
  );
}

import { useEffect, useRef, useState } from "react";
import { PictureDialog } from "../ui/picture-dialog";
import { type OwnerRequest, type RequestPhoto, readPhotos } from "./requests";

/** One photograph, which a tap enlarges. */
function Photo({ photo, name }: { photo: RequestPhoto; name: string }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [address, setAddress] = useState<string>();

  useEffect(() => {
    const made = URL.createObjectURL(photo.picture);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [photo]);

  return (
    <li>
      <button
        type="button"
        onClick={() => dialog.current?.showModal()}
        className="block w-full cursor-zoom-in bg-zinc-100"
      >
        <img src={address} alt={`${name} vergroten`} className="aspect-square w-full object-cover" />
      </button>
      <PictureDialog ref={dialog} title={name} closeText="Sluiten">
        <img src={address} alt={name} className="max-h-[calc(100dvh-7rem)] w-full object-contain" />
      </PictureDialog>
    </li>
  );
}

/** The photographs of a quote request; those that come while it is shown appear when it is read again. */
export function RequestPhotos({ request }: { request: OwnerRequest }) {
  const [photos, setPhotos] = useState<RequestPhoto[]>([]);
  const [isUnreachable, setUnreachable] = useState(false);

  useEffect(() => {
    let isCurrent = true;
    void readPhotos(request, photos).then((found) => {
      if (!isCurrent) return;
      setUnreachable(found === undefined);
      if (found?.length) setPhotos([...photos, ...found]);
    });
    return () => {
      isCurrent = false;
    };
  }, [request, photos]);

  return (
    <>
      {photos.length > 0 && (
        <ul aria-label="Foto’s" className="mt-6 grid grid-cols-3 gap-2">
          {photos.map((photo, index) => (
            <Photo key={photo.id} photo={photo} name={`Foto ${index + 1} van ${photos.length}`} />
          ))}
        </ul>
      )}
      <div role="status">{isUnreachable && <p className="mt-6">De foto’s zijn nu niet op te halen.</p>}</div>
    </>
  );
}

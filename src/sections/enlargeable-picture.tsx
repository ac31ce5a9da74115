import { Maximize2 } from "lucide-react";
import { type MouseEvent, useEffect, useRef, useState } from "react";
import type { PictureContent, ProjectPicturesContent } from "../lib/content/schema";
import { fallbackPath } from "../lib/pictures/picture-files";
import { Picture } from "../ui/picture";
import { PictureDialog } from "../ui/picture-dialog";

/** A picture that opens in a dialog as large as the window, where that is larger; until hydration, a link to the large file. */
export function EnlargeablePicture({
  picture,
  title,
  texts,
}: {
  picture: PictureContent;
  title: string;
  texts: ProjectPicturesContent;
}) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [needed, setNeeded] = useState(false);

  useEffect(() => {
    if (needed) dialog.current?.showModal();
  }, [needed]);

  function enlarge(event: MouseEvent<HTMLAnchorElement>) {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    // Closing returns focus to what had it; Safari does not focus a link that is clicked.
    event.currentTarget.focus({ preventScroll: true });
    // No state for open and closed: the `close` event comes late, so that it would lag behind.
    if (dialog.current) dialog.current.showModal();
    else setNeeded(true);
  }

  return (
    <>
      <div className="group relative">
        <Picture picture={picture} slot="half" />
        {/* Beside the picture, to keep its alt text out of the name of the link. */}
        <a
          href={fallbackPath(picture.name, 1440)}
          onClick={enlarge}
          aria-label={`${texts.enlarge}: ${title}`}
          className="absolute inset-0 cursor-zoom-in max-lg:hidden"
        >
          <Maximize2 className="absolute top-0 right-0 size-10 bg-ink/80 p-2 text-white group-hover:bg-tile" />
        </a>
      </div>
      {needed && (
        <PictureDialog ref={dialog} title={title} closeText={texts.close}>
          <Picture picture={picture} slot="window" />
        </PictureDialog>
      )}
    </>
  );
}

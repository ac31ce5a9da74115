import { Maximize2, X } from "lucide-react";
import { type MouseEvent, useEffect, useRef, useState } from "react";
import type { PictureContent, ProjectPicturesContent } from "../lib/content/schema";
import { fallbackAddress } from "../lib/picture-files";
import { Picture } from "../ui/picture";

/** A picture that opens in a dialog as large as the window, where that is larger; until hydration, a link to the large file. */
export function EnlargeablePicture({
  picture,
  title,
  texts,
}: {
  picture: PictureContent;
  /** Of the dialog. */
  title: string;
  texts: ProjectPicturesContent;
}) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [needed, setNeeded] = useState(false);
  const close = () => dialog.current?.close();

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
          href={fallbackAddress(picture.name, 1440)}
          onClick={enlarge}
          aria-label={`${texts.enlarge}: ${title}`}
          className="absolute inset-0 cursor-zoom-in max-lg:hidden"
        >
          <Maximize2 className="absolute top-0 right-0 size-10 bg-ink/80 p-2 text-white group-hover:bg-tile" />
        </a>
      </div>
      {needed && (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard has Escape and the button
        <dialog
          ref={dialog}
          aria-label={title}
          onClick={({ target, currentTarget }) => target === currentTarget && close()}
          className="picture-dialog m-auto bg-ink text-white backdrop:bg-ink/90"
        >
          <div className="on-dark flex items-center justify-between gap-4 py-1 pl-4">
            <p className="text-small font-semibold">{title}</p>
            <button
              type="button"
              onClick={close}
              className="inline-flex min-h-12 items-center gap-2 px-4 text-small font-semibold -outline-offset-4 hover:underline"
            >
              {texts.close}
              <X className="size-5" />
            </button>
          </div>
          <Picture picture={picture} slot="window" />
        </dialog>
      )}
    </>
  );
}

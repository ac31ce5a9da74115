import { Maximize2 } from "lucide-react";
import { type MouseEvent, useRef, useState } from "react";
import type { PictureContent, ProjectPicturesContent } from "../lib/content/schema";
import { fallbackAddress } from "../lib/picture-files";
import { Picture } from "../ui/picture";
import { PictureDialog } from "./picture-dialog";

/**
 * A picture that opens large in a dialog. Until React answers it is the link to the large
 * file that it looks like to the browser; so is a click that asks for a new tab.
 */
export function EnlargeablePicture({
  picture,
  title,
  texts,
}: {
  picture: PictureContent;
  /** What the dialog is called. */
  title: string;
  texts: ProjectPicturesContent;
}) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [opened, setOpened] = useState(false);
  const file = fallbackAddress(picture.name, 1440);

  function enlarge(event: MouseEvent<HTMLAnchorElement>) {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    // Closing leads back to what had the focus, and not every browser focuses a link that is clicked.
    event.currentTarget.focus({ preventScroll: true });
    // Once there, the dialog itself knows whether it is open: its `close` event comes late, a state would lag behind.
    if (dialog.current) dialog.current.showModal();
    else setOpened(true);
  }

  return (
    <>
      <div className="group relative">
        <Picture picture={picture} place="half" className="zooming" />
        {/* Beside the picture, so that its own text stays outside the name of the link. */}
        <a
          href={file}
          onClick={enlarge}
          aria-label={`${texts.enlarge}: ${title}`}
          className="absolute inset-0 cursor-zoom-in"
        >
          <Maximize2
            aria-hidden
            className="absolute top-0 right-0 size-10 bg-ink/80 p-2.5 text-white group-hover:bg-tile"
          />
        </a>
      </div>
      {opened && <PictureDialog ref={dialog} picture={picture} title={title} closeLabel={texts.close} />}
    </>
  );
}

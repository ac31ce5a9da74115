import { X } from "lucide-react";
import { type RefObject, useEffect } from "react";
import type { PictureContent } from "../lib/content/schema";
import { Picture } from "../ui/picture";

/**
 * A picture as large as the window allows, open from the start; Escape, the button and a click beside it close it,
 * `showModal()` of `ref` opens it again.
 */
export function PictureDialog({
  ref,
  picture,
  title,
  closeLabel,
}: {
  ref: RefObject<HTMLDialogElement | null>;
  picture: PictureContent;
  title: string;
  closeLabel: string;
}) {
  const close = () => ref.current?.close();

  useEffect(() => ref.current?.showModal(), [ref]);

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard has Escape and the button
    <dialog
      ref={ref}
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
          {closeLabel}
          <X aria-hidden className="size-5" />
        </button>
      </div>
      <Picture picture={picture} place="window" priority />
    </dialog>
  );
}

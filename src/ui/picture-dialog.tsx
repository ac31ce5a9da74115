import { X } from "lucide-react";
import type { ReactNode, RefObject } from "react";

/** A dialog with a picture as large as the window; `showModal()` of the ref opens it. */
export function PictureDialog({
  ref,
  title,
  closeText,
  children,
}: {
  ref: RefObject<HTMLDialogElement | null>;
  title: string;
  closeText: string;
  children: ReactNode;
}) {
  const close = () => ref.current?.close();
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard has Escape and the button
    <dialog
      ref={ref}
      aria-label={title}
      onClick={({ target, currentTarget }) => target === currentTarget && close()}
      className="m-auto w-[min(90rem,100vw-2rem,(100dvh-7rem)*1.5)] bg-ink text-white backdrop:bg-ink/90"
    >
      <div className="on-dark flex items-center justify-between gap-4 py-1 pl-4">
        <p className="text-small font-semibold">{title}</p>
        <button
          type="button"
          onClick={close}
          className="inline-flex min-h-12 items-center gap-2 px-4 text-small font-semibold -outline-offset-4 hover:underline"
        >
          {closeText}
          <X className="size-5" />
        </button>
      </div>
      {children}
    </dialog>
  );
}

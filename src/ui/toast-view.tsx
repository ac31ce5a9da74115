import * as RadixToast from "@radix-ui/react-toast";
import { CircleCheck, TriangleAlert, X } from "lucide-react";
import { type ReactNode, useEffect, useRef } from "react";
import type { ShownToast } from "../hooks/use-toast.ts";
import type { ShellContent } from "../lib/content/schema.ts";

/** Radix announces a copy of the text. The copy stays off the page, because the text itself is announced too. */
const nowhere = new DocumentFragment();

/** The toast, as in the specification: 5 s, a swipe of 50 px, F8 and a close button. */
export default function ToastView({
  current,
  onClose,
  labels,
  focusWhenReady,
}: {
  current: ShownToast | undefined;
  onClose: () => void;
  labels: ShellContent["toast"];
  focusWhenReady: boolean;
}): ReactNode {
  const viewport = useRef<HTMLOListElement>(null);

  useEffect(() => {
    if (focusWhenReady) viewport.current?.focus();
  }, [focusWhenReady]);

  return (
    <RadixToast.Provider
      // A toast closed under the pointer leaves its provider paused: https://github.com/radix-ui/primitives/issues/2233
      key={current?.key}
      duration={5000}
      swipeDirection="right"
      swipeThreshold={50}
      label={labels.region}
      announcerContainer={nowhere}
    >
      {current && (
        <RadixToast.Root
          open={current.open}
          onOpenChange={(open) => !open && onClose()}
          // The white border separates the toast from a dark section.
          className={`toast flex animate-[drop-in_200ms_ease-out] items-start gap-3 rounded border-2 border-white px-3 py-2 text-white ${
            current.variant === "destructive" ? "bg-tile-dark" : "bg-ink"
          }`}
        >
          {current.variant === "destructive" ? (
            <TriangleAlert className="mt-2 size-6 shrink-0" />
          ) : (
            <CircleCheck className="mt-2 size-6 shrink-0" />
          )}
          <div role="status" aria-live="assertive" className="flex-1 py-2">
            <RadixToast.Title className="font-semibold">{current.title}</RadixToast.Title>
            <RadixToast.Description className="mt-1 text-small">{current.text}</RadixToast.Description>
          </div>
          <RadixToast.Close
            aria-label={labels.close}
            className="flex size-12 shrink-0 items-center justify-center rounded hover:bg-ink"
          >
            <X className="size-5" />
          </RadixToast.Close>
        </RadixToast.Root>
      )}
      <RadixToast.Viewport
        ref={viewport}
        hotkey={["F8"]}
        label={`${labels.region} ({hotkey})`}
        className="fixed top-0 right-0 z-50 w-full max-w-sm p-2 lg:top-20 lg:right-18"
      />
    </RadixToast.Provider>
  );
}

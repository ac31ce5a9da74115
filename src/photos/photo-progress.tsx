import { type ReactNode, useRef } from "react";
import type { Content } from "../lib/content/schema.ts";
import { Button } from "../ui/button.tsx";
import { retryPhotos, usePhotos } from "./chosen-photos.ts";

/** Green is done, red is wrong. */
const bars = {
  sending: "border-zinc-400",
  arrived: "border-success",
  failed: "border-tile",
  refused: "border-tile",
};

/** Shows the progress of photographs. `children` offers another way, when there are none or when sending failed. */
export function PhotoProgress({
  content,
  children,
}: {
  content: Content["paginas/bedankt.yaml"]["photoProgress"];
  children: ReactNode;
}) {
  const status = useRef<HTMLParagraphElement>(null);
  const { delivery } = usePhotos();
  if (!delivery) return children;
  const { count, arrivals, progress } = delivery;

  function retry() {
    status.current?.focus();
    retryPhotos();
  }

  return (
    <>
      <div className={`w-full border-l-4 pl-4 ${bars[progress]}`}>
        <h2 className="font-semibold">{content.heading}</h2>
        <p ref={status} tabIndex={-1} role="status">
          {content[progress].replace("{aangekomen}", String(arrivals)).replace("{aantal}", String(count))}
        </p>
      </div>
      {progress === "failed" && <Button onClick={retry}>{content.retry}</Button>}
      {(progress === "failed" || progress === "refused") && children}
    </>
  );
}

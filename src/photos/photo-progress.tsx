import { type ReactNode, useRef } from "react";
import type { ThankYouContent } from "../lib/content/schema";
import { Button } from "../ui/button";
import { sendFor, usePhotos } from "./chosen-photos";

/** How far the photographs of this visit's requests are; unless they are coming or here, another way to send them. */
export function PhotoProgress({
  content,
  children,
}: {
  content: ThankYouContent["photoProgress"];
  children: ReactNode;
}) {
  const status = useRef<HTMLDivElement>(null);
  const { sent } = usePhotos();
  if (sent.length === 0) return children;
  const missing = sent.some(({ progress }) => progress === "failed" || progress === "refused");
  return (
    <>
      <div className="w-full border-l-4 border-tile pl-4">
        <h2 className="font-semibold">{content.heading}</h2>
        <div ref={status} tabIndex={-1} role="status">
          {sent.map(({ photos, progress }) => (
            <p key={photos[0]?.id}>{content[progress].replace("{aantal}", String(photos.length))}</p>
          ))}
        </div>
      </div>
      {sent.some(({ progress }) => progress === "failed") && (
        <Button
          onClick={() => {
            status.current?.focus();
            for (const { quote, photos, progress } of sent)
              if (progress === "failed") void sendFor(quote, photos);
          }}
        >
          {content.retry}
        </Button>
      )}
      {missing && children}
    </>
  );
}

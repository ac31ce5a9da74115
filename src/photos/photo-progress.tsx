import { useRef } from "react";
import type { ThankYouContent } from "../lib/content/schema";
import { Button } from "../ui/button";
import { Section } from "../ui/section";
import { sendFor, usePhotos } from "./chosen-photos";

/** How far the photographs of this visit's requests are; nothing where there are none. */
export function PhotoProgress({ content }: { content: ThankYouContent["photoProgress"] }) {
  const status = useRef<HTMLDivElement>(null);
  const { sent } = usePhotos();
  if (sent.length === 0) return null;
  return (
    <Section heading={content.heading}>
      <div ref={status} tabIndex={-1} role="status" className="max-w-text text-lead">
        {sent.map(({ photos, progress }) => (
          <p key={photos[0]?.id}>{content[progress].replace("{aantal}", String(photos.length))}</p>
        ))}
      </div>
      {sent.some(({ progress }) => progress === "failed") && (
        <Button
          onClick={() => {
            status.current?.focus();
            for (const { quote, photos, progress } of sent)
              if (progress === "failed") void sendFor(quote, photos);
          }}
          className="mt-4"
        >
          {content.retry}
        </Button>
      )}
    </Section>
  );
}

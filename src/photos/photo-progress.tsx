import { useRef, useSyncExternalStore } from "react";
import { photosState, retryPhotos, subscribeToPhotos } from "../lib/chosen-photos";
import type { ThankYouContent } from "../lib/content/schema";
import { Button } from "../ui/button";
import { Section } from "../ui/section";
import { PhotoThumbnails } from "./photo-thumbnails";

/** How far the photographs of this visit's requests are; nothing where there are none. */
export default function PhotoProgress({ content }: { content: ThankYouContent["photoProgress"] }) {
  const status = useRef<HTMLDivElement>(null);
  const photos = useSyncExternalStore(subscribeToPhotos, photosState).photos.filter(({ quote }) => quote);
  if (photos.length === 0) return null;

  const count = (wanted: (typeof photos)[number]["progress"]) =>
    photos.filter(({ progress }) => progress === wanted).length;
  const underWay = photos.findIndex(({ progress }) => progress === "sending") + 1;
  const summary = underWay > 0 ? content.sending : content.done;
  return (
    <Section heading={content.heading}>
      <div ref={status} tabIndex={-1} role="status" className="max-w-text text-lead">
        <p>
          {summary
            .replace("{nummer}", String(underWay))
            .replace("{binnen}", String(count("sent")))
            .replace("{aantal}", String(photos.length))}
        </p>
        {underWay === 0 && count("failed") > 0 && <p className="mt-2">{content.failed}</p>}
        {underWay === 0 && count("refused") > 0 && <p className="mt-2">{content.refused}</p>}
      </div>
      {underWay === 0 && count("failed") > 0 && (
        <Button
          onClick={() => {
            status.current?.focus();
            retryPhotos();
          }}
          className="mt-4"
        >
          {content.retry}
        </Button>
      )}
      <div className="max-w-text">
        <PhotoThumbnails photos={photos} alt={content.photo}>
          {({ progress }) => <p className="mt-1 text-small">{content.states[progress]}</p>}
        </PhotoThumbnails>
      </div>
    </Section>
  );
}

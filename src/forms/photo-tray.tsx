import { X } from "lucide-react";
import { useSyncExternalStore } from "react";
import { addPhotos, photosState, removePhoto, sendPhotos, subscribeToPhotos } from "../lib/chosen-photos";
import type { QuoteFormContent } from "../lib/content/schema";
import { PhotoThumbnails } from "./photo-thumbnails";

/** For the field, which fetches one file: a second entrance would make the bundler give them to every page. */
export { addPhotos, sendPhotos };

/** What was chosen at the field with this id, with a cross at each; and what could not be taken, by its reason. */
export function PhotoTray({
  fieldId,
  problemsId,
  content,
  errorPrefix,
}: {
  fieldId: string;
  problemsId: string;
  content: QuoteFormContent["photoField"];
  errorPrefix: string;
}) {
  const { photos, problems } = useSyncExternalStore(subscribeToPhotos, photosState);
  const chosen = photos.filter(({ quote }) => !quote);
  const reasons = new Set(problems.map(({ problem }) => problem));
  const namesOf = (reason: (typeof problems)[number]["problem"]) =>
    problems.filter(({ problem }) => problem === reason).map(({ name }) => name);
  return (
    <>
      <div role="status">
        <div id={problemsId}>
          {[...reasons].map((reason) => (
            <p key={reason} className="mt-2 font-semibold wrap-anywhere text-tile">
              <span className="sr-only">{errorPrefix} </span>
              {content.problems[reason].replace("{namen}", () => namesOf(reason).join(", "))}
            </p>
          ))}
        </div>
        <p className="sr-only">
          {chosen.length > 0 && content.chosen.replace("{aantal}", String(chosen.length))}
        </p>
      </div>
      {chosen.length > 0 && (
        <PhotoThumbnails photos={chosen} alt={content.photo}>
          {({ id }, photo) => (
            <button
              type="button"
              aria-label={content.remove.replace("{foto}", () => photo)}
              onClick={() => {
                removePhoto(id);
                document.getElementById(fieldId)?.focus();
              }}
              className="absolute top-0 right-0 flex size-12 items-center justify-center rounded bg-white hover:text-tile"
            >
              <X className="size-5" />
            </button>
          )}
        </PhotoThumbnails>
      )}
    </>
  );
}

import { Camera, X } from "lucide-react";
import { useEffect, useId, useRef } from "react";
import { photoLimits } from "../../supabase/functions/_shared/photo.ts";
import shared from "../content/formulieren/beide.yaml";
import quoteForm from "../content/formulieren/offerte.yaml";
import { describedBy, FieldNotes } from "../ui/field.tsx";
import { addPhotos, type PhotoProblem, removePhoto, usePhotos } from "./chosen-photos.ts";

const content = quoteForm.photoField;

const withLimit = (text: string) => text.replace("{aantal}", String(photoLimits.perRequest));

/** The field for photographs. The plain input accepts files before any script runs, and hydration reads those files. */
export function PhotoField() {
  const id = useId();
  const statusId = `${id}-status`;
  const input = useRef<HTMLInputElement>(null);
  const { photos, problems } = usePhotos();
  const hint = withLimit(content.hint);

  function addFiles() {
    const files = [...(input.current?.files ?? [])];
    if (!input.current || files.length === 0) return;
    input.current.value = "";
    addPhotos(files);
  }

  useEffect(addFiles, []);

  return (
    <div className="noscript:hidden">
      <label htmlFor={id} className="block font-semibold">
        {content.label}
      </label>
      <FieldNotes id={id} hint={hint} />
      <div className="relative mt-2">
        <input
          ref={input}
          id={id}
          type="file"
          multiple
          // With image types only, Chrome on Android 14 and later offers no camera. The second entry is another type.
          accept="image/*,android/allowCamera"
          aria-describedby={`${describedBy(id, { hint })} ${statusId}`}
          onChange={addFiles}
          className="block h-14 w-full cursor-pointer rounded border-2 border-dashed border-ink text-[0px] file:hidden"
        />
        <label
          htmlFor={id}
          className="pointer-events-none absolute inset-0 flex items-center justify-center gap-2 px-4 leading-tight"
        >
          <Camera className="size-5 shrink-0" /> <span className="font-semibold">{content.choose}</span>
          <span className="max-lg:hidden">{content.drop}</span>
        </label>
      </div>
      <div id={statusId} role={Object.keys(problems).length + photos.length > 0 ? "status" : undefined}>
        {(Object.entries(problems) as [PhotoProblem, string[]][]).map(([problem, names]) => {
          const message = withLimit(content.problems[problem]).replace("{namen}", () => names.join(", "));
          const { prefix } = shared.errors;
          return <FieldNotes key={problem} id={`${id}-${problem}`} problem={{ prefix, message }} />;
        })}
        {photos.length > 0 && (
          <p className="sr-only">{content.chosen.replace("{aantal}", String(photos.length))}</p>
        )}
      </div>
      {photos.length > 0 && (
        <ul className="mt-4 grid grid-cols-2 md:grid-cols-3 gap-3">
          {photos.map(({ id: photo, name, url }, index) => {
            const alt = content.photo.replace("{nummer}", String(index + 1)).replace("{naam}", () => name);
            return (
              <li key={photo} className="relative aspect-square overflow-hidden rounded bg-zinc-200">
                <img src={url} alt={alt} className="size-full object-cover" />
                <button
                  type="button"
                  aria-label={content.remove.replace("{foto}", () => alt)}
                  onClick={() => {
                    removePhoto(photo);
                    input.current?.focus();
                  }}
                  className="absolute top-0 right-0 flex size-12 items-center justify-center rounded bg-white hover:text-tile"
                >
                  <X className="size-5" />
                </button>
              </li>
            );
          })}
        </ul>
      )}
    </div>
  );
}

import { sizeRemedy } from "../scripts/content/photos.ts";
import { photoName } from "../src/lib/pictures/picture-files.ts";

/* This module measures new photographs, because the CMS has no minimum size and gives its preSave hook no files. */

/** A width in pixels. The CMS scales a wider photograph down to this width, which can make a panorama too low. */
export const uploadWidth = 2560;

const remedies = new Map<string, string | undefined>();

async function measure(file: File): Promise<void> {
  const image = await createImageBitmap(file).catch(() => undefined);
  if (!image) return;
  const width = Math.min(image.width, uploadWidth);
  const height = Math.round((image.height * width) / image.width);
  remedies.set(photoName(file.name), sizeRemedy(file.name, { width, height }));
  image.close();
}

/** Measures each photograph that the owner chooses, drops or pastes. */
export function measurePhotos(): void {
  const measureAll = (files: FileList | null | undefined) => [...(files ?? [])].forEach(measure);
  // The listeners run in the capture phase, because the CMS may stop these events.
  window.addEventListener("change", ({ target }) => measureAll((target as HTMLInputElement).files), true);
  window.addEventListener("drop", ({ dataTransfer }) => measureAll(dataTransfer?.files), true);
  window.addEventListener("paste", ({ clipboardData }) => measureAll(clipboardData?.files), true);
}

/** What is wrong with the photographs that are too small, by their names in content. */
export const smallPhotos = (): Record<string, string> =>
  Object.fromEntries([...remedies].flatMap(([name, remedy]) => (remedy ? [[name, remedy]] : [])));

import { sizeRemedy } from "../scripts/content/photos.ts";
import { photoName } from "../src/lib/pictures/picture-files.ts";

/* The CMS has no smallest size for a photograph, and gives the hook on saving none that is new. */

const remedies = new Map<string, string | undefined>();

async function measure(file: File): Promise<void> {
  // What Chrome cannot read, the CMS converts or refuses.
  const image = await createImageBitmap(file).catch(() => undefined);
  remedies.set(photoName(file.name), image && sizeRemedy(file.name, image));
  image?.close();
}

export function measurePhotos(): void {
  const measureAll = (files: FileList | null | undefined) => [...(files ?? [])].forEach(measure);
  // In the capture phase: the CMS may stop these events.
  window.addEventListener("change", ({ target }) => measureAll((target as HTMLInputElement).files), true);
  window.addEventListener("drop", ({ dataTransfer }) => measureAll(dataTransfer?.files), true);
  window.addEventListener("paste", ({ clipboardData }) => measureAll(clipboardData?.files), true);
}

export const smallPhotos = (): Record<string, string> =>
  Object.fromEntries([...remedies].flatMap(([name, remedy]) => (remedy ? [[name, remedy]] : [])));

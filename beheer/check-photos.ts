import { sizeRemedy, unreadableRemedy } from "../scripts/content/photo-remedies.ts";
import { pictureName } from "../src/lib/pictures/picture-files.ts";
import { showNotice } from "./notice.ts";

/* The CMS has no event for a chosen photograph, and a saved text names a file without its size. */

/** Why a photograph that was chosen since the page was opened cannot be used, by its name; undefined when it can. */
const chosen = new Map<string, string | undefined>();

async function remedyFor(file: File): Promise<string | undefined> {
  try {
    const image = await createImageBitmap(file);
    const remedy = sizeRemedy(file.name, image);
    image.close();
    return remedy;
  } catch {
    return unreadableRemedy(file.name);
  }
}

async function judge(photos: File[]): Promise<void> {
  const remedies = await Promise.all(photos.map(remedyFor));
  for (const [index, { name }] of photos.entries()) chosen.set(pictureName(name), remedies[index]);
  const refused = remedies.filter((remedy) => remedy !== undefined);
  if (refused.length > 0) showNotice("Deze foto kan niet op de website", refused);
}

/** Judges each photograph that is chosen, dropped or pasted from now on. */
export function watchPhotos(): void {
  const judgeAll = (files: FileList | null | undefined) => void judge([...(files ?? [])]);
  // In the capture phase: the CMS may stop these events.
  window.addEventListener(
    "change",
    ({ target }) => target instanceof HTMLInputElement && judgeAll(target.files),
    true,
  );
  window.addEventListener("drop", ({ dataTransfer }) => judgeAll(dataTransfer?.files), true);
  window.addEventListener("paste", ({ clipboardData }) => judgeAll(clipboardData?.files), true);
}

export const unusableChosen = (): Record<string, string> =>
  Object.fromEntries([...chosen].flatMap(([name, remedy]) => (remedy ? [[name, remedy]] : [])));

import type { PictureContent } from "../../src/content/types";
import { type Content, didYouMean, type Mistake, type Site, valuesOf } from "./content";

/** The fields that hold a picture; a project also shows its roof before the work. */
const pictureFields = ["picture", "before"];

/** Pictures whose file is not there, and photographs that are called an impression. */
export function pictureMistakes(content: Content, { pictures, photos }: Site): Mistake[] {
  return valuesOf(content).flatMap(({ file, path, value }): Mistake[] => {
    if (!pictureFields.includes(String(path.at(-1))) || typeof value !== "object") return [];
    const { name, impression } = value as PictureContent;
    if (photos.includes(name)) {
      const remedy =
        "dit is een eigen foto; haal de regel met impression weg, anders staat er “3D-impressie” op.";
      return impression ? [{ file, path: [...path, "impression"], remedy }] : [];
    }
    if (pictures.includes(name)) return [];
    const remedy = `de foto “${name}” is er niet; zet hem in de map photos, of verbeter de naam.${didYouMean(name, [...pictures, ...photos])}`;
    return [{ file, path: [...path, "name"], remedy }];
  });
}

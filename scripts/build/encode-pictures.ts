import { existsSync, readdirSync, statSync } from "node:fs";
import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import sharp from "sharp";
import { SetupProblem } from "../../embedded/setup-problem.ts";
import {
  type PictureFormat,
  photoName,
  pictureFile,
  pictureFiles,
  pictureFormats,
  pictureHeight,
  pictureWidths,
} from "../../src/lib/pictures/picture-files.ts";
import { isPhoto, sizeRemedy, smallestPhoto, type UnusablePhotos } from "../content/photos.ts";

/** WebP is for browsers before 2023. */
function encode(picture: Buffer, width: number, format: PictureFormat): Promise<Buffer> {
  const resized = sharp(picture).resize(width, pictureHeight(width));
  return format === "avif"
    ? resized.avif({ quality: 46, effort: 5, chromaSubsampling: "4:2:0" }).toBuffer()
    : resized.webp({ quality: 60, effort: 5 }).toBuffer();
}

/** The source upright, cropped to 3:2, without metadata. Throws a SetupProblem when it is unusable. */
async function readSource(source: string, shown: string): Promise<Buffer> {
  const image = sharp(source, { failOn: "error" }).autoOrient();
  try {
    const { autoOrient: size } = await image.metadata();
    const remedy = sizeRemedy(shown, size);
    if (remedy) throw new SetupProblem(remedy);
    return await image
      .resize(smallestPhoto.width, smallestPhoto.height, { fit: "cover", position: "attention" })
      .toColourspace("srgb")
      .png({ compressionLevel: 1 })
      .toBuffer();
  } catch (error) {
    if (error instanceof SetupProblem) throw error;
    throw new SetupProblem(
      `${shown} kan niet worden gelezen als foto. Gebruik een JPEG- of PNG-bestand; een HEIC-foto van een iPhone slaat u eerst op als JPEG.`,
      { cause: error },
    );
  }
}

async function writePictures(picture: Buffer, name: string, folder: string): Promise<void> {
  await mkdir(dirname(join(folder, name)), { recursive: true });
  for (const format of pictureFormats)
    for (const width of pictureWidths[format])
      await writeFile(join(folder, pictureFile(name, width, format)), await encode(picture, width, format));
}

function isEncoded(source: string, name: string, folder: string): boolean {
  const files = pictureFiles(name).map((file) => join(folder, file));
  // Not the source's mtime, which copying preserves.
  return files.every((file) => existsSync(file) && statSync(file).mtimeMs >= statSync(source).ctimeMs);
}

/** Encodes new and changed photographs; names the unusable ones, and returns what is wrong with each. */
export async function encodePhotos(photos = "photos", folder = "public/pictures"): Promise<UnusablePhotos> {
  const unusable: UnusablePhotos = {};
  const earlier = new Map<string, string>();
  const files = existsSync(photos) ? readdirSync(photos).filter(isPhoto).sort() : [];
  for (const file of files) {
    const shown = `photos/${file}`;
    const name = photoName(file);
    const source = join(photos, file);
    try {
      if (name === "photos/")
        throw new SetupProblem(`${shown} heeft een naam zonder letters of cijfers. Geef de foto een naam.`);
      const other = earlier.get(name);
      if (other)
        throw new SetupProblem(
          `${other} en ${shown} lijken te veel op elkaar. Geef een van de twee een andere naam.`,
        );
      earlier.set(name, shown);
      if (isEncoded(source, name, folder)) continue;
      await writePictures(await readSource(source, shown), name, folder);
      console.log(`Foto verwerkt: ${shown}. Gebruik in de teksten de naam "${file}".`);
    } catch (error) {
      if (!(error instanceof SetupProblem)) throw error;
      unusable[name] = error.message;
    }
  }
  for (const remedy of Object.values(unusable)) console.warn(`Niet op de site gebruikt: ${remedy}`);
  return unusable;
}

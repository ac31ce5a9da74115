import { existsSync, readdirSync, statSync } from "node:fs";
import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import sharp from "sharp";
import {
  type PictureFormat,
  photoName,
  pictureFile,
  pictureFiles,
  pictureFormats,
  pictureHeight,
  pictureWidths,
} from "../../src/lib/pictures/picture-files.ts";
import { isPhotoFile, sizeRemedy, smallestPhoto, type UnusablePhotos } from "./photos.ts";

/** Encodes a picture at one width. The WebP files are for browsers that cannot show AVIF. */
function encode(picture: Buffer, width: number, format: PictureFormat): Promise<Buffer> {
  const image = sharp(picture).resize(width, pictureHeight(width));
  return format === "avif"
    ? image.avif({ quality: 46, effort: 5, chromaSubsampling: "4:2:0" }).toBuffer()
    : image.webp({ quality: 60, effort: 5 }).toBuffer();
}

const unreadable = (path: string) =>
  `${path} kan niet worden gelezen als foto. Gebruik een JPEG- of PNG-bestand; een HEIC-foto van een iPhone slaat u eerst op als JPEG.`;

/** Reads the source upright, cropped to 3:2, without metadata. */
const readSource = (source: string): Promise<Buffer> =>
  sharp(source, { failOn: "error" })
    .autoOrient()
    .resize(smallestPhoto.width, smallestPhoto.height, { fit: "cover", position: "attention" })
    .toColourspace("srgb")
    .png({ compressionLevel: 1 })
    .toBuffer();

async function writePictures(picture: Buffer, name: string, folder: string): Promise<void> {
  await mkdir(dirname(join(folder, name)), { recursive: true });
  for (const format of pictureFormats)
    for (const width of pictureWidths[format])
      await writeFile(join(folder, pictureFile(name, width, format)), await encode(picture, width, format));
}

function isEncoded(source: string, name: string, folder: string): boolean {
  const files = pictureFiles(name).map((file) => join(folder, file));
  // The source's ctime is compared, because copying a file preserves its mtime.
  return files.every((file) => existsSync(file) && statSync(file).mtimeMs >= statSync(source).ctimeMs);
}

const photosIn = (folder: string) =>
  existsSync(folder) ? readdirSync(folder).filter(isPhotoFile).sort() : [];

/** Finds the photographs that cannot be used, by name and size, without decoding any. */
export async function measurePhotos(photos: string): Promise<UnusablePhotos> {
  const unusable: UnusablePhotos = {};
  const paths = new Map<string, string>();
  for (const file of photosIn(photos)) {
    const path = `photos/${file}`;
    const name = photoName(file);
    const namesake = paths.get(name);
    paths.set(name, path);
    if (name === "photos/")
      unusable[name] = `${path} heeft een naam zonder letters of cijfers. Geef de foto een naam.`;
    else if (namesake)
      unusable[name] =
        `${namesake} en ${path} lijken te veel op elkaar. Geef een van de twee een andere naam.`;
    else {
      const metadata = await sharp(join(photos, file))
        .metadata()
        .catch(() => undefined);
      const remedy = metadata ? sizeRemedy(path, metadata.autoOrient) : unreadable(path);
      if (remedy) unusable[name] = remedy;
    }
  }
  return unusable;
}

/** Encodes new and changed photographs of `photos` into `folder`. Returns what is wrong with each unusable one. */
export async function encodePhotos(photos: string, folder: string): Promise<UnusablePhotos> {
  const unusable = await measurePhotos(photos);
  for (const file of photosIn(photos)) {
    const name = photoName(file);
    const source = join(photos, file);
    if (unusable[name] || isEncoded(source, name, folder)) continue;
    const picture = await readSource(source).catch(() => undefined);
    if (picture) {
      await writePictures(picture, name, folder);
      console.log(`Foto verwerkt: photos/${file}. Gebruik in de teksten de naam "${file}".`);
    } else unusable[name] = unreadable(`photos/${file}`);
  }
  for (const remedy of Object.values(unusable)) console.warn(`Niet op de site gebruikt: ${remedy}`);
  return unusable;
}

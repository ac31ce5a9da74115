import { mkdir, readdir, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { SetupProblem } from "../../embedded/setup-problem.ts";
import {
  type PictureFormat,
  pictureFile,
  pictureFiles,
  pictureFormats,
  pictureHeight,
  pictureName,
  pictureWidths,
} from "../../src/lib/picture-files.ts";

const largestWidth = Math.max(...pictureWidths.avif);
const smallestSource = { width: largestWidth, height: pictureHeight(largestWidth) };

/**
 * The highest quality in the range is used that keeps the picture, `measuredAt` pixels wide, within `bytes`: home's ten
 * stay below 300 kB on a phone. Measured on tiled roofs. WebP is for browsers older than 2023.
 */
const measuredAt = 720;
const encodings: Record<PictureFormat, { bytes: number; highest: number; lowest: number }> = {
  avif: { bytes: 25_000, highest: 58, lowest: 30 },
  webp: { bytes: 38_000, highest: 72, lowest: 40 },
};
const qualityStep = 4;

function encode(picture: Buffer, width: number, format: PictureFormat, quality: number): Promise<Buffer> {
  const resized = sharp(picture).resize(width, pictureHeight(width));
  return format === "avif"
    ? resized.avif({ quality, effort: 5, chromaSubsampling: "4:2:0" }).toBuffer()
    : resized.webp({ quality, effort: 5 }).toBuffer();
}

async function qualityFor(picture: Buffer, format: PictureFormat): Promise<number> {
  const { bytes, highest, lowest } = encodings[format];
  let quality = highest;
  while (quality > lowest && (await encode(picture, measuredAt, format, quality)).length > bytes) {
    quality -= qualityStep;
  }
  return Math.max(quality, lowest);
}

/** The source upright, cropped to 3:2, without metadata. Rejects with a SetupProblem, in Dutch, where it is unusable. */
async function readSource(source: string): Promise<Buffer> {
  const image = sharp(source, { failOn: "error" }).autoOrient();
  try {
    const { autoOrient: size } = await image.metadata();
    if (size.width < smallestSource.width || size.height < smallestSource.height) {
      throw new SetupProblem(
        `${source} is te klein: ${size.width} bij ${size.height} pixels. Nodig is ten minste ${smallestSource.width} bij ${smallestSource.height}. Gebruik de foto zoals die uit de camera of telefoon komt.`,
      );
    }
    return await image
      .resize(largestWidth, pictureHeight(largestWidth), { fit: "cover", position: "attention" })
      .toColourspace("srgb")
      .png({ compressionLevel: 1 })
      .toBuffer();
  } catch (error) {
    if (error instanceof SetupProblem) throw error;
    throw new SetupProblem(
      /\.hei[cf]$/i.test(source)
        ? `${source} is een HEIC-foto van een iPhone en kan niet worden gelezen. Sla de foto op als JPEG en zet die in de map.`
        : `${source} kan niet worden gelezen als foto. Gebruik een JPEG- of PNG-bestand, of sla de foto opnieuw op.`,
      { cause: error },
    );
  }
}

/** Writes `source`, an image of 1440 by 960 pixels or more, in every width and format. Rejects with a SetupProblem. */
export async function encodePicture(source: string, name: string, folder = "public/pictures"): Promise<void> {
  const picture = await readSource(source);
  await mkdir(folder, { recursive: true });
  for (const format of pictureFormats) {
    const quality = await qualityFor(picture, format);
    for (const width of pictureWidths[format]) {
      await writeFile(
        join(folder, pictureFile(name, width, format)),
        await encode(picture, width, format, quality),
      );
    }
  }
}

async function isEncoded(source: string, name: string, folder: string): Promise<boolean> {
  // Not mtime, which copying preserves.
  const { ctimeMs } = await stat(source);
  const written = await Promise.all(
    pictureFiles(name).map((file) =>
      stat(join(folder, file)).then(
        ({ mtimeMs }) => mtimeMs,
        () => 0,
      ),
    ),
  );
  return written.every((time) => time >= ctimeMs);
}

/** Encodes each new or changed photograph, then rejects with a SetupProblem that names those that failed. */
export async function encodePhotos(photos = "photos", folder = "public/pictures"): Promise<void> {
  const entries = await readdir(photos).catch(() => [] as string[]);
  const files = entries.filter((file) => !file.startsWith(".") && !/\.md$/i.test(file)).sort();
  const problems: string[] = [];
  const sources = new Map<string, string>();
  for (const file of files) {
    const source = join(photos, file);
    const name = pictureName(file);
    const other = sources.get(name);
    if (!name || other) {
      problems.push(
        other
          ? `${other} en ${source} krijgen allebei de naam "${name}". Geef een van de twee een andere naam.`
          : `${source} heeft een naam zonder letters of cijfers. Geef de foto een naam.`,
      );
      continue;
    }
    sources.set(name, source);
    if (await isEncoded(source, name, folder)) continue;
    try {
      await encodePicture(source, name, folder);
      console.log(`Foto verwerkt: ${source}. Gebruik in de teksten de naam "${name}".`);
    } catch (error) {
      if (!(error instanceof SetupProblem)) throw error;
      problems.push(error.message);
    }
  }
  if (problems.length > 0) throw new SetupProblem(problems.join("\n"));
}

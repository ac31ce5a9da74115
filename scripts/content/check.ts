import { existsSync, readdirSync } from "node:fs";
import { join, sep } from "node:path";
import type { Content } from "../../src/lib/content/schema.ts";
import { photoName } from "../../src/lib/pictures/picture-files.ts";
import { findingText } from "./finding.ts";
import { fitContent } from "./fit-content.ts";
import { judge } from "./judge.ts";
import { isPhotoFile, type UnusablePhotos } from "./photos.ts";
import { readContent } from "./read.ts";

const filesIn = (folder: string) =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true, encoding: "utf8" }).map((file) => file.split(sep).join("/"))
    : [];

const photosIn = (root: string) => filesIn(join(root, "photos")).filter(isPhotoFile);

export type Check = ReturnType<typeof checkContent>;

/** Checks src/content/ in `root`. `unusable` holds the photographs that the caller found unusable. */
export function checkContent(root: string, unusable: UnusablePhotos = {}) {
  const { values, findings: readingFindings, lineOf } = readContent(root);
  const site = { files: filesIn(join(root, "public")), photos: photosIn(root).map(photoName), unusable };
  // Rules that compare files run only when every file could be read.
  const { content, findings } =
    readingFindings.length === 0
      ? judge(values, site)
      : { content: undefined, findings: [...readingFindings, ...fitContent(values).findings] };
  for (const finding of findings) finding.line ??= lineOf(finding.file, finding.path);
  findings.sort((one, other) => one.file.localeCompare(other.file) || (one.line ?? 0) - (other.line ?? 0));
  return { values, site, content, findings };
}

/** The parts of a check that the CMS needs to check one entry. */
export type KnownContent = Pick<Check, "values" | "site">;
export const knownContent = ({ values, site }: Check): KnownContent => ({ values, site });

type PhotoCheck = "encoding" | "sizes";

/** Finds unusable photographs. Encoding the new ones finds them all; reading only their sizes is faster. */
export async function findUnusablePhotos(root: string, by: PhotoCheck): Promise<UnusablePhotos> {
  // sharp is loaded only for photographs, because loading it takes time.
  if (photosIn(root).length === 0) return {};
  const { encodePhotos, measurePhotos } = await import("./encode-pictures.ts");
  const photos = join(root, "photos");
  return by === "sizes" ? measurePhotos(photos) : encodePhotos(photos, join(root, "public/pictures"));
}

export const checkContentAndPhotos = async (root: string, by: PhotoCheck = "encoding") =>
  checkContent(root, await findUnusablePhotos(root, by));

/** Returns the content. Throws an Error in Dutch with a line per finding. */
export function contentOf({ content, findings }: Check): Content {
  if (!content || findings.length > 0) throw new Error(findings.map(findingText).join("\n"));
  return content;
}

/** Returns the content of this site. Throws an Error in Dutch with a line per finding. */
export const requireContent = () => contentOf(checkContent("."));

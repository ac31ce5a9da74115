/* The names of a picture's files, for the encoder (scripts/content/encode-pictures.ts) and for pages. */

/** Widths in pixels: AVIF from a card to a large screen, at device pixel ratio 1 and 2; WebP is the fallback. */
export const pictureWidths = { avif: [400, 720, 1080, 1440], webp: [720, 1440] } as const;

/** The width of every drawing in HTML; its height follows. */
export const drawingWidth = 700;

export type PictureFormat = keyof typeof pictureWidths;

export const pictureFormats = Object.keys(pictureWidths) as PictureFormat[];

/** The height of a picture, which is 3:2. */
export function pictureHeight(width: number): number {
  return Math.round((width * 2) / 3);
}

/** The file of one width, in public/pictures. */
export function pictureFile(name: string, width: number, format: PictureFormat): string {
  return `${name}-${width}.${format}`;
}

/** Every file of a picture. */
export function pictureFiles(name: string): string[] {
  return pictureFormats.flatMap((format) =>
    pictureWidths[format].map((width) => pictureFile(name, width, format)),
  );
}

function picturePath(name: string, width: number, format: PictureFormat): string {
  return `/pictures/${pictureFile(name, width, format)}`;
}

/** The address of a photograph for a browser without AVIF, or of a drawing. */
export function fallbackPath(name: string, width: (typeof pictureWidths.webp)[number]): string {
  return isDrawing(name) ? `/drawings/${name}` : picturePath(name, width, "webp");
}

/** The `srcset` of a photograph, up to the widest file that its place can use. */
export function pictureSourceSet(name: string, widest: number): string {
  return pictureWidths.avif
    .filter((width) => width <= widest)
    .map((width) => `${picturePath(name, width, "avif")} ${width}w`)
    .join(", ");
}

/** The name of a file, without the folders before it. */
export function fileName(path: string): string {
  return path.replace(/^.*[\\/]/, "");
}

/** "Mijn foto.JPG" becomes "photos/mijn-foto", under which its files are in public/pictures. */
export function photoName(file: string): string {
  const slug = fileName(file)
    .replace(/\.\w+$/, "")
    .normalize("NFD")
    .toLowerCase()
    .replace(/\p{M}/gu, "")
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
  return `photos/${slug}`;
}

/** Drawings are SVG files, photographs are not. */
export const isDrawing = (name: string): boolean => name.endsWith(".svg");

/** The name of a picture from the name that content gives: "dak.svg" is a drawing, any other file a photograph. */
export const pictureName = (file: string): string => (isDrawing(file) ? file : photoName(file));

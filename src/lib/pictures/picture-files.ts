/* The names of a picture's files, for the encoder (scripts/site/encode-pictures.ts) and for pages. */

/** In pixels. AVIF: from a card to a large screen, at device pixel ratio 1 and 2. WebP: the fallback. */
export const pictureWidths = { avif: [400, 720, 1080, 1440], webp: [720, 1440] } as const;

export type PictureFormat = keyof typeof pictureWidths;

export const pictureFormats = Object.keys(pictureWidths) as PictureFormat[];

export function pictureHeight(width: number): number {
  return Math.round((width * 2) / 3);
}

export function pictureFile(name: string, width: number, format: PictureFormat): string {
  return `${name}-${width}.${format}`;
}

export function pictureFiles(name: string): string[] {
  return pictureFormats.flatMap((format) =>
    pictureWidths[format].map((width) => pictureFile(name, width, format)),
  );
}

function picturePath(name: string, width: number, format: PictureFormat): string {
  return `/pictures/${pictureFile(name, width, format)}`;
}

export function fallbackPath(name: string, width: (typeof pictureWidths.webp)[number]): string {
  return isDrawing(name) ? `/drawings/${name}` : picturePath(name, width, "webp");
}

export function pictureSourceSet(name: string, widest: number): string {
  return pictureWidths.avif
    .filter((width) => width <= widest)
    .map((width) => `${picturePath(name, width, "avif")} ${width}w`)
    .join(", ");
}

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

export const isDrawing = (name: string): boolean => name.endsWith(".svg");

/** The name of a picture from the name that content gives: "dak.svg" is a drawing, any other file a photograph. */
export const pictureName = (written: string): string => (isDrawing(written) ? written : photoName(written));

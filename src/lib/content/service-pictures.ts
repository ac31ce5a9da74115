import type { PictureContent, Service } from "./schema";

// Apart from services.ts, which every page carries for its menu.
const files = import.meta.glob<Pick<Service, "picture">>("../../content/diensten/*.yaml", {
  eager: true,
  import: "default",
  query: "?fields=picture",
});

/** Throws where no such service exists. */
export function servicePicture(slug: string): PictureContent {
  const file = files[`../../content/diensten/${slug}.yaml`];
  if (!file) throw new Error(`There is no service ${slug}`);
  return file.picture;
}

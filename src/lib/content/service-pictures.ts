import type { PictureContent, Service } from "./schema";

/* Apart from the services, whose names stand in the menu of every page; these only on pages with cards. */
const files = import.meta.glob<Pick<Service, "picture">>("../../content/diensten/*.yaml", {
  eager: true,
  import: "default",
  query: "?fields=picture",
});

/** The picture of one service. Throws where no such service exists. */
export function servicePicture(slug: string): PictureContent {
  const file = files[`../../content/diensten/${slug}.yaml`];
  if (!file) throw new Error(`There is no service ${slug}`);
  return file.picture;
}

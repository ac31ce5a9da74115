import type { PictureContent } from "./types";

/* Apart from ./services, whose names stand in the menu of every page; these only on pages with cards. */
const pictures = import.meta.glob<PictureContent>("./services/*.ts", {
  eager: true,
  import: "picture",
  query: "?picture",
});

/** The picture of one service. Throws where no such service exists. */
export function servicePicture(slug: string): PictureContent {
  const picture = pictures[`./services/${slug}.ts`];
  if (!picture) throw new Error(`There is no service ${slug}`);
  return picture;
}

import otherCity from "./content/paginas/andere-plaats.yaml";
import contact from "./content/paginas/contact.yaml";
import servicesOverview from "./content/paginas/diensten.yaml";
import faq from "./content/paginas/faq.yaml";
import home from "./content/paginas/home.yaml";
import about from "./content/paginas/over-ons.yaml";
import projectsPage from "./content/paginas/projecten.yaml";
import serviceArea from "./content/paginas/werkgebied.yaml";
import { projects } from "./lib/content/projects";
import type { PictureContent } from "./lib/content/schema";
import { servicePicture } from "./lib/content/service-pictures";
import { loadService, services } from "./lib/content/services";
import { paths } from "./lib/paths";
import { withPlace } from "./lib/place-name";

/*
 * What a message or a social network shows beside a link to the site. Only the
 * prerender and `npm run share`, which draws the images, use this: a browser never does.
 */

export interface ShareImage {
  /** The kind of page, and the file: public/share/<name>.jpg */
  name: string;
  /** The words on the image. */
  title: string;
  picture: PictureContent;
}

/** Width and height in pixels, the proportion that networks ask for: https://ogp.me, 1.91 to 1. */
export const shareImageSize = { width: 1200, height: 630 };

/** Where the built site has it. */
export function shareImageAddress({ name }: ShareImage): string {
  return `/share/${name}.jpg`;
}

/** The one that suits best, or the first there is: the owner may have removed it. */
function preferred<Entry extends { slug: string }>(slug: string, entries: Entry[]): Entry | undefined {
  return entries.find((entry) => entry.slug === slug) ?? entries[0];
}

const pictureOfProject = (slug: string): PictureContent =>
  preferred(slug, projects)?.picture ?? home.hero.picture;

function pictureOfService(slug: string): PictureContent {
  const service = preferred(slug, services);
  return service ? servicePicture(service.slug) : home.hero.picture;
}

/** Each page of its own kind by its address; the others share the home page's. */
export async function shareImages(): Promise<Map<string, ShareImage>> {
  const anyPlace = withPlace(otherCity.heading, otherCity.withoutName);
  const images: [path: string, title: string, picture: PictureContent][] = [
    [paths.home, home.hero.heading, home.hero.picture],
    [paths.services, servicesOverview.heading, pictureOfService("pannendaken")],
    [paths.projects, projectsPage.heading, pictureOfProject("utrecht-monumentaal-pannendak")],
    [paths.about, about.heading, about.picture],
    [paths.contact, contact.heading, pictureOfService("dakinspectie")],
    [paths.serviceArea, serviceArea.heading, pictureOfProject("almere-nieuwbouw")],
    [paths.anyPlace, anyPlace, pictureOfProject("haarlem-dakisolatie")],
    [paths.faq, faq.heading, pictureOfProject("gooi-loodwerk")],
  ];
  for (const { slug } of services) {
    const page = await loadService(slug);
    if (page) images.push([paths.service(slug), page.heading, page.picture]);
  }
  return new Map(
    images.map(([path, title, picture]) => [path, { name: path.slice(1) || "home", title, picture }]),
  );
}

/** The image of one address: its own, that of its kind, or the home page's. */
export async function shareImageOf(path: string): Promise<ShareImage> {
  const images = await shareImages();
  const image = images.get(path.replace(/^(\/dakdekker)\/.*/, "$1")) ?? images.get("/");
  if (!image) throw new Error("The home page has no share image");
  return image;
}

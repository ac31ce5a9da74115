import shell from "../../content/algemeen.yaml";
import services from "../../content/diensten?names";
import pages from "../../content/paginas?names";
import { paths } from "../paths.ts";
import type { Menu, NavigationLink } from "./schema.ts";

const serviceLinks = services.map(({ slug, name, roof }) => ({
  path: paths.service(slug),
  label: name,
  roof,
}));
const links = [...pages, ...serviceLinks];

/** A link with the name of a page or a service. Throws when there is no such page. */
export function pageLink(path: string): NavigationLink {
  const link = links.find((candidate) => candidate.path === path);
  if (!link) throw new Error(`There is no page ${path}`);
  return link;
}

/** The roof that is red in the street at the foot of the page at `path`; none where the page is not about a roof. */
export const roofOf = (path: string) => links.find((link) => link.path === path)?.roof;

export const menu: Menu = {
  pages: shell.navigation.map(pageLink),
  services: [{ path: paths.services, label: shell.allServices }, ...serviceLinks],
  small: [paths.homeownersAssociation, paths.privacy, paths.accessibility].map(pageLink),
};

import shell from "../../content/algemeen.yaml";
import services from "../../content/diensten?names";
import pages from "../../content/paginas?names";
import { paths } from "../paths";
import type { Menu, NavigationLink } from "./schema";

const serviceLinks = services.map(({ slug, name }) => ({ path: paths.service(slug), label: name }));
const links = [...pages, ...serviceLinks];

export function pageLink(path: string): NavigationLink {
  const link = links.find((candidate) => candidate.path === path);
  if (!link) throw new Error(`There is no page ${path}`);
  return link;
}

export const menu: Menu = {
  pages: shell.navigation.map(pageLink),
  services: [{ path: paths.services, label: shell.allServices }, ...serviceLinks],
  small: [paths.homeownersAssociation, paths.privacy, paths.accessibility].map(pageLink),
};

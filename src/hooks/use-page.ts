import { useLocation, useMatches } from "react-router-dom";
import type { NavigationLink } from "../lib/content/schema";

/** What the route table says about a page, as the `handle` of its route. */
export interface PageHandle {
  /** The pages above it, from the home page down: its breadcrumbs. */
  trail: NavigationLink[];
  /** Kept out of search engines and the sitemap. */
  hidden?: boolean;
}

/** What the route table says about the page that is shown, and its one address, without the origin. */
export function usePage(): PageHandle & { path: string } {
  const { pathname } = useLocation();
  const handle = useMatches().at(-1)?.handle as PageHandle;
  // React Router also takes capitals and a slash at the end; the address of every page does without.
  return { ...handle, path: pathname.toLowerCase().replace(/(.)\/+$/, "$1") };
}

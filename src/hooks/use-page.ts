import { useLocation, useMatches } from "react-router-dom";
import type { NavigationLink } from "../lib/content/schema";

/** The `handle` of a page's route. */
export interface PageHandle {
  /** Breadcrumbs: the pages above it, from the home page down. */
  trail: NavigationLink[];
  /** Kept out of search engines and the sitemap. */
  hidden?: boolean;
}

/** The handle of the current page, and its canonical path. */
export function usePage(): PageHandle & { path: string } {
  const { pathname } = useLocation();
  const handle = useMatches().at(-1)?.handle as PageHandle;
  // React Router matches capitals and a trailing slash too.
  return { ...handle, path: pathname.toLowerCase().replace(/(.)\/+$/, "$1") };
}

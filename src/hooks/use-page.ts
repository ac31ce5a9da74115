import { useLocation, useMatches } from "react-router-dom";
import type { NavigationLink } from "../lib/content/schema.ts";

export interface PageHandle {
  /** Breadcrumbs: the pages above this one, starting at the home page. */
  trail: NavigationLink[];
  hidden?: boolean;
  /** The id in straat.svg of the house whose roof is red, and how far along the street it is, in per cent. */
  roof?: { house: string; along: number };
}

/** The handle of the current page, and its canonical path. */
export function usePage(): PageHandle & { path: string } {
  const { pathname } = useLocation();
  const handle = useMatches().at(-1)?.handle as PageHandle | undefined;
  return { trail: [], ...handle, path: pathname.toLowerCase().replace(/(.)\/+$/, "$1") };
}

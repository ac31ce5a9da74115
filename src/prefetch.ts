import { matchRoutes, type RouteObject } from "react-router-dom";

/** Fetches the code of a page when a link to it is pointed at, touched or focused, so that following it is instant. */
export function prefetchPages(routes: RouteObject[]): void {
  function prefetch({ target }: Event) {
    // By attribute: the links of the map are SVG elements, which know no pathname.
    const address = target instanceof Element && target.closest('a[href^="/"]')?.getAttribute("href");
    if (!address) return;
    for (const { route } of matchRoutes(routes, new URL(address, location.href).pathname) ?? []) {
      // A failure shows up, and is dealt with, when the link is followed.
      if (typeof route.lazy === "function") route.lazy().catch(() => {});
    }
  }
  for (const type of ["pointerover", "touchstart", "focusin"]) {
    document.addEventListener(type, prefetch, { passive: true });
  }
}

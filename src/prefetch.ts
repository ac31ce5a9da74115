import { matchRoutes, type RouteObject } from "react-router-dom";

/** Fetches a page ahead when its link, or a form that leads to it (`data-next`), is hovered, touched or focused. */
export function prefetchPages(routes: RouteObject[]): void {
  function prefetch({ target }: Event) {
    const source = target instanceof Element && target.closest('a[href^="/"], [data-next]');
    // The attribute is read, because the links of the map are SVG elements without `pathname`.
    const path = source && (source.getAttribute("href") ?? source.getAttribute("data-next"));
    if (!path) return;
    const url = new URL(path, location.href);
    if (url.pathname === location.pathname) return;
    for (const { route, params } of matchRoutes(routes, url.pathname) ?? []) {
      const { lazy, loader } = route;
      const code = typeof lazy === "function" && lazy();
      const request = new Request(url);
      const text = typeof loader === "function" && loader({ params, request, url, pattern: "", context: {} });
      Promise.all([code, text]).catch(() => {});
    }
  }
  for (const type of ["pointerover", "touchstart", "focusin"]) {
    document.addEventListener(type, prefetch, { passive: true });
  }
}

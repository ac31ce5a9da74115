import { useLayoutEffect, useRef } from "react";
import { useLocation, useNavigationType } from "react-router-dom";

/** The router's key is the same for every first load, hence the path beside it. */
const storageKey = (pathname: string, key: string) => `scroll:${pathname}:${key}`;

/** Whether this document was opened anew, not by reloading it or by coming back to it from another site. */
function isFreshVisit(): boolean {
  const [navigation] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  return navigation?.type === "navigate";
}

/**
 * Scrolls to the top on every new path, or to the element that the address
 * names; on Back and Forward to where the visitor was. On a new path focus goes
 * to the page's h1, so that a screen reader starts there.
 */
export function ScrollMemory() {
  const { key, pathname, hash } = useLocation();
  const navigationType = useNavigationType();
  const previousPath = useRef(pathname);
  const firstPage = useRef(true);

  // Before paint, so that no frame shows the new page at the old position.
  useLayoutEffect(() => {
    const isNewPath = previousPath.current !== pathname;
    previousPath.current = pathname;
    const isFirstPage = firstPage.current;
    firstPage.current = false;
    if (isFirstPage && isFreshVisit()) return;
    if (navigationType === "POP") {
      const position = Number(sessionStorage.getItem(storageKey(pathname, key)));
      if (position > 0) window.scrollTo(0, position);
      else if (isNewPath) window.scrollTo(0, 0);
    } else {
      const target = hash && document.getElementById(decodeURIComponent(hash.slice(1)));
      if (target) target.scrollIntoView();
      else window.scrollTo(0, 0);
    }
    if (isNewPath) document.querySelector("h1")?.focus({ preventScroll: true });
  }, [key, pathname, hash, navigationType]);

  // In the same phase as above: the scrolling that it causes must not be noted under the previous key.
  useLayoutEffect(() => {
    window.history.scrollRestoration = "manual";
    const remember = () =>
      sessionStorage.setItem(storageKey(pathname, key), String(Math.round(window.scrollY)));
    window.addEventListener("scroll", remember, { passive: true });
    return () => window.removeEventListener("scroll", remember);
  }, [pathname, key]);

  return null;
}

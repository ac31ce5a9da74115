import { useLayoutEffect, useRef } from "react";
import { useLocation, useNavigationType } from "react-router-dom";

const storageKey = (key: string) => `scroll:${key}`;

/**
 * Scrolls to the top on every new path, or to the element that the address
 * names; on Back and Forward to where the visitor was. On a new path focus goes
 * to the page's h1, so that a screen reader starts there.
 */
export function ScrollMemory() {
  const { key, pathname, hash } = useLocation();
  const navigationType = useNavigationType();
  const previousPath = useRef(pathname);

  // Before paint, so that no frame shows the new page at the old position.
  useLayoutEffect(() => {
    const isNewPath = previousPath.current !== pathname;
    previousPath.current = pathname;
    if (navigationType === "POP") {
      const position = Number(sessionStorage.getItem(storageKey(key)));
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
    const remember = () => sessionStorage.setItem(storageKey(key), String(Math.round(window.scrollY)));
    window.addEventListener("scroll", remember, { passive: true });
    return () => window.removeEventListener("scroll", remember);
  }, [key]);

  return null;
}

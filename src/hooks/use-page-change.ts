import { useEffect, useLayoutEffect, useRef } from "react";
import { useLocation, useNavigationType } from "react-router-dom";

/**
 * Scrolls to the top on every path change, Back included, or to the part that a link names. Moves focus to the heading
 * there, which announces the page. A reload keeps its scroll position, even after the system discarded the tab.
 */
export function usePageChange(): void {
  const { key, pathname, hash } = useLocation();
  const navigationType = useNavigationType();
  const place = useRef({ key, pathname });

  useEffect(() => {
    const letRestore = () => {
      history.scrollRestoration = "auto";
    };
    const follow = () => {
      history.scrollRestoration = document.hidden ? "auto" : "manual";
    };
    follow();
    addEventListener("pagehide", letRestore);
    document.addEventListener("visibilitychange", follow);
    return () => {
      removeEventListener("pagehide", letRestore);
      document.removeEventListener("visibilitychange", follow);
    };
  }, []);

  useLayoutEffect(() => {
    const formerPlace = place.current;
    if (formerPlace.key === key) return;
    place.current = { key, pathname };
    const part = document.getElementById(hash.slice(1));
    if (part) part.scrollIntoView();
    else window.scrollTo(0, 0);
    // Within a page, Back and links that the browser itself follows leave focus where it is.
    if (formerPlace.pathname === pathname && navigationType === "POP") return;
    const heading = part?.querySelector("h2") ?? document.querySelector("h1");
    heading?.setAttribute("tabindex", "-1");
    heading?.focus({ preventScroll: true });
  }, [key, pathname, hash, navigationType]);
}

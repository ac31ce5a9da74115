import { useLayoutEffect, useRef } from "react";
import { useLocation, useNavigationType } from "react-router-dom";
import { tabStorage } from "../lib/tab-storage";

/** The router's key is the same for every first load, hence the path beside it. */
const storageKey = (kind: "scroll" | "focus", pathname: string, key: string) => `${kind}:${pathname}:${key}`;

/** All links to one address, the last on the page first: menus, which come and go, stand at its top. */
function linksTo(address: string): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>(`a[href="${CSS.escape(address)}"]`)].reverse();
}

/** Focuses the link that the visitor followed from this page; false where it is not there or not in view. */
function focusFollowedLink(noted: string): boolean {
  const [, index = "", address = ""] = noted.match(/^(\d+) (.+)$/) ?? [];
  const link = linksTo(address)[Number(index)];
  link?.focus({ preventScroll: true });
  return link !== undefined && document.activeElement === link;
}

/** Focuses the heading where reading starts: of the part of the page that the address names, else of the page. */
function focusHeading(part: HTMLElement | null): void {
  const heading = part?.querySelector<HTMLElement>("h2") ?? document.querySelector("h1");
  heading?.setAttribute("tabindex", "-1");
  heading?.focus({ preventScroll: true });
}

/**
 * Scrolls to where the visitor was. While a part of the page is still being fetched the page can be too short for
 * that: then again whenever it grows, until it is long enough or the visitor does something. Returns how to stop that.
 */
function returnTo(position: number): (() => void) | undefined {
  /** False where the page is too short. */
  const reach = () => {
    window.scrollTo(0, position);
    return Math.round(window.scrollY) >= position;
  };
  if (reach()) return;
  const growth = new ResizeObserver(() => reach() && stop());
  const stop = () => growth.disconnect();
  growth.observe(document.body);
  for (const type of ["wheel", "touchstart", "pointerdown", "keydown"]) {
    window.addEventListener(type, stop, { once: true, capture: true, passive: true });
  }
  return stop;
}

/** Whether this document was opened anew, not by reloading it or by coming back to it from another site. */
function isFreshVisit(): boolean {
  const [navigation] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  return navigation?.type === "navigate";
}

/**
 * Scrolls to the top on every new path, or to the element that the address
 * names; on Back and Forward to where the visitor was. On a new path focus goes
 * along: to the link that was followed when coming back, else to the heading
 * where reading starts. A screen reader says what gets focus, so that this is
 * also the one announcement of the new page.
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
    const target = document.getElementById(hash.slice(1));
    let stopReturning: (() => void) | undefined;
    if (navigationType === "POP") {
      const position = Number(tabStorage.get(storageKey("scroll", pathname, key)));
      if (position > 0) stopReturning = returnTo(position);
      else if (isNewPath) window.scrollTo(0, 0);
    } else if (target) target.scrollIntoView();
    else window.scrollTo(0, 0);
    if (isNewPath) {
      const noted = navigationType === "POP" && tabStorage.get(storageKey("focus", pathname, key));
      if (!noted || !focusFollowedLink(noted)) focusHeading(target);
    }
    return stopReturning;
  }, [key, pathname, hash, navigationType]);

  // In the same phase as above: the scrolling that it causes must not be noted under the previous key.
  useLayoutEffect(() => {
    window.history.scrollRestoration = "manual";
    const remember = () =>
      tabStorage.set(storageKey("scroll", pathname, key), String(Math.round(window.scrollY)));
    const rememberLink = ({ target }: Event) => {
      const link = (target as Element).closest<HTMLElement>("a[href]");
      const address = link?.getAttribute("href");
      if (!link || !address) return;
      const note = `${linksTo(address).indexOf(link)} ${address}`;
      tabStorage.set(storageKey("focus", pathname, key), note);
      // A browser tells of scrolling with its next frame, which may show the next page already.
      remember();
    };
    window.addEventListener("scroll", remember, { passive: true });
    // Before React hears of the click, and leaves this page.
    document.addEventListener("click", rememberLink, { capture: true });
    return () => {
      window.removeEventListener("scroll", remember);
      document.removeEventListener("click", rememberLink, { capture: true });
    };
  }, [pathname, key]);

  return null;
}

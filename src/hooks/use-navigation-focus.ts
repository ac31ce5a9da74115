import { useEffect, useLayoutEffect, useRef } from "react";
import { useLocation, useNavigationType } from "react-router-dom";
import { tabStorage } from "../lib/tab-storage";

const links = () => [...document.querySelectorAll<HTMLAnchorElement>('a[href^="/"]')];

/**
 * Moves focus along with every change of page: to the heading where reading starts, on Back to the link that was
 * followed. A screen reader says what gets focus, so that this is also the one announcement of the new page.
 */
export function useNavigationFocus(): void {
  const { key, pathname, hash } = useLocation();
  const navigationType = useNavigationType();
  const shownPath = useRef(pathname);
  // React Router's key is the same for the first page of every visit, hence the path beside it.
  const entry = `followed:${pathname}:${key}`;

  useEffect(() => {
    const noteLink = ({ target }: MouseEvent) => {
      const index = links().indexOf((target as Element).closest("a") as HTMLAnchorElement);
      if (index >= 0) tabStorage.set(entry, String(index));
    };
    // Before React Router hears of the click, and leaves this page.
    document.addEventListener("click", noteLink, { capture: true });
    return () => document.removeEventListener("click", noteLink, { capture: true });
  }, [entry]);

  useLayoutEffect(() => {
    // Within a page only a link to one of its parts moves it.
    if (shownPath.current === pathname && (navigationType === "POP" || !hash)) return;
    shownPath.current = pathname;
    const followed = navigationType === "POP" ? tabStorage.get(entry) : null;
    const link = followed === null ? undefined : links()[Number(followed)];
    link?.focus({ preventScroll: true });
    if (link && document.activeElement === link) return;
    const part = document.getElementById(hash.slice(1));
    const heading = part?.querySelector("h2") ?? document.querySelector("h1");
    heading?.setAttribute("tabindex", "-1");
    heading?.focus({ preventScroll: true });
  }, [entry, pathname, hash, navigationType]);
}

import { useEffect, useLayoutEffect, useRef } from "react";
import { useLocation, useNavigationType } from "react-router-dom";
import { tabStorage } from "../lib/browser/tab-storage";

const links = () => [...document.querySelectorAll<HTMLAnchorElement>('a[href^="/"]')];

/** After a navigation, moves focus to the heading (which announces the page), on Back to the link that was followed. */
export function useNavigationFocus(): void {
  const { key, pathname, hash } = useLocation();
  const navigationType = useNavigationType();
  const shownPath = useRef(pathname);
  // The key of a visit's first entry is always "default", hence the path.
  const entry = `followed:${pathname}:${key}`;

  useEffect(() => {
    const noteLink = ({ target }: MouseEvent) => {
      const index = links().indexOf((target as Element).closest("a") as HTMLAnchorElement);
      if (index >= 0) tabStorage.set(entry, String(index));
    };
    // In the capture phase: React Router handles the click in the bubble phase.
    document.addEventListener("click", noteLink, { capture: true });
    return () => document.removeEventListener("click", noteLink, { capture: true });
  }, [entry]);

  useLayoutEffect(() => {
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

import { tabStorage } from "./tab-storage";

const lastPath = "path";

/** Notes the path that the tab shows. Returns whether it showed another one before. */
export function isNewPath(): boolean {
  const { pathname } = location;
  const last = tabStorage.get(lastPath) ?? pathname;
  tabStorage.set(lastPath, pathname);
  return last !== pathname;
}

/**
 * Begins a page at the top where its path is new, on Back from a page load too; a reload keeps its place. Part of the
 * inline script, because the browser scrolls before other code loads.
 */
export function beginAtTop(): void {
  history.scrollRestoration = isNewPath() ? "manual" : "auto";
  addEventListener("pageshow", ({ persisted }) => persisted && isNewPath() && scrollTo(0, 0));
}

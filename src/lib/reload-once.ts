import { tabStorage } from "./tab-storage";

/**
 * Reloads the page, because its code may be gone: a new release has other file names, and a page that was open
 * before it still asks for the old ones. Returns whether a reload is under way: at most one per minute, as a second
 * would not help either, and none offline, where the browser would replace the page by its own error.
 */
export function reloadOnce(): boolean {
  const reloadedAt = Number(tabStorage.get("reloaded-at"));
  // This document is the one being replaced.
  if (reloadedAt > performance.timeOrigin) return true;
  if (Date.now() - reloadedAt < 60_000 || !navigator.onLine) return false;
  // Without storage nothing would end the reloading.
  if (!tabStorage.set("reloaded-at", String(Date.now()))) return false;
  window.location.reload();
  return true;
}

/**
 * For code that failed to load or to start: reloads, and where that is no use shows what stands in the HTML for this
 * case (`.dead-form` in the style sheet). Never throws, in no browser: it is all that runs then.
 */
export function recover(error: unknown): void {
  console.error(error);
  if (!reloadOnce()) document.documentElement.classList.add("scripts-failed");
}

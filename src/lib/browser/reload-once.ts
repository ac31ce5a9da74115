import { tabStorage } from "./tab-storage";

/** Reloads for code that is gone after a release, once a minute at most; returns whether the page reloads. */
export function reloadOnce(): boolean {
  const reloadedAt = Number(tabStorage.get("reloaded-at"));
  if (reloadedAt > performance.timeOrigin) return true;
  if (Date.now() - reloadedAt < 60_000 || !navigator.onLine) return false;
  // Without storage nothing would end the reloading.
  if (!tabStorage.set("reloaded-at", String(Date.now()))) return false;
  window.location.reload();
  return true;
}

/** For code that failed to load or to start: reloads, or shows `.dead-form` where that is no use. */
export function recover(error: unknown): void {
  console.error(error);
  if (!reloadOnce()) document.documentElement.classList.add("scripts-failed");
}

import { tabStorage } from "./tab-storage";

/** Hosts may let a browser keep "not found" as long as the code itself, a year: https://github.com/sveltejs/kit/issues/16615 */
async function fetchCodeAnew(): Promise<void> {
  const code = performance.getEntriesByType("resource").filter(({ name }) => name.endsWith(".js"));
  const signal = AbortSignal.timeout(5_000);
  await Promise.allSettled(code.map(({ name }) => fetch(name, { cache: "reload", signal })));
}

/** Reloads for code that is missing, once a minute at most; returns whether the page reloads. */
export function reloadOnce(): boolean {
  // Not a variable: the inline script of a page has this module too.
  const { classList } = document.documentElement;
  if (classList.contains("reloading")) return true;
  const isTooSoon = Date.now() - Number(tabStorage.get("reloaded-at")) < 60_000;
  // Without storage nothing would end the reloading.
  if (isTooSoon || !navigator.onLine || !tabStorage.set("reloaded-at", String(Date.now()))) return false;
  classList.add("reloading");
  void fetchCodeAnew().finally(() => window.location.reload());
  return true;
}

/** For code that failed to load or to start: reloads, or shows `.dead-form` where that is no use. */
export function recover(error: unknown): void {
  console.error(error);
  if (!reloadOnce()) document.documentElement.classList.add("scripts-failed");
}

import { tabStorage } from "./tab-storage";

/* What happens when code that comes after the first paint cannot be fetched. */

let reloading = false;

/**
 * Loads the page anew when its code is gone: a new version of the site has other file names, and a page that was
 * open before then still asks for the old ones.
 */
export function reloadWhenCodeIsGone(): void {
  window.addEventListener("vite:preloadError", () => {
    const reloadedAt = Number(tabStorage.get("reloaded-at"));
    // Once a minute at most: if reloading did not help, the error page of the app is the better answer.
    // And never without a network: the browser would put its own error in place of the page.
    if (Date.now() - reloadedAt < 60_000 || !navigator.onLine) return;
    // Where nothing can be kept, nothing would end the reloading.
    if (!tabStorage.set("reloaded-at", String(Date.now()))) return;
    reloading = true;
    window.location.reload();
  });
}

/**
 * Rejects with the error of code that was not fetched. Never settles while the page is being loaded anew, so that
 * it stays as it is until then.
 */
export function failUnlessReloading(error: unknown): Promise<never> {
  return reloading ? new Promise(() => {}) : Promise.reject(error);
}

/**
 * Fetches the code of a part of a page. Without a network it waits for one, and what the HTML holds of the part
 * stays; rejects when the code cannot be fetched with one.
 */
export async function fetchPart<Module>(load: () => Promise<Module>): Promise<Module> {
  try {
    return await load();
  } catch (error) {
    if (navigator.onLine) return failUnlessReloading(error);
    await new Promise((resolve) => window.addEventListener("online", resolve, { once: true }));
    return fetchPart(load);
  }
}

import { tabStorage } from "./tab-storage";

/** Code that comes after the page it belongs to. */
export interface LateModule<Module> {
  /** Fetches the code, once; rejects when that fails, and tries anew when asked again. */
  fetch(): Promise<Module>;
  /** The code, once it is there. */
  fetched?: Module;
}

/** Code that comes late; `load` is its dynamic import. */
export function lateModule<Module>(load: () => Promise<Module>): LateModule<Module> {
  const module: LateModule<Module> = {
    fetch: async () => {
      module.fetched ??= await load();
      return module.fetched;
    },
  };
  return module;
}

/**
 * Loads the page anew, because its code may be gone: a new version of the site has other file names, and a page
 * that was open before then still asks for the old ones. Returns whether it does: once a minute at most, as then
 * it did not help, and never without a network, where the browser would put its own error in place of the page.
 */
export function reloadOnce(): boolean {
  const reloadedAt = Number(tabStorage.get("reloaded-at"));
  if (Date.now() - reloadedAt < 60_000 || !navigator.onLine) return false;
  // Where nothing can be kept, nothing would end the reloading.
  if (!tabStorage.set("reloaded-at", String(Date.now()))) return false;
  window.location.reload();
  return true;
}

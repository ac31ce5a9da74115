import { modulesAttribute } from "./prerendered-page.ts";
import { tabStorage } from "./tab-storage.ts";

const lastReload = "reloaded-at";

/** Whether the site answers: without a network a reload would replace the page by an error of the browser. */
async function isSiteBack(): Promise<boolean> {
  const answer = await fetch(location.href, { cache: "reload", signal: AbortSignal.timeout(30_000) });
  // The login page of a Wi-Fi network may answer in place of the site.
  return (await answer.text()).includes(modulesAttribute);
}

/** Reloads if the page can be fetched; otherwise changes nothing. Resolves with whether it reloads. */
export async function reloadWhenBack(mayReload = () => true): Promise<boolean> {
  const isBack = (await isSiteBack().catch(() => false)) && mayReload();
  if (isBack) location.reload();
  return isBack;
}

/** Reloads without being asked, at most once a minute, so that code that never works does not reload endlessly. */
export function reloadOnce(): Promise<boolean> {
  // The time is checked after the answer, because two failures at once both wait for an answer.
  const isTooSoon = () => Date.now() - Number(tabStorage.get(lastReload)) < 60_000;
  // When storage is blocked, the page does not reload, because nothing would stop the next reload.
  return reloadWhenBack(() => !isTooSoon() && tabStorage.set(lastReload, String(Date.now())));
}

/** Reloads after code failed to load or to start, or shows `.dead-form` when that would not help. */
export async function recover(error: unknown): Promise<void> {
  console.error(error);
  if (!(await reloadOnce())) document.documentElement.classList.add("scripts-failed");
}

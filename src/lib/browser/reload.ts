import { modulesAttribute } from "./prerendered-page";
import { tabStorage } from "./tab-storage";

const lastReload = "reloaded-at";

async function fetchAnew(address: string): Promise<{ ok: boolean; text: string }> {
  // Past the cache: a host may let a browser keep "not found" for a year, https://github.com/sveltejs/kit/issues/16615
  const answer = await fetch(address, { cache: "reload", signal: AbortSignal.timeout(30_000) });
  return { ok: answer.ok, text: await answer.text() };
}

/** Whether a reload would give a working page: fetches its HTML, the code named there, and the code this tab asked for. */
async function isPageBack(): Promise<boolean> {
  const { text } = await fetchAnew(location.href);
  const [, names] = text.match(`${modulesAttribute}="([^"]+)"`) ?? [];
  // A Wi-Fi portal answers in place of the site.
  if (!names) return false;
  const modules = names.split(" ").map((path) => new URL(path, location.href).href);
  const asked = performance.getEntriesByType("resource").map(({ name }) => name);
  // The files of an earlier release are gone for good.
  const isSameRelease = asked.some((name) => name === modules[0]);
  const code = isSameRelease ? [...modules, ...asked.filter((name) => name.endsWith(".js"))] : modules;
  const answers = await Promise.all([...new Set(code)].map(fetchAnew));
  return answers.every(({ ok }) => ok);
}

/** Reloads if the page and its code can be fetched; otherwise changes nothing. Resolves with whether it reloads. */
export async function reloadWhenBack(mayReload = () => true): Promise<boolean> {
  const isBack = (await isPageBack().catch(() => false)) && mayReload();
  if (isBack) location.reload();
  return isBack;
}

/** Reloads without being asked, at most once a minute, so that code that never works does not reload endlessly. */
export function reloadOnce(): Promise<boolean> {
  const isTooSoon = Date.now() - Number(tabStorage.get(lastReload)) < 60_000;
  // When storage is blocked, nothing would stop the reloading.
  return reloadWhenBack(() => !isTooSoon && tabStorage.set(lastReload, String(Date.now())));
}

/** Call when code failed to load or to start: reloads, or shows `.dead-form` when a reload would not help. */
export async function recover(error: unknown): Promise<void> {
  console.error(error);
  if (!(await reloadOnce())) document.documentElement.classList.add("scripts-failed");
}

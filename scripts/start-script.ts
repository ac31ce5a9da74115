/**
 * The one inline script of a page: it fetches the app (the addresses in its own
 * `data-modules`, so that the script is the same on every page and the content
 * security policy needs one hash) and the typeface (by taking away `data-first-paint`,
 * see src/index.css) after the browser has painted, so that they never compete with
 * the first picture of the page, or at once when a visitor does something.
 * Measured: `load`, two frames and 50 ms gave the first paint of a page without
 * any script; `load` or `fetchpriority=low` alone did not.
 *
 * The first thing that a visitor does also settles `window.firstUse`; see src/ui/on-use.ts.
 * A click on a button that the app has not reached yet is kept in `window.earlyClick`;
 * see src/lib/early-click.ts.
 */
const startScript = `{
const page = document.documentElement;
const modules = document.currentScript.dataset.modules.split(" ");
let started;
const start = () => {
if (started) return;
started = true;
for (const module of modules) import(module);
delete page.dataset.firstPaint;
};
window.firstUse = new Promise((resolve) => {
for (const type of ["pointermove", "touchstart", "keydown", "focusin", "scroll", "click"]) addEventListener(type, resolve, { capture: true, once: true, passive: true });
});
firstUse.then(start);
addEventListener("load", () => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(start, 50))));
addEventListener("click", ({ target }) => {
if (!("ready" in page.dataset) || target.closest("[data-waiting]")) window.earlyClick = target.closest("button[aria-expanded]");
}, true);
}`.replaceAll("\n", "");

/** The script element that starts the app from `modules`, addresses on this site. */
export function startScriptElement(modules: string[]): string {
  return `<script data-modules="${modules.join(" ")}">${startScript}</script>`;
}

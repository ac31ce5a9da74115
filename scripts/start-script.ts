/**
 * The one inline script of a page: it fetches the app (the addresses in its own
 * `data-modules`, so that the script is the same on every page and the content
 * security policy needs one hash) after the browser has painted, so that scripts
 * never compete with the first picture of the page, or at once when a visitor
 * touches the page.
 * Measured: `load`, two frames and 50 ms gave the first paint of a page without
 * any script; `load` or `fetchpriority=low` alone did not.
 *
 * A tap on a button that the app has not reached yet is kept in
 * `window.earlyClick`; the app repeats it once it has attached.
 */
const startScript = `{
const modules = document.currentScript.dataset.modules.split(" ");
let started;
const start = () => { if (!started) { started = true; for (const module of modules) import(module); } };
for (const type of ["pointerdown", "touchstart", "keydown"]) addEventListener(type, start, { once: true, passive: true });
addEventListener("load", () => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(start, 50))));
addEventListener("click", ({ target }) => {
if (!("ready" in document.documentElement.dataset)) window.earlyClick = target.closest("button[aria-expanded]");
}, true);
}`.replaceAll("\n", "");

/** The script element that starts the app from `modules`, addresses on this site. */
export function startScriptElement(modules: string[]): string {
  return `<script data-modules="${modules.join(" ")}">${startScript}</script>`;
}

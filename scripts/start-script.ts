import { attribute } from "./attribute";

/**
 * The one inline script of a page: it fetches the app and the typeface (the addresses in
 * its own `data-modules` and `data-typeface`, so that the script is the same on every page
 * and the content security policy needs one hash) after the browser has painted, so that
 * they never compete with the first picture of the page, or at once when a visitor does
 * something. The typeface is added once it is there, so that the page is laid out anew once.
 * Measured: `load`, two frames and 50 ms gave the first paint of a page without
 * any script; `load` or `fetchpriority=low` alone did not.
 *
 * The first thing that a visitor does also settles `window.firstUse`; see src/ui/on-use.ts.
 * A click on a button that the app has not reached yet is kept in `window.earlyClick`;
 * see src/lib/early-click.ts.
 */
const startScript = `{
const page = document.documentElement;
const { modules, typeface } = document.currentScript.dataset;
let started;
const start = () => {
if (started) return;
started = true;
for (const module of modules.split(" ")) import(module);
new FontFace(...JSON.parse(typeface)).load().then((face) => document.fonts.add(face), () => {});
};
window.firstUse = new Promise((resolve) => {
for (const type of ["pointermove", "touchstart", "keydown", "focusin", "scroll", "click"]) addEventListener(type, resolve, { capture: true, once: true, passive: true });
});
firstUse.then(start);
addEventListener("load", () => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(start, 50))));
addEventListener("click", ({ target }) => {
if (!page.dataset.app || target.closest("[data-waiting]")) window.earlyClick = target.closest("button[aria-expanded]");
}, true);
}`.replaceAll("\n", "");

/** A typeface as the constructor of `FontFace` takes it. */
export type Typeface = [family: string, source: string, descriptors: { weight: string }];

/** The script element that starts the app from `modules`, addresses on this site. */
export function startScriptElement(modules: string[], typeface: Typeface): string {
  const data = attribute(JSON.stringify(typeface));
  return `<script data-modules="${modules.join(" ")}" data-typeface="${data}">${startScript}</script>`;
}

import { keepDrafts, restoreDraft } from "./lib/drafts";
import { recover } from "./lib/reload-once";

/*
 * The inline script of every page: imports the app's modules, listed in its own `data-modules`, after the browser has
 * painted, so that they never compete with the first picture of the page, or at once when a visitor does something.
 * Measured: `load`, two frames and 50 ms gave the first paint of a page without any script; `load` or
 * `fetchpriority=low` alone did not. Compiled by scripts/build/deferred-loader.ts.
 */

const modules = document.currentScript?.dataset.modules?.split(" ") ?? [];

/** May run twice: a browser imports a module once. */
function start() {
  for (const module of modules) import(/* @vite-ignore */ module).catch(recover);
}

for (const type of ["pointermove", "touchstart", "keydown", "focusin", "scroll", "click"]) {
  addEventListener(type, start, { capture: true, once: true, passive: true });
}
addEventListener("load", () =>
  requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(start, 50))),
);

keepDrafts();
addEventListener("DOMContentLoaded", () => {
  for (const form of document.forms) restoreDraft(form);
});

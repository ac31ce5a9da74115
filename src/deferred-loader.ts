/*
 * The one script that stands in every page: it starts the app, whose addresses are in its own `data-modules`, after
 * the browser has painted, so that it never competes with the first picture of the page, or at once when a visitor
 * does something. Measured: `load`, two frames and 50 ms gave the first paint of a page without any script; `load`
 * or `fetchpriority=low` alone did not. scripts/build/deferred-loader.ts compiles it.
 */

const modules = document.currentScript?.dataset.modules?.split(" ") ?? [];

/** A second time it does nothing: a browser keeps the modules that it has. */
function start() {
  for (const module of modules) import(/* @vite-ignore */ module);
}

for (const type of ["pointermove", "touchstart", "keydown", "focusin", "scroll", "click"]) {
  addEventListener(type, start, { capture: true, once: true, passive: true });
}
addEventListener("load", () =>
  requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(start, 50))),
);

import { recover } from "./lib/browser/reload";
import { runToggles } from "./lib/browser/toggles";
import { keepDrafts, restoreDraft } from "./lib/forms/drafts";

/* The inline script of every page. Measured: `load`, two frames and 50 ms paint as early as a page without scripts. */

const modules = document.currentScript?.dataset.modules?.split(" ") ?? [];

/** May run twice: a browser imports a module once. */
function start() {
  Promise.all(modules.map((module) => import(/* @vite-ignore */ module))).catch(recover);
}

for (const type of ["pointermove", "touchstart", "keydown", "focusin", "scroll", "click"]) {
  addEventListener(type, start, { capture: true, once: true, passive: true });
}
addEventListener("load", () =>
  requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(start, 50))),
);

runToggles();
keepDrafts();
addEventListener("DOMContentLoaded", () => {
  for (const form of document.forms) restoreDraft(form);
});

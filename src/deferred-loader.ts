import { beginAtTop } from "./lib/browser/page-top.ts";
import { modulesAttribute } from "./lib/browser/prerendered-page.ts";
import { recover } from "./lib/browser/reload.ts";
import { runToggles } from "./lib/browser/toggles.ts";
import { keepDrafts, restoreDraft } from "./lib/forms/visitor-drafts.ts";

/*
 * This is the inline script of every page. It starts the modules at the first interaction, or after `load`, two frames
 * and 50 ms. This delay lets the page paint as early as a page without scripts (measured).
 */

const modules = document.currentScript?.getAttribute(modulesAttribute)?.split(" ") ?? [];

/** Starts the modules. A second call does no harm, because a browser runs a module only once. */
function start() {
  Promise.all(modules.map((module) => import(/* @vite-ignore */ module))).catch(recover);
}

for (const type of ["pointermove", "touchstart", "keydown", "focusin", "scroll", "click"]) {
  addEventListener(type, start, { capture: true, once: true, passive: true });
}
addEventListener("load", () =>
  requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(start, 50))),
);

beginAtTop();
runToggles();
keepDrafts();
addEventListener("DOMContentLoaded", () => {
  for (const form of document.forms) restoreDraft(form);
});

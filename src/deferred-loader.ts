import { beginAtTop } from "./lib/browser/page-top.ts";
import { modulesAttribute } from "./lib/browser/prerendered-page.ts";
import { recover } from "./lib/browser/reload.ts";
import { runToggles } from "./lib/browser/toggles.ts";
import { keepDrafts, restoreDraft } from "./lib/forms/visitor-drafts.ts";

/*
 * This is the inline script of every page. It starts the modules after `load`, two frames and 50 ms, so that the page
 * paints as early as one without scripts (measured), or at the first interaction.
 */

const modules = document.currentScript?.getAttribute(modulesAttribute)?.split(" ") ?? [];

/** It may be called twice, because a browser runs a module only once. */
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

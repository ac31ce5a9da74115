import { isClosedSoon } from "../supabase/functions/_shared/closed-days.ts";

/*
 * The build puts this script into each page while a closure of the office is planned or under way. From a week before
 * the closure, the script shows each hidden notice as soon as the browser reads the notice, so that nothing moves.
 */

const [from = "", through = ""] = document.currentScript?.dataset.closed?.split("/") ?? [];
if (isClosedSoon({ from, through }, Date.now())) {
  const observer = new MutationObserver(() => {
    for (const notice of document.querySelectorAll(".closed-notice")) notice.removeAttribute("hidden");
  });
  observer.observe(document, { childList: true, subtree: true });
  addEventListener("DOMContentLoaded", () => observer.disconnect());
}

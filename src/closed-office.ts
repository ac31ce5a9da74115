import { isClosedSoon } from "../supabase/functions/_shared/closed-days";

/*
 * An inline script while the owner has written down when the office is closed. On those days it shows each hidden notice
 * as the browser reads it, so that nothing moves, and the HTML does not depend on the day.
 */

const [from = "", through = ""] = document.currentScript?.dataset.closed?.split("/") ?? [];
if (isClosedSoon({ from, through }, Date.now())) {
  const observer = new MutationObserver(() => {
    for (const notice of document.querySelectorAll(".closed-notice")) notice.removeAttribute("hidden");
  });
  observer.observe(document, { childList: true, subtree: true });
  addEventListener("DOMContentLoaded", () => observer.disconnect());
}

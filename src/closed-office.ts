import { isClosedSoon } from "../supabase/functions/_shared/closed-days";

/*
 * An inline script while the owner has written down when the office is closed. It runs before anything is painted, so
 * that nothing moves, and the HTML does not depend on the day.
 */

const [from = "", through = ""] = document.currentScript?.dataset.closed?.split("/") ?? [];
document.documentElement.classList.toggle("closed", isClosedSoon({ from, through }, Date.now()));

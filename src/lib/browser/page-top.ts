/**
 * Lets Back to this page begin at the top, as after hydration, where a link was followed before React ran. Part of the
 * inline script. Said before the page is left, because Chromium restores the place that an entry of the history had.
 */
export function beginAtTop(): void {
  addEventListener("click", ({ target, defaultPrevented }) => {
    // React has followed the link itself, and the page stays.
    if (defaultPrevented || !(target as Element).closest('a[href^="/"]')) return;
    history.scrollRestoration = "manual";
    // A page from the back/forward cache stands where it was left.
    addEventListener("pageshow", () => scrollTo(0, 0), { once: true });
  });
}

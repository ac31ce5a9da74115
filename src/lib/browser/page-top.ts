/**
 * Lets Back to this page begin at the top, as after hydration, where a link was followed before React ran. It acts at
 * the click, because Chromium restores the place that an entry of the history had.
 */
export function beginAtTop(): void {
  addEventListener("click", ({ target, defaultPrevented, ctrlKey, metaKey, shiftKey, altKey }) => {
    const link = (target as Element).closest<HTMLAnchorElement>('a[href^="/"]');
    const opensElsewhere = ctrlKey || metaKey || shiftKey || altKey || link?.target;
    // React may have followed the link itself, or it leads to a part of this page: then the page stays.
    if (!link || opensElsewhere || defaultPrevented || link.pathname === location.pathname) return;
    history.scrollRestoration = "manual";
    // A page from the back/forward cache stands where it was left.
    const onPageHide = () => addEventListener("pageshow", () => scrollTo(0, 0), { once: true });
    addEventListener("pagehide", onPageHide, { once: true });
  });
}

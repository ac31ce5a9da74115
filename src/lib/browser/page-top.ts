/**
 * Makes Back to this page begin at the top, also when the visitor followed a link before React ran. The click turns
 * scroll restoration off, because Chromium ignores what the page sets when it loads again.
 */
export function beginAtTop(): void {
  addEventListener("click", ({ target, defaultPrevented, ctrlKey, metaKey, shiftKey, altKey }) => {
    const link = (target as Element).closest<HTMLAnchorElement>('a[href^="/"]');
    const opensElsewhere = ctrlKey || metaKey || shiftKey || altKey || link?.target;
    // The page stays when React has followed the link itself, or when the link leads to a part of this page.
    if (!link || opensElsewhere || defaultPrevented || link.pathname === location.pathname) return;
    history.scrollRestoration = "manual";
    // A page from the back/forward cache keeps its scroll position, so it is scrolled to the top here.
    const onPageHide = () => addEventListener("pageshow", () => scrollTo(0, 0), { once: true });
    addEventListener("pagehide", onPageHide, { once: true });
  });
}

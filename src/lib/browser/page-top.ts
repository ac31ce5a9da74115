/**
 * Lets Back to this page begin at the top, as after hydration, where a link was followed before React ran. Part of the
 * inline script. Said before the page is left, because Chromium restores the place that an entry of the history had.
 */
export function beginAtTop(): void {
  let isLeft = false;
  const leave = ({ target }: Event) => {
    if (!(target as Element).closest?.('a[href^="/"]')) return;
    isLeft = true;
    history.scrollRestoration = "manual";
  };
  addEventListener("click", leave, { capture: true });
  // A page from the back/forward cache stands where it was left.
  addEventListener("pageshow", ({ persisted }) => persisted && isLeft && scrollTo(0, 0));
}

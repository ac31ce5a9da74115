/** Lets the buttons of the header with `aria-expanded` toggle it, before React runs and after; style sheets show what opens. */
export function runToggles(): void {
  addEventListener("click", ({ target }) => {
    const button = (target as Element).closest("header [aria-expanded]");
    button?.setAttribute("aria-expanded", String(button.ariaExpanded !== "true"));
  });
}

/** Lets the buttons of the header with `aria-expanded` toggle it, before React runs and after; style sheets show what opens. */
export function runToggles(): void {
  addEventListener("click", ({ target }) => {
    const button = (target as Element).closest("header [aria-expanded]");
    button?.setAttribute("aria-expanded", String(button.getAttribute("aria-expanded") !== "true"));
    // A list inside a menu is closed when the menu opens again.
    for (const inner of button?.nextElementSibling?.querySelectorAll("[aria-expanded]") ?? [])
      inner.setAttribute("aria-expanded", "false");
  });
}

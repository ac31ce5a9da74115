/** Toggles `aria-expanded` on the buttons of the header, even before React runs. CSS shows what they open. */
export function runToggles(): void {
  addEventListener("click", ({ target }) => {
    const button = (target as Element).closest("header [aria-expanded]");
    button?.setAttribute("aria-expanded", String(button.getAttribute("aria-expanded") !== "true"));
    // The lists inside are closed too, so that the menu opens with closed lists.
    for (const inner of button?.nextElementSibling?.querySelectorAll("[aria-expanded]") ?? [])
      inner.setAttribute("aria-expanded", "false");
  });
}

type Tag = keyof HTMLElementTagNameMap;

const element = <Name extends Tag>(name: Name, properties: Partial<HTMLElementTagNameMap[Name]>) =>
  Object.assign(document.createElement(name), properties);

/** Shows what the owner must know in a dialog, above the CMS and its own dialogs. */
export function showNotice(heading: string, lines: string[]): void {
  const dialog = element("dialog", { className: "notice", ariaLabel: heading });
  const list = element("ul", {});
  list.append(...lines.map((line) => element("li", { textContent: line })));
  const form = element("form", { method: "dialog" });
  form.append(element("button", { textContent: "Begrepen" }));
  dialog.append(element("h2", { textContent: heading }), list, form);
  dialog.addEventListener("close", () => dialog.remove());
  // The editor would close on Escape too.
  dialog.addEventListener("keydown", (event) => event.stopPropagation());
  document.body.append(dialog);
  dialog.showModal();
}

/** Shows a line below the CMS until something is typed. */
export function showStatus(text: string, link?: { text: string; href: string }): void {
  document.querySelector(".status")?.remove();
  const status = element("p", { role: "status", className: "status", textContent: `${text} ` });
  if (link) status.append(element("a", { href: link.href, target: "_blank", textContent: link.text }));
  document.body.append(status);
  addEventListener("input", () => status.remove(), { once: true });
}

/** Shows what the owner must know in a dialog, above the CMS and its own dialogs. */
export function showNotice(heading: string, lines: string[]): void {
  const dialog = document.createElement("dialog");
  dialog.className = "notice";
  const title = document.createElement("h2");
  title.textContent = heading;
  title.id = "notice-heading";
  dialog.setAttribute("aria-labelledby", title.id);
  const list = document.createElement("ul");
  list.append(...lines.map((line) => Object.assign(document.createElement("li"), { textContent: line })));
  const form = Object.assign(document.createElement("form"), { method: "dialog" });
  form.append(Object.assign(document.createElement("button"), { textContent: "Begrepen" }));
  dialog.append(title, list, form);
  dialog.addEventListener("close", () => dialog.remove());
  // The editor would close on Escape too.
  dialog.addEventListener("keydown", (event) => event.stopPropagation());
  document.body.append(dialog);
  dialog.showModal();
}

/*
 * The first page of a visit has its title and descriptions in the HTML, so the
 * code that manages them (react-helmet-async) is fetched at the first navigation
 * only. From then on the prerendered elements must be gone: a document has one title.
 */

const selector =
  "title, link[rel=canonical], meta[name=description], meta[name=robots], meta[name^=twitter], meta[property]";

let prerendered: Element[] = [];
let firstEntry: string | undefined;

/** Notes what the HTML says about its own page; called once, before React adds anything to the head. */
export function keepPrerenderedHead(): void {
  prerendered = [...document.head.querySelectorAll(selector)];
}

/** Whether the head tells about this entry of the history: the one that the HTML was made for, until it is left. */
export function isPrerenderedHead(entry: string): boolean {
  firstEntry ??= entry;
  return prerendered.length > 0 && entry === firstEntry;
}

/** Takes away what the HTML said, for a page that says it itself. */
export function dropPrerenderedHead(): void {
  for (const element of prerendered) element.remove();
  prerendered = [];
}

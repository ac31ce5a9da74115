/**
 * Does `work` once a click that took a visitor out of a field is over: what is shown at the field then moves what is
 * below it, and must not do so under the pointer.
 */
export function afterTheClick(work: () => void): void {
  setTimeout(work, 250);
}

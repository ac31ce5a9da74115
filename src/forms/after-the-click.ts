/** Runs `work` once the click that left a field is over, so that nothing moves under the pointer. */
export function afterTheClick(work: () => void): void {
  setTimeout(work, 250);
}

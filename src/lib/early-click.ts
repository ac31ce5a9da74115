/**
 * Repeats the click on a button that came before the code of that button, which the start
 * script has kept; see scripts/start-script.ts. Does nothing where there was none.
 */
export function repeatEarlyClick(): void {
  const button = window.earlyClick;
  // First: where the code is still not there, the start script keeps the repeated click again.
  delete window.earlyClick;
  button?.click();
}

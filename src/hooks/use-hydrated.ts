import { useSyncExternalStore } from "react";

const subscribe = () => () => {};

/**
 * The value of `read` in the browser, and `prerenderedValue` in the HTML and during hydration. Equal values cost no second
 * render. `read` must return the same object each time, or React renders endlessly.
 */
export function useBrowserValue<Value>(read: () => Value, prerenderedValue: Value): Value {
  return useSyncExternalStore(subscribe, read, () => prerenderedValue);
}

/** False in prerendered HTML and while React hydrates it, true from then on. */
export const useHydrated = (): boolean => useBrowserValue(() => true, false);

import { useSyncExternalStore } from "react";

const subscribe = () => () => {};

/**
 * What `read` finds in the browser, `prerendered` in the HTML and while React hydrates it. Equal values cost no second
 * render; an object that `read` makes anew each time would render for ever.
 */
export function useBrowserValue<Value>(read: () => Value, prerendered: Value): Value {
  return useSyncExternalStore(subscribe, read, () => prerendered);
}

/** False in prerendered HTML and while React hydrates it, true from then on. */
export const useHydrated = (): boolean => useBrowserValue(() => true, false);

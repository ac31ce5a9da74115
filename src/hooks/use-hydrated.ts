import { useSyncExternalStore } from "react";

const subscribe = () => () => {};

/** What only the browser knows; `prerendered` in the HTML and while React hydrates it. Equal values cost no second render. */
export function useBrowserValue<Value>(read: () => Value, prerendered: Value): Value {
  return useSyncExternalStore(subscribe, read, () => prerendered);
}

/** False in prerendered HTML and while React hydrates it, true from then on. */
export const useHydrated = (): boolean => useBrowserValue(() => true, false);

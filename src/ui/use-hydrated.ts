import { useSyncExternalStore } from "react";

const subscribe = () => () => {};

/**
 * False on the server and while React attaches to prerendered HTML, true from
 * then on. For what the HTML can't know, such as the state of a navigation.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
}

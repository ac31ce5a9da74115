import { useSyncExternalStore } from "react";

const subscribe = () => () => {};

/**
 * False on the server and while React hydrates prerendered HTML, true from
 * then on. For what the HTML can't know, such as the state of a navigation,
 * and for controls that wait until they work.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
}

import { useSyncExternalStore } from "react";

const subscribe = () => () => {};

/** False on the server and during hydration: for what the HTML can't know, and controls that wait until they work. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
}

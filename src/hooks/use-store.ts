import { useSyncExternalStore } from "react";

/** A value that survives a change of page. Prerendered HTML shows `initial`. */
export function createStore<Value>(initial: Value) {
  let value = initial;
  const listeners = new Set<() => void>();
  return {
    initial,
    read: () => value,
    set(next: Value) {
      value = next;
      for (const listener of listeners) listener();
    },
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** The value of a store; renders again when it changes. */
export function useStore<Value>({ subscribe, read, initial }: ReturnType<typeof createStore<Value>>): Value {
  return useSyncExternalStore(subscribe, read, () => initial);
}

import { useSyncExternalStore } from "react";

/** A value outside the pages, which outlives them; `initial` is what prerendered HTML shows of it. */
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

/** What a store holds, now and from now on. */
export function useStore<Value>({ subscribe, read, initial }: ReturnType<typeof createStore<Value>>): Value {
  return useSyncExternalStore(subscribe, read, () => initial);
}

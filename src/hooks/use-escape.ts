import { useEffect, useEffectEvent } from "react";

/** Calls `onEscape` when Escape is pressed anywhere. */
export function useEscape(onEscape: () => void): void {
  const callback = useEffectEvent(onEscape);
  useEffect(() => {
    const onKeyDown = ({ key }: KeyboardEvent) => key === "Escape" && callback();
    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
  }, []);
}

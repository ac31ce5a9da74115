import { useEffect, useRef, useState } from "react";
import { useRevalidator } from "react-router-dom";
import { type Change, type ChangeResult, change, type OwnerRequest } from "./requests";

/** What somebody else changed is seen within a minute. */
const refreshMs = 30_000;

/** Loads what the page shows again: at once, now and then, and when the page comes to the front or the network comes back. */
export function useFreshness(): void {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    const refresh = () => {
      if (document.visibilityState === "visible") void revalidate();
    };
    refresh();
    const timer = setInterval(refresh, refreshMs);
    const events = ["visibilitychange", "focus", "online"];
    // The first is of the document, and bubbles.
    for (const event of events) window.addEventListener(event, refresh);
    return () => {
      clearInterval(timer);
      for (const event of events) window.removeEventListener(event, refresh);
    };
  }, [revalidate]);
}

/** Makes a change, one at a time, and says what came of it. No button is disabled meanwhile: it would lose focus. */
export function useChange(request: OwnerRequest) {
  const { revalidate } = useRevalidator();
  const busy = useRef(false);
  const [result, setResult] = useState<ChangeResult>();
  async function make(changes: Change) {
    if (busy.current) return;
    busy.current = true;
    setResult(await change(request, changes));
    await revalidate();
    busy.current = false;
  }
  return { result, make };
}
